/** One search in several subsets: the entities of each container of a page, the assets of each data product. */
import { FACET_FIELDS } from '../../model/search/search-terms.js';
import { checkPage, type Page } from '../page.js';
import type { SearchSubset, SearchQuery, SearchResult } from './types.js';
import { facetFields, listedValues, presentFacet } from './count-search.js';
import { createMatcher, NO_MATCHER } from './matched-fields.js';
import { planSearch, type SearchPlan } from './plan-search.js';
import { prepareFilter } from './prepare-filter.js';
import type { SearchDeps } from './search-deps.js';
import { toCursor, pageOf } from './sort-order.js';
import { composeStatement } from './compose-statement.js';
import type { FoundHit } from './find-page.js';
import type { Predicate } from './filter-conditions.js';

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
  const first = searches[0];
  if (first === undefined) return [];
  const matcher = query.matches === false ? NO_MATCHER : createMatcher(deps.model, first.plan.text);
  const most = facets.length === 0 ? 0 : listedValues(query.facetValues);
  const found = await readSubsets(deps, searches, {
    page: query.page,
    fields: matcher.properties,
    facetValues: most,
  });
  return searches.map(({ plan }, index) => {
    const { total, hits: read, facets: counted } = found[index] ?? EMPTY_RESULT;
    const page = read.slice(0, query.page.count);
    const last = page.at(-1);
    const hasMore = read.length > page.length && last !== undefined && plan.order !== undefined;
    return {
      start: query.page.start,
      count: query.page.count,
      total,
      facets: facets.map((facet) => {
        const [, values, valueCount] = counted.find(([name]) => name === facet.key) ?? [];
        return presentFacet(facet, values, valueCount);
      }),
      hits: page.map((hit) => ({
        urn: hit.urn,
        score: hit.score,
        matchedFields: matcher.match(hit),
        extras: [],
      })),
      ...(hasMore && query.scroll === true && { scrollId: toCursor(plan.order, last) }),
    };
  });
}

const EMPTY_RESULT: SubsetResult = { total: 0, hits: [], facets: [] };

interface SubsetSearch {
  readonly subset: SearchSubset;
  readonly plan: SearchPlan;
}

interface SubsetResult {
  readonly total: number;
  /** One more than requested if there is a next page. */
  readonly hits: readonly FoundHit[];
  readonly facets: readonly (readonly [
    name: string,
    values: readonly (readonly [string, number])[],
    valueCount: number,
  ])[];
}

interface ResultSize {
  readonly page: Page;
  /** Properties to return with each hit. */
  readonly fields: readonly string[];
  /** Number of values to count for each facet; 0: no facets. */
  readonly facetValues: number;
}

/** Returns one answer per search, in order; undefined for searches that were not run. */
async function readSubsets(
  deps: SearchDeps,
  searches: readonly SubsetSearch[],
  size: ResultSize,
): Promise<readonly (SubsetResult | undefined)[]> {
  const alike = new Map<string, number[]>();
  searches.forEach((search, position) => {
    const shape = shapeOf(search);
    if (!isEmpty(search.subset)) alike.set(shape, [...(alike.get(shape) ?? []), position]);
  });
  const found: (SubsetResult | undefined)[] = searches.map(() => undefined);
  await Promise.all(
    [...alike.values()].map(async (positions) => {
      const answers = await readAlike(
        deps,
        positions.flatMap((position) => searches[position] ?? []),
        size,
      );
      positions.forEach((position, index) => (found[position] = answers.get(index)));
    }),
  );
  return found;
}

async function readAlike(
  { runRead, loadStatement }: SearchDeps,
  searches: readonly SubsetSearch[],
  { page, fields, facetValues }: ResultSize,
): Promise<Map<number, SubsetResult>> {
  const [first] = searches;
  if (first === undefined) return new Map();
  const paged = pageOf(first.plan.order, page);
  const rows = searches.map(toRow);
  const composition = { ...paged.slots, conditions: conditionsOf(first), filter: 'row.filter' };
  const run = (name: string, parameters: Record<string, unknown>) =>
    runRead(composeStatement(loadStatement(name), composition), parameters);
  const suffix = readsUrns(first) ? '-of-urns' : '';
  const [hits, facets] = await Promise.all([
    run(`search/find-each${suffix}`, { rows, fields, ...paged.bounds, ...paged.parameters }),
    facetValues === 0
      ? []
      : run(`search/count-each${suffix}`, { rows, facets: FACET_FIELDS, most: facetValues }),
  ]);
  const counted = new Map(facets.map((row) => [row['index'], row['facets'] as SubsetResult['facets']]));
  return new Map(
    hits.map((row) => [
      row['index'] as number,
      {
        total: row['total'] as number,
        hits: row['hits'] as FoundHit[],
        facets: counted.get(row['index']) ?? [],
      },
    ]),
  );
}

/** Without words the index is not needed: the URNs lead to the entities. */
function readsUrns({ subset, plan }: SubsetSearch): boolean {
  return 'urns' in subset && plan.text.kind === 'everything';
}

const AMONG_URNS: Predicate = (node) => `${node}.urn IN row.among`;

function conditionsOf(search: SubsetSearch): readonly Predicate[] {
  const { conditions, allConditions } = search.plan.filter;
  if (readsUrns(search)) return allConditions;
  return 'urns' in search.subset ? [...conditions, AMONG_URNS] : conditions;
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
    includeRemoved: plan.includeRemoved,
  };
}

function isEmpty(subset: SearchSubset): boolean {
  return 'urns' in subset && subset.urns.length === 0;
}
