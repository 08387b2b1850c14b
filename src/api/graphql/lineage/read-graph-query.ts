/** Converts the input of `lineageGraph` to the query of the reader. */
import type { LineageGraphQuery } from '../../../catalog/lineage/graph/types.js';
import type { GraphqlContext } from '../context.js';
import type { LineageGraphInput } from '../generated/schema-types.js';
import { timeRange } from './neighbours.js';

const DEFAULTS = { hops: 1, maxNeighbours: 10, maxNodes: 120 };
const PLATFORM = 'urn:li:dataPlatform:';

/** @throws INVALID_URN, UNKNOWN_ENTITY, INVALID_REQUEST for a type that the model does not define */
export function readGraphQuery(
  input: LineageGraphInput,
  { services: { model }, typeNames }: GraphqlContext,
): LineageGraphQuery {
  const urnOf = (text: string): string => model.parseUrn(text).text;
  return {
    urn: urnOf(input.urn),
    upstreamHops: input.upstreamHops ?? DEFAULTS.hops,
    downstreamHops: input.downstreamHops ?? DEFAULTS.hops,
    growth: (input.growth ?? []).map(({ urn, direction, hops }) => ({
      urn: urnOf(urn),
      direction,
      hops: hops ?? DEFAULTS.hops,
    })),
    ...(input.pathTo != null && { pathTo: urnOf(input.pathTo) }),
    unfold: (input.unfold ?? []).map(urnOf),
    types: (input.types ?? []).map((name) => typeNames.toEntityType(name)),
    platforms: (input.platforms ?? []).map((name) => (name.startsWith(PLATFORM) ? name : PLATFORM + name)),
    hideProcesses: input.hideProcesses ?? false,
    maxNeighbours: input.maxNeighbours ?? DEFAULTS.maxNeighbours,
    maxNodes: input.maxNodes ?? DEFAULTS.maxNodes,
    ...timeRange(input),
  };
}
