/** `lineage(input)` of an entity: its neighbours, one hop away. */
import { summarizeEdges } from '../../../catalog/lineage/summarize-edges.js';
import type { LineageNeighbour } from '../../../catalog/lineage/types.js';
import type { GraphqlContext } from '../context.js';
import type { LineageInput } from '../generated/schema-types.js';
import { findEntityRef, type EntityRef } from '../mapping/entity-ref.js';

const DEFAULT_COUNT = 100;

export async function lineageOf(start: EntityRef, input: LineageInput, { lineage }: GraphqlContext) {
  const { neighbours, ...page } = await lineage.load(start.urn.text, {
    direction: input.direction,
    start: input.start ?? 0,
    count: input.count ?? DEFAULT_COUNT,
    includeGhosts: input.includeGhostEntities ?? false,
    mergeSiblings: input.separateSiblings !== true,
    ...timeRange(input),
  });
  return { ...page, relationships: neighbours.map((neighbour) => presentNeighbour(start, neighbour)) };
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
