/** The results of `searchAcrossLineage` and `scrollAcrossLineage`. */
import type { LineageHit, LineageSearchQuery, LineageSearchResult } from '../../../catalog/lineage/types.js';
import type { GraphqlContext } from '../context.js';
import { findEntityRef } from '../mapping/entity-ref.js';
import { presentFacets, presentMatches } from '../search/present-search.js';

/** @param most listed values per facet */
export function presentLineage(
  { query, most }: { readonly query: LineageSearchQuery; readonly most: number },
  result: LineageSearchResult,
  context: GraphqlContext,
) {
  const { start, count, total, cuts, scrollId } = result;
  const facets = result.facets.map((facet) => ({
    ...facet,
    aggregations: facet.aggregations.slice(0, most),
  }));
  return {
    start,
    count,
    total,
    cuts,
    isPartial: cuts.some(({ bound }) => bound !== 'paths'),
    lineageSearchPath: isPlain(query) && result.met > PLAIN_FROM ? 'LIGHTNING' : 'TORTOISE',
    freshness: { cached: false, systemFreshness: [] },
    nextScrollId: scrollId ?? null,
    searchResults: result.hits.map(presentHit),
    facets: presentFacets(facets, context),
  };
}

/** More entities than this are reported as found without search, if the query permits it. Clients expect this rule. */
const PLAIN_FROM = 300;
const PLAIN_FIELDS: readonly string[] = ['platform', 'origin', 'degree'];

function isPlain({ input = '*', sort = [], filter }: LineageSearchQuery): boolean {
  const fields = filter?.or.flatMap(({ and }) => and.map(({ field }) => field)) ?? [];
  const isEverything = ['', '*'].includes(input.trim());
  return isEverything && sort.length === 0 && fields.every((field) => PLAIN_FIELDS.includes(field));
}

function presentHit(hit: LineageHit) {
  return {
    entity: findEntityRef(hit.urn),
    degree: hit.degree,
    degrees: hit.degrees,
    paths: hit.paths.map((path) => ({ path: path.map(findEntityRef) })),
    hasMorePaths: hit.hasMorePaths,
    explored: hit.explored,
    truncatedChildren: hit.truncatedChildren,
    ignoredAsHop: hit.ignoredAsHop,
    matchedFields: presentMatches(hit.matchedFields),
    insights: [],
  };
}
