/** Finds the ends behind which lineage continues that a walk did not follow. */
import type { Following } from './follow-edges.js';
import type { LineageDeps } from './lineage-deps.js';
import { listNeighbours } from './list-neighbours.js';

/**
 * Runs one statement for up to `bounds.starts` entities; none if nothing is left to check.
 * @param unfollowed entities or columns whose lineage was not followed, by the URN of the end that stands for them
 * @returns URNs of ends
 */
export async function withFurtherLineage(
  deps: LineageDeps,
  { direction, startTimeMillis, endTimeMillis }: Following,
  unfollowed: ReadonlyMap<string, readonly string[]>,
): Promise<ReadonlySet<string>> {
  const urns = [...new Set([...unfollowed.values()].flat())];
  const continued = new Set<string>();
  for (let at = 0; at < urns.length; at += deps.bounds.starts) {
    const found = await listNeighbours(deps, {
      urns: urns.slice(at, at + deps.bounds.starts),
      ...{ direction, start: 0, count: 0, includeGhosts: true },
      ...(startTimeMillis !== undefined && { startTimeMillis }),
      ...(endTimeMillis !== undefined && { endTimeMillis }),
    });
    for (const { urn, total } of found) if (total > 0) continued.add(urn);
  }
  const ends = [...unfollowed].filter(([, members]) => members.some((urn) => continued.has(urn)));
  return new Set(ends.map(([end]) => end));
}
