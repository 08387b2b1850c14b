/**
 * Keeps a census current: counts all entities once, and then adds what each write has changed.
 *
 *   first question        counts in the background, under the locks of all writers; the question is answered otherwise
 *   each further one      reads the changes since the last one, adds them, answers
 *   too many changes      counts again, at most once a minute
 *
 * A write is acknowledged after its change of the counts is visible, and the changes of a slot have consecutive numbers. So a reader that has
 * added all visible ones has every acknowledged write.
 */
import type { Clock } from '../../core/clock.js';
import { withinMillis, type Deadline } from '../../core/deadline.js';
import { shareNext } from '../../core/share-next.js';
import type { Database, Row } from '../../neo4j/database.js';
import type { LoadStatement } from '../../neo4j/statements.js';
import { Census } from './census.js';
import { createFacetTexts, type FacetTexts } from '../facets/facet-texts.js';
import { lockMarks } from '../../neo4j/search-index/write-marks.js';
import { KEPT_CHANGES, parseDifferences } from './difference-text.js';
import { sumsOf, toPlaceKey, type TypeSums } from './types.js';

export interface FollowedCensus {
  /** Returns a census that contains every write acknowledged before the call, or undefined if it must be counted first. */
  readonly current: () => Promise<Census | undefined>;
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

interface Followed {
  readonly census: Census;
  /** Number of the last added change of each slot. */
  readonly seen: number[];
  /** By slot: the change that is not visible yet, and since when. */
  readonly missing: Map<number, { readonly number: number; readonly since: number }>;
}

/** Counting locks out writers meanwhile. */
const COUNT_AGAIN_MILLIS = 60_000;
/** A transaction is applied within this time. A change that is not visible then is lost. */
const APPLIED_MILLIS = 30_000;

export function followCensus(deps: CensusDeps): FollowedCensus {
  const { database, load, clock, observeCensus, onCensusFailure } = deps;
  let followed: Followed | undefined;
  let countedAt: number | undefined;
  let isCounting = false;
  const follow = shareNext(async () => {
    if (followed === undefined) return;
    const known = followed;
    const rows = await database.read(load('census/read-changes'), { seen: known.seen, kept: KEPT_CHANGES });
    const slots = rows as unknown as readonly SlotChanges[];
    if (!slots.every((slot) => addChanges(slot, known, clock.now()))) followed = undefined;
  });
  const count = async (): Promise<void> => {
    isCounting = true;
    try {
      followed = await countAll(database, load);
    } catch (error) {
      onCensusFailure?.(error);
    } finally {
      countedAt = clock.now();
      isCounting = false;
    }
  };
  const mayCount = (): boolean =>
    !isCounting && (countedAt === undefined || clock.now() - countedAt >= COUNT_AGAIN_MILLIS);
  return {
    current: async () => {
      await follow();
      observeCensus?.(followed !== undefined);
      if (followed === undefined && mayCount()) void count();
      return followed?.census;
    },
    facetTexts: createFacetTexts({ read: database.read, load }),
  };
}

/** Returns the census for a request that ends at the deadline. Work that other requests share goes on. */
export function censusWithin({ current, facetTexts }: FollowedCensus, deadline: Deadline): FollowedCensus {
  const within = <T>(work: Promise<T>): Promise<T> => withinMillis(work, Math.max(1, deadline.left()));
  return { current: () => within(current()), facetTexts: (ids) => within(facetTexts(ids)) };
}

interface SlotChanges {
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
function addChanges(
  { slot, changes, texts }: SlotChanges,
  { census, seen, missing }: Followed,
  now: number,
): boolean {
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
    census.add(change.differences);
    seen[slot] = number;
  }
  return true;
}

function countAll(database: CensusDeps['database'], load: LoadStatement): Promise<Followed> {
  return database.readLocked('census/count', async (run) => {
    const [locked] = await lockMarks(run, load);
    const [facets, places] = await Promise.all([
      run(load('census/count-facets')),
      run(load('census/count-places')),
    ]);
    return {
      census: censusOf(facets, places),
      seen: [...(locked?.['changes'] as number[])],
      missing: new Map(),
    };
  });
}

function censusOf(facets: readonly Row[], places: readonly Row[]): Census {
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
  const census = new Census();
  census.add(types);
  return census;
}
