/** Reads the lineage of entities and of columns; the results are described in `docs/decisions/0014-lineage.md`. */
import type { StatementRows } from '../../neo4j/generated/statement-rows.js';
import type { SearchDeps } from '../search/search-deps.js';
import { checkPage } from '../page.js';
import { expandHierarchies } from '../search/prepare-filter.js';
import {
  LINEAGE_BOUNDS,
  type LineageBounds,
  checkRange,
  type LineageDeps,
  checkHops,
  checkStarts,
} from './bounds.js';
import { readGraph, listFlows } from './graph/read-graph.js';
import { listNeighbours } from './list-neighbours.js';
import type {
  LineageReader,
  LineageSearchQuery,
  LineageSearchResult,
  LineageCut,
  LineageWalk,
  LineageWalkQuery,
} from './types.js';
import { searchExplored } from './search-explored.js';
import { planLineage } from './plan-lineage.js';
import { searchWalk } from './search-walk.js';
import { followEdges, rangeParameters, readByLevel, typeOf } from './follow-edges.js';

/** @param bounds lower limits than the defaults, e.g. to test a cut answer. */
export function createLineageReader(deps: SearchDeps, bounds: Partial<LineageBounds> = {}): LineageReader {
  const bounded = { ...deps, bounds: { ...LINEAGE_BOUNDS, ...bounds } };
  return {
    walk: (query) => walkLineage(bounded, query),
    search: (query) => searchLineage(bounded, query),
    neighbours: (query) => listNeighbours(bounded, query),
    graph: (query) => readGraph(bounded, query),
    flows: (query) => listFlows(bounded, query),
  };
}

/** Front ends search from an empty URN while a page does not know its entity yet: it has no lineage. */
const NO_START = '';

async function searchLineage(deps: LineageDeps, query: LineageSearchQuery): Promise<LineageSearchResult> {
  checkPage(query.page);
  checkRange(query);
  if (query.urn === NO_START)
    return { start: query.page.start, count: 0, total: 0, met: 0, hits: [], facets: [], cuts: [] };
  const expanded = { ...query, filter: await expandHierarchies(deps, query.filter) };
  const plan = planLineage(deps, expanded);
  const { exploration } = plan;
  if (exploration === undefined) return searchWalk(deps, { query: expanded, plan });
  return searchExplored(deps, { query: expanded, plan, exploration });
}

/** Follows lineage up to the bounds. Runs one statement; two if schema fields and other entities are requested together. */
async function walkLineage(deps: LineageDeps, query: LineageWalkQuery): Promise<LineageWalk[]> {
  checkStarts(query.urns, deps.bounds);
  checkRange(query);
  const found = await readByLevel(query.urns, (urns, columns) => walkFrom(deps, { ...query, urns }, columns));
  const walks = new Map(found.map((walk) => [walk.urn, walk]));
  return query.urns.map((urn) => walks.get(urn) ?? { urn, ends: [], cuts: [] });
}

async function walkFrom(
  deps: LineageDeps,
  query: LineageWalkQuery,
  columns: boolean,
): Promise<LineageWalk[]> {
  const { bounds } = deps;
  const hops = checkHops(query.maxHops, bounds);
  const isWhole = hops === bounds.hops;
  const text = followEdges(deps.loadStatement('lineage/walk-lineage'), {
    ...query,
    columns,
    hops: isWhole ? hops + 1 : hops,
  });
  const rows = await deps.runRead(text, {
    urns: query.urns,
    nodes: bounds.nodes,
    ...rangeParameters(query),
  });
  return rows.map((row) => toWalk(row, { ...bounds, hops }));
}

type WalkRow = StatementRows['lineage/walk-lineage'];

function toWalk({ urn, ends: rows }: WalkRow, bounds: { hops: number; nodes: number }): LineageWalk {
  const near = rows.slice(0, bounds.nodes).filter(([, degree]) => degree <= bounds.hops);
  const cuts: LineageCut[] = [];
  if (rows.some(([, degree]) => degree > bounds.hops)) cuts.push({ bound: 'hops', limit: bounds.hops });
  if (rows.length > bounds.nodes) cuts.push({ bound: 'nodes', limit: bounds.nodes });
  const ends = near.map(([end, degree, type]) => ({
    urn: end,
    type: type ?? typeOf(end),
    degree,
    exists: type !== null,
  }));
  return { urn, ends, cuts };
}
