/** Finds the shortest paths from the start of a walk to some of its ends. */
import { followEdges, rangeParameters, type Following } from './follow-edges.js';
import type { LineageDeps } from './lineage-deps.js';
import type { LineageEnd } from './types.js';

export interface PathRequest {
  readonly urn: string;
  readonly ends: readonly LineageEnd[];
  readonly following: Following;
  /** Whether the queries and jobs on the edges are part of the paths; default: false. */
  readonly withVias?: boolean;
}

export interface FoundPaths {
  readonly paths: readonly (readonly string[])[];
  /** Whether there are, or may be, more paths. */
  readonly hasMore: boolean;
}

/**
 * Returns paths by the URN of the end, with one statement. Paths over parallel edges between the same nodes are one path.
 */
export async function findPaths(
  { runRead, loadStatement, bounds }: LineageDeps,
  { urn, ends, following, withVias = false }: PathRequest,
): Promise<Map<string, FoundPaths>> {
  const farthest = Math.max(...ends.map(({ degree }) => degree));
  const text = followEdges(loadStatement('lineage/find-paths'), { ...following, hops: farthest });
  const rows = await runRead(text, {
    urn,
    ends: ends.map((end) => end.urn),
    withVias,
    most: bounds.paths + 1,
    ways: bounds.ways + 1,
    ...rangeParameters(following),
  });
  return new Map(
    rows.map((row) => {
      const paths = row['paths'] as string[][];
      const hasMore = paths.length > bounds.paths || row['isCut'] === true;
      return [row['urn'] as string, { paths: paths.slice(0, bounds.paths), hasMore }];
    }),
  );
}
