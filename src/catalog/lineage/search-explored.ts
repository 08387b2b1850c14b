/** Searches the ends of a walk that is followed hop by hop. */
import { findUrn, URN_PREFIX } from '../../model/urn.js';
import { withFurtherLineage } from './list-neighbours.js';
import type { LineageDeps } from './bounds.js';
import { runSearch, presentSearch, type DetailsOf } from './run-search.js';
import type { LineagePlan, ExplorationPlan } from './plan-lineage.js';
import type { LineageEnd, LineageSearchQuery, LineageSearchResult } from './types.js';
import { tracePaths } from './find-paths.js';
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

interface EdgeRow {
  readonly from: string;
  readonly to: string;
  readonly type: string | null;
  readonly platform: string | null;
  readonly via: string | null;
  readonly isVisible: boolean;
}

/** Reads the edges of one hop. Each call of the returned function runs one statement. */
function hopReader({ runRead, loadStatement }: LineageDeps, following: Following): ReadHop {
  const text = followEdges(loadStatement('lineage/follow-hop'), following);
  return async (hop) => {
    const rows = await runRead(text, { ...hop, ...rangeParameters(following) });
    return (rows as unknown as EdgeRow[]).map(toEdge);
  };
}

function toEdge({ from, to, type, platform, via, isVisible }: EdgeRow): HopEdge {
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
