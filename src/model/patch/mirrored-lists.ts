/** Lists that an aspect keeps twice: plainly, and as records that say more of each item. Patches keep them in step. */
import type { ToldTwice } from '../types.js';
import { isRecord } from './patch-operation.js';
import type { Patch } from './read-patch.js';

interface Opened {
  /** What the operations work on. */
  readonly tree: unknown;
  /** What is to be stored, of their outcome. */
  readonly settle: (outcome: unknown) => unknown;
}

/**
 * Clients patch only the records (`domainAssociations`), but it is the plain list (`domains`) that search and edges follow.
 * While operations run, each item that is in the list alone has a record too, so that it is found there to be removed.
 * Afterwards what got its first record joins the list, and what lost its last one leaves it.
 */
export function updateMirroredLists(tree: unknown, patch: Patch): Opened {
  const rules = patch.generic ? [] : Object.entries(patch.toldTwice);
  const touched = rules.filter(([records]) =>
    patch.operations.some(({ segments }) => segments[0] === records),
  );
  return touched.reduce<Opened>(
    (opened, [records, rule]) => {
      if (!isRecord(opened.tree)) return opened;
      const { tree: next, settle } = open(opened.tree, records, rule);
      return { tree: next, settle: (outcome) => opened.settle(settle(outcome)) };
    },
    { tree, settle: (outcome) => outcome },
  );
}

function open(tree: Record<string, unknown>, records: string, { list, member }: ToldTwice): Opened {
  const given = arrayOf(tree[records]);
  const told = new Set(membersOf(given, member));
  const standIns = arrayOf(tree[list]).flatMap((item) => (told.has(item) ? [] : [{ [member]: item }]));
  const before = new Set([...told, ...membersOf(standIns, member)]);
  const settle = (outcome: unknown): unknown => {
    if (!isRecord(outcome)) return outcome;
    const items = arrayOf(outcome[records]);
    const left = new Set(membersOf(items, member));
    // An untouched stand-in is still the same object; it was only there to be found.
    const real = items.filter((item) => !standIns.some((standIn) => standIn === item));
    const joined = membersOf(real, member).filter((item) => !before.has(item));
    const kept = arrayOf(outcome[list]).filter((item) => !before.has(item) || left.has(item));
    const settled: Record<string, unknown> = { ...outcome, [list]: [...new Set([...kept, ...joined])] };
    if (real.length > 0 || Object.hasOwn(tree, records)) settled[records] = real;
    else Reflect.deleteProperty(settled, records);
    return settled;
  };
  return { tree: { ...tree, [records]: [...given, ...standIns] }, settle };
}

function membersOf(records: readonly unknown[], member: string): unknown[] {
  return records.map((record) => (isRecord(record) ? record[member] : undefined));
}

function arrayOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
