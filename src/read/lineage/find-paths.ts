/** Shortest paths from the start of a walk to some of its ends. */
import { followEdges, rangeParameters, type Following } from './follow-edges.js';
import type { LineageParts } from './lineage-parts.js';
import type { LineageEnd } from './types.js';

export interface PathRequest {
  readonly urn: string;
  readonly ends: readonly LineageEnd[];
  readonly following: Following;
}

/**
 * By the URN of the end. Of each end at most one path more than the bound, which tells that there are more.
 * One statement. Paths over parallel edges between the same nodes are one path.
 */
export async function findPaths(
  { runRead, loadStatement, bounds }: LineageParts,
  { urn, ends, following }: PathRequest,
): Promise<Map<string, string[][]>> {
  const farthest = Math.max(...ends.map(({ degree }) => degree));
  const text = followEdges(loadStatement('lineage/find-paths'), { ...following, hops: farthest });
  const rows = await runRead(text, {
    urn,
    ends: ends.map((end) => end.urn),
    most: bounds.paths + 1,
    ...rangeParameters(following),
  });
  return new Map(rows.map((row) => [row['urn'] as string, row['paths'] as string[][]]));
}
