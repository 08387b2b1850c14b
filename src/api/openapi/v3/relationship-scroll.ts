/** Pages through the relationships of the catalog. */
import type { EndCondition } from '../../../catalog/relationships/edges/types.js';
import { EXAMPLE_URN, object, STRING } from '../../http/json-schema.js';
import { defineRoute } from '../../http/route.js';
import {
  EDGE_FILTER,
  EDGE_SCROLL_QUERY,
  edgePageSchema,
  presentEdgePage,
  readDirection,
  readEdgeFilter,
  readRelationshipScroll,
  type EdgeFilterBody,
  type EdgeScrollQuery,
} from './edge-scroll.js';

interface ScrollQuery extends EdgeScrollQuery {
  readonly sourceTypes?: readonly string[];
  readonly destinationTypes?: readonly string[];
  readonly direction?: string;
}

interface ScrollBody {
  readonly sourceFilter?: EdgeFilterBody;
  readonly destinationFilter?: EdgeFilterBody;
  readonly edgeFilter?: EdgeFilterBody;
}

export const relationshipScroll = defineRoute<ScrollQuery, ScrollBody | undefined>({
  method: 'POST',
  path: '/openapi/v3/relationship/scroll',
  operationId: 'scrollRelationships',
  tag: 'OpenAPI v3',
  permission: 'signed-in',
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
    const asked = endCondition(query.sourceTypes, body.sourceFilter);
    const other = endCondition(query.destinationTypes, body.destinationFilter);
    const direction = readDirection(query.direction ?? 'OUTGOING', ['OUTGOING', 'INCOMING', 'UNDIRECTED']);
    const ends =
      direction === 'INCOMING'
        ? { source: other, destination: asked }
        : { source: asked, destination: other };
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

function endCondition(entityTypes: readonly string[] = [], filter: EdgeFilterBody | undefined): EndCondition {
  return { entityTypes, ...readEdgeFilter(filter) };
}
