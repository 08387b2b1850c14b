/** The identity of edges. */
import type { Edge } from './types.js';

/** Joins source, type, target, aspect and owner into one text. None of them contains the separator, because it is a control character. */
export function edgeIdentity({ source, type, target, aspect, owner }: Edge): string {
  return `${source}\n${type}\n${target}\n${aspect}\n${owner}`;
}

/** Returns the edges by identity, in their order. Of several edges with the same identity, the first wins. */
export function indexEdges(edges: Iterable<Edge>): Map<string, Edge> {
  const index = new Map<string, Edge>();
  for (const edge of edges) {
    const identity = edgeIdentity(edge);
    if (!index.has(identity)) index.set(identity, edge);
  }
  return index;
}
