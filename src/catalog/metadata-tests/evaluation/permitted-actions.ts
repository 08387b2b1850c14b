/** Decides which actions of tests may change which entities. */
import { isSystemType } from '../../ownership/ownerships.js';
import type { Proposal } from '../../writes/types.js';
import type { StoredTest } from '../stored-tests.js';
import type { EvaluationDeps } from './evaluation-deps.js';
import { addedBy, proposeAction } from './propose-actions.js';
import type { ChangedEntity } from './propose-results.js';

interface Act {
  readonly test: StoredTest;
  readonly proposal: Proposal;
}

/**
 * Returns the changes of the actions of all changed results. An action is left out if it adds something that no longer exists, or if the
 * author of its test may not make the change.
 */
export async function proposeActions(
  deps: EvaluationDeps,
  batch: readonly ChangedEntity[],
): Promise<Proposal[]> {
  const stamp = { time: deps.clock.now(), actor: deps.system };
  const planned = batch.flatMap(({ urn, changed }) =>
    changed.flatMap(({ test, outcome }) => {
      const actions = test.definition.actions[outcome === 'SUCCESS' ? 'passing' : 'failing'];
      return actions.map((action) => ({ test, action, urn }));
    }),
  );
  const added = [...new Set(planned.flatMap(({ action }) => addedBy(action)))];
  const existing = added.length === 0 ? new Map<string, string>() : await deps.entities.findNames(added);
  const possible = planned.filter(({ action }) => addedBy(action).every((urn) => isThere(existing, urn)));
  const acts = possible.map(({ test, action, urn }): Act => ({
    test,
    proposal: proposeAction(action, { urn, stamp }),
  }));
  return permitted(deps, acts);
}

/** Built-in kinds of ownership exist in every catalog. */
function isThere(existing: ReadonlyMap<string, string>, urn: string): boolean {
  return existing.has(urn) || isSystemType(urn);
}

/** Asks once for each author. */
async function permitted(
  { mayChange, onRefused }: EvaluationDeps,
  acts: readonly Act[],
): Promise<Proposal[]> {
  const allowed: Proposal[] = [];
  for (const author of new Set(acts.map(({ test }) => test.author))) {
    const own = acts.filter(({ test }) => test.author === author);
    const verdicts = await mayChange(
      author,
      own.map(({ proposal }) => proposal),
    );
    const refused = own.filter((_, index) => verdicts[index] !== true);
    allowed.push(...own.filter((_, index) => verdicts[index] === true).map(({ proposal }) => proposal));
    for (const test of new Set(refused.map((act) => act.test.urn)))
      onRefused?.({ test, author, actions: refused.filter((act) => act.test.urn === test).length });
  }
  return allowed;
}
