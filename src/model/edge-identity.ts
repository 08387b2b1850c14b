/** When two edges are the same edge. */
import type { Edge } from './types.js';

/** One text per identity (source, type, target, aspect, owner); none of them can hold the separator, a control character. */
export function edgeIdentity({ source, type, target, aspect, owner }: Edge): string {
  return `${source}\n${type}\n${target}\n${aspect}\n${owner}`;
}

/** Edges by identity, in order; of several with one identity the first stays. */
export function indexEdges(edges: Iterable<Edge>): Map<string, Edge> {
  const index = new Map<string, Edge>();
  for (const edge of edges) {
    const identity = edgeIdentity(edge);
    if (!index.has(identity)) index.set(identity, edge);
  }
  return index;
}
