/** Evaluates all tests for some entities at once. */
import { MAX_PAGE_SIZE } from '../../core/limits.js';
import { CatalogError } from '../../core/errors.js';
import { payloadOf } from '../entities/payload-of.js';
import type { EntityReader } from '../entities/types.js';
import { AT_ONCE } from './background/background-deps.js';
import { evaluateEntities } from './evaluation/evaluate-entities.js';
import type { EvaluationDeps } from './evaluation/evaluation-deps.js';
import type { TestResults } from './evaluation/merge-results.js';
import { TEST_RESULTS } from './evaluation/merge-results.js';
import { readTests } from './stored-tests.js';

/** The results of an entity: URNs of tests. */
export interface EntityResults {
  readonly urn: string;
  readonly passing: readonly string[];
  readonly failing: readonly string[];
}

/** Evaluates all tests for entities. */
export type EvaluateNow = (urns: readonly string[]) => Promise<EntityResults[]>;

/**
 * Stores the results, carries out actions, and resolves with one item for each entity, in the given order. Soft-deleted entities keep the
 * results that they have.
 * @throws LIMIT_EXCEEDED; INVALID_URN; NOT_FOUND for a missing entity
 */
export function createEvaluateNow(deps: EvaluationDeps & { readonly entities: EntityReader }): EvaluateNow {
  return async (texts) => {
    const urns = [...new Set(texts.map((text) => deps.model.parseUrn(text).text))];
    if (urns.length > MAX_PAGE_SIZE)
      throw new CatalogError('LIMIT_EXCEEDED', `At most ${MAX_PAGE_SIZE} entities at once`, {
        path: '/urns',
        rule: `at most ${MAX_PAGE_SIZE}`,
      });
    const { evaluated: tests } = await readTests(deps.model, deps.entities);
    for (let start = 0; start < urns.length; start += AT_ONCE)
      await evaluateEntities(deps, { urns: urns.slice(start, start + AT_ONCE), tests, acts: true });
    const found = await deps.entities.findEntities(urns, [TEST_RESULTS]);
    return urns.map((urn, index) => {
      const entity = found[index];
      if (entity === undefined)
        throw new CatalogError('NOT_FOUND', `There is no entity ${urn}`, {
          ...{ urn, path: '/urns', rule: 'entities that exist' },
        });
      const results = payloadOf(entity, TEST_RESULTS) as unknown as TestResults | undefined;
      const testsIn = (list: keyof TestResults): string[] => (results?.[list] ?? []).map(({ test }) => test);
      return { urn, passing: testsIn('passing'), failing: testsIn('failing') };
    });
  };
}
