/** Reads a lineage graph. */
import { invalidRequest, limitExceeded } from '../../../core/errors.js';
import { compareTexts } from '../../../core/compare.js';
import type { JsonObject } from '../../../core/json.js';
import type { StatementRows } from '../../../neo4j/generated/statement-rows.js';
import { checkRange, type LineageDeps, type LineageBounds } from '../bounds.js';
import { findPaths } from '../find-paths.js';
import { startsAtColumn, followEdges, rangeParameters, typeOf } from '../follow-edges.js';
import { growGraph, type FoundPath, type GrownGraph } from './grow-graph.js';
import { presentGraph } from './present-graph.js';
import {
  DIRECTIONS,
  type Sides,
  PROCESS_TYPES,
  NO_SIDE,
  type SidesByUrn,
  type Neighbour,
  type Side,
} from './join-hidden.js';
import type {
  LineageGraph,
  LineageGraphQuery,
  LineageFlow,
  LineageFlows,
  LineageFlowsQuery,
} from '../types.js';

/**
 * Grows the graph from the known neighbours, reads the missing neighbours, and grows it again, until none is missing. Takes one
 * statement per hop, for any number of entities.
 * @throws LIMIT_EXCEEDED, INVALID_REQUEST
 */
export async function readGraph(deps: LineageDeps, query: LineageGraphQuery): Promise<LineageGraph> {
  checkGraphQuery(query);
  checkRange(query);
  const { paths, hasMore } = await readPaths(deps, query);
  const known = new Map<string, Sides>();
  const request = { query, paths, bounds: deps.bounds };
  let wanted: ReadonlySet<string> = new Set([
    query.urn,
    ...query.growth.map(({ urn }) => urn),
    ...paths.flatMap(({ steps }) => steps),
  ]);
  let grown: GrownGraph;
  do {
    for (const [urn, sides] of await readSides(deps, query, [...wanted])) known.set(urn, sides);
    grown = growGraph(request, known);
    wanted = grown.missing;
  } while (wanted.size > 0);
  const columns = startsAtColumn(query.urn);
  const direct = await listFlows(deps, { ...query, columns, urns: [...grown.entities.keys()] });
  return presentGraph({ query, grown, known, direct, hasMorePaths: hasMore, bounds: deps.bounds });
}

/** Two statements; none if no path is requested. */
async function readPaths(
  deps: LineageDeps,
  query: LineageGraphQuery,
): Promise<{ readonly paths: FoundPath[]; readonly hasMore: boolean }> {
  const { urn, pathTo } = query;
  if (pathTo === undefined || pathTo === urn) return { paths: [], hasMore: false };
  const columns = startsAtColumn(urn);
  const found = await Promise.all(
    DIRECTIONS.map(async (direction) => {
      const end = { urn: pathTo, type: '', degree: deps.bounds.hops, exists: true };
      const following = { ...query, direction, columns };
      const paths = (await findPaths(deps, { urn, ends: [end], following })).get(pathTo);
      return { direction, paths: paths?.paths ?? [], hasMore: paths?.hasMore ?? false };
    }),
  );
  return {
    paths: found.flatMap(({ direction, paths }) => paths.map((steps) => ({ direction, steps }))),
    hasMore: found.some(({ hasMore }) => hasMore),
  };
}

const GRAPH_LIMITS = {
  hops: 5,
  maxNeighbours: 100,
  fewestNodes: 10,
  maxNodes: 1_000,
  growth: 200,
  unfold: 1_000,
  filter: 200,
} as const;

/** @throws LIMIT_EXCEEDED, INVALID_REQUEST */
function checkGraphQuery(query: LineageGraphQuery): void {
  const { hops, maxNeighbours, fewestNodes, maxNodes, growth, unfold, filter } = GRAPH_LIMITS;
  checkNumber('/upstreamHops', query.upstreamHops, [0, hops]);
  checkNumber('/downstreamHops', query.downstreamHops, [0, hops]);
  checkNumber('/maxNeighbours', query.maxNeighbours, [1, maxNeighbours]);
  checkNumber('/maxNodes', query.maxNodes, [fewestNodes, maxNodes]);
  checkLength('/growth', query.growth, growth);
  checkLength('/unfold', query.unfold, unfold);
  checkLength('/types', query.types, filter);
  checkLength('/platforms', query.platforms, filter);
  for (const [index, grown] of query.growth.entries())
    checkNumber(`/growth/${index}/hops`, grown.hops, [1, hops]);
}

function checkNumber(path: string, value: number, [least, most]: readonly [number, number]): void {
  const name = path.slice(1);
  if (!Number.isSafeInteger(value) || value < least) {
    const message = `${name} must be a whole number from ${least}`;
    throw invalidRequest(path, message, `minimum ${least}`);
  }
  if (value > most) throw limitExceeded(path, `${name} can be at most ${most}`, `maximum ${most}`);
}

function checkLength(path: string, items: readonly unknown[], most: number): void {
  if (items.length <= most) return;
  const message = `${path.slice(1)} can have at most ${most} items`;
  throw limitExceeded(path, message, `maximum ${most}`);
}

type SideRow = StatementRows['lineage/list-sides']['sides'][number];

/** Reads the neighbours of many entities on both sides with one statement. Unknown and hidden entities have no neighbours. */
async function readSides(
  { database, load, bounds }: LineageDeps,
  query: LineageGraphQuery,
  urns: readonly string[],
): Promise<SidesByUrn> {
  const columns = startsAtColumn(query.urn);
  const text = followEdges(load('lineage/list-sides'), { ...query, columns, direction: 'UPSTREAM' });
  const rows = await database.read(text, {
    urns,
    edges: bounds.edges,
    listed: bounds.listed + query.unfold.length,
    followed: bounds.listed + 1,
    unfold: query.unfold,
    types: query.types.length === 0 ? null : query.types,
    platforms: query.platforms.length === 0 ? null : query.platforms,
    left: query.hideProcesses ? PROCESS_TYPES : [],
    ...rangeParameters(query),
  });
  const known = new Map(rows.map((row) => [row.urn, row.sides]));
  return new Map(urns.map((urn) => [urn, toSides(urn, known.get(urn) ?? [], bounds)]));
}

function toSides(urn: string, rows: readonly SideRow[], bounds: LineageBounds): Sides {
  const sideOf = (direction: SideRow[0]): Side => {
    const row = rows.find(([name]) => name === direction);
    return row === undefined ? NO_SIDE : toSide(row, bounds);
  };
  const own = sideOf('SELF');
  const [self] = [...own.shown, ...own.hidden];
  return {
    self: self ?? { urn, type: typeOf(urn), platform: undefined },
    isShown: own.shown.length > 0,
    UPSTREAM: sideOf('UPSTREAM'),
    DOWNSTREAM: sideOf('DOWNSTREAM'),
  };
}

function toSide([, isCut, kinds, shown, hidden]: SideRow, { edges, listed }: LineageBounds): Side {
  const cutAt = isCut ? edges : hidden.length > listed ? listed : undefined;
  return {
    kinds: kinds.map(([type, platform, count]) => ({ type, platform: platform ?? undefined, count })),
    shown: shown.map(toNeighbour).sort((left, right) => compareTexts(left.urn, right.urn)),
    hidden: hidden.map(toNeighbour),
    cutAt,
  };
}

function toNeighbour([urn, type, platform]: SideRow[3][number]): Neighbour {
  return { urn, type, platform: platform ?? undefined };
}

/** Lists the lineage among some entities or columns. Runs one statement, none for fewer than two ends. @throws INVALID_REQUEST */
export async function listFlows(
  { database, load, bounds }: LineageDeps,
  query: LineageFlowsQuery,
): Promise<LineageFlows> {
  checkRange(query);
  const urns = [...new Set(query.urns)];
  if (urns.length < 2) return { flows: [], cuts: [] };
  const text = followEdges(load('lineage/list-flows-among'), { ...query, direction: 'UPSTREAM' });
  const most = bounds.flows;
  const rows = await database.read(text, { urns, most, ...rangeParameters(query) });
  const edges = rows.reduce((sum, row) => sum + row.edges, 0);
  const flows = rows.slice(0, most).map(toFlow);
  return {
    flows: flows.sort(
      (left, right) => compareTexts(left.from, right.from) || compareTexts(left.to, right.to),
    ),
    cuts: edges > most ? [{ bound: 'edges', limit: most }] : [],
  };
}

function toFlow({ from, to, properties }: StatementRows['lineage/list-flows-among']): LineageFlow {
  return {
    ...{ from, to },
    isManual: properties.some((each) => (JSON.parse(each) as JsonObject)['source'] === 'UI'),
  };
}
