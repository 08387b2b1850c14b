/** Reads the lineage of entities and of columns; the results are described in `docs/decisions/0014-lineage.md`. */
import { LINEAGE_BOUNDS, type LineageBounds } from './bounds.js';
import { listFlows } from './graph/list-flows.js';
import { readGraph } from './graph/read-graph.js';
import { listNeighbours } from './list-neighbours.js';
import { searchLineage } from './search-lineage.js';
import type { SearchDeps } from '../search/search-deps.js';
import type { LineageReader } from './types.js';
import { walkLineage } from './walk-lineage.js';

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
