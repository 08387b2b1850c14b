/** Relationships of an entity. */
import { DEFAULT_PAGE_SIZE } from '../../../core/limits.js';
import type { DatedRelationship, Direction } from '../../../catalog/relationships/types.js';
import type { GraphqlContext } from '../context.js';
import { findEntityRef, type EntityRef } from '../mapping/entity-ref.js';

export interface RelationshipsInput {
  readonly types: readonly string[];
  readonly direction: Direction;
  /** Entity types at the other end, in any of their spellings; empty or absent: all. */
  readonly relatedEntityTypes?: readonly string[] | null;
  readonly start?: number | null;
  readonly count?: number | null;
  readonly includeSoftDelete?: boolean | null;
}

export async function relationshipsOf(
  { urn }: EntityRef,
  input: RelationshipsInput,
  { relationships, typeNames }: Pick<GraphqlContext, 'relationships' | 'typeNames'>,
) {
  const start = input.start ?? 0;
  const { direction, types, relatedEntityTypes } = input;
  const page = await relationships.load({
    urn: urn.text,
    direction,
    types,
    ...(relatedEntityTypes &&
      relatedEntityTypes.length > 0 && {
        entityTypes: relatedEntityTypes.map((name) => typeNames.toEntityType(name)),
      }),
    start,
    count: input.count ?? DEFAULT_PAGE_SIZE,
    includeRemoved: input.includeSoftDelete ?? true,
  });
  return {
    start,
    count: page.relationships.length,
    total: page.total,
    relationships: page.relationships.map((each) => presentRelationship(each, direction)),
  };
}

function presentRelationship({ type, entity, created }: DatedRelationship, direction: Direction) {
  return { type, direction, entity: findEntityRef(entity), created };
}
