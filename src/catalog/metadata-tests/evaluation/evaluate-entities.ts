/** Evaluates tests for entities and stores the results, together with the changes of actions. */
import type { Clock } from '../../../core/clock.js';
import { CatalogError, hasCode } from '../../../core/errors.js';
import type { MetadataModel } from '../../../model/types.js';
import type { EntityReader } from '../../entities/types.js';
import type { CatalogWriter, Proposal } from '../../writes/types.js';
import type { StoredTest } from '../stored-tests.js';
import { proposeActions } from './permitted-actions.js';
import { proposeResults } from './propose-results.js';

export interface EvaluationDeps {
  readonly model: MetadataModel;
  readonly clock: Clock;
  /** Of the whole catalog, without secret aspects. */
  readonly entities: Pick<EntityReader, 'findAspects' | 'findNames'>;
  readonly writer: Pick<CatalogWriter, 'write'>;
  /** URN of the actor of all writes: the service itself. */
  readonly system: string;
  /** Tells for each change whether an actor may make it. */
  readonly mayChange: (actor: string, changes: readonly Proposal[]) => Promise<readonly boolean[]>;
  /** Called with the actions that were left out, because the author of the test may not do them. */
  readonly onRefused?: (refused: {
    readonly test: string;
    readonly author: string;
    readonly actions: number;
  }) => void;
  /** Called if the results of an entity cannot be stored. */
  readonly onFailure?: (urn: string, error: unknown) => void;
}

export interface Evaluation {
  /** In their stored form. */
  readonly urns: readonly string[];
  readonly tests: readonly StoredTest[];
  /** False: results are stored, but no action follows. */
  readonly acts: boolean;
}

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
    const batch = await proposeResults(deps, evaluation);
    if (batch.length === 0) return 0;
    const actions = evaluation.acts ? await proposeActions(deps, batch) : [];
    try {
      await deps.writer.write([...batch.map(({ proposal }) => proposal), ...actions], { actor: deps.system });
      return batch.length;
    } catch (error) {
      // Somebody else wrote results, or deleted an entity.
      if (!hasCode(error, 'PRECONDITION_FAILED') && !hasCode(error, 'NOT_FOUND')) throw error;
      if (attempt === MAX_ATTEMPTS) throw error;
    }
  }
}
