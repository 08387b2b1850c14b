/** Follows lineage breadth first, one call of `readHop` per hop. */
import { compareTexts } from '../../core/compare.js';
import { findUrn } from '../../model/urn.js';
import { startsAtColumn, typeOf } from './follow-edges.js';
import type { LineageCut } from './types.js';

interface Walk {
  readonly options: ExploreOptions;
  readonly known: Map<string, Reached>;
  readonly vias: Map<string, ViaNode>;
  readonly cuts: Map<LineageCut['bound'], number>;
  edgesLeft: number;
}

/**
 * Returns everything that the walk reaches, nearest first. An entity that does not count as a hop has the degree of the hop that passes
 * it, and its own edges belong to the same hop.
 */
export async function explore(options: ExploreOptions, readHop: ReadHop): Promise<Exploration> {
  const start = startOf(options.start);
  const walk: Walk = {
    options,
    known: new Map([[start.urn, start]]),
    vias: new Map(),
    cuts: new Map(),
    edgesLeft: options.edges,
  };
  let frontier = [start];
  for (let degree = 1; degree <= options.hops && frontier.length > 0; degree += 1) {
    frontier = await followHop(walk, { frontier, degree }, readHop);
  }
  return {
    reached: [...walk.known.values()].slice(1),
    vias: [...walk.vias.values()],
    cuts: [...walk.cuts].map(([bound, limit]) => ({ bound, limit })),
  };
}

function startOf(urn: string): Reached {
  return {
    ...{ urn, type: typeOf(urn), degree: 0, steps: [] },
    ...{ isVisible: true, isIgnored: false, isExplored: false },
  };
}

interface Hop {
  readonly frontier: readonly Reached[];
  readonly degree: number;
}

/** Returns the entities from which the next hop starts. */
async function followHop(walk: Walk, { frontier, degree }: Hop, readHop: ReadHop): Promise<Reached[]> {
  const next: Reached[] = [];
  let batch = chooseExplored(walk, frontier);
  while (batch.length > 0 && !walk.cuts.has('edges')) {
    const urns = batch.map(({ urn }) => urn);
    const edges = await readHop({ urns, isFirst: urns[0] === walk.options.start, most: walk.edgesLeft });
    const followed = spendEdges(walk, edges);
    for (const reached of batch) reached.isExplored = true;
    const found = addEdges(walk, followed, degree).filter((reached) => mayFollow(walk, reached));
    next.push(...found.filter(({ isIgnored }) => !isIgnored));
    batch = chooseExplored(
      walk,
      found.filter(({ isIgnored }) => isIgnored),
    );
  }
  return next;
}

function mayFollow({ options }: Walk, { urn }: Reached): boolean {
  return !options.columnsOnly || startsAtColumn(urn);
}

function chooseExplored({ options, cuts }: Walk, found: readonly Reached[]): Reached[] {
  const { perHop } = options;
  if (perHop === undefined || found.length <= perHop) return [...found];
  cuts.set('explored', perHop);
  return [...found].sort((one, other) => compareTexts(one.urn, other.urn)).slice(0, perHop);
}

function spendEdges(walk: Walk, edges: readonly HopEdge[]): readonly HopEdge[] {
  const followed = edges.slice(0, walk.edgesLeft);
  if (edges.length > walk.edgesLeft) walk.cuts.set('edges', walk.options.edges);
  walk.edgesLeft -= followed.length;
  return followed;
}

/** Returns the entities that the edges reach first. */
function addEdges(walk: Walk, edges: readonly HopEdge[], degree: number): Reached[] {
  const found = new Map<string, Reached>();
  for (const edge of edges) {
    const from = walk.known.get(edge.from);
    if (from === undefined) continue;
    if (edge.via !== undefined) addVia(walk, { urn: edge.via, degree }, from);
    if (walk.known.has(edge.to)) continue;
    const reached = found.get(edge.to) ?? toReached(walk, edge, degree);
    reached.steps.push({ from, via: edge.via });
    found.set(edge.to, reached);
  }
  for (const [urn, reached] of found) walk.known.set(urn, reached);
  return [...found.values()];
}

function toReached({ options }: Walk, edge: HopEdge, degree: number): Reached {
  const { to: urn, type, isVisible } = edge;
  return { urn, type, degree, isVisible, isIgnored: options.isIgnored(edge), steps: [], isExplored: false };
}

function addVia({ vias }: Walk, via: Omit<ViaNode, 'from'>, from: Reached): void {
  const known = vias.get(via.urn);
  if (known === undefined) vias.set(via.urn, { ...via, from: new Set([from]) });
  else known.from.add(from);
}

// A walk that is followed hop by hop, and what it found.

/** An edge that one hop of the walk follows. */
export interface HopEdge {
  readonly from: string;
  readonly to: string;
  readonly type: string;
  /** URN of the platform of `to`. */
  readonly platform: string | undefined;
  /** The query or job through which the data flows. */
  readonly via: string | undefined;
  /** Whether the actor may view `to`. */
  readonly isVisible: boolean;
}

/** An entity or a column that the walk reached, or its start, which has the degree 0. */
export interface Reached {
  readonly urn: string;
  readonly type: string;
  /** The smallest number of hops, without the entities that do not count as hops. */
  readonly degree: number;
  readonly isVisible: boolean;
  /** Passed without counting as a hop. */
  readonly isIgnored: boolean;
  /** The steps by which the walk reached it first; none for the start. */
  readonly steps: Step[];
  /** Whether the walk followed its own edges. */
  isExplored: boolean;
}

export interface Step {
  readonly from: Reached;
  readonly via: string | undefined;
}

/** A query or job on an edge of the walk. */
interface ViaNode {
  readonly urn: string;
  /** Degree of the entity behind it. */
  readonly degree: number;
  /** The entities before it, nearest first. */
  readonly from: Set<Reached>;
}

interface Exploration {
  /** In the order of the walk, without the start. */
  readonly reached: readonly Reached[];
  readonly vias: readonly ViaNode[];
  readonly cuts: readonly LineageCut[];
}

export interface ExploreOptions {
  readonly start: string;
  /** Maximum degree. */
  readonly hops: number;
  /** Maximum number of edges of the whole walk. */
  readonly edges: number;
  /** Only the first entities of each hop, by URN, are followed further; absent: all. */
  readonly perHop?: number | undefined;
  /** Whether only columns are followed further. */
  readonly columnsOnly: boolean;
  /** Tells which entities do not count as hops. */
  readonly isIgnored: (edge: HopEdge) => boolean;
}

/** Reads at most one edge more than `most`. */
export type ReadHop = (hop: {
  readonly urns: readonly string[];
  readonly isFirst: boolean;
  readonly most: number;
}) => Promise<readonly HopEdge[]>;

/** A way to an end: to an entity or column that the walk reached, and for a query or job one step further. */
export interface Member {
  readonly reached: Reached;
  readonly via?: string;
}

export interface ExploredEnd {
  readonly urn: string;
  /** Degrees of the members, each once, ascending; at least one. */
  readonly degrees: readonly number[];
  /** Nearest first. */
  readonly members: readonly Member[];
  /** Whether a stub is left out. */
  readonly mustExist: boolean;
}

export interface EndOptions {
  /** The end of a column is the entity that has it, if that has metadata. */
  readonly groupColumns: boolean;
  /** Types of the nodes on edges that are ends, if they have metadata. */
  readonly isViaEnd: (type: string) => boolean;
}

interface GrowingEnd extends ExploredEnd {
  readonly degrees: number[];
  readonly members: Member[];
}

/**
 * Turns what a walk reached into the ends that a search can find: columns are grouped by their tables.
 * @returns ends by URN, nearest first
 */
export function collectEnds(
  { reached, vias }: Pick<Exploration, 'reached' | 'vias'>,
  { groupColumns, isViaEnd }: EndOptions,
): ReadonlyMap<string, ExploredEnd> {
  const found = [
    ...reached.map((each) => ({
      urn: groupColumns ? entityOf(each.urn) : each.urn,
      degree: each.degree,
      members: [{ reached: each }],
      mustExist: groupColumns,
    })),
    ...vias
      .filter(({ urn }) => isViaEnd(typeOf(urn)))
      .map(({ urn, degree, from }) => ({
        ...{ urn, degree, mustExist: true },
        members: [...from].map((each) => ({ reached: each, via: urn })),
      })),
  ].sort((one, other) => one.degree - other.degree);
  const ends = new Map<string, GrowingEnd>();
  for (const { urn, degree, members, mustExist } of found) {
    const end = ends.get(urn) ?? { urn, degrees: [], members: [], mustExist };
    if (end.degrees.at(-1) !== degree) end.degrees.push(degree);
    // There may be more members than a call has room for arguments.
    for (const member of members) end.members.push(member);
    ends.set(urn, end);
  }
  return ends;
}

/** Returns the entity that has the column; any other entity is returned unchanged. */
function entityOf(urn: string): string {
  return startsAtColumn(urn) ? (findUrn(urn)?.parts[0] ?? urn) : urn;
}
