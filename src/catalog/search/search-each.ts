/** One search in several subsets: the entities of each container of a page, the assets of each data product. */
import { checkPage } from '../page.js';
import type { SearchSubset, SearchQuery, SearchResult } from './types.js';
import { facetFields, listedValues, type RequestedFacet } from './count-search.js';
import { readSubsets, type SubsetResult, type SubsetSearch } from './read-subsets.js';
import { createMatcher, NO_MATCHER } from './matched-fields.js';
import { planSearch } from './plan-search.js';
import { prepareFilter } from './prepare-filter.js';
import type { SearchDeps } from './search-deps.js';
import { toCursor } from './sort-order.js';

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
    const { total, hits: read, facets: counted } = found[index] ?? NOTHING;
    const page = read.slice(0, query.page.count);
    const last = page.at(-1);
    const hasMore = read.length > page.length && last !== undefined && plan.order !== undefined;
    return {
      start: query.page.start,
      count: query.page.count,
      total,
      facets: facets.map((facet) => toFacet(facet, counted)),
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

const NOTHING: SubsetResult = { total: 0, hits: [], facets: [] };

function toFacet(
  { name, displayName, key }: RequestedFacet,
  counted: SubsetResult['facets'],
): SearchResult['facets'][number] {
  const [, values = [], valueCount = 0] = counted.find(([of]) => of === key) ?? [];
  return {
    name,
    displayName,
    aggregations: values.map(([value, count]) => ({ value, count })),
    valueCount,
  };
}
