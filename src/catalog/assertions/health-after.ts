/** Computes the health from checks of assertions after a group of jobs. */
import {
  newestRun,
  RUN_ASPECT,
  toLastRun,
  type Health,
  type LastRun,
} from '../../model/search/assertion-health.js';
import type { Row } from '../../neo4j/database.js';
import type { EntityState, PointRow } from '../writes/entity-state.js';
import type { LoadContext } from '../writes/load-states.js';

/** An assertion whose stored checks must be read. */
interface Request {
  readonly urn: string;
  readonly replaced: readonly string[];
  readonly deleted: readonly { readonly from: number; readonly until: number }[];
}

/**
 * Returns the health of each state after the group's writes. Reads stored checks only if the written ones do not suffice, with one
 * statement.
 */
export async function healthAfter(
  states: readonly EntityState[],
  context: Pick<LoadContext, 'run' | 'load'>,
): Promise<ReadonlyMap<string, Health>> {
  const stored = await readLastRuns(states.flatMap(requestFor), context);
  return new Map(
    states.map((state) => {
      const urn = state.urn.text;
      return [urn, { ...state.health, lastRun: lastRunAfter(state, stored.get(urn)) }];
    }),
  );
}

/** Returns the newest stored check by URN; no entry for assertions without checks. */
export async function readLastRuns(
  rows: readonly Request[],
  { run, load }: Pick<LoadContext, 'run' | 'load'>,
): Promise<ReadonlyMap<string, LastRun>> {
  const found: Row[] = rows.length === 0 ? [] : await run(load('writes/get-last-runs'), { rows });
  const runs = new Map<string, LastRun>();
  for (const row of found) {
    const results = row['results'] as unknown[];
    const newest = newestRun(results.map((result) => toLastRun(row['time'] as number, result)));
    if (newest !== undefined) runs.set(row['urn'] as string, newest);
  }
  return runs;
}

function lastRunAfter(state: EntityState, stored: LastRun | undefined): LastRun | undefined {
  const written = runPoints(state).map(({ properties: { timestampMillis, field_type: result } }) =>
    toLastRun(timestampMillis, Array.isArray(result) ? result[0] : undefined),
  );
  const before = isNew(state) ? undefined : mustRead(state) ? stored : state.health?.lastRun;
  return newestRun([before, ...written]);
}

function requestFor(state: EntityState): Request[] {
  if (isNew(state) || !mustRead(state)) return [];
  return [
    {
      urn: state.urn.text,
      replaced: runPoints(state).map(({ key }) => key),
      deleted: state.deletedPoints
        .filter(({ aspect }) => aspect === RUN_ASPECT)
        .map(({ from, until }) => ({ from, until })),
    },
  ];
}

/** The entity has no stored checks, because it is new or was deleted. */
function isNew({ existed, hardDeleted }: EntityState): boolean {
  return !existed || hardDeleted !== false;
}

/**
 * A check later than the newest one becomes the newest, and an earlier one changes nothing. Stored checks must be read only if a check has
 * the same time, because it may replace the newest one, or if checks were deleted or rolled back.
 */
function mustRead(state: EntityState): boolean {
  const changes = state.changes.filter(({ aspect }) => aspect === RUN_ASPECT);
  if (changes.length === 0) return false;
  const known = state.health?.lastRun;
  return (
    known === undefined ||
    changes.some(({ operation }) => operation !== 'POINT') ||
    runPoints(state).some(({ properties }) => properties.timestampMillis === known.time)
  );
}

function runPoints({ points }: EntityState): PointRow[] {
  return [...points.values()].filter(({ properties }) => properties.aspect === RUN_ASPECT);
}
