/**
 * Keeps a census current: counts all entities once, and then adds what each write has changed.
 *
 *   first question        counts in the background; Neo4j counts for the question
 *   each further one      reads the changes since the last one, adds them, answers
 *   too many changes      counts again
 *
 * A write is acknowledged after its change of the counts is visible, and the changes of a slot have consecutive numbers. So a reader that has
 * added all visible ones has every acknowledged write.
 */
import type { Clock } from '../../core/clock.js';
import { withinMillis, type Deadline } from '../../core/deadline.js';
import { shareNext } from '../../core/share-next.js';
import type { Database, Row } from '../../neo4j/database.js';
import type { LoadStatement } from '../../neo4j/statements.js';
import type { Census, CensusTypes } from './census.js';
import { createFacetTexts, type FacetTexts } from '../facets/facet-texts.js';
import { lockMarks } from '../../neo4j/search-index/write-marks.js';
import { KEPT_CHANGES } from './difference-text.js';
import { addChanges, newFollowed, type Followed, type SlotChanges } from './followed.js';
import { sumsOf, toPlaceKey, type CountDifferences, type TypeSums } from './types.js';

export interface FollowedCensus {
  /**
   * Returns a census that contains every write to entities of the types acknowledged before the call, or undefined if they must be counted
   * first.
   */
  readonly current: (types: CensusTypes) => Promise<Census | undefined>;
  readonly facetTexts: FacetTexts;
}

export interface CensusDeps {
  readonly database: Pick<Database, 'read' | 'readLocked'>;
  readonly load: LoadStatement;
  readonly clock: Clock;
  /** Called with whether there was a census. */
  readonly observeCensus?: ((isHit: boolean) => void) | undefined;
  /** Called if the entities could not be counted. Requests are answered otherwise, so nobody else would know. */
  readonly onCensusFailure?: ((error: unknown) => void) | undefined;
}

/** Shortest pause between two counts, in milliseconds. */
const SHORTEST_PAUSE = 1_000;
/** A pause is this number of times longer than the count before it, so that counts leave room for other work. */
const PAUSE_FACTOR = 10;

export function followCensus(deps: CensusDeps): FollowedCensus {
  const { database, load, clock, observeCensus, onCensusFailure } = deps;
  let followed: Followed | undefined;
  let isCounting = false;
  let nextCountAt = 0;
  const follow = shareNext(async () => {
    if (followed === undefined) return;
    const known = followed;
    const rows = await database.read(load('census/read-changes'), { seen: known.seen, kept: KEPT_CHANGES });
    const slots = rows as unknown as readonly SlotChanges[];
    if (!slots.every((slot) => addChanges(slot, known, clock.now()))) followed = undefined;
  });
  /** Waits until no write is half applied. @returns numbers of the last changes by slot */
  const settle = async (): Promise<readonly number[]> => {
    const [row] = await database.readLocked('census/settle', (run) => lockMarks(run, load));
    return row?.['changes'] as number[];
  };
  /**
   * Counts without locks, because a count of a large catalog would keep writers waiting for seconds. No write is half applied when it begins,
   * and every one that was applied meanwhile is followed when it ends. So the counts of all other types are exact.
   */
  const countUncounted = async (): Promise<void> => {
    await follow();
    const counted = (followed ??= newFollowed(await settle()));
    counted.changed.clear();
    await settle();
    const types = counted.uncounted === 'all' ? null : [...counted.uncounted];
    const facets = await database.read(load('census/count-facets'), { types });
    const places = await database.read(load('census/count-places'), { types });
    const last = await settle();
    await follow();
    const hasAll = last.every((number, slot) => (counted.seen[slot] ?? 0) >= number);
    if (followed !== counted || !hasAll) return;
    const { census, uncounted, changed } = counted;
    // Types that have changed meanwhile may have been counted before the change or after it.
    census.add(new Map([...sumUp(facets, places)].filter(([type]) => !changed.has(type))));
    counted.uncounted = new Set([...changed].filter((type) => uncounted === 'all' || uncounted.has(type)));
  };
  const count = async (): Promise<void> => {
    isCounting = true;
    const begun = clock.now();
    try {
      await countUncounted();
    } catch (error) {
      onCensusFailure?.(error);
    } finally {
      const ended = clock.now();
      nextCountAt = ended + Math.max(SHORTEST_PAUSE, (ended - begun) * PAUSE_FACTOR);
      isCounting = false;
    }
  };
  return {
    current: async ({ includes }) => {
      await follow();
      const { census, uncounted } = followed ?? newFollowed([]);
      const isCounted = uncounted !== 'all' && ![...uncounted].some(includes);
      observeCensus?.(isCounted);
      if (isCounted) return census;
      if (!isCounting && clock.now() >= nextCountAt) void count();
      return undefined;
    },
    facetTexts: createFacetTexts({ read: database.read, load }),
  };
}

/** Returns the census for a request that ends at the deadline. Work that other requests share goes on. */
export function censusWithin({ current, facetTexts }: FollowedCensus, deadline: Deadline): FollowedCensus {
  const within = <T>(work: Promise<T>): Promise<T> => withinMillis(work, Math.max(1, deadline.left()));
  return { current: (types) => within(current(types)), facetTexts: (ids) => within(facetTexts(ids)) };
}

function sumUp(facets: readonly Row[], places: readonly Row[]): CountDifferences {
  const types = new Map<string, TypeSums>();
  for (const row of facets) {
    sumsOf(types, row['type'] as string).facets.set(row['id'] as number, row['entities'] as number);
  }
  for (const row of places) {
    const sums = sumsOf(types, row['type'] as string);
    const entities = row['entities'] as number;
    sums.total += entities;
    sums.places.set(toPlaceKey(row['places'] as string[]), entities);
  }
  return types;
}
