import { useOperation } from '../../api/use-operation.js';
import type { GraphState } from '../state/graph-state.js';
import { LineageGraph, type LineageGraphQueryVariables } from './lineage-graph.graphql.js';

type Input = LineageGraphQueryVariables['input'];

/** The graph for a state. The previous graph stays until the next one is loaded. */
export function usePicture(urn: string, state: GraphState) {
  const { data, ...rest } = useOperation(
    LineageGraph,
    { input: inputOf(urn, state) },
    { keepsPrevious: true },
  );
  return { picture: data?.lineageGraph, ...rest };
}

function inputOf(urn: string, state: GraphState): Input {
  const { growth, unfolded, types, platforms, hidesProcesses, startTime, endTime, pathTo, ...rest } = state;
  return {
    urn,
    ...rest,
    growth: [...growth],
    unfold: unfolded,
    types: types as NonNullable<Input['types']>,
    platforms,
    hideProcesses: hidesProcesses,
    ...(startTime !== undefined && { startTimeMillis: startTime }),
    ...(endTime !== undefined && { endTimeMillis: endTime }),
    ...(pathTo !== undefined && { pathTo }),
  };
}
