/** Lineage of entities and of columns; what it answers and why is told in decision 14. */
import { LINEAGE_BOUNDS, type LineageBounds } from './bounds.js';
import { listFlows } from './graph/list-flows.js';
import { readGraph } from './graph/read-graph.js';
import { listNeighbours } from './list-neighbours.js';
import { searchLineage } from './search-lineage.js';
import type { SearchDeps } from '../search/search-deps.js';
import type { LineageReader } from './types.js';
import { walkLineage } from './walk-lineage.js';

/** @param bounds narrower ones than the catalog's own, e.g. to see what a cut answer looks like. */
export function createLineageReader(parts: SearchDeps, bounds: Partial<LineageBounds> = {}): LineageReader {
  const bounded = { ...parts, bounds: { ...LINEAGE_BOUNDS, ...bounds } };
  return {
    walk: (query) => walkLineage(bounded, query),
    search: (query) => searchLineage(bounded, query),
    neighbours: (query) => listNeighbours(bounded, query),
    graph: (query) => readGraph(bounded, query),
    flows: (query) => listFlows(bounded, query),
  };
}
