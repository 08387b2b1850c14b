/** Turns a search into what its statements need. Pure: the same query gives the same plan. */
import { toTerm } from '../../model/search/search-terms.js';
import { searchFieldsOf } from '../../model/search/search-fields.js';
import type { MetadataModel } from '../../model/types.js';
import type { SearchQuery } from '../types.js';
import type { CompiledView } from '../scope/compiled-view.js';
import type { CompiledFilter } from './compile-filter.js';
import { compileWithView } from './join-view.js';
import { EVERYTHING, term } from './lucene.js';
import { parseQuery, type QueryNode } from './query-syntax.js';
import { selectTypes, type TypeSelection } from './searchable-types.js';
import { compileSort, URN_ORDER, type SortOrder } from './sort-order.js';
import { buildTextQuery } from './text-query.js';

export interface SearchPlan {
  readonly types: TypeSelection;
  readonly text: QueryNode;
  readonly filter: CompiledFilter;
  /** Lucene's query text; exact but for `filter.conditions`. */
  readonly lucene: string;
  /** Undefined: by relevance. */
  readonly order: SortOrder | undefined;
  readonly includeRemoved: boolean;
}

/** @throws UNKNOWN_ENTITY, INVALID_FILTER, LIMIT_EXCEEDED */
export function planSearch(model: MetadataModel, query: SearchQuery, view?: CompiledView): SearchPlan {
  const scope = { model, fields: searchFieldsOf(model) };
  const text = parseQuery(query.input, (name) => scope.fields.resolve(name).length > 0);
  return completePlan({ model, view }, query, { text, words: buildTextQuery(text, scope) });
}

/** What is asked for, however it was worked out. */
interface Asked {
  readonly text: QueryNode;
  /** Undefined: everything. */
  readonly words: string | undefined;
}

/** @throws UNKNOWN_ENTITY, INVALID_FILTER, LIMIT_EXCEEDED */
export function completePlan(
  { model, view }: { readonly model: MetadataModel; readonly view?: CompiledView | undefined },
  query: SearchQuery,
  { text, words }: Asked,
): SearchPlan {
  const scope = { model, fields: searchFieldsOf(model) };
  const types = selectTypes(model, query.entityTypes);
  const filter = compileWithView(query.filter, scope, { view, types });
  const includeRemoved = query.includeSoftDeleted === true;
  const isScroll = query.scroll === true || query.page.scrollId !== undefined;
  const isSorted = query.sort !== undefined && query.sort.length > 0;
  return {
    types,
    text,
    filter,
    lucene: toLucene({ words, types, filter, includeRemoved }),
    order: isSorted
      ? compileSort(query.sort, scope)
      : isScroll || words === undefined
        ? URN_ORDER
        : undefined,
    includeRemoved,
  };
}

/** Clauses of one query: the words, the types, the filter, and without soft-deleted entities. */
export function toLucene(parts: {
  words: string | undefined;
  types: TypeSelection;
  filter: CompiledFilter;
  includeRemoved: boolean;
}): string {
  const wanted = [parts.words, parts.filter.lucene].filter((clause) => clause !== undefined);
  const clauses = [...wanted.map((clause) => `+${clause}`), ...parts.types.clauses];
  if (!clauses.some((clause) => clause.startsWith('+'))) clauses.unshift(`+${EVERYTHING}^0`);
  if (!parts.includeRemoved) clauses.push(`-${term(toTerm('removed', true))}`);
  return clauses.join(' ');
}
