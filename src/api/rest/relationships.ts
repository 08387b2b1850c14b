/** The edges of an entity. */
import type { Direction } from '../../catalog/relationships/types.js';
import { arrayOf, INTEGER, object, ref, START, STRING, URN } from '../http/json-schema.js';
import { presentRelationships } from '../http/presenters/relationships.js';
import { readPage } from '../http/requests/page.js';
import { defineRoute } from '../http/route.js';

interface RelationshipsQuery {
  readonly urn: string;
  readonly direction: Direction;
  readonly types?: readonly string[];
  readonly start?: number;
  readonly count?: number;
  readonly scrollId?: string;
}

const RELATIONSHIP = object({ type: STRING, entity: URN, aspect: STRING, 'via?': URN });

export const relationships = defineRoute<RelationshipsQuery, unknown>({
  method: 'GET',
  path: '/relationships',
  operationId: 'getRelationships',
  tag: 'Relationships',
  permission: 'signed-in',
  summary: 'Relationships of an entity',
  query: {
    urn: { description: 'The entity to start from.', schema: URN, required: true },
    direction: {
      description: 'OUTGOING: edges of its own aspects; INCOMING: edges of other entities to it.',
      schema: { type: 'string', enum: ['INCOMING', 'OUTGOING'] },
      required: true,
    },
    types: {
      description: 'Relationship names: repeated, `A,B` or `List(A,B)`; default: all.',
      schema: { type: 'string' },
      list: 'comma',
    },
    start: { description: 'Offset of the page.', schema: START },
    count: { description: 'Size of the page.', schema: ref('PageSize') },
    scrollId: { description: 'From the previous page, instead of start.', schema: { type: 'string' } },
  },
  response: object({
    entities: arrayOf(URN, { description: 'URNs at the other end, each once.' }),
    relationships: arrayOf(RELATIONSHIP),
    start: INTEGER,
    count: { type: 'integer', description: 'Relationships on this page.' },
    total: INTEGER,
    'scrollId?': STRING,
  }),
  async handle({ query }, services) {
    const urn = services.model.parseUrn(query.urn).text;
    const { direction, types = [] } = query;
    const page = await services.relationships.listRelationships({
      urn,
      direction,
      types,
      page: readPage(query),
    });
    return presentRelationships(page);
  },
});
