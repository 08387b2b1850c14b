/** A page of search hits with the requested aspects. */
import type { EntityDefinition } from '../../../model/types.js';
import type { Facet } from '../../../catalog/search/types.js';
import type { Filter, Sort } from '../../../catalog/search/filter.js';
import { clampCount, PAGE_COUNT } from '../page-count.js';
import type { QueryParameter } from '../../http/route.js';
import type { Services } from '../../../auth/services.js';
import { findEntities } from './find-entities.js';
import { INCLUDE_SOFT_DELETE, SYSTEM_METADATA } from './parameters.js';
import { presentEntity } from './present-aspect.js';

export interface ScrollQuery {
  readonly count?: number;
  readonly query?: string;
  readonly scrollId?: string;
  readonly sort?: readonly string[];
  readonly sortOrder?: Sort['order'];
  readonly systemMetadata?: boolean;
  readonly includeSoftDelete?: boolean;
  readonly skipAggregation?: boolean;
  readonly scrollIdPerEntity?: boolean;
  readonly sliceId?: number;
  readonly sliceMax?: number;
}

const TYPE_FACET = '_entityType';
const FLAG = { type: 'boolean', default: false };

export const SCROLL_QUERY: Readonly<Record<string, QueryParameter>> = {
  count: PAGE_COUNT,
  query: {
    description: 'Query text as in docs/search.md, e.g. `primaryKey:"k"`; `*` matches everything.',
    schema: { type: 'string', default: '*' },
  },
  scrollId: { description: 'From the previous page.', schema: { type: 'string' } },
  sort: {
    description: 'Search fields to sort by; repeated. Default: URN.',
    schema: { type: 'string' },
    list: 'comma',
  },
  sortOrder: {
    description: 'Of all fields of `sort`.',
    schema: { type: 'string', enum: ['ASCENDING', 'DESCENDING'], default: 'ASCENDING' },
  },
  systemMetadata: SYSTEM_METADATA,
  includeSoftDelete: INCLUDE_SOFT_DELETE,
  scrollIdPerEntity: {
    description: 'true gives each entity a `scrollId` that continues after it.',
    schema: FLAG,
  },
  skipAggregation: {
    description: 'false counts the hits by entity type, in `facets`.',
    schema: { type: 'boolean', default: true },
  },
  skipCache: { description: 'Accepted; there is no cache to skip.', schema: FLAG },
  sliceId: {
    description: 'For clients that scroll in parallel: slice 0 has everything, the others are empty.',
    schema: { type: 'integer', minimum: 0 },
  },
  sliceMax: { description: 'Number of slices.', schema: { type: 'integer', minimum: 1 } },
};

export interface PageRequest {
  readonly query: ScrollQuery;
  /** Empty: every searchable type. */
  readonly types: readonly EntityDefinition[];
  /** Default: all aspects. */
  readonly aspects?: readonly string[] | undefined;
  readonly filter?: Filter;
  /** Whether hits are counted by type if the query does not say it. */
  readonly countsByDefault?: boolean;
  /** Sort criteria that come before those of the query. */
  readonly sort?: readonly Sort[];
}

export async function searchPage(request: PageRequest, services: Services): Promise<Record<string, unknown>> {
  const { query, types, filter } = request;
  if ((query.sliceId ?? 0) > 0) return { scrollId: null, entities: [], totalCount: 0, facets: [] };
  const sort = sortOf(request);
  const isCounted = !(query.skipAggregation ?? request.countsByDefault !== true);
  const found = await services.search.search({
    input: query.query ?? '*',
    entityTypes: types.map(({ name }) => name),
    page: {
      start: 0,
      count: clampCount(query.count),
      ...(query.scrollId !== undefined && { scrollId: query.scrollId }),
    },
    scroll: true,
    facets: isCounted ? [TYPE_FACET] : [],
    hitCursors: query.scrollIdPerEntity === true,
    matches: false,
    includeSoftDeleted: query.includeSoftDelete === true,
    ...(filter && { filter }),
    ...(sort.length > 0 && { sort }),
  });
  const { model } = services;
  const urns = found.hits.map(({ urn }) => model.parseUrn(urn));
  const wanted = urns.map((urn) => ({
    urn,
    names: namesFor(model.getEntity(urn.entityType), request.aspects),
  }));
  const entities = await findEntities(wanted, services);
  const withMetadata = query.systemMetadata === true;
  return {
    scrollId: found.scrollId ?? null,
    // Entities that were deleted after the search are omitted.
    entities: entities.flatMap((entity, index) => {
      const cursor = found.hits[index]?.cursor;
      return entity ? [{ ...presentEntity(entity, withMetadata), ...(cursor && { scrollId: cursor }) }] : [];
    }),
    totalCount: found.total,
    facets: found.facets.map(presentFacet),
  };
}

function presentFacet({ aggregations }: Facet): object {
  const counts = aggregations.map(({ value, count }) => [value, count] as const);
  return { field: 'entity', aggregations: Object.fromEntries(counts) };
}

/** The default order is by URN, which is also the cheapest. */
function sortOf({ query, sort = [] }: PageRequest): Sort[] {
  const order = query.sortOrder ?? 'ASCENDING';
  const all = [...sort, ...(query.sort ?? []).map((field) => ({ field, order }))];
  const [first] = all;
  return first?.field === 'urn' && first.order === 'ASCENDING' ? [] : all;
}

function namesFor(
  { aspects }: EntityDefinition,
  wanted: readonly string[] | undefined,
): readonly string[] | undefined {
  return wanted?.filter((name) => aspects.includes(name));
}
