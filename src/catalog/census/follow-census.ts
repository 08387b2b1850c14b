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
import { withTimeLimit, type Deadline, shareNext } from '../../core/async.js';
import { compareTexts } from '../../core/compare.js';
import { hasCode } from '../../core/errors.js';
import type { Database, RunStatement } from '../../neo4j/database.js';
import type { StatementRows } from '../../neo4j/generated/statement-rows.js';
import type { LoadStatement } from '../../neo4j/statements.js';
import { lockMarks } from '../../neo4j/search-index/write-marks.js';
import type { CountRow } from './count-cache.js';
import { createFacetTexts, type FacetTexts } from './facet-ids.js';
import { Census, type CensusLevel, type CensusTypes } from './census.js';
import {
  KEPT_CHANGES,
  type CountDifferences,
  parseDifferences,
  sumsOf,
  toPlaceKey,
  type TypeSums,
} from './differences.js';

/**
 * Counts all entities of some types that are not soft-deleted. The counts contain every write acknowledged before the call. They are
 * undefined while the entities of a type are not counted yet.
 */
export interface CensusReader {
  /** Returns what `search/count-facets` would return, including facets without values. */
  readonly facets: (
    types: CensusTypes,
    requested: RequestedFacets,
  ) => Promise<readonly CountRow[] | undefined>;
  /** Returns one level of a browse tree. @param path normalized; those of the container tree begin with its separator */
  readonly level: (types: CensusTypes, path: string) => Promise<CensusLevel | undefined>;
}

interface RequestedFacets {
  readonly names: readonly string[];
  /** Number of values to list of each. */
  readonly most: number;
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
  /** Called if counting or following failed. Neo4j counts for each request then, so the failure would go unnoticed. */
  readonly onCensusFailure?: ((error: unknown) => void) | undefined;
}

/** Shortest pause between two counts, in milliseconds. */
const MIN_PAUSE = 1_000;
/** A pause is this number of times longer than the count before it, so that counts leave room for other work. */
const PAUSE_FACTOR = 10;

/** While entities are counted, changes are followed in this interval, in milliseconds. */
const FOLLOW_INTERVAL = 1_000;
/** Number of changes that are read at once. To count again costs less than to read more of them. */
const MAX_CHANGES = 1_000;

export function followCensus(deps: CensusDeps): FollowedCensus {
  const { database, load, clock, observeCensus, onCensusFailure } = deps;
  let followed: CensusState | undefined;
  /** Set while entities are counted. */
  let followTimer: NodeJS.Timeout | undefined;
  let isStopped = false;
  let nextCountAt = 0;
  const follow = shareNext(async () => {
    if (followed === undefined) return;
    const known = followed;
    try {
      const parameters = { seen: known.seen, kept: KEPT_CHANGES, most: MAX_CHANGES };
      const slots = await database.read(load('census/read-changes'), parameters);
      const isCurrent = slots.every((slot) => addChanges(slot, known, clock.now()));
      if (!isCurrent) followed = undefined;
    } catch (error) {
      // The same numbers follow when Neo4j answers again.
      if (hasCode(error, 'UNAVAILABLE', 'OVERLOADED')) throw error;
      followed = undefined;
      onCensusFailure?.(error);
    }
  });
  /** Waits until no write is half applied. @returns numbers of the last changes by slot */
  const settle = async (): Promise<readonly number[]> => {
    const { changes } = await database.readLocked('census/settle', (run) => lockMarks(run, load));
    return changes;
  };
  /**
   * Counts without locks, because a count of a large catalog would keep writers waiting for seconds. No write is half applied when it
   * begins, and every one that was applied meanwhile is followed when it ends. So the counts of all types that have not changed are exact.
   */
  const countMissingTypes = async (): Promise<void> => {
    await follow();
    const counting = followed ?? newCensusState(await settle());
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
      nextCountAt = ended + Math.max(MIN_PAUSE, (ended - begun) * PAUSE_FACTOR);
    }
  };
  const current = async ({ includes }: CensusTypes): Promise<Census | undefined> => {
    await follow();
    const { census, uncounted } = followed ?? newCensusState([]);
    const isCounted = uncounted !== 'all' && ![...uncounted].some(includes);
    observeCensus?.(isCounted);
    if (isCounted) return census;
    if (followTimer === undefined && !isStopped && clock.now() >= nextCountAt) void count();
    return undefined;
  };
  const facetTexts = createFacetTexts({ read: database.read, load });
  return {
    facets: async (types, requested) => {
      const census = await current(types);
      return census && listFacets(census, types, { ...requested, facetTexts });
    },
    level: async (types, path) => (await current(types))?.level(types, path),
    stop: () => {
      isStopped = true;
      // The count does not end by itself: a closed connection brings no answer, nor an error. The timer would keep the process alive.
      clearInterval(followTimer);
    },
  };
}

/** Returns the census for a request that ends at the deadline. Work that other requests share goes on. */
export function censusWithin({ facets, level }: CensusReader, deadline: Deadline): CensusReader {
  const within = <T>(work: Promise<T>): Promise<T> => withTimeLimit(work, Math.max(1, deadline.left()));
  return {
    facets: (types, requested) => within(facets(types, requested)),
    level: (types, path) => within(level(types, path)),
  };
}

async function listFacets(
  census: Census,
  types: CensusTypes,
  { names, most, facetTexts }: RequestedFacets & { readonly facetTexts: FacetTexts },
): Promise<CountRow[]> {
  const total = { name: '_entityType', total: census.total(types), distinct: 0, values: [] };
  if (names.length === 0) return [total];
  const facets = [...census.facets(types)].filter(([name]) => names.includes(name) || name === total.name);
  const listed = facets.map(([name, { total: sum, distinct, best }]) => ({
    ...{ name, distinct, values: best.slice(0, most) },
    total: name === total.name ? total.total : sum,
  }));
  const texts = await facetTexts(listed.flatMap(({ values }) => values.map(([id]) => id)));
  return listed.map((facet) => ({
    ...facet,
    values: facet.values
      .flatMap(([id, count]): [string, number][] => {
        const text = texts.get(id);
        return text === undefined ? [] : [[text, count]];
      })
      .sort(([left, count], [right, other]) => other - count || compareTexts(left, right)),
  }));
}

// The state of a census: how far it has followed the changes of the store.

interface CensusState {
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
function newCensusState(numbers: readonly number[]): CensusState {
  return {
    ...{ census: new Census(), seen: [...numbers], missing: new Map() },
    ...{ uncounted: 'all', changed: new Set() },
  };
}

/** @returns false if the census cannot become current any more */
function addChanges(
  { slot, changes, texts }: StatementRows['census/read-changes'],
  followed: CensusState,
  now: number,
): boolean {
  if (texts === null) return false;
  const { seen } = followed;
  const parsed = texts.map(parseDifferences).filter((each) => each !== undefined);
  const byNumber = new Map(parsed.map((each) => [each.number, each]));
  // A text with a later number has taken the place of an earlier one.
  if (parsed.some(({ number }) => number > changes)) return false;
  const last = seen[slot] ?? 0;
  for (let number = last + 1; number <= changes; number += 1) {
    const change = byNumber.get(number);
    if (change === undefined) return number === changes && mayStillAppear(followed, { slot, number, now });
    if (change.differences === undefined) return false;
    addDifferences(change.differences, followed);
    seen[slot] = number;
  }
  return changes >= last || mayStillAppear(followed, { slot, number: changes, now });
}

/**
 * Transactions of a slot are applied one after the other, and only the last one can be visible in parts. It is added later: it is not
 * acknowledged yet. A member of a cluster that is behind also has fewer changes for a while.
 */
function mayStillAppear(
  { missing }: CensusState,
  { slot, number, now }: { readonly slot: number; readonly number: number; readonly now: number },
): boolean {
  const earlier = missing.get(slot);
  if (earlier?.number === number) return now - earlier.since <= APPLIED_MILLIS;
  missing.set(slot, { number, since: now });
  return true;
}

function addDifferences(differences: CountDifferences, { census, uncounted, changed }: CensusState): void {
  for (const type of differences.keys()) changed.add(type);
  if (uncounted === 'all') return;
  census.add(new Map([...differences].filter(([type]) => !uncounted.has(type))));
}

/**
 * Counts all entities of some types in Neo4j. Runs two statements, one after the other, to leave room for other requests.
 * @param types null: all
 */
export async function countAll(
  run: RunStatement,
  load: LoadStatement,
  types: readonly string[] | null,
): Promise<CountDifferences> {
  const sums = new Map<string, TypeSums>();
  for (const { type, id, entities } of await run(load('census/count-facets'), { types }))
    sumsOf(sums, type).facets.set(id, entities);
  for (const { type, places, entities } of await run(load('census/count-places'), { types })) {
    const ofType = sumsOf(sums, type);
    ofType.total += entities;
    ofType.places.set(toPlaceKey(places), entities);
  }
  return sums;
}
