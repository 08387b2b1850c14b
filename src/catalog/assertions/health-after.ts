/** Computes the health of assertions after a group of jobs, and which assets begin or cease to fail with it. */
import {
  newestRun,
  RUN_ASPECT,
  toLastRun,
  type Health,
  type LastRun,
  ASSERTS_EDGE,
} from '../../model/search/assertions.js';
import type { RunDeps } from '../../neo4j/database.js';
import { FAILING_TERM } from '../../model/search/change-search.js';
import type { EntityState, PointRow } from '../writes/entity-state.js';
import type { EdgeChanges } from '../writes/stored-rows.js';
import type { EntityChange, Properties } from '../writes/entity-properties.js';

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
  context: RunDeps,
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
  { run, load }: RunDeps,
): Promise<ReadonlyMap<string, LastRun>> {
  const found = rows.length === 0 ? [] : await run(load('writes/get-last-runs'), { rows });
  const runs = new Map<string, LastRun>();
  for (const { urn, time, results } of found) {
    const newest = newestRun(results.map((result) => toLastRun(time, result)));
    if (newest !== undefined) runs.set(urn, newest);
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

/** Parameters of `writes/mark-failing`; without URNs the statement is not needed. */
export interface FailingChanges {
  /** Assertions that fail or failed before. */
  readonly urns: readonly string[];
  /** The entities that such assertions are or were about. */
  readonly ends: readonly string[];
  readonly term: string;
}

/** @param states all changed entities, including deleted ones */
export function failingChanges(
  states: readonly EntityState[],
  changed: readonly EntityChange[],
  { removed, added }: Pick<EdgeChanges, 'removed' | 'added'>,
): FailingChanges {
  const changes = new Map(changed.map(({ state, properties }) => [state.urn.text, properties]));
  const edges = [...removed, ...added].filter(({ type }) => type === ASSERTS_EDGE);
  const owners = new Set(edges.map(({ owner }) => owner));
  const assertions = states.filter(({ definition }) => definition.aspects.includes(RUN_ASPECT));
  const failing = assertions.filter((state) => {
    const properties = changes.get(state.urn.text);
    const concerns =
      properties === undefined ||
      'field_assertionStatus' in properties ||
      'removed' in properties ||
      owners.has(state.urn.text);
    return concerns && (state.health?.isFailing === true || isFailing(properties));
  });
  const urns = new Set(failing.map(({ urn }) => urn.text));
  const ends = edges.filter(({ owner }) => urns.has(owner)).map(({ target }) => target);
  return { urns: [...urns], ends: [...new Set(ends)], term: FAILING_TERM };
}

function isFailing(properties: Properties | undefined): boolean {
  const status = properties?.['field_assertionStatus'];
  return Array.isArray(status) && status[0] === 'FAILING';
}
