/** `searchAcrossLineage` and `scrollAcrossLineage`. */
import type { GraphQLResolveInfo } from 'graphql';
import type { LineageHit, LineageSearchQuery, LineageSearchResult } from '../../../catalog/lineage/types.js';
import { selectRemoved } from '../../../catalog/search/exclusions.js';
import { invalidRequest } from '../../../core/errors.js';
import { DEFAULT_PAGE_SIZE } from '../../../core/limits.js';
import type { GraphqlContext } from '../context.js';
import type {
  LineageFlags,
  QueryResolvers,
  ScrollAcrossLineageInput,
  SearchAcrossLineageInput,
  SearchFlags,
} from '../generated/schema-types.js';
import { findEntityRef } from '../mapping/entity-ref.js';
import { prefetchLongList } from '../mapping/selected-aspects.js';
import { readSelection, readSort, timeRange } from '../search/inputs.js';
import { facetValues, presentFacets, presentMatches } from '../search/present-search.js';
import { selects } from '../selection.js';

export const lineageQueries = {
  searchAcrossLineage: (_, { input }, context, info) =>
    find({ input, groupColumns: groupsColumns(input.searchFlags) }, context, info),
  // Clients send a specification to the scroll, too, but they expect tables and read the columns from the paths.
  scrollAcrossLineage: (_, { input }, context, info) => find({ input, groupColumns: true }, context, info),
} satisfies QueryResolvers;

interface Request {
  readonly input: LineageInputs;
  readonly groupColumns: boolean;
}

async function find({ input, groupColumns }: Request, context: GraphqlContext, info: GraphQLResolveInfo) {
  const { searchFlags: flags } = input;
  const wants = (name: string): boolean => selects(info, ['searchResults', name]);
  const wantsFacets = selects(info, ['facets']) && flags?.skipAggregates !== true;
  const query = {
    ...(await readLineageQuery(input, context)),
    groupColumns,
    includePaths: wants('paths') || wants('hasMorePaths'),
    includeTruncated: wants('truncatedChildren'),
    includeMatches: flags?.skipHighlighting !== true && wants('matchedFields'),
    ...(!wantsFacets && { facets: [] }),
  };
  const result = await context.services.lineage.search(query);
  const presented = presentLineage({ query, maxValues: facetValues(flags?.maxAggValues) }, result, context);
  const entities = presented.searchResults.map(({ entity }) => entity);
  await prefetchLongList(entities, { info, path: ['searchResults', 'entity'] }, context);
  return presented;
}

type LineageInputs = SearchAcrossLineageInput & Pick<ScrollAcrossLineageInput, 'scrollId'>;

/**
 * Returns the members of the query that do not depend on the selected fields.
 * @throws INVALID_REQUEST, INVALID_URN, UNKNOWN_ENTITY, NOT_FOUND
 */
async function readLineageQuery(input: LineageInputs, context: GraphqlContext): Promise<LineageSearchQuery> {
  const { searchFlags: flags, lineageFlags, maxHops, scrollId } = input;
  const selection = await readSelection(input, context);
  return {
    urn: readStart(input.urn, context),
    direction: input.direction,
    input: input.query ?? '*',
    ...selection,
    ...selectRemoved(selection.filter, flags?.includeSoftDeleted),
    page: {
      start: input.start ?? 0,
      count: input.count ?? DEFAULT_PAGE_SIZE,
      ...(scrollId && { scrollId }),
    },
    sort: readSort(input),
    ...(maxHops != null && { maxHops }),
    ...readLimits(lineageFlags ?? {}, context),
    ...timeRange(lineageFlags ?? {}),
    ...timeRange(input),
  };
}

function readStart(urn: string | null | undefined, { services }: GraphqlContext): string {
  if (urn?.trim() === '') return '';
  if (urn != null) return services.model.parseUrn(urn).text;
  throw invalidRequest('/urn', 'urn is missing: lineage starts from an entity or a column', 'required');
}

function readLimits(
  { entitiesExploredPerHopLimit, ignoreAsHops }: LineageFlags,
  { typeNames }: GraphqlContext,
): Pick<LineageSearchQuery, 'exploredPerHop' | 'ignoredHops'> {
  return {
    ...(entitiesExploredPerHopLimit != null && { exploredPerHop: entitiesExploredPerHopLimit }),
    ...(ignoreAsHops != null && {
      ignoredHops: ignoreAsHops.map(({ entityType, platforms }) => ({
        entityType: typeNames.toEntityType(entityType),
        platforms: platforms ?? [],
      })),
    }),
  };
}

/** Without a specification, columns are grouped by their tables; with one, only if it says so. */
function groupsColumns(flags: SearchFlags | null | undefined): boolean {
  const spec = flags?.groupingSpec;
  if (spec == null) return true;
  return (spec.groupingCriteria ?? []).some(
    ({ baseEntityType, groupingEntityType }) =>
      (baseEntityType == null || baseEntityType === 'SCHEMA_FIELD') && groupingEntityType === 'DATASET',
  );
}

/** @param maxValues listed values per facet */
function presentLineage(
  { query, maxValues }: { readonly query: LineageSearchQuery; readonly maxValues: number },
  result: LineageSearchResult,
  context: GraphqlContext,
) {
  const { start, count, total, cuts, scrollId } = result;
  const facets = result.facets.map((facet) => ({
    ...facet,
    aggregations: facet.aggregations.slice(0, maxValues),
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
