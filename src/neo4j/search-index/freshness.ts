/**
 * Keeps the promise that an acknowledged write is found, although Neo4j updates the full-text index only after the commit.
 *
 * Each transaction that changes the index leaves a mark in the store. A search reads the marks. If they are the ones that the last
 * refresh of the index covers, the result is current. Otherwise the search waits for a refresh, which concurrent searches share.
 * Writes of other services are noticed in the same way.
 */
import { shareNext } from '../../core/async.js';
import { hasCode } from '../../core/errors.js';
import { type Marks, textOf } from './write-marks.js';

export interface IndexState {
  /** Returns the marks of all writes that are committed. */
  readonly readMarks: () => Promise<Marks>;
  /**
   * Waits until searches find everything that is committed. Returns marks whose writes they find.
   * @param covered the marks that the last refresh returned
   */
  readonly refresh: (covered: Marks | undefined) => Promise<Marks>;
}

export interface Freshness {
  /** Runs a search that finds all writes which were acknowledged before this call. May run it twice. */
  search<T>(run: () => Promise<T>): Promise<T>;
  /**
   * Returns the marks of all writes that were acknowledged before this call. If a search would have to wait for a refresh now, the marks
   * come from that refresh.
   */
  readMarks(): Promise<Marks>;
  /** Tells that this process has probably changed the index. The next search then waits before it runs instead of running twice. */
  suspectWrites(): void;
}

export function createFreshness({ readMarks, refresh }: IndexState): Freshness {
  let covered: Marks | undefined;
  /** Number of suspicions, and how many of them the last refresh covers. */
  let suspected = 1;
  let settled = 0;
  const nextRefresh = shareNext(async () => {
    const before = suspected;
    covered = await refresh(covered);
    settled = before;
  });
  const search = async <T>(run: () => Promise<T>): Promise<T> => {
    if (suspected === settled) {
      const known = covered;
      // Concurrent, so that a search of a catalog at rest costs no further round trip.
      const [marks, answer] = await Promise.all([readMarks(), run()]);
      if (areSame(marks, known)) return answer;
      // Another search has refreshed the index meanwhile, perhaps after this one had read it.
      if (areSame(marks, covered)) return run();
    }
    await nextRefresh();
    return run();
  };
  return {
    search: async (run) => {
      try {
        return await search(run);
      } catch (error) {
        // A Neo4j that was restarted may have to catch up with its index, although the marks are the same.
        if (hasCode(error, 'UNAVAILABLE')) covered = undefined;
        throw error;
      }
    },
    readMarks: async () => {
      if (suspected === settled) return readMarks();
      await nextRefresh();
      return covered ?? readMarks();
    },
    suspectWrites: () => {
      suspected += 1;
    },
  };
}

function areSame(read: Marks, known: Marks | undefined): boolean {
  return known !== undefined && textOf(read) === textOf(known);
}
