/** Merges siblings in a search: one hit stands for a pair if both of them match. */
import { toTerm } from '../../model/search/search-terms.js';
import { SIBLINGS } from '../siblings/find-sibling.js';
import { composeStatement } from './compose-statement.js';
import { term, unscored } from './lucene.js';
import type { SearchPlan } from './plan-search.js';
import type { SearchDeps } from './search-deps.js';

/** Maximum number of hits with siblings. A search with more of them merges none, so that its cost is limited. */
export const MOST_WITH_SIBLINGS = 20_000;

/**
 * Returns the URNs of the hits for which a sibling stands that is a hit, too: the primary one, of equals the first by URN. Runs one
 * statement if the search has a type whose entities can have siblings. If nothing has, Lucene ends at the first clause.
 */
export async function listMerged(
  { model, runRead, loadStatement }: SearchDeps,
  { types, lucene, filter }: SearchPlan,
): Promise<readonly string[]> {
  if (!types.names.some((name) => model.getEntity(name).aspects.includes(SIBLINGS))) return [];
  const text = composeStatement(loadStatement('search/list-merged'), { conditions: filter.conditions });
  const rows = await runRead(text, {
    query: unscored(`+${term(toTerm('hasSiblings', true))} ${lucene}`),
    most: MOST_WITH_SIBLINGS,
    filter: filter.parameters,
  });
  return rows.map(({ urn }) => urn as string);
}
