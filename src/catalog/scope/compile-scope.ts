/** Compiles a restricted scope, a filter over search fields, for statements; once per request. */
import { searchFieldsOf } from '../../model/search/search-fields.js';
import { compileFilter } from '../search/compile-filter.js';
import { expandHierarchies } from '../search/expand-hierarchies.js';
import type { SearchDeps } from '../search/search-deps.js';
import type { Filter } from '../search/filter.js';
import type { Predicate } from '../search/filter-conditions.js';
import { MAX_SCOPE_TERMS, type CompiledScope, type ScopePredicate } from './compiled-scope.js';

/**
 * Runs one statement if the filter uses hierarchies, otherwise none.
 * @returns undefined if the filter restricts nothing
 */
export async function compileScope(deps: SearchDeps, filter: Filter): Promise<CompiledScope | undefined> {
  const schema = { model: deps.model, fields: searchFieldsOf(deps.model) };
  const expanded = await expandHierarchies(deps, filter);
  const { lucene, conditions, allConditions, parameters } = compileFilter(expanded, schema, MAX_SCOPE_TERMS);
  if (allConditions.length === 0) return undefined;
  const ofScope =
    (condition: Predicate): ScopePredicate =>
    (node) =>
      condition(node, '$scope');
  return {
    lucene,
    conditions: conditions.map(ofScope),
    allConditions: allConditions.map(ofScope),
    parameters,
  };
}
