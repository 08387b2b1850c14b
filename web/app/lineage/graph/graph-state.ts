/** The state of the graph in the address, and the actions that change it. */

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

export type ChangeGraphState = (update: (state: GraphState) => GraphState) => void;

/** Props of components that show and change the state. */
export interface GraphStateProps {
  readonly state: GraphState;
  readonly change: ChangeGraphState;
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

/**
 * Encodes lists of URNs in addresses. Addresses are short and neighbours often share a prefix, so each URN is written as the
 * length of the prefix in UTF-16 units that it shares with the previous URN, a dot, and the rest: `0.urn:li:chart:(superset,1)`, `25.2)`.
 */
export function packUrns(urns: readonly string[]): string[] {
  return urns.map((urn, index) => {
    const shared = sharedLength(urns[index - 1] ?? '', urn);
    return `${shared}.${urn.slice(shared)}`;
  });
}

/** Skips parts that `packUrns` cannot have written. */
export function unpackUrns(packed: readonly string[]): string[] {
  const urns: string[] = [];
  for (const text of packed) {
    const [, digits, rest] = /^(\d{1,4})\.(.*)$/su.exec(text) ?? [];
    if (digits === undefined || rest === undefined) continue;
    const before = urns.at(-1) ?? '';
    const shared = Number(digits);
    if (shared <= before.length) urns.push(before.slice(0, shared) + rest);
  }
  return urns;
}

/** Never splits a surrogate pair, because an address cannot contain half of one. */
function sharedLength(before: string, urn: string): number {
  const most = Math.min(before.length, urn.length, 9_999);
  let shared = 0;
  while (shared < most && before[shared] === urn[shared]) shared += 1;
  return /[\uD800-\uDBFF]/.test(urn.charAt(shared - 1)) ? shared - 1 : shared;
}

// Actions of the user. Each returns a new state.

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
