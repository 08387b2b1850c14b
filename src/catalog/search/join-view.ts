/** The filter of a search together with what the reader may show at all. */
import { toTerm } from '../../model/search/search-terms.js';
import type { Filter } from '../types.js';
import { MAX_VIEW_TERMS, type CompiledView } from '../scope/compiled-view.js';
import { isVisible } from '../scope/fill-marks.js';
import { compileFilter, MAX_FILTER_TERMS, type CompiledFilter } from './compile-filter.js';
import { all, either, term } from './lucene.js';
import type { TypeSelection } from './searchable-types.js';
import type { QueryScope } from './text-query.js';

export interface Shown {
  readonly view: CompiledView | undefined;
  /** What is searched through. */
  readonly types: TypeSelection;
}

const COLUMN = 'schemaField';

/** Both hold for every hit. @throws INVALID_FILTER, LIMIT_EXCEEDED */
export function compileWithView(
  filter: Filter | undefined,
  scope: QueryScope,
  { view, types }: Shown,
): CompiledFilter {
  if (view === undefined) return compileFilter(filter, scope);
  const own = compileFilter(filter, scope, MAX_FILTER_TERMS - MAX_VIEW_TERMS);
  const shown = types.names.includes(COLUMN) ? withColumns(view) : view;
  const clauses = [own.lucene, shown.lucene].filter((clause) => clause !== undefined);
  return {
    lucene: clauses.length === 0 ? undefined : all(clauses),
    conditions: [...own.conditions, ...shown.conditions],
    allConditions: [...own.allConditions, ...shown.allConditions],
    parameters: own.parameters,
  };
}

/** The index knows nothing of a column's table: each column that is found is looked at. */
function withColumns(view: CompiledView): Omit<CompiledView, 'parameters'> {
  const conditions = [isVisible('node', view)];
  const lucene = view.lucene && either([view.lucene, term(toTerm('_entityType', COLUMN))]);
  return { lucene, conditions, allConditions: conditions };
}
