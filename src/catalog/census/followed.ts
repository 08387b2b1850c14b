/** A census and how far it has followed the changes of the store. */
import { Census } from './census.js';
import { KEPT_CHANGES, parseDifferences } from './difference-text.js';
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

export interface SlotChanges {
  readonly slot: number;
  /** Number of the last change. */
  readonly changes: number;
  readonly texts: readonly string[];
}

/**
 * A transaction can be visible in parts while it is applied, or not at all on a member of a cluster that is behind. Its change is added
 * later then.
 * @returns false if the census cannot become current any more
 */
export function addChanges({ slot, changes, texts }: SlotChanges, followed: Followed, now: number): boolean {
  const { seen, missing } = followed;
  const last = seen[slot] ?? 0;
  if (changes - last > KEPT_CHANGES) return false;
  const parsed = texts.map(parseDifferences).filter((each) => each !== undefined);
  const byNumber = new Map(parsed.map((each) => [each.number, each]));
  for (let number = last + 1; number <= changes; number += 1) {
    const change = byNumber.get(number);
    if (change === undefined) {
      const earlier = missing.get(slot);
      if (earlier?.number === number) return now - earlier.since <= APPLIED_MILLIS;
      missing.set(slot, { number, since: now });
      return true;
    }
    if (change.differences === undefined) return false;
    addDifferences(change.differences, followed);
    seen[slot] = number;
  }
  return true;
}

function addDifferences(differences: CountDifferences, { census, uncounted, changed }: Followed): void {
  for (const type of differences.keys()) changed.add(type);
  if (uncounted === 'all') return;
  census.add(new Map([...differences].filter(([type]) => !uncounted.has(type))));
}
