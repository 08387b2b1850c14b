/** Pages through relationships of one type, or of one entity. Versions 2 and 3 have the same form; version 1 has its own. */
import type { EndCondition } from '../../../catalog/relationships/types.js';
import type { JsonObject } from '../../../core/json.js';
import { decodePercent } from '../../../model/urn-encoding.js';
import { defineRead, type Route } from '../../http/route.js';
import { arrayOf, INTEGER, object, oneOf, START, STRING, URN, PAGE_SIZE } from '../../http/json-schema.js';
import { EDGE_SCROLL_QUERY, edgePageSchema, presentEdgePage, readRelationshipScroll } from './edge-scroll.js';
import { EDGES_OF_ENTITY } from '../../http/request-parts.js';
import { readEntity } from './read-path.js';

const { count: COUNT, scrollId, includeSoftDelete, relationshipTypes: TYPES } = EDGE_SCROLL_QUERY;
const PAGE_QUERY = { count: COUNT, scrollId, includeSoftDelete };
const ANY: EndCondition = { entityTypes: [] };
const RESPONSE: JsonObject = edgePageSchema({});

interface Version {
  /** Of the address. */
  readonly name: 'v2' | 'v3';
  /** Ending of the operation ids. */
  readonly suffix: string;
  readonly deprecated: boolean;
}

function relationshipsOf({ name, suffix, deprecated }: Version): readonly Route[] {
  const path = `/openapi/${name}/relationship`;
  const shared = { deprecated, response: RESPONSE, description: 'Follow `scrollId` until it is null.' };
  const ofType = defineRead(`${path}/{relationshipType}`, {
    ...shared,
    operationId: `listRelationshipsOfType${suffix}`,
    summary: 'All relationships of a type, page by page',
    query: PAGE_QUERY,
    async handle({ parameters, query }, { edges }) {
      const type = decodePercent(parameters.relationshipType) ?? parameters.relationshipType;
      const request = readRelationshipScroll({ ...query, relationshipTypes: [type] });
      return presentEdgePage(await edges.scrollRelationships({ ...request, source: ANY, destination: ANY }));
    },
  });
  const ofEntity = defineRead(`${path}/{entityType}/{urn}`, {
    ...shared,
    operationId: `listRelationshipsOfEntity${suffix}`,
    summary: 'The relationships of an entity, page by page',
    query: {
      ...PAGE_QUERY,
      relationshipTypes: TYPES,
      direction: {
        description: 'OUTGOING: the entity is the source; INCOMING: it is the destination.',
        schema: oneOf(['OUTGOING', 'INCOMING'], { default: 'OUTGOING' }),
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

export const RELATIONSHIP_ROUTES: readonly Route[] = [
  ...relationshipsOf({ name: 'v2', suffix: '', deprecated: true }),
  ...relationshipsOf({ name: 'v3', suffix: 'V3', deprecated: false }),
];

/** The client does not send a size and requests pages until one is empty, so few large pages are best. */
const DEFAULT_COUNT = 1_000;

/** The edges of an entity, in the form that the published graph client reads. */
export const relationshipsV1 = defineRead('/openapi/relationships/v1', {
  operationId: 'getRelationshipsV1',
  summary: 'Relationships of an entity',
  description: 'A page after the last relationship is empty, with count 0.',
  query: {
    ...EDGES_OF_ENTITY,
    relationshipTypes: {
      description: 'Relationship names, repeated; default: all.',
      schema: STRING,
      list: 'comma',
    },
    start: { description: 'Offset of the page.', schema: START },
    count: {
      description: `Maximum number of relationships; default: ${DEFAULT_COUNT}.`,
      schema: PAGE_SIZE,
    },
  },
  response: object({
    start: INTEGER,
    count: { type: 'integer', description: 'Relationships on this page.' },
    total: INTEGER,
    entities: arrayOf(object({ urn: URN, relationshipType: STRING, 'via?': URN })),
  }),
  async handle({ query }, services) {
    const { direction, relationshipTypes = [], start = 0, count = DEFAULT_COUNT } = query;
    const urn = services.model.parseUrn(query.urn).text;
    const page = await services.relationships.listRelationships({
      urn,
      direction,
      types: relationshipTypes,
      page: { start, count },
    });
    return {
      start: page.start,
      count: page.count,
      total: page.total,
      entities: page.relationships.map(({ entity, type, via }) => ({
        urn: entity,
        relationshipType: type,
        via,
      })),
    };
  },
});
