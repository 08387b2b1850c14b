/** Updates mirrored lists after patches: lists that an aspect stores both as plain values and as records with details. */
import type { MirroredList } from '../types.js';
import { isRecord } from './patch-operation.js';
import type { Patch } from './read-patch.js';

interface Opened {
  /** The tree to which the operations are applied. */
  readonly tree: unknown;
  /** Converts the result of the operations into the tree to store. */
  readonly settle: (outcome: unknown) => unknown;
}

/**
 * Clients patch only the records (`domainAssociations`), but search and edges are derived from the plain list (`domains`). While the
 * operations run, each item without a record gets a stand-in, so that operations can remove it. Afterwards the list gets the items with
 * new records and loses the items whose last record was removed.
 */
export function updateMirroredLists(tree: unknown, patch: Patch): Opened {
  const rules = patch.generic ? [] : Object.entries(patch.mirroredLists);
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

function open(tree: Record<string, unknown>, recordsName: string, { list, member }: MirroredList): Opened {
  const records = arrayOf(tree[recordsName]);
  const recorded = new Set(membersOf(records, member));
  const standIns = arrayOf(tree[list]).flatMap((item) => (recorded.has(item) ? [] : [{ [member]: item }]));
  const before = new Set([...recorded, ...membersOf(standIns, member)]);
  const settle = (outcome: unknown): unknown => {
    if (!isRecord(outcome)) return outcome;
    const items = arrayOf(outcome[recordsName]);
    const left = new Set(membersOf(items, member));
    // A stand-in that no operation changed is still the same object.
    const real = items.filter((item) => !standIns.some((standIn) => standIn === item));
    const added = membersOf(real, member).filter((item) => !before.has(item));
    const kept = arrayOf(outcome[list]).filter((item) => !before.has(item) || left.has(item));
    const result: Record<string, unknown> = { ...outcome, [list]: [...new Set([...kept, ...added])] };
    if (real.length > 0 || Object.hasOwn(tree, recordsName)) result[recordsName] = real;
    else Reflect.deleteProperty(result, recordsName);
    return result;
  };
  return { tree: { ...tree, [recordsName]: [...records, ...standIns] }, settle };
}

function membersOf(records: readonly unknown[], member: string): unknown[] {
  return records.map((record) => (isRecord(record) ? record[member] : undefined));
}

function arrayOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
