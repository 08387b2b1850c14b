/**
 * Finds the versions that writes created. Most answers of writes do not contain a version, but reads show which version has the value
 * that only one write wrote. Without these versions, the search for an order would try all orders of concurrent writes.
 */
import type { EntityCall, SeenVersion } from './entity-model.js';
import type { TimedCall } from './linearizable.js';

/** @returns the calls, with `created` for writes whose effect was seen */
export function withCreatedVersions(calls: readonly TimedCall<EntityCall>[]): TimedCall<EntityCall>[] {
  const writers = new Map<string, number>();
  for (const { call } of calls) {
    const key = effectOf(call);
    if (key !== undefined) writers.set(key, (writers.get(key) ?? 0) + 1);
  }
  const seen = seenEffects(calls);
  return calls.map((timed) => {
    const { call } = timed;
    const key = effectOf(call);
    const versions = key === undefined ? undefined : seen.get(key);
    if (call.kind !== 'write' || call.answer.kind !== 'done' || key === undefined) return timed;
    if (writers.get(key) !== 1 || versions?.size !== 1) return timed;
    const [created = 0] = versions;
    return { ...timed, call: { ...call, created } };
  });
}

/** Returns a text that names what a call does to an aspect; undefined if it cannot be recognized in the aspect's versions. */
function effectOf(call: EntityCall): string | undefined {
  if (call.kind !== 'write') return undefined;
  const [change] = call.changes;
  if (change === undefined || change.kind === 'delete') return undefined;
  return `${change.aspect} ${change.kind} ${change.kind === 'put' ? change.value : change.item}`;
}

function seenEffects(calls: readonly TimedCall<EntityCall>[]): Map<string, Set<number>> {
  const seen = new Map<string, Set<number>>();
  const note = (key: string, version: number): void => {
    seen.set(key, (seen.get(key) ?? new Set()).add(version));
  };
  for (const { call } of calls) {
    // A list may get the same items twice, which only a complete history shows.
    if (call.kind === 'read' && call.answer !== 'absent' && itemsOf(call.answer.value) === undefined)
      note(`${call.aspect} put ${call.answer.value}`, call.answer.version);
    if (call.kind !== 'history') continue;
    call.answer.forEach((newer, index) => {
      note(`${call.aspect} put ${newer.value}`, newer.version);
      const older = call.answer[index + 1];
      for (const effect of listEffects(newer, older)) note(`${call.aspect} ${effect}`, newer.version);
    });
  }
  return seen;
}

/** Returns what one call must have done to a list to lead from one version to the next. */
function listEffects(newer: SeenVersion, older: SeenVersion | undefined): string[] {
  const after = itemsOf(newer.value);
  const before = older === undefined ? [] : itemsOf(older.value);
  if (after === undefined || before === undefined || newer.version - (older?.version ?? 0) !== 1) return [];
  const added = after.filter((item) => !before.includes(item));
  const removed = before.filter((item) => !after.includes(item));
  // An empty list may also follow from a deletion and the removal of another item.
  if (added.length === 0 && removed.length === 1 && after.length > 0) return [`remove ${String(removed[0])}`];
  return added.map((item) => `add ${item}`);
}

function itemsOf(value: string): string[] | undefined {
  const parsed: unknown = JSON.parse(value);
  return Array.isArray(parsed) ? (parsed as string[]) : undefined;
}
