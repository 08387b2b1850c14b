/** Scrolls over the relationships and over the lineage of the catalog, and the format that they share. */
import { invalidRequest } from '../../../core/errors.js';
import type { JsonObject } from '../../../core/json.js';
import { DEFAULT_PAGE_SIZE } from '../../../core/limits.js';
import type { EdgeEnds, EdgePage, EdgeScroll, EndCondition } from '../../../catalog/relationships/types.js';
import { typeOf } from '../../../catalog/lineage/follow-edges.js';
import type { Filter } from '../../../catalog/search/filter.js';
import { CRITERION } from '../../http/components.js';
import { readFilter } from '../../http/request-parts.js';
import {
  arrayOf,
  BOOLEAN,
  object,
  type ShapeOf,
  STRING,
  URN,
  EXAMPLE_URN,
  PAGE_SIZE,
} from '../../http/json-schema.js';
import { type QueryOf, defineRead } from '../../http/route.js';

export const EDGE_SCROLL_QUERY = {
  relationshipTypes: {
    description: 'Relationship names, repeated; default: all.',
    schema: STRING,
    list: 'comma',
  },
  count: { description: 'Maximum number of results.', schema: PAGE_SIZE },
  scrollId: { description: 'From the previous page of the same request.', schema: STRING },
  includeSoftDelete: {
    description:
      'true: includes edges of soft-deleted entities. Default: leaves them out. false: of relationships, also leaves out those from or to ' +
      'entities that do not exist, unless a filter names these by URN.',
    schema: BOOLEAN,
  },
  sliceId: {
    description: 'One of `sliceMax` disjoint parts, from 0; parts can be read in parallel.',
    schema: { type: 'integer', minimum: 0 },
  },
  sliceMax: { description: 'Number of parts.', schema: { type: 'integer', minimum: 1, maximum: 1_024 } },
  pitKeepAlive: { description: 'Ignored, because pages need no state on the server.', schema: STRING },
} as const;

type EdgeScrollQuery = QueryOf<typeof EDGE_SCROLL_QUERY>;

export function edgePageSchema(more: Readonly<Record<string, JsonObject>>): JsonObject {
  const end = object({ urn: URN, entityType: STRING });
  return object({
    scrollId: { type: ['string', 'null'], description: 'null on the last page.' },
    results: arrayOf(object({ relationshipType: STRING, source: end, destination: end, ...more })),
  });
}

export function readEdgeScroll(query: EdgeScrollQuery): EdgeScroll {
  const { relationshipTypes = [], count, scrollId, includeSoftDelete, sliceId, sliceMax } = query;
  return {
    types: relationshipTypes,
    count: count ?? DEFAULT_PAGE_SIZE,
    ...(scrollId !== undefined && scrollId !== '' && { scrollId }),
    ...(includeSoftDelete !== undefined && { includeSoftDeleted: includeSoftDelete }),
    ...(sliceMax !== undefined && { slice: { number: sliceId ?? 0, of: sliceMax } }),
  };
}

/** Only an explicit `includeSoftDelete=false` leaves out ends that do not exist, because many owners and terms are never written. */
export function readRelationshipScroll(query: EdgeScrollQuery): EdgeScroll & { onlyExisting: boolean } {
  return { ...readEdgeScroll(query), onlyExisting: query.includeSoftDelete === false };
}

export function presentEdgePage<Edge extends EdgeEnds>(
  { edges, scrollId }: EdgePage<Edge>,
  more: (edge: Edge) => object = () => ({}),
): object {
  const results = edges.map((edge) => ({
    relationshipType: edge.type,
    source: presentEnd(edge.source),
    destination: presentEnd(edge.destination),
    ...more(edge),
  }));
  return { scrollId: scrollId ?? null, results };
}

function presentEnd(urn: string): object {
  return { urn, entityType: typeOf(urn) };
}

/** @param name in any case @throws INVALID_REQUEST for an unknown name */
function readDirection<Direction extends string>(name: string, known: readonly Direction[]): Direction {
  const found = known.find((direction) => direction === name.toUpperCase());
  if (found !== undefined) return found;
  throw invalidRequest(
    '/direction',
    `direction must be ${known.join(' or ')}, not ${name}`,
    `one of ${known.join(', ')}`,
  );
}

/** One of the items of `and` must hold. The name is misleading, but clients use it so. */
const EDGE_FILTER = object(
  {
    'and?': arrayOf(
      object(
        { 'criteria?': arrayOf(CRITERION), 'and?': arrayOf(CRITERION) },
        { additionalProperties: false },
      ),
      { description: 'One of these must hold, with all of its criteria, which may have either name.' },
    ),
  },
  { additionalProperties: false },
);

export function readEdgeFilter(body: ShapeOf<typeof EDGE_FILTER> | undefined): { filter?: Filter } {
  if (body?.and === undefined) return {};
  return readFilter({ or: body.and.map(({ criteria = [], and = [] }) => ({ and: [...criteria, ...and] })) });
}

const EDGES_PATH = '/openapi/v3/relationship/scroll';

export const relationshipScroll = defineRead(EDGES_PATH, {
  method: 'POST',
  operationId: 'scrollRelationships',
  summary: 'All relationships, or those between certain entities, page by page',
  description:
    'Follow `scrollId` until it is null. An edge that exists all the time is returned exactly once, whatever others write. ' +
    'A filter may use every search field, `urn` among them; with URNs it costs least.',
  query: {
    ...EDGE_SCROLL_QUERY,
    sourceTypes: { description: 'Entity types, repeated; default: any.', schema: STRING, list: 'comma' },
    destinationTypes: {
      description: 'Entity types, repeated; default: any.',
      schema: STRING,
      list: 'comma',
    },
    direction: {
      description:
        'OUTGOING, INCOMING or UNDIRECTED, in any case. INCOMING exchanges the conditions of sources and destinations; with UNDIRECTED ' +
        "they may hold either way. The results always contain an edge's own source and destination.",
      schema: { type: 'string', default: 'OUTGOING' },
    },
  },
  body: object({
    'sourceFilter?': EDGE_FILTER,
    'destinationFilter?': EDGE_FILTER,
    'edgeFilter?': {
      ...EDGE_FILTER,
      description:
        'Over `relationshipType`, `source.urn`, `source.entityType`, `destination.urn`, `destination.entityType`, `createdOn`, ' +
        '`createdActor`, `updatedOn`, `updatedActor`, `via`, `lifecycleOwner`, `aspect`, and `properties.<name>`.',
    },
  }),
  bodyOptional: true,
  example: {
    sourceFilter: { and: [{ criteria: [{ field: 'urn', values: [EXAMPLE_URN], condition: 'EQUAL' }] }] },
  },
  response: edgePageSchema({}),
  async handle({ query, body = {} }, services) {
    const source = endCondition(query.sourceTypes, body.sourceFilter);
    const destination = endCondition(query.destinationTypes, body.destinationFilter);
    const direction = readDirection(query.direction ?? 'OUTGOING', ['OUTGOING', 'INCOMING', 'UNDIRECTED']);
    const ends =
      direction === 'INCOMING' ? { source: destination, destination: source } : { source, destination };
    const { filter: edges } = readEdgeFilter(body.edgeFilter);
    const page = await services.edges.scrollRelationships({
      ...readRelationshipScroll(query),
      ...ends,
      isUndirected: direction === 'UNDIRECTED',
      ...(edges !== undefined && { edges }),
    });
    return presentEdgePage(page);
  },
});

function endCondition(
  entityTypes: readonly string[] = [],
  filter: ShapeOf<typeof EDGE_FILTER> | undefined,
): EndCondition {
  return { entityTypes, ...readEdgeFilter(filter) };
}

/** Each URN costs a seek. */
const MAX_URNS = 5_000;

const LINEAGE_PATH = '/openapi/v3/lineage/scroll';

export const lineageScroll = defineRead(LINEAGE_PATH, {
  method: 'POST',
  operationId: 'scrollLineage',
  summary: 'Lineage edges of some entities, or of all, page by page',
  description:
    'One hop. Follow `scrollId` until it is null. `source` and `destination` follow the direction in the aspect, ' +
    '`upstream` and `downstream` as data flows.',
  query: {
    ...EDGE_SCROLL_QUERY,
    direction: {
      description:
        'UPSTREAM, in any case: sources of the entities; DOWNSTREAM: entities that depend on them; default: both. ' +
        'Without entities it has no effect.',
      schema: STRING,
    },
  },
  body: object({
    'urns?': arrayOf(URN, {
      maxItems: MAX_URNS,
      'x-limit': 'MAX_PAGE_SIZE',
      description: 'Entities to start from; default: every edge of the catalog.',
    }),
  }),
  bodyOptional: true,
  example: { urns: [EXAMPLE_URN] },
  response: edgePageSchema({ upstream: URN, downstream: URN }),
  async handle({ query, body }, services) {
    const urns = body?.urns?.map((urn) => services.model.parseUrn(urn).text);
    const direction =
      query.direction === undefined ? undefined : readDirection(query.direction, ['UPSTREAM', 'DOWNSTREAM']);
    const page = await services.edges.scrollLineage({
      ...readEdgeScroll(query),
      ...(direction !== undefined && { direction }),
      ...(urns !== undefined && { urns }),
    });
    return presentEdgePage(page, ({ upstream, downstream }) => ({ upstream, downstream }));
  },
});
