/** Reads the lineage of entities and of columns; the results are described in `docs/decisions/0014-lineage.md`. */
import type { SearchDeps } from '../search/search-deps.js';
import { checkPage } from '../page.js';
import { expandHierarchies } from '../search/prepare-filter.js';
import { LINEAGE_BOUNDS, type LineageBounds, checkRange, type LineageDeps } from './bounds.js';
import { readGraph, listFlows } from './graph/read-graph.js';
import { listNeighbours } from './list-neighbours.js';
import type { LineageReader, LineageSearchQuery, LineageSearchResult } from './types.js';
import { searchExplored } from './search-explored.js';
import { planLineage } from './plan-lineage.js';
import { searchWalk } from './search-walk.js';

/** @param bounds lower limits than the defaults, e.g. to test a cut answer. */
export function createLineageReader(deps: SearchDeps, bounds: Partial<LineageBounds> = {}): LineageReader {
  const bounded = { ...deps, bounds: { ...LINEAGE_BOUNDS, ...bounds } };
  return {
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
