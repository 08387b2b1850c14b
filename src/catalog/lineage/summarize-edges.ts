/** Several edges between an entity and its neighbour, summarized as one. */
import type { LineageEdge } from './types.js';

/**
 * Summarizes edges by the newest one, or the first one of those with the same time. The summary is manual if any edge is.
 * @param edges at least one
 */
export function summarizeEdges(edges: readonly LineageEdge[]): LineageEdge {
  const newest = edges.reduce((best, edge) => (timeOf(edge) > timeOf(best) ? edge : best));
  return { ...newest, isManual: edges.some(({ isManual }) => isManual) };
}

function timeOf({ updatedOn, createdOn }: LineageEdge): number {
  return updatedOn ?? createdOn ?? 0;
}
