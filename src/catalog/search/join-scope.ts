/** Combines the filter of a search with the reader's scope. */
import { toTerm } from '../../model/search/search-terms.js';
import type { Filter } from './filter.js';
import { MAX_SCOPE_TERMS, type CompiledScope } from '../scope/compiled-scope.js';
import { isVisible } from '../scope/scope-slots.js';
import { compileFilter, MAX_FILTER_TERMS, type CompiledFilter } from './compile-filter.js';
import { all, either, term } from './lucene.js';
import type { TypeSelection } from './searchable-types.js';
import type { SearchSchema } from './text-query.js';

export interface SearchScope {
  readonly scope: CompiledScope | undefined;
  /** The types that are searched. */
  readonly types: TypeSelection;
}

const COLUMN = 'schemaField';

/** Both must hold for every hit. @throws INVALID_FILTER, LIMIT_EXCEEDED */
export function compileWithScope(
  filter: Filter | undefined,
  schema: SearchSchema,
  { scope, types }: SearchScope,
): CompiledFilter {
  if (scope === undefined) return compileFilter(filter, schema);
  const own = compileFilter(filter, schema, MAX_FILTER_TERMS - MAX_SCOPE_TERMS);
  const scoped = types.names.includes(COLUMN) ? withColumns(scope) : scope;
  const clauses = [own.lucene, scoped.lucene].filter((clause) => clause !== undefined);
  return {
    lucene: clauses.length === 0 ? undefined : all(clauses),
    conditions: [...own.conditions, ...scoped.conditions],
    allConditions: [...own.allConditions, ...scoped.allConditions],
    parameters: own.parameters,
  };
}

/** The index does not know the table of a column, so the database checks each column that is found. */
function withColumns(scope: CompiledScope): Omit<CompiledScope, 'parameters'> {
  const conditions = [(node: string) => isVisible(node, scope)];
  const lucene = scope.lucene && either([scope.lucene, term(toTerm('_entityType', COLUMN))]);
  return { lucene, conditions, allConditions: conditions };
}
