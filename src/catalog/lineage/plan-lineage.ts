/** Turns a lineage search into a plan for its statements. Pure: the same query gives the same plan. */
import { searchFieldsOf } from '../../model/search/search-fields.js';
import { parseQuery, type QueryNode } from '../search/query-syntax.js';
import { fromCursor, type Position, type SortOrder } from '../search/sort-order.js';
import { buildTextQuery, type SearchSchema } from '../search/text-query.js';
import { checkHops } from './bounds.js';
import { startsAtColumn, type Following } from './follow-edges.js';
import { planFacets, type LineageFacets } from './lineage-facets.js';
import { compileLineageFilter, type LineageFilter } from './lineage-filter.js';
import { compileLineageOrder } from './lineage-order.js';
import type { LineageDeps } from './lineage-deps.js';
import { planExploration, type ExplorationPlan } from './explore/plan-exploration.js';
import type { LineageSearchQuery } from './types.js';

export interface LineagePlan {
  readonly following: Following;
  /** Maximum length of a path that the query allows. */
  readonly bound: number;
  readonly text: QueryNode;
  /** Lucene query text; undefined: every end. */
  readonly words: string | undefined;
  readonly types: readonly string[];
  /** Also contains the farthest degree that the filter matches. */
  readonly filter: LineageFilter;
  readonly order: SortOrder;
  readonly after: Position | undefined;
  readonly facets: LineageFacets;
  /** Undefined: one statement walks and searches. */
  readonly exploration: ExplorationPlan | undefined;
}

/** @throws UNKNOWN_ENTITY, INVALID_FILTER, LIMIT_EXCEEDED, INVALID_REQUEST */
export function planLineage({ model, bounds }: LineageDeps, query: LineageSearchQuery): LineagePlan {
  const schema: SearchSchema = { model, fields: searchFieldsOf(model) };
  const types = [...new Set((query.entityTypes ?? []).map((name) => model.getEntity(name).name))];
  const exploration = planExploration(model, query, types);
  const bound = exploration?.isLimited === true ? Math.min(bounds.hops, bounds.limitedHops) : bounds.hops;
  const filter = compileLineageFilter(
    query.filter,
    schema,
    checkHops(query.maxHops, { ...bounds, hops: bound }),
  );
  const text = parseQuery(query.input ?? '*', (name) => schema.fields.resolve(name).length > 0);
  const order = compileLineageOrder(query.sort, schema);
  const { scrollId } = query.page;
  // One hop more than the bound detects whether there are more.
  const hops = filter.hops === bound ? bound + 1 : Math.max(1, filter.hops);
  return {
    following: { ...query, columns: startsAtColumn(query.urn), hops },
    bound,
    text,
    words: buildTextQuery(text, schema)?.clause,
    types,
    filter,
    order,
    after: scrollId === undefined ? undefined : fromCursor(order, scrollId),
    facets: planFacets(model, query.facets),
    exploration,
  };
}
