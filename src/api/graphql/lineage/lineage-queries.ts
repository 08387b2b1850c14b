/** `searchAcrossLineage` and `scrollAcrossLineage`. */
import type { GraphQLResolveInfo } from 'graphql';
import { DEFAULT_PAGE_SIZE } from '../../../core/limits.js';
import { selectRemoved } from '../../../catalog/search/select-removed.js';
import type { LineageHit, LineageSearchResult } from '../../../catalog/lineage/types.js';
import type { GraphqlContext } from '../context.js';
import type { ScrollAcrossLineageInput, SearchAcrossLineageInput } from '../generated/schema-types.js';
import { findEntityRef } from '../mapping/entity-ref.js';
import type { Args } from '../search/inputs.js';
import { facetValues, presentFacets, presentMatches } from '../search/present-search.js';
import { readSelection } from '../search/read-filter.js';
import { readSort } from '../search/read-sort.js';
import { selects } from '../selection.js';
import { timeRange } from './neighbours.js';

type LineageInputs = SearchAcrossLineageInput & Pick<ScrollAcrossLineageInput, 'scrollId'>;

export const lineageQueries = {
  // eslint-disable-next-line @typescript-eslint/max-params -- a resolver has these four
  searchAcrossLineage: (
    _: unknown,
    { input }: Args<SearchAcrossLineageInput>,
    context: GraphqlContext,
    info: GraphQLResolveInfo,
  ) => find(input, context, info),
  // eslint-disable-next-line @typescript-eslint/max-params -- a resolver has these four
  scrollAcrossLineage: (
    _: unknown,
    { input }: Args<ScrollAcrossLineageInput>,
    context: GraphqlContext,
    info: GraphQLResolveInfo,
  ) => find(input, context, info),
};

async function find(input: LineageInputs, context: GraphqlContext, info: GraphQLResolveInfo) {
  const { searchFlags: flags, lineageFlags } = input;
  const wantsFacets = selects(info, ['facets']) && flags?.skipAggregates !== true;
  const selection = await readSelection(input, context);
  const result = await context.services.lineage.search({
    urn: context.services.model.parseUrn(input.urn).text,
    direction: input.direction,
    input: input.query ?? '*',
    ...selection,
    ...selectRemoved(selection.filter, flags?.includeSoftDeleted),
    page: {
      start: input.start ?? 0,
      count: input.count ?? DEFAULT_PAGE_SIZE,
      ...(input.scrollId && { scrollId: input.scrollId }),
    },
    sort: readSort(input),
    includePaths:
      selects(info, ['searchResults', 'paths']) || selects(info, ['searchResults', 'hasMorePaths']),
    includeMatches: flags?.skipHighlighting !== true && selects(info, ['searchResults', 'matchedFields']),
    ...(!wantsFacets && { facets: [] }),
    ...timeRange(lineageFlags ?? {}),
    ...timeRange(input),
  });
  return present(result, facetValues(flags?.maxAggValues), context);
}

function present(result: LineageSearchResult, most: number, context: GraphqlContext) {
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
    nextScrollId: scrollId ?? null,
    searchResults: result.hits.map(presentHit),
    facets: presentFacets(facets, context),
  };
}

function presentHit({ urn, degree, paths, hasMorePaths, matchedFields }: LineageHit) {
  return {
    entity: findEntityRef(urn),
    degree,
    degrees: [degree],
    paths: paths.map((path) => ({ path: path.map(findEntityRef) })),
    hasMorePaths,
    matchedFields: presentMatches(matchedFields),
  };
}
