/** Pages through relationships of one type, or of one entity. */
import type { EndCondition } from '../../../catalog/relationships/edges/types.js';
import type { JsonObject } from '../../../core/json.js';
import { decodePercent } from '../../../model/urn/percent.js';
import { defineRoute, type QueryParameter, type Route } from '../../http/route.js';
import {
  EDGE_SCROLL_QUERY,
  edgePageSchema,
  presentEdgePage,
  readEdgeScroll,
  type EdgeScrollQuery,
} from '../v3/edge-scroll.js';
import { readEntity } from '../v3/read-path.js';

const PAGE_MEMBERS = new Set(['count', 'scrollId', 'includeSoftDelete']);
const PAGE_QUERY = pick((name) => PAGE_MEMBERS.has(name));
const ANY: EndCondition = { entityTypes: [] };
const RESPONSE: JsonObject = edgePageSchema({});

const ofType = defineRoute<EdgeScrollQuery, unknown, { relationshipType: string }>({
  method: 'GET',
  path: '/openapi/v2/relationship/{relationshipType}',
  operationId: 'listRelationshipsOfType',
  tag: 'OpenAPI',
  permission: 'signed-in',
  deprecated: true,
  summary: 'All relationships of a type, page by page',
  description: 'Follow `scrollId` until it is null.',
  query: PAGE_QUERY,
  response: RESPONSE,
  async handle({ parameters, query }, { edges }) {
    const type = decodePercent(parameters.relationshipType) ?? parameters.relationshipType;
    const request = readEdgeScroll({ ...query, relationshipTypes: [type] });
    return presentEdgePage(await edges.scrollRelationships({ ...request, source: ANY, destination: ANY }));
  },
});

interface EntityQuery extends EdgeScrollQuery {
  readonly direction?: 'OUTGOING' | 'INCOMING';
}

const ofEntity = defineRoute<EntityQuery, unknown, { entityType: string; urn: string }>({
  method: 'GET',
  path: '/openapi/v2/relationship/{entityType}/{urn}',
  operationId: 'listRelationshipsOfEntity',
  tag: 'OpenAPI',
  permission: 'signed-in',
  deprecated: true,
  summary: 'The relationships of an entity, page by page',
  description: 'Follow `scrollId` until it is null.',
  query: {
    ...PAGE_QUERY,
    ...pick((name) => name === 'relationshipTypes'),
    direction: {
      description: 'OUTGOING: the entity is the source; INCOMING: it is the destination.',
      schema: { type: 'string', enum: ['OUTGOING', 'INCOMING'], default: 'OUTGOING' },
    },
  },
  response: RESPONSE,
  async handle({ parameters, query }, { model, edges }) {
    const values = [readEntity(parameters, model).text];
    const filter = { or: [{ and: [{ field: 'urn', values, condition: 'EQUAL' as const }] }] };
    const own: EndCondition = { entityTypes: [], filter };
    const ends =
      query.direction === 'INCOMING' ? { source: ANY, destination: own } : { source: own, destination: ANY };
    return presentEdgePage(await edges.scrollRelationships({ ...readEdgeScroll(query), ...ends }));
  },
});

function pick(isWanted: (name: string) => boolean): Readonly<Record<string, QueryParameter>> {
  return Object.fromEntries(Object.entries(EDGE_SCROLL_QUERY).filter(([name]) => isWanted(name)));
}

export const relationshipsV2: readonly Route[] = [ofType, ofEntity];
