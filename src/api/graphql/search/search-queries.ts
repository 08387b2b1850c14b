/** `search` and similar fields, which use the same reader. */
import { DEFAULT_PAGE_SIZE } from '../../../core/limits.js';
import { leavingOut } from '../../../catalog/search/left-out.js';
import { selectRemoved } from '../../../catalog/search/select-removed.js';
import type { SearchQuery, SearchResult } from '../../../catalog/search/types.js';
import type { GraphQLResolveInfo } from 'graphql';
import type { GraphqlContext } from '../context.js';
import type { SearchInput } from '../generated/schema-types.js';
import { searchWithAspects } from './aspects-of-hits.js';
import type { Args, SearchInputs } from './inputs.js';
import { facetValues, presentFacets, presentHits } from './present-search.js';
import { facetsWithProperties } from './property-facets.js';
import { readSelection } from './read-filter.js';
import { selects } from '../selection.js';
import { readSort } from './read-sort.js';

export const searchQueries = {
  // eslint-disable-next-line @typescript-eslint/max-params -- a resolver has these four
  search: (_: unknown, { input }: Args<SearchInput>, context: GraphqlContext, info: GraphQLResolveInfo) => {
    const { type, ...rest } = input;
    return page({ ...rest, types: [type] }, context, info);
  },
  // eslint-disable-next-line @typescript-eslint/max-params -- a resolver has these four
  searchAcrossEntities: (
    _: unknown,
    { input }: Args<SearchInputs>,
    context: GraphqlContext,
    info: GraphQLResolveInfo,
  ) => page(input, context, info),
  // eslint-disable-next-line @typescript-eslint/max-params -- a resolver has these four
  semanticSearchAcrossEntities: (
    _: unknown,
    { input }: Args<SearchInputs>,
    context: GraphqlContext,
    info: GraphQLResolveInfo,
  ) => pageByMeaning(input, context, info),
  // eslint-disable-next-line @typescript-eslint/max-params -- a resolver has these four
  semanticSearch: (
    _: unknown,
    { input: { type, ...input } }: Args<SearchInput>,
    context: GraphqlContext,
    info: GraphQLResolveInfo,
  ) => pageByMeaning({ ...input, types: [type] }, context, info),
  // eslint-disable-next-line @typescript-eslint/max-params -- a resolver has these four
  scrollAcrossEntities: async (
    _: unknown,
    { input }: Args<SearchInputs>,
    context: GraphqlContext,
    info: GraphQLResolveInfo,
  ) => {
    const query = await toMergingQuery(input, context, { ...selectionOf(info), scroll: true });
    const result = await searchWithAspects(query, context, info);
    return { ...present(result, context), nextScrollId: result.scrollId ?? null };
  },
  aggregateAcrossEntities: async (_: unknown, { input }: Args<SearchInputs>, context: GraphqlContext) => {
    const facets = input.facets?.filter((facet) => facet !== null);
    const result = await find({ ...input, start: 0, count: 0 }, context, {
      ...(facets?.length && { facets }),
    });
    return { facets: presentFacets(result.facets, context) };
  },
};

async function page(input: SearchInputs, context: GraphqlContext, info: GraphQLResolveInfo): Promise<object> {
  const query = await toMergingQuery(input, context, selectionOf(info));
  const flags = input.searchFlags ?? {};
  const found = await searchWithAspects(query, context, info);
  return {
    ...present(found, context),
    searchResults: presentHits(found, flags.customHighlightingFields),
    suggestions: () => (flags.getSuggestions === true ? context.services.search.suggestSpellings(query) : []),
  };
}

async function pageByMeaning(
  input: SearchInputs,
  context: GraphqlContext,
  info: GraphQLResolveInfo,
): Promise<object> {
  const query = await toMergingQuery(input, context, selectionOf(info));
  return present(await context.services.search.search({ ...query, byMeaning: true }), context);
}

/** Facets and matches cost time, so they are computed only if selected. */
export function selectionOf(info: GraphQLResolveInfo): Pick<SearchQuery, 'facets' | 'matches'> {
  return {
    ...(!selects(info, ['facets']) && { facets: [] }),
    ...(!selects(info, ['searchResults', 'matchedFields']) && { matches: false }),
  };
}

export function present(result: SearchResult, context: GraphqlContext): object {
  return {
    start: result.start,
    count: result.count,
    total: result.total,
    searchResults: presentHits(result),
    facets: presentFacets(result.facets, context),
  };
}

async function find(
  input: SearchInputs,
  context: GraphqlContext,
  more: Pick<SearchQuery, 'scroll' | 'facets' | 'matches'>,
): Promise<SearchResult> {
  return context.services.search.search(await toQuery(input, context, more));
}

/** Searches of the whole catalog merge siblings unless the flags say otherwise. Clients that list all entities skip facets. */
async function toMergingQuery(
  input: SearchInputs,
  context: GraphqlContext,
  more: Pick<SearchQuery, 'scroll' | 'facets' | 'matches'>,
): Promise<SearchQuery> {
  const { separateSiblings, skipAggregates } = input.searchFlags ?? {};
  const isSeparate = separateSiblings ?? skipAggregates ?? false;
  return { ...(await toQuery(input, context, more)), mergesSiblings: !isSeparate };
}

/** What the reader takes. @throws NOT_FOUND if the view does not exist */
export async function toQuery(
  input: SearchInputs,
  context: GraphqlContext,
  more: Pick<SearchQuery, 'scroll' | 'facets' | 'matches'>,
): Promise<SearchQuery> {
  const flags = input.searchFlags ?? {};
  const selection = await readSelection(input, context);
  return {
    input: input.query,
    ...selection,
    ...selectRemoved(selection.filter, flags.includeSoftDeleted),
    ...leavingOut(selection, flags),
    page: {
      start: input.start ?? 0,
      count: input.count ?? DEFAULT_PAGE_SIZE,
      ...(input.scrollId && { scrollId: input.scrollId }),
    },
    sort: readSort(input),
    matches: flags.skipHighlighting !== true,
    facetValues: facetValues(flags.maxAggValues),
    extraFields: flags.fetchExtraFields ?? [],
    ...(flags.skipAggregates === true && { facets: [] }),
    ...(flags.includeStructuredPropertyFacets === true &&
      flags.skipAggregates !== true &&
      more.facets === undefined && { facets: await facetsWithProperties(context) }),
    ...more,
  };
}
