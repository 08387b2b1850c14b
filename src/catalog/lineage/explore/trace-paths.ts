/** Lists the shortest paths of a walk that was followed hop by hop. */
import type { FoundPaths } from '../find-paths.js';
import type { Member } from './collect-ends.js';
import type { Reached } from './types.js';

export interface PathLimits {
  /** Paths per member. */
  readonly paths: number;
  /** Paths of all members together. */
  readonly memberPaths: number;
  /** Paths that are read per member. Several become one if they differ only in hidden entities. */
  readonly ways: number;
}

/**
 * Returns the paths from the start to the members, both included, with the queries and jobs between. Entities that the actor may not view
 * are left out of a path.
 */
export function tracePaths(members: readonly Member[], limits: PathLimits): FoundPaths {
  const paths = new Map<string, readonly string[]>();
  let hasMore = false;
  for (const member of members) {
    const most = Math.min(limits.memberPaths, paths.size + limits.paths);
    let ways = 0;
    for (const path of pathsTo(member.reached)) {
      const whole = member.via === undefined ? path : [...path, member.via];
      const key = whole.join('\n');
      ways += 1;
      const isFull = !paths.has(key) && paths.size >= most;
      hasMore ||= isFull || ways > limits.ways;
      if (isFull || ways > limits.ways) break;
      paths.set(key, whole);
    }
  }
  return { paths: [...paths.values()], hasMore };
}

function* pathsTo({ urn, isVisible, steps }: Reached): Generator<readonly string[]> {
  const last = isVisible ? [urn] : [];
  if (steps.length === 0) yield last;
  for (const { from, via } of steps) {
    for (const path of pathsTo(from)) yield [...path, ...(via === undefined ? [] : [via]), ...last];
  }
}
