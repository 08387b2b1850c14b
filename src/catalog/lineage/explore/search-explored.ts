/** Searches the ends of a walk that is followed hop by hop. */
import { withFurtherLineage } from '../further-lineage.js';
import type { LineageDeps } from '../lineage-deps.js';
import { runSearch } from '../lineage-statement.js';
import type { LineagePlan } from '../plan-lineage.js';
import { presentSearch, type DetailsOf } from '../present-search.js';
import type { LineageCut, LineageEnd, LineageSearchQuery, LineageSearchResult } from '../types.js';
import { collectEnds, type ExploredEnd } from './collect-ends.js';
import { explore } from './explore.js';
import type { ExplorationPlan } from './plan-exploration.js';
import { hopReader } from './read-hop.js';
import { tracePaths } from './trace-paths.js';

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
  const isTooDeep = (found.depth ?? 0) > bound;
  const hopCut: LineageCut[] = isTooDeep ? [{ bound: 'hops', limit: bound }] : [];
  return presentSearch(deps, {
    ...{ query, plan, found, rows: found.page ?? [] },
    cuts: [...hopCut, ...cuts],
    readDetails: (page) => readDetails(deps, { query, plan, ends }, page),
  });
}

interface Details {
  readonly query: LineageSearchQuery;
  readonly plan: LineagePlan;
  readonly ends: ReadonlyMap<string, ExploredEnd>;
}

async function readDetails(
  deps: LineageDeps,
  { query, plan, ends }: Details,
  page: readonly LineageEnd[],
): Promise<DetailsOf> {
  const membersOf = ({ urn }: LineageEnd) => ends.get(urn)?.members ?? [];
  const further =
    query.includeTruncated === true
      ? await withFurtherLineage(
          deps,
          plan.following,
          new Map(page.map((end) => [end.urn, unfollowed(membersOf(end))])),
        )
      : undefined;
  return (end) => {
    const members = membersOf(end);
    const { paths, hasMore } =
      query.includePaths === true ? tracePaths(members, deps.bounds) : { paths: [], hasMore: false };
    return {
      degrees: ends.get(end.urn)?.degrees ?? [end.degree],
      paths,
      hasMorePaths: hasMore,
      explored: unfollowed(members).length === 0,
      truncatedChildren: further?.has(end.urn) ?? false,
      ignoredAsHop: members.some(({ reached, via }) => via === undefined && reached.isIgnored),
    };
  };
}

/** A query or job is on an edge that the walk followed. */
function unfollowed(members: ExploredEnd['members']): string[] {
  return members.flatMap(({ reached, via }) =>
    via === undefined && reached.isVisible && !reached.isExplored ? [reached.urn] : [],
  );
}
