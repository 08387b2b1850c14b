/** Pages through the edges of an entity, in the form that the published graph client reads. */
import type { Direction } from '../../../catalog/relationships/types.js';
import { arrayOf, INTEGER, object, ref, START, STRING, URN } from '../../http/json-schema.js';
import { defineRoute } from '../../http/route.js';

interface RelationshipsQuery {
  readonly urn: string;
  readonly direction: Direction;
  readonly relationshipTypes?: readonly string[];
  readonly start?: number;
  readonly count?: number;
}

/** The client does not send a size and requests pages until one is empty, so few large pages are best. */
const DEFAULT_COUNT = 1_000;

export const relationshipsV1 = defineRoute<RelationshipsQuery, unknown>({
  method: 'GET',
  path: '/openapi/relationships/v1',
  operationId: 'getRelationshipsV1',
  tag: 'OpenAPI',
  permission: 'signed-in',
  summary: 'Relationships of an entity',
  description: 'A page after the last relationship is empty, with count 0.',
  query: {
    urn: { description: 'The entity to start from.', schema: URN, required: true },
    direction: {
      description: 'OUTGOING: edges of its own aspects; INCOMING: edges of other entities to it.',
      schema: { type: 'string', enum: ['INCOMING', 'OUTGOING'] },
      required: true,
    },
    relationshipTypes: {
      description: 'Relationship names, repeated; default: all.',
      schema: STRING,
      list: 'comma',
    },
    start: { description: 'Offset of the page.', schema: START },
    count: {
      description: `Maximum number of relationships; default: ${DEFAULT_COUNT}.`,
      schema: ref('PageSize'),
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
