/** Actions of the user on the graph. Each action returns a new state. */
import { FIRST_STATE, MAX_HOPS, type Direction, type GraphState } from './graph-state.js';

export interface Side {
  readonly urn: string;
  readonly direction: Direction;
}

/** In the order of the graph. */
export const DIRECTIONS: readonly Direction[] = ['UPSTREAM', 'DOWNSTREAM'];

const HOPS = { UPSTREAM: 'upstreamHops', DOWNSTREAM: 'downstreamHops' } as const;

/** Follows lineage from an entity by more hops. The start has its own hop counts. */
export function grow(
  state: GraphState,
  { urn, direction }: Side,
  { start, hops }: { start: string; hops: number },
): GraphState {
  if (urn === start) {
    const name = HOPS[direction];
    return { ...state, [name]: Math.min(MAX_HOPS, Math.max(state[name], hops)) };
  }
  const growth = state.growth.filter((grown) => !isSide(grown, { urn, direction }));
  return { ...state, growth: [...growth, { urn, direction, hops }] };
}

/** Undoes `grow`. The service ignores the growth of entities that disappear with it. */
export function collapse(state: GraphState, side: Side, start: string): GraphState {
  if (side.urn === start) return { ...state, [HOPS[side.direction]]: 0 };
  return { ...state, growth: state.growth.filter((grown) => !isSide(grown, side)) };
}

export function isGrown(state: GraphState, side: Side, start: string): boolean {
  if (side.urn === start) return state[HOPS[side.direction]] > 0;
  return state.growth.some((grown) => isSide(grown, side));
}

export function unfold(state: GraphState, urns: readonly string[]): GraphState {
  return { ...state, unfolded: [...new Set([...state.unfolded, ...urns])] };
}

export function fold(state: GraphState, urns: readonly string[]): GraphState {
  const folded = new Set(urns);
  return { ...state, unfolded: state.unfolded.filter((urn) => !folded.has(urn)) };
}

export function toggleColumns(state: GraphState, urn: string): GraphState {
  const { openColumns } = state;
  const isOpen = openColumns.includes(urn);
  return {
    ...state,
    openColumns: isOpen ? openColumns.filter((open) => open !== urn) : [...openColumns, urn],
  };
}

/** Returns to the start with its direct neighbours; filters are kept. */
export function backToStart(state: GraphState): GraphState {
  const { upstreamHops, downstreamHops, growth, unfolded, openColumns, pathTo } = FIRST_STATE;
  return { ...state, upstreamHops, downstreamHops, growth, unfolded, openColumns, pathTo };
}

/** Number of active filters. */
export function countFilters({ types, platforms, hidesProcesses, startTime, endTime }: GraphState): number {
  return [
    types.length > 0,
    platforms.length > 0,
    hidesProcesses,
    (startTime ?? endTime) !== undefined,
  ].filter(Boolean).length;
}

function isSide(one: Side, other: Side): boolean {
  return one.urn === other.urn && one.direction === other.direction;
}
