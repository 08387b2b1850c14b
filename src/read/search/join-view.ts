/** The filter of a search together with what the reader may show at all. */
import type { Filter } from '../types.js';
import { MAX_VIEW_TERMS, type CompiledView } from '../view/compiled-view.js';
import { compileFilter, MAX_FILTER_TERMS, type CompiledFilter } from './compile-filter.js';
import { all } from './lucene.js';
import type { QueryScope } from './text-query.js';

/** Both hold for every hit. @throws INVALID_FILTER, LIMIT_EXCEEDED */
export function compileWithView(
  filter: Filter | undefined,
  scope: QueryScope,
  view: CompiledView | undefined,
): CompiledFilter {
  if (view === undefined) return compileFilter(filter, scope);
  const own = compileFilter(filter, scope, MAX_FILTER_TERMS - MAX_VIEW_TERMS);
  const clauses = [own.lucene, view.lucene].filter((clause) => clause !== undefined);
  return {
    lucene: clauses.length === 0 ? undefined : all(clauses),
    conditions: [...own.conditions, ...view.conditions],
    allConditions: [...own.allConditions, ...view.allConditions],
    parameters: own.parameters,
  };
}
