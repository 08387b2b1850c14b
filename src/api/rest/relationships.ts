/** The edges of an entity. */
import type { Relationship } from '../../catalog/relationships/types.js';
import { arrayOf, INTEGER, object, START, STRING, URN, PAGE_SIZE } from '../http/json-schema.js';
import { EDGES_OF_ENTITY, readPage } from '../http/request-parts.js';
import { defineRead } from '../http/route.js';

const RELATIONSHIP = object({ type: STRING, entity: URN, aspect: STRING, 'via?': URN });

export const relationships = defineRead('/relationships', {
  operationId: 'getRelationships',
  tag: 'Relationships',
  summary: 'Relationships of an entity',
  query: {
    ...EDGES_OF_ENTITY,
    types: {
      description: 'Relationship names: repeated, `A,B` or `List(A,B)`; default: all.',
      schema: { type: 'string' },
      list: 'comma',
    },
    start: { description: 'Offset of the page.', schema: START },
    count: { description: 'Size of the page.', schema: PAGE_SIZE },
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

interface RelationshipPage {
  readonly relationships: readonly Relationship[];
  readonly start: number;
  readonly count: number;
  readonly total: number;
  readonly scrollId?: string;
}

/** Presents a page of edges. An entity that several edges of the page lead to appears once in `entities`. */
export function presentRelationships(page: RelationshipPage): Record<string, unknown> {
  const { relationships, start, count, total, scrollId } = page;
  const entities = [...new Set(relationships.map(({ entity }) => entity))];
  return { entities, relationships, start, count, total, scrollId };
}
