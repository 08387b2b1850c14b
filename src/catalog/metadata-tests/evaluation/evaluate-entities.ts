/** Evaluates tests for entities and stores the results, together with the changes of actions. */
import { NO_REQUEST } from '../../../core/request-facts.js';
import { CatalogError, hasCode } from '../../../core/errors.js';
import type { Evaluation, EvaluationDeps } from './evaluation-deps.js';
import { proposeActions } from './permitted-actions.js';
import { proposeResults } from './propose-results.js';
import { NO_TEST_OBSERVER } from '../test-observer.js';

const MAX_ATTEMPTS = 5;
/** Failures of the service or of the database, which concern no single entity. */
const PASSING_FAILURES = ['UNAVAILABLE', 'DEADLINE_EXCEEDED', 'OVERLOADED'] as const;

/**
 * Evaluates the tests. One statement reads the entities, and one transaction stores what changes; actions take up to three statements more.
 * @returns number of entities whose results changed
 * @throws UNAVAILABLE, DEADLINE_EXCEEDED, OVERLOADED
 */
export async function evaluateEntities(deps: EvaluationDeps, evaluation: Evaluation): Promise<number> {
  try {
    return await evaluateTogether(deps, evaluation);
  } catch (error) {
    if (!(error instanceof CatalogError) || PASSING_FAILURES.some((code) => hasCode(error, code)))
      throw error;
    const { urns } = evaluation;
    const [only = ''] = urns;
    if (urns.length > 1) return evaluateHalves(deps, evaluation);
    deps.observer.failed('entity');
    deps.onFailure?.(only, error);
    return 0;
  }
}

/** Finds the entity that cannot be stored. The others are not affected by it. */
async function evaluateHalves(deps: EvaluationDeps, evaluation: Evaluation): Promise<number> {
  const { urns } = evaluation;
  const middle = Math.ceil(urns.length / 2);
  const first = await evaluateEntities(deps, { ...evaluation, urns: urns.slice(0, middle) });
  return first + (await evaluateEntities(deps, { ...evaluation, urns: urns.slice(middle) }));
}

async function evaluateTogether(deps: EvaluationDeps, evaluation: Evaluation): Promise<number> {
  for (let attempt = 1; ; attempt += 1) {
    // Repeated attempts are the same evaluation.
    const observer = attempt === 1 ? deps.observer : NO_TEST_OBSERVER;
    const batch = await proposeResults({ ...deps, observer }, evaluation);
    if (batch.length === 0) return 0;
    const actions = evaluation.acts ? await proposeActions(deps, batch) : [];
    try {
      await deps.writer.write([...batch.map(({ proposal }) => proposal), ...actions], {
        actor: deps.system,
        facts: NO_REQUEST,
      });
      return batch.length;
    } catch (error) {
      // Somebody else wrote results, or deleted an entity.
      if (!hasCode(error, 'PRECONDITION_FAILED') && !hasCode(error, 'NOT_FOUND')) throw error;
      if (attempt === MAX_ATTEMPTS) throw error;
    }
  }
}
