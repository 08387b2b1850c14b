/** The edges of an entity as the published graph client pages through them. */
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

/** The client names no size and asks until a page is empty: few large pages serve it best. */
const DEFAULT_COUNT = 1_000;

export const relationshipsV1 = defineRoute<RelationshipsQuery, unknown>({
  method: 'GET',
  path: '/openapi/relationships/v1',
  operationId: 'getRelationshipsV1',
  tag: 'OpenAPI',
  permission: 'signed-in',
  summary: 'What an entity is joined to',
  description: 'A page behind the last relationship is empty, with count 0.',
  query: {
    urn: { description: 'The entity to start from.', schema: URN, required: true },
    direction: {
      description: 'OUTGOING: edges that its own aspects make; INCOMING: edges of others to it.',
      schema: { type: 'string', enum: ['INCOMING', 'OUTGOING'] },
      required: true,
    },
    relationshipTypes: {
      description: 'Relationship names, repeated; left out: all.',
      schema: STRING,
      list: 'comma',
    },
    start: { description: 'Offset of the page.', schema: START },
    count: {
      description: `Most relationships of the page, ${DEFAULT_COUNT} where it is left out.`,
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
