/** Pages of entities with the requested aspects: of one type, or of several. */
import type { EntityDefinition } from '../../../model/types.js';
import type { Facet } from '../../../catalog/search/types.js';
import type { Filter, Sort } from '../../../catalog/search/filter.js';
import type { Services } from '../../../auth/services.js';
import { type QueryOf, defineRead } from '../../http/route.js';
import { arrayOf, members, object, oneOf, type ShapeOf, STRING } from '../../http/json-schema.js';
import { CRITERION } from '../../http/components.js';
import { readFilter } from '../../http/request-parts.js';
import { findEntities, presentEntity } from './find-entities.js';
import {
  INCLUDE_SOFT_DELETE,
  SYSTEM_METADATA,
  clampCount,
  PAGE_COUNT,
  ASPECTS,
  SHOWN_PAGE,
} from './parameters.js';
import { readAspectName, readType, OF_TYPE, findAspectName, ENTITIES } from './read-path.js';

const TYPE_FACET = '_entityType';
const FLAG = { type: 'boolean', default: false } as const;

const SCROLL_QUERY = members({
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
    schema: oneOf(['ASCENDING', 'DESCENDING'], { default: 'ASCENDING' }),
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
});

interface PageRequest {
  readonly query: QueryOf<typeof SCROLL_QUERY>;
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

async function searchPage(request: PageRequest, services: Services): Promise<Record<string, unknown>> {
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

export const listEntities = defineRead(OF_TYPE, {
  operationId: 'listEntities',
  summary: 'Entities of a type, page by page',
  description:
    'In URN order unless sorted, and stable while others write. The type is case-insensitive. Without `aspects`, all aspects are returned.',
  query: { ...SCROLL_QUERY, aspects: ASPECTS },
  response: SHOWN_PAGE,
  async handle({ parameters, query }, services) {
    const type = readType(parameters, services.model);
    const aspects = (query.aspects ?? []).map((name) => readAspectName(name, type, services.model).name);
    return searchPage(
      { query, types: [type], aspects: aspects.length === 0 ? undefined : aspects },
      services,
    );
  },
});

const CLOSED = { additionalProperties: false };

const FILTER = object(
  { 'and?': arrayOf(object({ 'criteria?': arrayOf(CRITERION) }, CLOSED)) },
  {
    ...CLOSED,
    description: 'In spite of its name, one member of `and` must hold, with all of its `criteria`.',
  },
);

const SORT = object(
  {
    field: STRING,
    'order?': oneOf(['ASCENDING', 'DESCENDING'], { default: 'ASCENDING' }),
    'missingValue?': {
      enum: ['FIRST', 'LAST', null],
      default: 'LAST',
      description: 'Where entities without a value stand.',
    },
  },
  CLOSED,
);

export const scrollEntities = defineRead(`${ENTITIES}/scroll`, {
  method: 'POST',
  operationId: 'scrollEntities',
  summary: 'Entities of several types, page by page',
  description: 'In URN order unless sorted, and stable while others write.',
  query: {
    ...SCROLL_QUERY,
    aspects: { ...ASPECTS, description: 'The same as `aspects` in the body, which takes precedence.' },
    pitKeepAlive: { description: 'Ignored: a scrollId stays valid.', schema: { type: 'string' } },
  },
  bodyOptional: true,
  body: object({
    'entities?': arrayOf(STRING, { description: 'Entity types; default: every searchable type.' }),
    'aspects?': arrayOf(STRING, {
      description: 'Aspects to return, as far as a type has them; empty: all; absent: only URNs.',
    }),
    'filter?': FILTER,
    'sortCriteria?': arrayOf(SORT),
  }),
  example: {
    entities: ['dataset'],
    aspects: ['datasetProperties'],
    filter: { and: [{ criteria: [{ field: 'origin', values: ['PROD'], condition: 'EQUAL' }] }] },
    sortCriteria: [{ field: 'urn', order: 'ASCENDING' }],
  },
  response: SHOWN_PAGE,
  async handle({ query, body = {} }, services) {
    const { model } = services;
    const types = (body.entities ?? []).map((entityType) => readType({ entityType }, model));
    const { sortCriteria = [] } = body;
    // Without a list only URNs are returned, with an empty one all aspects.
    const requested = body.aspects ?? query.aspects;
    const isAll = requested?.length === 0;
    const names = (requested ?? []).map((name) => findAspectName(name, model));
    const sort = sortCriteria.map(({ field, order = 'ASCENDING', missingValue }) => ({
      ...{ field, order },
      ...(missingValue && { missing: missingValue }),
    }));
    const pageRequest = { query, types, sort, countsByDefault: true, ...readBranches(body.filter) };
    return searchPage({ ...pageRequest, aspects: isAll ? undefined : names }, services);
  },
});

/** A branch without criteria restricts nothing, so the whole filter restricts nothing. */
function readBranches(filter: ShapeOf<typeof FILTER> | undefined): { filter?: Filter } {
  if (filter?.and === undefined) return {};
  return readFilter({ or: filter.and.map(({ criteria = [] }) => ({ and: criteria })) });
}
