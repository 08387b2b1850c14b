/** Finds the edges that lead from the start to the target of a path search, or back. */
import type { Edge } from './picture.js';

/** Edges on a path in either direction; empty if no path is drawn. */
export function pathEdges(edges: readonly Edge[], start: string, target: string): ReadonlySet<Edge> {
  if (start === target) return new Set();
  return new Set([...edgesBetween(edges, start, target), ...edgesBetween(edges, target, start)]);
}

function edgesBetween(edges: readonly Edge[], from: string, to: string): Edge[] {
  const after = reachedFrom(from, edges, ({ from: near, to: far }) => [near, far]);
  const before = reachedFrom(to, edges, ({ from: far, to: near }) => [near, far]);
  return edges.filter((edge) => after.has(edge.from) && before.has(edge.to));
}

/** Ids of the boxes that can be reached, including the origin. */
function reachedFrom(
  origin: string,
  edges: readonly Edge[],
  ends: (edge: Edge) => readonly [near: string, far: string],
): ReadonlySet<string> {
  const next = new Map<string, string[]>();
  for (const edge of edges) {
    const [near, far] = ends(edge);
    const known = next.get(near);
    if (known) known.push(far);
    else next.set(near, [far]);
  }
  const reached = new Set([origin]);
  for (const id of reached) for (const far of next.get(id) ?? []) reached.add(far);
  return reached;
}
