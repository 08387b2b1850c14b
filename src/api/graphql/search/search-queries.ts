/** `search` and similar fields, which use the same reader. */
import type { FieldNode, GraphQLResolveInfo } from 'graphql';
import { exclusionsOf, selectRemoved } from '../../../catalog/search/exclusions.js';
import { canReturnAspect } from '../../../catalog/search/hit-fields.js';
import type { SearchQuery, SearchResult } from '../../../catalog/search/types.js';
import { DEFAULT_PAGE_SIZE } from '../../../core/limits.js';
import { FACET_FIELDS } from '../../../model/search/search-terms.js';
import { STRUCTURED_FIELD, STRUCTURED_PREFIX } from '../../../model/search/structured-values.js';
import type { GraphqlContext } from '../context.js';
import type { QueryResolvers } from '../generated/schema-types.js';
import { selectedAspectsByType } from '../mapping/selected-aspects.js';
import { selects } from '../selection.js';
import { readSelection, readSort, type SearchInputs } from './inputs.js';
import { equals, listEntities } from './list-entities.js';
import { facetValues, presentFacets, presentHits } from './present-search.js';

export const searchQueries = {
  search: (_, { input: { type, ...input } }, context, info) =>
    page({ ...input, types: [type] }, context, info),
  searchAcrossEntities: (_, { input }, context, info) => page(input, context, info),
  semanticSearchAcrossEntities: (_, { input }, context, info) => pageByMeaning(input, context, info),
  semanticSearch: (_, { input: { type, ...input } }, context, info) =>
    pageByMeaning({ ...input, types: [type] }, context, info),
  scrollAcrossEntities: async (_, { input }, context, info) => {
    const query = await toMergingQuery(input, context, { ...selectionOf(info), scroll: true });
    const result = await searchWithAspects(query, context, info);
    return { ...present(result, context), nextScrollId: result.scrollId ?? null };
  },
  aggregateAcrossEntities: async (_, { input }, context) => {
    const facets = input.facets?.filter((facet) => facet !== null);
    const query = await toQuery({ ...input, start: 0, count: 0 }, context, {
      ...(facets?.length && { facets }),
    });
    const result = await context.services.search.search(query);
    return { facets: presentFacets(result.facets, context) };
  },
} satisfies QueryResolvers;

/** What a field asks of a search besides its arguments. */
type Extras = Pick<SearchQuery, 'scroll' | 'facets' | 'matches'>;

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

/** Searches of the whole catalog merge siblings unless the flags say otherwise. Clients that list all entities skip facets. */
async function toMergingQuery(
  input: SearchInputs,
  context: GraphqlContext,
  more: Extras,
): Promise<SearchQuery> {
  const { separateSiblings, skipAggregates } = input.searchFlags ?? {};
  const isSeparate = separateSiblings ?? skipAggregates ?? false;
  return { ...(await toQuery(input, context, more)), mergesSiblings: !isSeparate };
}

/** Converts the arguments to a query of the reader. @throws INVALID_URN for the URN of anything but a view */
export async function toQuery(
  input: SearchInputs,
  context: GraphqlContext,
  more: Extras,
): Promise<SearchQuery> {
  const flags = input.searchFlags ?? {};
  const selection = await readSelection(input, context);
  return {
    input: input.query,
    ...selection,
    ...selectRemoved(selection.filter, flags.includeSoftDeleted),
    ...exclusionsOf(selection, flags),
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

/** Names of aspects, by the nodes of the field that searches. */
const known = new WeakMap<readonly FieldNode[], readonly string[]>();

/** Searches, and reads what the hits show in the same statement. Keeps it for the fields of the request. */
async function searchWithAspects(
  query: SearchQuery,
  { services, aspects }: GraphqlContext,
  info: GraphQLResolveInfo,
): Promise<SearchResult> {
  const names = aspectsOfHits(info);
  const found = await services.search.search({ ...query, aspects: names });
  for (const { entity } of found.hits) if (entity !== undefined) aspects.keep(entity, names);
  return found;
}

function aspectsOfHits(info: GraphQLResolveInfo): readonly string[] {
  let names = known.get(info.fieldNodes);
  if (names === undefined) known.set(info.fieldNodes, (names = findAspects(info)));
  return names;
}

function findAspects(info: GraphQLResolveInfo): readonly string[] {
  const names = [...selectedAspectsByType(info, ['searchResults', 'entity']).values()].flatMap((shown) => [
    ...shown,
  ]);
  return [...new Set(names)].filter(canReturnAspect);
}

/** Each of these facets reads the values of all hits. */
const MAX_PROPERTIES = 20;

/** Returns the usual facets and those of the properties whose settings show them in search filters. Runs one search. */
async function facetsWithProperties(context: GraphqlContext): Promise<string[]> {
  const { entities } = await listEntities(
    context,
    {},
    {
      entityType: 'structuredProperty',
      defaultCount: MAX_PROPERTIES,
      criteria: [equals('showInSearchFilters', 'true')],
    },
  );
  const properties = entities.map(
    ({ urn }) => `${STRUCTURED_FIELD}.${urn.text.slice(STRUCTURED_PREFIX.length)}`,
  );
  return [...FACET_FIELDS, ...properties];
}
