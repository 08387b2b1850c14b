/** Relationships and lineage of an entity, one hop away, and what refers to it. */
import { summarizeEdges } from '../../../catalog/lineage/list-neighbours.js';
import type { LineageNeighbour } from '../../../catalog/lineage/types.js';
import type {
  DatedRelationship,
  Direction,
  ReferrerPage,
  ReferrerQuery,
  RelationshipQuery,
} from '../../../catalog/relationships/types.js';
import { DEFAULT_PAGE_SIZE } from '../../../core/limits.js';
import type { GraphqlContext } from '../context.js';
import type { LineageInput, RelationshipsInput } from '../generated/schema-types.js';
import { findEntityRef, type EntityRef } from '../mapping/entity-ref.js';
import { timeRange } from '../search/inputs.js';

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
    includeSoftDeleted: input.includeSoftDelete ?? true,
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

/** Returns the number of entities that point to an entity. */
export async function countIncoming(
  urn: string,
  query: Pick<RelationshipQuery, 'types' | 'entityTypes'>,
  { relationships }: Pick<GraphqlContext, 'relationships'>,
): Promise<number> {
  const page = { start: 0, count: 0, includeSoftDeleted: false };
  return (await relationships.load({ urn, direction: 'INCOMING', ...query, ...page })).total;
}

/** What a field asks for. Default: only the number of referrers, without conditions and without soft-deleted entities. */
export type ReferrerRequest = Pick<ReferrerQuery, 'types' | 'entityType'> &
  Partial<Omit<ReferrerQuery, 'urn'>>;

/** Lists the entities of one type that refer to an entity. */
export function listReferrers(
  urn: string,
  query: ReferrerRequest,
  { referrers }: Pick<GraphqlContext, 'referrers'>,
): Promise<ReferrerPage> {
  return referrers.load({ where: [], includeSoftDeleted: false, start: 0, count: 0, ...query, urn });
}

const DEFAULT_NEIGHBOURS = 100;

/** The field `lineage` of an entity: its neighbours, one hop away. */
export async function lineageOf(start: EntityRef, input: LineageInput, { lineage }: GraphqlContext) {
  const { neighbours, ...page } = await lineage.load(start.urn.text, {
    direction: input.direction,
    start: input.start ?? 0,
    count: input.count ?? DEFAULT_NEIGHBOURS,
    includeSoftDeleted: input.includeGhostEntities ?? false,
    mergeSiblings: input.separateSiblings !== true,
    ...timeRange(input),
  });
  return { ...page, relationships: neighbours.map((neighbour) => presentNeighbour(start, neighbour)) };
}

function presentNeighbour(start: EntityRef, { urn, degree, edges }: LineageNeighbour) {
  const edge = summarizeEdges(edges);
  const via = findEntityRef(edge.via);
  const entity = findEntityRef(urn);
  return {
    type: edge.relationship,
    entity,
    degree,
    createdOn: edge.createdOn,
    createdActor: findEntityRef(edge.createdActor),
    updatedOn: edge.updatedOn,
    updatedActor: findEntityRef(edge.updatedActor),
    isManual: edge.isManual,
    via,
    paths: [{ path: via === undefined ? [start, entity] : [start, via, entity] }],
  };
}
