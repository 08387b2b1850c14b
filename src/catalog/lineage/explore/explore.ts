/** Follows lineage breadth first, one call of `readHop` per hop. */
import { compareTexts } from '../../../core/compare-texts.js';
import { startsAtColumn, typeOf } from '../follow-edges.js';
import type { LineageCut } from '../terms.js';
import type { Exploration, ExploreOptions, HopEdge, Reached, ReadHop, ViaNode } from './types.js';

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
