/** Evaluates tests for the entities that the change log names. */
import { findUrn } from '../../../model/urn/parse-urn.js';
import { nextRange } from '../../events/next-range.js';
import { evaluateEntities } from '../evaluation/evaluate-entities.js';
import { TEST_RESULTS } from '../evaluation/merge-results.js';
import type { StoredTest } from '../stored-tests.js';
import { AT_ONCE, type BackgroundDeps } from './background-deps.js';

interface ChangeRow {
  readonly urn: string;
  readonly actor: string | null;
  readonly aspects: readonly (string | null)[] | null;
}

/** What the next part of the log says. */
export interface LogPart {
  /** Position after the part. */
  readonly next: number;
  /** Whether further changes follow. */
  readonly hasMore: boolean;
  /** URNs of changed entities. */
  readonly changed: readonly string[];
  /** URNs of entities that only actions of tests changed. No action follows from an action, so that tests cannot contradict forever. */
  readonly changedByActions: readonly string[];
}

/** @param sequence first position of the part */
export async function readLog(deps: BackgroundDeps, sequence: number): Promise<LogPart> {
  const { until, last, isWaiting } = await nextRange(deps, sequence, AT_ONCE);
  if (sequence > last) return { next: sequence, hasMore: isWaiting, changed: [], changedByActions: [] };
  const rows = await deps.database.read(deps.load('metadata-tests/list-changed'), { sequence, until });
  const changes = rows as unknown as ChangeRow[];
  const changed = new Set(changes.filter((row) => !isOwn(row, deps.system)).map(({ urn }) => urn));
  const own = changes.filter(
    (row) => isOwn(row, deps.system) && !changed.has(row.urn) && (row.aspects?.length ?? 0) > 1,
  );
  return {
    next: until + 1,
    hasMore: isWaiting || until < last,
    changed: [...changed],
    changedByActions: [...new Set(own.map(({ urn }) => urn))],
  };
}

/** Evaluates all tests for the entities of the part. */
export async function evaluateChanged(
  deps: BackgroundDeps,
  { changed, changedByActions }: LogPart,
  tests: readonly StoredTest[],
): Promise<void> {
  const types = new Set(tests.flatMap(({ definition }) => definition.types));
  for (const [urns, acts] of [
    [changed, true],
    [changedByActions, false],
  ] as const) {
    const selected = urns.filter((urn) => types.has(findUrn(urn)?.entityType ?? ''));
    for (let start = 0; start < selected.length; start += AT_ONCE)
      await evaluateEntities(deps, { urns: selected.slice(start, start + AT_ONCE), tests, acts });
  }
}

/** The service writes results and the changes of actions together. */
function isOwn({ actor, aspects }: ChangeRow, system: string): boolean {
  return actor === system && aspects?.includes(TEST_RESULTS) === true;
}
