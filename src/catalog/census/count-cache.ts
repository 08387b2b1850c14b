/**
 * Keeps the counts of searches for as long as no write changes what the full-text index contains.
 *
 * Each transaction that changes the index or a facet leaves a mark (decision 31), in whatever service it runs. Counts are kept with marks that
 * were read before they were counted. While the store has the same marks, nothing was written since, and the counts are current:
 *
 *   first search              counts
 *   next one                  reads the marks, counts
 *   same marks for a while    settles the marks, counts, keeps the counts
 *   same marks again          returns the kept counts
 *
 * Settled marks cost locks that writers may have to wait for, so they are only requested while there are no writes.
 */
import { LRUCache } from 'lru-cache';
import type { Clock } from '../../core/clock.js';
import type { StatementRows } from '../../neo4j/generated/statement-rows.js';
import { type Marks, textOf } from '../../neo4j/search-index/write-marks.js';

/** The counts of one facet. Those of `_entityType` are the number of hits. */
export type CountRow = StatementRows['search/count-hits'];

export interface CountRequest {
  /** Equal for requests with the same counts. */
  readonly key: string;
  /** Returns the marks that are visible now. */
  readonly readMarks: () => Promise<Pick<Marks, 'marks'>>;
  readonly count: () => Promise<readonly CountRow[]>;
}

export type CountCache = (request: CountRequest) => Promise<readonly CountRow[]>;

export interface CountCacheOptions {
  readonly clock: Clock;
  /** Returns marks whose writes every search finds that begins afterwards. */
  readonly settleMarks: () => Promise<Pick<Marks, 'marks'>>;
  /** Called with whether the counts of a search were kept and current. */
  readonly observeCounts?: ((isHit: boolean) => void) | undefined;
}

interface Kept {
  readonly marks: string;
  readonly rows: readonly CountRow[];
}

/** Stands for a search whose counts are not kept yet. No store has these marks. */
const NOT_COUNTED: Kept = { marks: 'none', rows: [] };
/** A catalog is at rest if its marks stay the same for this time, in milliseconds. */
const REST_MILLIS = 1_000;
/** Characters of keys and counts, for about a thousand searches with all facets. */
const KEPT_CHARACTERS = 16_000_000;

export function createCountCache({ clock, settleMarks, observeCounts }: CountCacheOptions): CountCache {
  const searches = new LRUCache<string, Kept>({
    maxSize: KEPT_CHARACTERS,
    sizeCalculation: ({ rows }, key) => key.length + JSON.stringify(rows).length,
  });
  let last: { readonly marks: string; readonly since: number } | undefined;
  const isAtRest = (marks: string): boolean => {
    const now = clock.now();
    if (last?.marks !== marks) last = { marks, since: now };
    return now - last.since >= REST_MILLIS;
  };
  return async ({ key, readMarks, count }) => {
    const kept = searches.get(key);
    if (kept === undefined) {
      observeCounts?.(false);
      searches.set(key, NOT_COUNTED);
      return count();
    }
    const marks = textOf(await readMarks());
    const isHit = kept.marks === marks;
    observeCounts?.(isHit);
    if (isHit) return kept.rows;
    if (!isAtRest(marks)) return count();
    const settled = textOf(await settleMarks());
    const rows = await count();
    searches.set(key, { marks: settled, rows });
    return rows;
  };
}
