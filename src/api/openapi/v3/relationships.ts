/** Pages through relationships of one type, or of one entity. Versions 2 and 3 have the same form. */
import type { EndCondition } from '../../../catalog/relationships/edges/types.js';
import type { JsonObject } from '../../../core/json.js';
import { decodePercent } from '../../../model/urn/percent.js';
import { defineRoute, type QueryParameter, type Route, type Tag } from '../../http/route.js';
import {
  EDGE_SCROLL_QUERY,
  edgePageSchema,
  presentEdgePage,
  readRelationshipScroll,
  type EdgeScrollQuery,
} from './edge-scroll.js';
import { readEntity } from './read-path.js';

const PAGE_MEMBERS = new Set(['count', 'scrollId', 'includeSoftDelete']);
const PAGE_QUERY = pick((name) => PAGE_MEMBERS.has(name));
const ANY: EndCondition = { entityTypes: [] };
const RESPONSE: JsonObject = edgePageSchema({});

interface EntityQuery extends EdgeScrollQuery {
  readonly direction?: 'OUTGOING' | 'INCOMING';
}

interface Version {
  /** Of the address. */
  readonly name: 'v2' | 'v3';
  readonly tag: Tag;
  /** Ending of the operation ids. */
  readonly suffix: string;
  readonly deprecated: boolean;
}

function relationshipsOf({ name, tag, suffix, deprecated }: Version): readonly Route[] {
  const shared = {
    method: 'GET',
    tag,
    deprecated,
    permission: 'signed-in',
    response: RESPONSE,
    description: 'Follow `scrollId` until it is null.',
  } as const;
  const ofType = defineRoute<EdgeScrollQuery, unknown, { relationshipType: string }>({
    ...shared,
    path: `/openapi/${name}/relationship/{relationshipType}`,
    operationId: `listRelationshipsOfType${suffix}`,
    summary: 'All relationships of a type, page by page',
    query: PAGE_QUERY,
    async handle({ parameters, query }, { edges }) {
      const type = decodePercent(parameters.relationshipType) ?? parameters.relationshipType;
      const request = readRelationshipScroll({ ...query, relationshipTypes: [type] });
      return presentEdgePage(await edges.scrollRelationships({ ...request, source: ANY, destination: ANY }));
    },
  });
  const ofEntity = defineRoute<EntityQuery, unknown, { entityType: string; urn: string }>({
    ...shared,
    path: `/openapi/${name}/relationship/{entityType}/{urn}`,
    operationId: `listRelationshipsOfEntity${suffix}`,
    summary: 'The relationships of an entity, page by page',
    query: {
      ...PAGE_QUERY,
      ...pick((parameter) => parameter === 'relationshipTypes'),
      direction: {
        description: 'OUTGOING: the entity is the source; INCOMING: it is the destination.',
        schema: { type: 'string', enum: ['OUTGOING', 'INCOMING'], default: 'OUTGOING' },
      },
    },
    async handle({ parameters, query }, { model, edges }) {
      const values = [readEntity(parameters, model).text];
      const filter = { or: [{ and: [{ field: 'urn', values, condition: 'EQUAL' as const }] }] };
      const own: EndCondition = { entityTypes: [], filter };
      const ends =
        query.direction === 'INCOMING'
          ? { source: ANY, destination: own }
          : { source: own, destination: ANY };
      return presentEdgePage(await edges.scrollRelationships({ ...readRelationshipScroll(query), ...ends }));
    },
  });
  return [ofType, ofEntity];
}

function pick(isWanted: (name: string) => boolean): Readonly<Record<string, QueryParameter>> {
  return Object.fromEntries(Object.entries(EDGE_SCROLL_QUERY).filter(([name]) => isWanted(name)));
}

export const RELATIONSHIP_ROUTES: readonly Route[] = [
  ...relationshipsOf({ name: 'v2', tag: 'OpenAPI', suffix: '', deprecated: true }),
  ...relationshipsOf({ name: 'v3', tag: 'OpenAPI v3', suffix: 'V3', deprecated: false }),
];
