/** The state of the graph in the address. */
import { packUrns, unpackUrns } from './pack-urns.js';

export type Direction = 'UPSTREAM' | 'DOWNSTREAM';

export interface Growth {
  readonly urn: string;
  readonly direction: Direction;
  /** 1 to 5. */
  readonly hops: number;
}

export interface GraphState {
  /** 0 to 5. */
  readonly upstreamHops: number;
  /** 0 to 5. */
  readonly downstreamHops: number;
  /** In the order in which the entities were grown. */
  readonly growth: readonly Growth[];
  /** Neighbours to draw even if they would be folded into a group. */
  readonly unfolded: readonly string[];
  /** URNs of tables whose columns are drawn. */
  readonly openColumns: readonly string[];
  /** As in the API's `EntityType`; empty: all. */
  readonly types: readonly string[];
  /** URNs; empty: all. */
  readonly platforms: readonly string[];
  readonly hidesProcesses: boolean;
  /** Epoch milliseconds; undefined: no bound. */
  readonly startTime: number | undefined;
  readonly endTime: number | undefined;
  readonly pathTo: string | undefined;
  /** One of `NODE_LIMITS`. */
  readonly maxNodes: number;
}

export const MAX_HOPS = 5;
/** Maximum numbers of boxes that the user can choose. */
export const NODE_LIMITS = [120, 300, 1_000] as const;

/** The state of an address without parameters. */
export const FIRST_STATE: GraphState = {
  upstreamHops: 1,
  downstreamHops: 1,
  growth: [],
  unfolded: [],
  openColumns: [],
  types: [],
  platforms: [],
  hidesProcesses: false,
  startTime: undefined,
  endTime: undefined,
  pathTo: undefined,
  maxNodes: NODE_LIMITS[0],
};

/** Ignores unreadable parameters. */
export function readGraphState(parameters: URLSearchParams): GraphState {
  const maxNodes = Number(parameters.get('boxes'));
  return {
    upstreamHops: readHops(parameters.get('up')) ?? FIRST_STATE.upstreamHops,
    downstreamHops: readHops(parameters.get('down')) ?? FIRST_STATE.downstreamHops,
    growth: readGrowth(parameters.getAll('grow')),
    unfolded: unpackUrns(parameters.getAll('unfold')),
    openColumns: unpackUrns(parameters.getAll('columns')),
    types: parameters.getAll('type'),
    platforms: unpackUrns(parameters.getAll('platform')),
    hidesProcesses: parameters.get('processes') === 'hidden',
    startTime: readTime(parameters.get('from')),
    endTime: readTime(parameters.get('to')),
    pathTo: parameters.get('path') ?? undefined,
    maxNodes: NODE_LIMITS.find((limit) => limit === maxNodes) ?? FIRST_STATE.maxNodes,
  };
}

/** @returns the parameters with the state added; other parameters are unchanged */
export function writeGraphState(parameters: URLSearchParams, state: GraphState): URLSearchParams {
  const { upstreamHops, downstreamHops, maxNodes } = FIRST_STATE;
  const grown = packUrns(state.growth.map(({ urn }) => urn));
  const members: Readonly<Record<string, readonly string[]>> = {
    up: state.upstreamHops === upstreamHops ? [] : [String(state.upstreamHops)],
    down: state.downstreamHops === downstreamHops ? [] : [String(state.downstreamHops)],
    grow: state.growth.map(
      ({ direction, hops }, index) => `${direction[0] ?? ''}${hops}.${grown[index] ?? ''}`,
    ),
    unfold: packUrns([...state.unfolded].sort()),
    columns: packUrns([...state.openColumns].sort()),
    type: state.types,
    platform: packUrns(state.platforms),
    processes: state.hidesProcesses ? ['hidden'] : [],
    from: state.startTime === undefined ? [] : [String(state.startTime)],
    to: state.endTime === undefined ? [] : [String(state.endTime)],
    path: state.pathTo === undefined ? [] : [state.pathTo],
    boxes: state.maxNodes === maxNodes ? [] : [String(state.maxNodes)],
  };
  const written = new URLSearchParams(parameters);
  for (const [name, values] of Object.entries(members)) {
    written.delete(name);
    for (const value of values) written.append(name, value);
  }
  return written;
}

/** `U2.0.urn:li:…`: direction, hops, packed URN. */
function readGrowth(values: readonly string[]): Growth[] {
  const parts = values.flatMap((value) => {
    const [, letter, hops, packed] = /^([UD])([1-5])\.(.*)$/su.exec(value) ?? [];
    return packed === undefined ? [] : [{ letter, hops: Number(hops), packed }];
  });
  const urns = unpackUrns(parts.map(({ packed }) => packed));
  if (urns.length < parts.length) return [];
  return parts.map(({ letter, hops }, index) => ({
    urn: urns[index] ?? '',
    direction: letter === 'U' ? 'UPSTREAM' : 'DOWNSTREAM',
    hops,
  }));
}

function readHops(text: string | null): number | undefined {
  const hops = text === null || text === '' ? NaN : Number(text);
  return Number.isInteger(hops) && hops >= 0 && hops <= MAX_HOPS ? hops : undefined;
}

/** Epoch milliseconds; undefined if unreadable. */
export function readTime(text: string | null): number | undefined {
  return text !== null && /^\d{1,15}$/.test(text) ? Number(text) : undefined;
}
