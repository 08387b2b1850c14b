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
import { hasCode } from '../../core/errors.js';
import { shareNext } from '../../core/share-next.js';
import type { Database } from '../../neo4j/database.js';
import type { LoadStatement } from '../../neo4j/statements.js';
import type { Census, CensusTypes } from './census.js';
import { createFacetTexts, type FacetTexts } from '../facets/facet-texts.js';
import { lockMarks } from '../../neo4j/search-index/write-marks.js';
import { countAll } from './count-all.js';
import { KEPT_CHANGES } from './difference-text.js';
import { addChanges, newFollowed, type Followed, type SlotChanges } from './followed.js';

export interface CensusReader {
  /**
   * Returns a census that contains every write acknowledged before the call. Returns undefined if it has not counted all entities of these
   * types.
   */
  readonly current: (types: CensusTypes) => Promise<Census | undefined>;
  readonly facetTexts: FacetTexts;
}

export interface FollowedCensus extends CensusReader {
  /** Gives up a count that is under way, and begins no other one. Call it before the connections to Neo4j are closed. */
  readonly stop: () => void;
}

export interface CensusDeps {
  readonly database: Pick<Database, 'read' | 'readLocked'>;
  readonly load: LoadStatement;
  readonly clock: Clock;
  /** Called with whether there was a census. */
  readonly observeCensus?: ((isHit: boolean) => void) | undefined;
  /** Called if counting or following failed. Neo4j counts for each request then, so nobody else would know. */
  readonly onCensusFailure?: ((error: unknown) => void) | undefined;
}

/** Shortest pause between two counts, in milliseconds. */
const SHORTEST_PAUSE = 1_000;
/** A pause is this number of times longer than the count before it, so that counts leave room for other work. */
const PAUSE_FACTOR = 10;

/** While entities are counted, changes are followed in this interval, in milliseconds. */
const FOLLOW_INTERVAL = 1_000;
/** Number of changes that are read at once. To count again costs less than to read more of them. */
const MOST_CHANGES = 1_000;

export function followCensus(deps: CensusDeps): FollowedCensus {
  const { database, load, clock, observeCensus, onCensusFailure } = deps;
  let followed: Followed | undefined;
  /** Set while entities are counted. */
  let followTimer: NodeJS.Timeout | undefined;
  let isStopped = false;
  let nextCountAt = 0;
  const follow = shareNext(async () => {
    if (followed === undefined) return;
    const known = followed;
    try {
      const parameters = { seen: known.seen, kept: KEPT_CHANGES, most: MOST_CHANGES };
      const slots = await database.read(load('census/read-changes'), parameters);
      const isCurrent = (slots as unknown as readonly SlotChanges[]).every((slot) =>
        addChanges(slot, known, clock.now()),
      );
      if (!isCurrent) followed = undefined;
    } catch (error) {
      // The same numbers follow when Neo4j answers again.
      if (hasCode(error, 'UNAVAILABLE') || hasCode(error, 'OVERLOADED')) throw error;
      followed = undefined;
      onCensusFailure?.(error);
    }
  });
  /** Waits until no write is half applied. @returns numbers of the last changes by slot */
  const settle = async (): Promise<readonly number[]> => {
    const [row] = await database.readLocked('census/settle', (run) => lockMarks(run, load));
    return row?.['changes'] as number[];
  };
  /**
   * Counts without locks, because a count of a large catalog would keep writers waiting for seconds. No write is half applied when it
   * begins, and every one that was applied meanwhile is followed when it ends. So the counts of all types that have not changed are exact.
   */
  const countMissingTypes = async (): Promise<void> => {
    await follow();
    const counting = followed ?? newFollowed(await settle());
    if (counting === followed) {
      counting.changed.clear();
      await settle();
    }
    followed = counting;
    const { census, uncounted, changed, seen } = counting;
    const types = uncounted === 'all' ? null : [...uncounted];
    // On the leader of a cluster, because another member may lack changes that are settled.
    const counts = await database.readLocked('census/count', (run) => countAll(run, load, types));
    const last = await settle();
    await follow();
    const hasAll = last.every((number, slot) => (seen[slot] ?? 0) >= number);
    if (followed !== counting || !hasAll) return;
    census.add(new Map([...counts].filter(([type]) => !changed.has(type))));
    counting.uncounted = new Set([...changed].filter((type) => uncounted === 'all' || uncounted.has(type)));
  };
  const count = async (): Promise<void> => {
    const begun = clock.now();
    // Otherwise a long count could miss too many changes.
    followTimer = setInterval(() => {
      // A failure is that of the count, too, or of the next request.
      follow().catch(() => undefined);
    }, FOLLOW_INTERVAL);
    try {
      await countMissingTypes();
    } catch (error) {
      if (!isStopped) onCensusFailure?.(error);
    } finally {
      clearInterval(followTimer);
      followTimer = undefined;
      const ended = clock.now();
      nextCountAt = ended + Math.max(SHORTEST_PAUSE, (ended - begun) * PAUSE_FACTOR);
    }
  };
  return {
    current: async ({ includes }) => {
      await follow();
      const { census, uncounted } = followed ?? newFollowed([]);
      const isCounted = uncounted !== 'all' && ![...uncounted].some(includes);
      observeCensus?.(isCounted);
      if (isCounted) return census;
      if (followTimer === undefined && !isStopped && clock.now() >= nextCountAt) void count();
      return undefined;
    },
    facetTexts: createFacetTexts({ read: database.read, load }),
    stop: () => {
      isStopped = true;
      // The count does not end by itself: a closed connection brings no answer, nor an error. The timer would keep the process alive.
      clearInterval(followTimer);
    },
  };
}

/** Returns the census for a request that ends at the deadline. Work that other requests share goes on. */
export function censusWithin({ current, facetTexts }: CensusReader, deadline: Deadline): CensusReader {
  const within = <T>(work: Promise<T>): Promise<T> => withinMillis(work, Math.max(1, deadline.left()));
  return { current: (types) => within(current(types)), facetTexts: (ids) => within(facetTexts(ids)) };
}
