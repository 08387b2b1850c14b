/** `lineage(input)` of an entity: what is one hop away. */
import type { LineageEdge, LineageNeighbour } from '../../../catalog/lineage/types.js';
import type { GraphqlContext } from '../context.js';
import type { LineageInput } from '../generated/schema-types.js';
import { findEntityRef, type EntityRef } from '../mapping/entity-ref.js';

const DEFAULT_COUNT = 100;

export async function lineageOf(
  { urn }: EntityRef,
  input: LineageInput,
  { lineage }: GraphqlContext,
): Promise<object> {
  const { neighbours, ...page } = await lineage.load(urn.text, {
    direction: input.direction,
    start: input.start ?? 0,
    count: input.count ?? DEFAULT_COUNT,
    includeGhosts: input.includeGhostEntities ?? false,
    ...timeRange(input),
  });
  return { ...page, relationships: neighbours.map(presentNeighbour) };
}

export function timeRange(input: {
  readonly startTimeMillis?: number | null;
  readonly endTimeMillis?: number | null;
}): { startTimeMillis?: number; endTimeMillis?: number } {
  const { startTimeMillis, endTimeMillis } = input;
  return {
    ...(startTimeMillis != null && { startTimeMillis }),
    ...(endTimeMillis != null && { endTimeMillis }),
  };
}

/** Where several edges lead to one neighbour it is still one: the newest edge speaks for them. */
function presentNeighbour({ urn, degree, edges }: LineageNeighbour): object {
  const newest = edges.reduce((best, edge) => (stampOf(edge) > stampOf(best) ? edge : best));
  return {
    type: newest.relationship,
    entity: findEntityRef(urn),
    degree,
    createdOn: newest.createdOn,
    createdActor: findEntityRef(newest.createdActor),
    updatedOn: newest.updatedOn,
    updatedActor: findEntityRef(newest.updatedActor),
    isManual: edges.some(({ isManual }) => isManual),
    via: findEntityRef(newest.via),
  };
}

function stampOf({ updatedOn, createdOn }: LineageEdge): number {
  return updatedOn ?? createdOn ?? 0;
}
