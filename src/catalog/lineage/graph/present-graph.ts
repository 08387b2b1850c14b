/** Completes a grown graph with its edges and the counts of hidden neighbours. */
import { compareTexts } from '../../../core/compare.js';
import type { LineageBounds } from '../bounds.js';
import type {
  LineageCut,
  LineageDirection,
  LineageFlow,
  LineageFlows,
  LineageGraph,
  LineageGraphEdge,
  LineageGraphEntity,
  LineageGraphGroup,
  LineageGraphQuery,
  LineageKindCount,
} from '../types.js';
import type { DrawnEntity, GrownGraph } from './grow-graph.js';
import { DIRECTIONS, type SidesByUrn } from './join-hidden.js';

export interface GraphToPresent {
  readonly query: LineageGraphQuery;
  readonly grown: GrownGraph;
  readonly known: SidesByUrn;
  /** Direct edges among the drawn entities. */
  readonly direct: LineageFlows;
  readonly hasMorePaths: boolean;
  readonly bounds: LineageBounds;
}

export function presentGraph(parts: GraphToPresent): LineageGraph {
  const { grown } = parts;
  const { flows } = parts.direct;
  const near = drawnNeighbours(grown, flows);
  const groups = grown.groups.flatMap((group) => {
    const counted = countGroup(group, parts, near(group.of, group.direction));
    return counted.count === 0 ? [] : [counted];
  });
  const folded = new Set(groups.map(({ id }) => id));
  const countOf = (urn: string, direction: LineageDirection) => {
    const drawn = near(urn, direction).size;
    const count = Math.max(drawn, grown.sideOf(urn, direction).count);
    return { count, hidden: folded.has(groupId(urn, direction)) ? 0 : count - drawn };
  };
  const entities = [...grown.entities.values()].map(({ urn, degree }): LineageGraphEntity => ({
    urn,
    degree,
    upstream: countOf(urn, 'UPSTREAM'),
    downstream: countOf(urn, 'DOWNSTREAM'),
  }));
  return {
    entities,
    groups,
    edges: [...edgesOf(grown, flows), ...groups.map(edgeOfGroup)],
    cuts: cutsOf(parts),
  };
}

type Near = (urn: string, direction: LineageDirection) => ReadonlySet<string>;

function drawnNeighbours({ entities, sideOf }: GrownGraph, flows: readonly LineageFlow[]): Near {
  const direct = new Map<string, Set<string>>();
  const join = (key: string, urn: string) => {
    const ends = direct.get(key) ?? new Set();
    direct.set(key, ends.add(urn));
  };
  for (const { from, to } of flows) {
    join(groupId(to, 'UPSTREAM'), from);
    join(groupId(from, 'DOWNSTREAM'), to);
  }
  for (const urn of entities.keys())
    for (const direction of DIRECTIONS)
      for (const end of sideOf(urn, direction).neighbours)
        if (entities.has(end.urn)) join(groupId(urn, direction), end.urn);
  return (urn, direction) => direct.get(groupId(urn, direction)) ?? new Set();
}

function countGroup(
  { of, direction, degree }: GrownGraph['groups'][number],
  { grown, known }: GraphToPresent,
  drawn: ReadonlySet<string>,
): LineageGraphGroup {
  const { count, neighbours } = grown.sideOf(of, direction);
  const side = known.get(of)?.[direction];
  const listed = new Set(side?.shown.map(({ urn }) => urn));
  const joined = neighbours.filter(({ urn }) => !listed.has(urn)).map((end) => ({ ...end, count: 1 }));
  const gone = [...drawn].flatMap((urn): (DrawnEntity & { count: number })[] => {
    const entity = grown.entities.get(urn);
    return entity === undefined ? [] : [{ ...entity, count: -1 }];
  });
  const kinds = [...(side?.kinds ?? []), ...joined, ...gone];
  return {
    id: groupId(of, direction),
    of,
    direction,
    degree,
    count: Math.max(0, count - drawn.size),
    types: countKinds(kinds.map(({ type, count: many }) => [type, many])),
    platforms: countKinds(kinds.map(({ platform, count: many }) => [platform, many])),
  };
}

function groupId(urn: string, direction: LineageDirection): string {
  return `group:${direction}:${urn}`;
}

function edgeOfGroup({ id, of, direction }: LineageGraphGroup): LineageGraphEdge {
  const [from, to] = direction === 'UPSTREAM' ? [id, of] : [of, id];
  return { from, to, isManual: false, through: 0 };
}

/** Direct edges, and joined edges between entities that have no direct edge. */
function edgesOf(grown: GrownGraph, flows: readonly LineageFlow[]): LineageGraphEdge[] {
  const edges = new Map<string, LineageGraphEdge>();
  for (const flow of flows) edges.set(`${flow.from} ${flow.to}`, { ...flow, through: 0 });
  const join = ({ near, far, direction, through }: GrownGraph['pieces'][number]) => {
    const [from, to] = direction === 'UPSTREAM' ? [far, near] : [near, far];
    const key = `${from} ${to}`;
    if ((edges.get(key)?.through ?? Infinity) > through)
      edges.set(key, { from, to, isManual: false, through });
  };
  for (const near of grown.entities.keys())
    for (const direction of DIRECTIONS)
      for (const { urn, through } of grown.sideOf(near, direction).neighbours)
        if (through > 0 && grown.entities.has(urn)) join({ near, far: urn, direction, through });
  for (const piece of grown.pieces) join(piece);
  return [...edges.values()].sort(
    (left, right) => compareTexts(left.from, right.from) || compareTexts(left.to, right.to),
  );
}

function cutsOf({ query, grown, direct, hasMorePaths, bounds }: GraphToPresent): LineageCut[] {
  const cuts = new Map<LineageCut['bound'], LineageCut>();
  const add = (cut: LineageCut) => void cuts.set(cut.bound, cut);
  for (const urn of grown.entities.keys())
    for (const direction of DIRECTIONS) grown.sideOf(urn, direction).cuts.forEach(add);
  direct.cuts.forEach(add);
  if (grown.isFull) add({ bound: 'nodes', limit: query.maxNodes });
  if (hasMorePaths) add({ bound: 'paths', limit: bounds.paths });
  return [...cuts.values()];
}

/** Sorted by count, highest first, then by value. Entries without a value or with a sum of 0 are omitted. */
function countKinds(
  items: readonly (readonly [value: string | undefined, count: number])[],
): LineageKindCount[] {
  const sums = new Map<string, number>();
  for (const [value, count] of items)
    if (value !== undefined) sums.set(value, (sums.get(value) ?? 0) + count);
  return [...sums]
    .map(([value, count]) => ({ value, count }))
    .filter(({ count }) => count > 0)
    .sort((left, right) => right.count - left.count || (left.value < right.value ? -1 : 1));
}
