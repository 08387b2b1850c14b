/** Reads a lineage graph. */
import { checkRange } from '../bounds.js';
import { findPaths } from '../find-paths.js';
import { startsAtColumn } from '../follow-edges.js';
import type { LineageDeps } from '../lineage-deps.js';
import { checkGraphQuery } from './check-graph-query.js';
import { growGraph, type FoundPath, type GrownGraph } from './grow-graph.js';
import { listFlows } from './list-flows.js';
import { presentGraph } from './present-graph.js';
import { readSides } from './read-sides.js';
import { DIRECTIONS, type Sides } from './sides.js';
import type { LineageGraph, LineageGraphQuery } from './types.js';

/**
 * Grows the graph from the known neighbours, reads the missing neighbours, and grows it again, until none is missing. Takes one
 * statement per hop, for any number of entities.
 * @throws LIMIT_EXCEEDED, INVALID_REQUEST
 */
export async function readGraph(deps: LineageDeps, query: LineageGraphQuery): Promise<LineageGraph> {
  checkGraphQuery(query);
  checkRange(query);
  const { paths, hasMore } = await readPaths(deps, query);
  const known = new Map<string, Sides>();
  const request = { query, paths, bounds: deps.bounds };
  let wanted: ReadonlySet<string> = new Set([
    query.urn,
    ...query.growth.map(({ urn }) => urn),
    ...paths.flatMap(({ steps }) => steps),
  ]);
  let grown: GrownGraph;
  do {
    for (const [urn, sides] of await readSides(deps, query, [...wanted])) known.set(urn, sides);
    grown = growGraph(request, known);
    wanted = grown.missing;
  } while (wanted.size > 0);
  const columns = startsAtColumn(query.urn);
  const direct = await listFlows(deps, { ...query, columns, urns: [...grown.entities.keys()] });
  return presentGraph({ query, grown, known, direct, hasMorePaths: hasMore, bounds: deps.bounds });
}

/** Two statements; none if no path is requested. */
async function readPaths(
  deps: LineageDeps,
  query: LineageGraphQuery,
): Promise<{ readonly paths: FoundPath[]; readonly hasMore: boolean }> {
  const { urn, pathTo } = query;
  if (pathTo === undefined || pathTo === urn) return { paths: [], hasMore: false };
  const columns = startsAtColumn(urn);
  const found = await Promise.all(
    DIRECTIONS.map(async (direction) => {
      const end = { urn: pathTo, type: '', degree: deps.bounds.hops, exists: true };
      const following = { ...query, direction, columns };
      const paths = (await findPaths(deps, { urn, ends: [end], following })).get(pathTo);
      return { direction, paths: paths?.paths ?? [], hasMore: paths?.hasMore ?? false };
    }),
  );
  return {
    paths: found.flatMap(({ direction, paths }) => paths.map((steps) => ({ direction, steps }))),
    hasMore: found.some(({ hasMore }) => hasMore),
  };
}
