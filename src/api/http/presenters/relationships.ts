/** Presents a page of edges: the URNs in `entities`, and the type of each edge. */
import type { Relationship } from '../../../catalog/relationships/types.js';

export interface RelationshipPage {
  readonly relationships: readonly Relationship[];
  readonly start: number;
  readonly count: number;
  readonly total: number;
  readonly scrollId?: string;
}

/** An entity that several edges of the page lead to appears once in `entities`. */
export function presentRelationships(page: RelationshipPage): Record<string, unknown> {
  const { relationships, start, count, total, scrollId } = page;
  const entities = [...new Set(relationships.map(({ entity }) => entity))];
  return { entities, relationships, start, count, total, scrollId };
}
