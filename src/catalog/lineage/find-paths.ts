/** Finds the shortest paths from the start of a walk to some of its ends. */
import { followEdges, rangeParameters, type Following } from './follow-edges.js';
import type { LineageDeps } from './bounds.js';
import type { LineageEnd } from './types.js';
import type { Member, Reached } from './explore.js';

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

/** Returns paths by the URN of the end, with one statement. Paths over parallel edges between the same nodes are one path. */
export async function findPaths(
  { database, load, bounds }: LineageDeps,
  { urn, ends, following, withVias = false }: PathRequest,
): Promise<Map<string, FoundPaths>> {
  const farthest = Math.max(...ends.map(({ degree }) => degree));
  const text = followEdges(load('lineage/find-paths'), { ...following, hops: farthest });
  const rows = await database.read(text, {
    urn,
    ends: ends.map((end) => end.urn),
    withVias,
    most: bounds.paths + 1,
    ways: bounds.ways + 1,
    ...rangeParameters(following),
  });
  return new Map(
    rows.map(({ urn: end, paths, isCut }) => {
      const hasMore = paths.length > bounds.paths || isCut;
      return [end, { paths: paths.slice(0, bounds.paths), hasMore }];
    }),
  );
}

export interface PathLimits {
  /** Paths per member. */
  readonly paths: number;
  /** Paths of all members together. */
  readonly memberPaths: number;
  /** Paths that are read per member. Several become one if they differ only in hidden entities. */
  readonly ways: number;
}

/**
 * Traces the shortest paths of a walk that was followed hop by hop: from the start to the members, both included, with the queries and
 * jobs between. Entities that the actor may not view are left out of a path.
 */
export function tracePaths(members: readonly Member[], limits: PathLimits): FoundPaths {
  const paths = new Map<string, readonly string[]>();
  let hasMore = false;
  for (const member of members) {
    const most = Math.min(limits.memberPaths, paths.size + limits.paths);
    let ways = 0;
    for (const path of pathsTo(member.reached, before(member.via, undefined))) {
      const key = path.join('\n');
      ways += 1;
      const isFull = !paths.has(key) && paths.size >= most;
      hasMore ||= isFull || ways > limits.ways;
      if (isFull || ways > limits.ways) break;
      paths.set(key, path);
    }
  }
  return { paths: [...paths.values()], hasMore };
}

/** The rest of a path, from a node to the end of the path. Paths with the same end share it, so that a long path is copied once. */
interface Rest {
  readonly urn: string;
  readonly next: Rest | undefined;
}

function* pathsTo({ urn, isVisible, steps }: Reached, rest: Rest | undefined): Generator<readonly string[]> {
  const own = before(isVisible ? urn : undefined, rest);
  if (steps.length === 0) yield toList(own);
  for (const { from, via } of steps) yield* pathsTo(from, before(via, own));
}

/** @param urn undefined: a node that is not part of the path */
function before(urn: string | undefined, rest: Rest | undefined): Rest | undefined {
  return urn === undefined ? rest : { urn, next: rest };
}

function toList(rest: Rest | undefined): string[] {
  const urns: string[] = [];
  for (let at = rest; at !== undefined; at = at.next) urns.push(at.urn);
  return urns;
}
