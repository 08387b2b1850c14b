/** Several edges between an entity and its neighbour, summarized as one. */
import type { LineageEdge } from './types.js';

/**
 * The newest edge stands for all, the first one of several of the same time. The summary is manual if any edge is.
 * @param edges at least one
 */
export function summarizeEdges(edges: readonly LineageEdge[]): LineageEdge {
  const newest = edges.reduce((best, edge) => (timeOf(edge) > timeOf(best) ? edge : best));
  return { ...newest, isManual: edges.some(({ isManual }) => isManual) };
}

function timeOf({ updatedOn, createdOn }: LineageEdge): number {
  return updatedOn ?? createdOn ?? 0;
}
