/** A census and how far it has followed the changes of the store. */
import { Census } from './census.js';
import { parseDifferences } from './difference-text.js';
import type { CountDifferences } from './types.js';

export interface Followed {
  readonly census: Census;
  /** Number of the last added change of each slot. */
  readonly seen: number[];
  /** By slot: the change that is not visible yet, and since when. */
  readonly missing: Map<number, { readonly number: number; readonly since: number }>;
  /** Types that are not counted yet. */
  uncounted: ReadonlySet<string> | 'all';
  /** Types that have changed since the last count began. */
  readonly changed: Set<string>;
}

/** A transaction is applied within this time. A change that is not visible then is lost. */
const APPLIED_MILLIS = 30_000;

/** @param numbers of the last changes by slot, which a count that begins now contains */
export function newFollowed(numbers: readonly number[]): Followed {
  return {
    ...{ census: new Census(), seen: [...numbers], missing: new Map() },
    ...{ uncounted: 'all', changed: new Set() },
  };
}

/** A slot with changes after the known one. */
export interface SlotChanges {
  readonly slot: number;
  /** Number of the last change. */
  readonly changes: number;
  /** Null: there are more than can be read. */
  readonly texts: readonly string[] | null;
}

/** @returns false if the census cannot become current any more */
export function addChanges({ slot, changes, texts }: SlotChanges, followed: Followed, now: number): boolean {
  if (texts === null) return false;
  const { seen } = followed;
  const parsed = texts.map(parseDifferences).filter((each) => each !== undefined);
  const byNumber = new Map(parsed.map((each) => [each.number, each]));
  // A text with a later number has taken the place of an earlier one.
  if (parsed.some(({ number }) => number > changes)) return false;
  const last = seen[slot] ?? 0;
  for (let number = last + 1; number <= changes; number += 1) {
    const change = byNumber.get(number);
    if (change === undefined) return number === changes && mayAppear(followed, { slot, number, now });
    if (change.differences === undefined) return false;
    addDifferences(change.differences, followed);
    seen[slot] = number;
  }
  return changes >= last || mayAppear(followed, { slot, number: changes, now });
}

/**
 * Transactions of a slot are applied one after the other, and only the last one can be visible in parts. It is added later: it is not
 * acknowledged yet. A member of a cluster that is behind also has fewer changes for a while.
 */
function mayAppear(
  { missing }: Followed,
  { slot, number, now }: { readonly slot: number; readonly number: number; readonly now: number },
): boolean {
  const earlier = missing.get(slot);
  if (earlier?.number === number) return now - earlier.since <= APPLIED_MILLIS;
  missing.set(slot, { number, since: now });
  return true;
}

function addDifferences(differences: CountDifferences, { census, uncounted, changed }: Followed): void {
  for (const type of differences.keys()) changed.add(type);
  if (uncounted === 'all') return;
  census.add(new Map([...differences].filter(([type]) => !uncounted.has(type))));
}
