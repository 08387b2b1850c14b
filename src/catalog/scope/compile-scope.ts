/** Compiles a restricted scope, a filter over search fields, for statements; once per request. */
import { searchFieldsOf } from '../../model/search/search-fields.js';
import { compileFilter } from '../search/compile-filter.js';
import { expandHierarchies } from '../search/expand-hierarchies.js';
import type { SearchDeps } from '../search/search-deps.js';
import type { Filter } from '../search/filter.js';
import { MAX_SCOPE_TERMS, type CompiledScope } from './compiled-scope.js';

/**
 * Runs one statement if the filter uses hierarchies, otherwise none.
 * @returns undefined if the filter restricts nothing
 */
export async function compileScope(parts: SearchDeps, filter: Filter): Promise<CompiledScope | undefined> {
  const scope = { model: parts.model, fields: searchFieldsOf(parts.model) };
  const expanded = await expandHierarchies(parts, filter);
  const { lucene, conditions, allConditions, parameters } = compileFilter(expanded, scope, MAX_SCOPE_TERMS);
  if (allConditions.length === 0) return undefined;
  const ofScope = (condition: string): string => condition.replaceAll('$filter', '$scope');
  return {
    lucene,
    conditions: conditions.map(ofScope),
    allConditions: allConditions.map(ofScope),
    parameters,
  };
}
