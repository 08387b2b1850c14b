/** Searches the ends of a walk that is followed hop by hop. */
import { findUrn, URN_PREFIX } from '../../model/urn.js';
import type { StatementRows } from '../../neo4j/generated/statement-rows.js';
import type { LineageDeps } from './bounds.js';
import { runSearch, presentSearch, type Walk } from './run-search.js';
import type { LineagePlan, ExplorationPlan } from './plan-lineage.js';
import type { LineageEnd, LineageSearchQuery, LineageSearchResult } from './types.js';
import { tracePaths, type PathLimits } from './find-paths.js';
import { followEdges, rangeParameters, typeOf, type Following } from './follow-edges.js';
import { explore, collectEnds, type ExploredEnd, type HopEdge, type ReadHop } from './explore.js';

interface Search {
  readonly query: LineageSearchQuery;
  readonly plan: LineagePlan;
  readonly exploration: ExplorationPlan;
}

/** Runs one statement per hop, one that searches the ends, and up to two more for details of the hits. */
export async function searchExplored(
  deps: LineageDeps,
  { query, plan, exploration }: Search,
): Promise<LineageSearchResult> {
  const { following, bound } = plan;
  const { cuts, ...walked } = await explore(
    {
      ...exploration,
      start: query.urn,
      hops: following.hops ?? bound,
      edges: deps.bounds.edges,
      columnsOnly: following.columns,
    },
    hopReader(deps, following),
  );
  const ends = collectEnds(walked, exploration);
  const rows = [...ends.values()].map(
    ({ urn, degrees, mustExist }) => [urn, degrees[0] ?? 0, mustExist] as const,
  );
  const found = await runSearch(deps, { query, plan, isSorted: true, ends: rows });
  return presentSearch(deps, {
    ...{ query, plan, found, rows: found.page ?? [], cuts },
    walk: walkOf(ends, deps.bounds),
  });
}

function walkOf(ends: ReadonlyMap<string, ExploredEnd>, limits: PathLimits): Walk {
  const membersOf = ({ urn }: LineageEnd) => ends.get(urn)?.members ?? [];
  return {
    degreesOf: ({ urn, degree }) => ends.get(urn)?.degrees ?? [degree],
    findPaths: (page) =>
      Promise.resolve(new Map(page.map((end) => [end.urn, tracePaths(membersOf(end), limits)]))),
    unfollowedOf: (end) => unfollowed(membersOf(end)),
    isIgnored: (end) => membersOf(end).some(({ reached, via }) => via === undefined && reached.isIgnored),
  };
}

/** A query or job is on an edge that the walk followed. */
function unfollowed(members: ExploredEnd['members']): string[] {
  return members.flatMap(({ reached, via }) =>
    via === undefined && reached.isVisible && !reached.isExplored ? [reached.urn] : [],
  );
}

/** Reads the edges of one hop. Each call of the returned function runs one statement. */
function hopReader({ database, load }: LineageDeps, following: Following): ReadHop {
  const text = followEdges(load('lineage/follow-hop'), following);
  return async (hop) => (await database.read(text, { ...hop, ...rangeParameters(following) })).map(toEdge);
}

function toEdge({ from, to, type, platform, via, isVisible }: StatementRows['lineage/follow-hop']): HopEdge {
  return {
    ...{ from, to, isVisible },
    type: type ?? typeOf(to),
    platform: platform ?? platformOf(to),
    via: via ?? undefined,
  };
}

/** The URN of a stub begins with its platform, if it contains one. */
function platformOf(urn: string): string | undefined {
  const first = findUrn(urn)?.parts[0];
  return first?.startsWith(`${URN_PREFIX}dataPlatform:`) === true ? first : undefined;
}
