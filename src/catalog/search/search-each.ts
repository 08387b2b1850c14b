/** One search in several subsets: the entities of each container of a page, the assets of each data product. */
import { groupBy } from '../../core/batches.js';
import { FACET_PARAMETERS } from '../../model/search/search-terms.js';
import { checkPage } from '../page.js';
import type { StatementRows } from '../../neo4j/generated/statement-rows.js';
import { fillSlots, PRESENCE } from '../../neo4j/statements.js';
import type { CountRow } from '../census/count-cache.js';
import type { SearchSubset, SearchQuery, SearchResult } from './types.js';
import { facetFields, listedValues, presentFacets } from './count-search.js';
import { planSearch, type SearchPlan } from './plan-search.js';
import { prepareFilter } from './prepare-filter.js';
import type { SearchDeps } from './search-deps.js';
import { pageOf, type PagedOrder } from './sort-order.js';
import { composeStatement } from './compose-statement.js';
import { cutPage } from './find-page.js';
import type { Predicate } from './filter-conditions.js';
import { createHitPresenter } from './hit-fields.js';

/**
 * Returns one answer per subset, in order. Runs one statement for all of them and one for facets; more only if one text cannot
 * express all conditions.
 * @throws UNKNOWN_ENTITY, INVALID_FILTER, LIMIT_EXCEEDED, INVALID_REQUEST
 */
export async function searchEach(
  deps: SearchDeps,
  query: SearchQuery,
  subsets: readonly SearchSubset[],
): Promise<SearchResult[]> {
  checkPage(query.page);
  const filter = await prepareFilter(deps, query.filter);
  const searches = subsets.map((subset): SubsetSearch => {
    const branches = filter === undefined || filter.or.length === 0 ? [{ and: [] }] : filter.or;
    const criterion = 'field' in subset ? [{ ...subset, condition: 'EQUAL' as const }] : [];
    const or = branches.map(({ and }) => ({ and: [...criterion, ...and] }));
    return { subset, plan: planSearch(deps.model, { ...query, filter: { or } }, deps.scope) };
  });
  const facets = query.facets?.length === 0 ? [] : facetFields(deps.model, undefined);
  const [first] = searches;
  if (first === undefined) return [];
  // The plans differ only in their filters.
  const { order } = first.plan;
  const presenter = createHitPresenter(deps.model, { ...query, extraFields: [] }, first.plan);
  const found = await readSubsets(deps, searches, {
    paged: pageOf(order, query.page),
    fields: presenter.properties,
    facetValues: facets.length === 0 ? 0 : listedValues(query.facetValues),
  });
  return found.map(({ total, hits, counts }) => ({
    total,
    facets: presentFacets(facets, counts),
    ...presenter.present(cutPage(hits, { order, page: query.page })),
  }));
}

interface SubsetSearch {
  readonly subset: SearchSubset;
  readonly plan: SearchPlan;
}

/** One hit more than the page holds if there is a next page. */
type SubsetResult = Pick<StatementRows['search/find-each'], 'total' | 'hits'> & {
  readonly counts: readonly CountRow[];
};

const EMPTY_RESULT: SubsetResult = { total: 0, hits: [], counts: [] };

interface ResultSize {
  readonly paged: PagedOrder;
  /** Properties to return with each hit. */
  readonly fields: readonly string[];
  /** Number of values to count for each facet; 0: no facets. */
  readonly facetValues: number;
}

/** Returns one answer per search, in order. Runs no statement for empty subsets. */
async function readSubsets(
  deps: SearchDeps,
  searches: readonly SubsetSearch[],
  size: ResultSize,
): Promise<readonly SubsetResult[]> {
  const withEntities = searches.filter(({ subset }) => !('urns' in subset) || subset.urns.length > 0);
  const alike = groupBy(withEntities, shapeOf);
  const read = await Promise.all([...alike.values()].map((group) => readAlike(deps, group, size)));
  const found = new Map(read.flatMap((results) => [...results]));
  return searches.map((search) => found.get(search) ?? EMPTY_RESULT);
}

/** @param searches that have the same shape */
async function readAlike(
  { database, load }: SearchDeps,
  searches: readonly SubsetSearch[],
  { paged, fields, facetValues }: ResultSize,
): Promise<readonly (readonly [SubsetSearch, SubsetResult])[]> {
  const [first] = searches;
  if (first === undefined) return [];
  const composition = {
    ...paged.slots,
    conditions: conditionsOf(first),
    filter: 'row.filter',
    ...(readsUrns(first) && { candidates: AMONG_URNS }),
  };
  const { hiddenStages } = first.plan.filter;
  const given = { rows: searches.map(toRow), ...(hiddenStages && { hiddenStages }) };
  const [found, counted] = await Promise.all([
    database.read(composeStatement(load('search/find-each'), composition), {
      ...{ ...given, fields, ...paged.bounds, ...paged.parameters },
    }),
    facetValues === 0
      ? []
      : database.read(composeStatement(load('search/count-each'), composition), {
          ...{ ...given, ...FACET_PARAMETERS, most: facetValues },
        }),
  ]);
  const pages = new Map(found.map((row) => [row.index, row]));
  const counts = groupBy(counted, ({ index }) => index);
  return searches.map((search, index) => {
    const { total, hits } = pages.get(index) ?? EMPTY_RESULT;
    return [search, { total, hits, counts: counts.get(index) ?? [] }];
  });
}

/** Without words the index is not needed: the URNs lead to the entities. */
function readsUrns({ subset, plan }: SubsetSearch): boolean {
  return 'urns' in subset && plan.text.kind === 'everything';
}

/** The candidates without the index. Stubs, which have no facets, are left out as the index does. */
const AMONG_URNS = fillSlots(
  'UNWIND row.among AS among MATCH (node:Entity {urn: among}) WHERE node.facetIds IS NOT NULL AND node.type IN row.types ' +
    'AND (row.includeSoftDeleted OR true /* notSoftDeleted node */) WITH node, 1.0 AS score',
  PRESENCE,
);

const IS_AMONG: Predicate = (node) => `${node}.urn IN row.among`;

function conditionsOf(search: SubsetSearch): readonly Predicate[] {
  const { conditions, allConditions } = search.plan.filter;
  if (readsUrns(search)) return allConditions;
  return 'urns' in search.subset ? [...conditions, IS_AMONG] : conditions;
}

/** Returns a text that is equal for searches that share a statement. */
function shapeOf(search: SubsetSearch): string {
  const texts = conditionsOf(search).map((condition) => condition('node', 'row.filter'));
  return JSON.stringify([readsUrns(search), texts]);
}

function toRow({ subset, plan }: SubsetSearch): Record<string, unknown> {
  return {
    query: plan.lucene,
    among: 'urns' in subset ? subset.urns : [],
    types: plan.types.names,
    filter: plan.filter.parameters,
    includeSoftDeleted: plan.includeSoftDeleted,
  };
}
