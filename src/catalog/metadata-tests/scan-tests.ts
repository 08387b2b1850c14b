/** Evaluates new and changed tests for all entities, some at a time. */
import { NO_REQUEST } from '../../core/request-facts.js';
import type { StatementRows } from '../../neo4j/generated/statement-rows.js';
import { BATCH_SIZE, evaluateEntities } from './evaluate-entities.js';
import type { StoredTest } from './stored-tests.js';
import type { BackgroundDeps } from './evaluation-deps.js';

/** How far a test was evaluated. After all its types come the entities of other types that still have a result, and then the step is `DONE`. */
export type Progress = StatementRows['metadata-tests/list-progress'];

const DONE = -1;

export async function readProgress({
  database,
  load,
}: BackgroundDeps): Promise<ReadonlyMap<string, Progress>> {
  const rows = await database.read(load('metadata-tests/list-progress'), {});
  return new Map(rows.map((row) => [row.name, row]));
}

interface Scan {
  readonly test: StoredTest;
  readonly progress: Progress;
}

/**
 * Returns where the evaluation of an unfinished test continues; undefined if all tests were evaluated. The tests take turns, so that one
 * that selects few entities need not wait for those that select many.
 * @param last URN of the test whose turn was before
 */
export function nextScan(
  tests: readonly StoredTest[],
  known: ReadonlyMap<string, Progress>,
  last?: string,
): Scan | undefined {
  const unfinished = tests.flatMap((test): Scan[] => {
    const stored = known.get(test.urn);
    const isKnown = stored?.md5 === test.md5;
    if (isKnown && stored.step === DONE) return [];
    const fresh = { name: test.urn, md5: test.md5, step: 0, after: '' };
    return [{ test, progress: isKnown ? stored : fresh }];
  });
  const turn = unfinished.findIndex(({ test }) => test.urn === last) + 1;
  return unfinished[turn] ?? unfinished[0];
}

/** Evaluates the test for some entities. @returns the new progress, which is stored */
export async function scanSome(
  deps: BackgroundDeps,
  test: StoredTest,
  progress: Progress,
): Promise<Progress> {
  const { urns, next } = await findNext(deps, test, progress);
  const changed = urns.length === 0 ? 0 : await evaluateEntities(deps, { urns, tests: [test], acts: true });
  // A result that cannot be removed must not stop the other tests.
  const isStuck = progress.step === test.definition.types.length && changed === 0;
  const saved = isStuck ? { ...progress, step: DONE } : next;
  await deps.database.write('metadata-tests/save-progress', (run) =>
    run(deps.load('metadata-tests/save-progress'), { ...saved }),
  );
  return saved;
}

interface Found {
  readonly urns: readonly string[];
  readonly next: Progress;
}

async function findNext(deps: BackgroundDeps, test: StoredTest, progress: Progress): Promise<Found> {
  const { database, load } = deps;
  const { step, after } = progress;
  const { types } = test.definition;
  const type = types[step];
  const rows = await (type === undefined
    ? database.read(load('metadata-tests/list-others'), { test: test.urn, types, limit: BATCH_SIZE })
    : database.read(load('metadata-tests/list-entities'), { type, after, limit: BATCH_SIZE }));
  const urns = rows.map(({ urn }) => urn);
  const last = urns.at(-1);
  if (urns.length === BATCH_SIZE && last !== undefined)
    return { urns, next: { ...progress, after: type === undefined ? '' : last } };
  return { urns, next: { ...progress, step: type === undefined ? DONE : step + 1, after: '' } };
}

/** Returns the names of deleted tests. */
export function deletedIn(known: ReadonlyMap<string, Progress>, tests: readonly string[]): string[] {
  const stored = new Set(tests);
  return [...known.keys()].filter((name) => !stored.has(name));
}

/** Removes results that were stored while their test was being deleted. */
export async function forgetTests(deps: BackgroundDeps, names: readonly string[]): Promise<void> {
  for (const name of names)
    await deps.writer.deleteReferences(name, { actor: deps.system, facts: NO_REQUEST });
  await deps.database.write('metadata-tests/delete-progress', (run) =>
    run(deps.load('metadata-tests/delete-progress'), { names }),
  );
}
