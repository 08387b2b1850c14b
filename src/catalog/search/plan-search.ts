/** Turns a search query into a plan for its statements. Pure: the same query gives the same plan. */
import { toTerm } from '../../model/search/search-terms.js';
import type { MetadataModel } from '../../model/types.js';
import type { Exclusions, SearchQuery } from './types.js';
import type { Filter } from './filter.js';
import type { CompiledScope } from './search-deps.js';
import type { CompiledFilter } from './compile-filter.js';
import { compileWithScope } from './scope.js';
import { applyExclusions } from './exclusions.js';
import { EVERYTHING, term } from './lucene.js';
import type { QueryNode } from './query-syntax.js';
import { searchSchemaOf } from './search-schema.js';
import { selectTypes, type TypeSelection } from './searchable-types.js';
import { compileSort, URN_ORDER, type SortOrder } from './sort-order.js';
import { buildTextQuery, parseText } from './text-query.js';

export interface SearchPlan {
  readonly types: TypeSelection;
  readonly text: QueryNode;
  readonly filter: CompiledFilter;
  /** Lucene's query text; exact except for `filter.conditions`. */
  readonly lucene: string;
  /** Finds the part of these hits that match whole words; they rank first. Undefined if the query has no prefix matches. */
  readonly luceneOfWholeWords: string | undefined;
  /** Undefined: by relevance. */
  readonly order: SortOrder | undefined;
  readonly includeSoftDeleted: boolean;
  /** Whether it finds all entities of its types that are not soft-deleted. */
  readonly isEverything: boolean;
  /** Whether it would find everything if the query left out nothing. */
  readonly isEverythingBeforeExclusions: boolean;
}

/** @throws UNKNOWN_ENTITY, INVALID_FILTER, LIMIT_EXCEEDED */
export function planSearch(model: MetadataModel, query: SearchQuery, scope?: CompiledScope): SearchPlan {
  const schema = searchSchemaOf(model);
  const text = parseText(query.input, schema);
  const textQuery = buildTextQuery(text, schema);
  return completePlan({ model, scope }, query, {
    text,
    words: textQuery?.clause,
    wholeWords: textQuery?.wholeWords,
  });
}

/** The parsed query, by words or by meaning. */
interface Words {
  readonly text: QueryNode;
  /** Undefined: everything. */
  readonly words: string | undefined;
  /** The part of `words` without prefix matches. Undefined as in `TextQuery`. */
  readonly wholeWords?: string | undefined;
}

/** @throws UNKNOWN_ENTITY, INVALID_FILTER, LIMIT_EXCEEDED */
export function completePlan(
  deps: PlanDeps,
  query: SearchQuery,
  { text, words, wholeWords }: Words,
): SearchPlan {
  const { types, selected, filter } = selectEntities(deps, query);
  const includeSoftDeleted = query.includeSoftDeleted === true;
  const isScroll = query.scroll === true || query.page.scrollId !== undefined;
  const isSorted = query.sort !== undefined && query.sort.length > 0;
  return {
    types,
    text,
    filter,
    lucene: toLucene({ words, types, filter, includeSoftDeleted }),
    luceneOfWholeWords:
      wholeWords === undefined
        ? undefined
        : toLucene({ words: wholeWords, types, filter, includeSoftDeleted }),
    order: isSorted
      ? compileSort(query.sort, searchSchemaOf(deps.model))
      : isScroll || words === undefined
        ? URN_ORDER
        : undefined,
    includeSoftDeleted,
    isEverything: isEverything({ words, filter, includeSoftDeleted }),
    isEverythingBeforeExclusions: isEverything({ words, filter: selected, includeSoftDeleted }),
  };
}

interface PlanDeps {
  readonly model: MetadataModel;
  readonly scope?: CompiledScope | undefined;
}

/** What a search finds apart from its words. */
interface Selection extends Exclusions {
  /** Empty: every searchable type. */
  readonly entityTypes: readonly string[];
  /** With its hierarchies expanded: see `prepareFilter`. */
  readonly filter?: Filter | undefined;
}

/**
 * Compiles the types of a search, and its filter together with the scope of the reader. `filter` also leaves out the exclusions.
 * @throws UNKNOWN_ENTITY, INVALID_FILTER, LIMIT_EXCEEDED
 */
export function selectEntities(
  { model, scope }: PlanDeps,
  selection: Selection,
): { readonly types: TypeSelection; readonly selected: CompiledFilter; readonly filter: CompiledFilter } {
  const types = selectTypes(model, selection.entityTypes);
  const selected = compileWithScope(selection.filter, searchSchemaOf(model), { scope, types });
  return { types, selected, filter: applyExclusions(selected, selection, model) };
}

/** Tells whether a query finds all entities of its types that are not soft-deleted. */
export function isEverything(parts: {
  words: string | undefined;
  filter: CompiledFilter;
  includeSoftDeleted: boolean;
}): boolean {
  const { words, filter, includeSoftDeleted } = parts;
  const isFiltered = filter.lucene !== undefined || filter.allConditions.length > 0;
  return words === undefined && !isFiltered && !includeSoftDeleted;
}

/** Combines the clauses of one query: the words, the types, the filter, and the exclusion of soft-deleted entities. */
export function toLucene(parts: {
  words: string | undefined;
  types: TypeSelection;
  filter: CompiledFilter;
  includeSoftDeleted: boolean;
}): string {
  const wanted = [parts.words, parts.filter.lucene].filter((clause) => clause !== undefined);
  const clauses = [...wanted.map((clause) => `+${clause}`), ...parts.types.clauses];
  if (!clauses.some((clause) => clause.startsWith('+'))) clauses.unshift(`+${EVERYTHING}^0`);
  if (!parts.includeSoftDeleted) clauses.push(`-${term(toTerm('removed', true))}`);
  return clauses.join(' ');
}
