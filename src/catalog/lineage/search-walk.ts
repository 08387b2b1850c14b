/** Searches the ends of a walk with one statement that walks and searches. */
import { compareTexts } from '../../core/compare.js';
import type { Position } from '../search/sort-order.js';
import { withFurtherLineage } from './list-neighbours.js';
import { findPaths } from './find-paths.js';
import { NO_FACETS } from './lineage-facets.js';
import { NEAREST_FIRST } from './lineage-filter.js';
import type { LineageDeps } from './bounds.js';
import { runSearch, type Found, type PageRow, presentSearch, type DetailsOf } from './run-search.js';
import type { LineagePlan } from './plan-lineage.js';
import type { LineageEnd, LineageSearchQuery, LineageSearchResult } from './types.js';

interface Search {
  readonly query: LineageSearchQuery;
  readonly plan: LineagePlan;
}

/** Runs one statement, and up to four more: for a page among very many ends of one degree, and for details of the hits. */
export async function searchWalk(deps: LineageDeps, search: Search): Promise<LineageSearchResult> {
  const { query, plan } = search;
  const { nodes } = deps.bounds;
  // One hop is a single band. Words are joined by hashing, which loses the order of the walk.
  const isSorted = plan.order !== NEAREST_FIRST || plan.words !== undefined || plan.filter.hops <= 1;
  const found = await runSearch(deps, { query, plan, isSorted });
  const rows = isSorted ? (found.page ?? []) : await pageOfBand(deps, { query, plan, found });
  return presentSearch(deps, {
    ...{ query, plan, found, rows },
    cuts: found.met > nodes ? [{ bound: 'nodes', limit: nodes }] : [],
    readDetails: (ends) => readDetails(deps, search, ends),
  });
}

interface BandToCut extends Search {
  readonly found: Found;
}

/** Returns the page and one end more, if there is one. */
async function pageOfBand(deps: LineageDeps, { query, plan, found }: BandToCut): Promise<readonly PageRow[]> {
  const { page: band, nearer = 0, reach } = found;
  if (band === null) {
    const near = { ...plan, following: { ...plan.following, hops: reach ?? 1 }, facets: NO_FACETS };
    return (await runSearch(deps, { query, plan: near, isSorted: true })).page ?? [];
  }
  const sorted = [...band].sort(([left, , near], [right, , far]) => near - far || compareTexts(left, right));
  const { after } = plan;
  const start = query.page.start - nearer;
  const rest = after === undefined ? sorted.slice(start) : sorted.filter((row) => isAfter(row, after));
  return rest.slice(0, query.page.count + 1);
}

function isAfter([urn, , degree]: PageRow, { keys: [afterDegree], urn: afterUrn }: Position): boolean {
  const further = degree - Number(afterDegree);
  return further > 0 || (further === 0 && compareTexts(urn, afterUrn) > 0);
}

/** The walk follows the lineage of all ends but the farthest possible ones. */
async function readDetails(
  deps: LineageDeps,
  { query, plan: { following } }: Search,
  ends: readonly LineageEnd[],
): Promise<DetailsOf> {
  const isExplored = ({ degree }: LineageEnd): boolean => degree < (following.hops ?? 0);
  const last = ends.filter((end) => !isExplored(end)).map(({ urn }): [string, string[]] => [urn, [urn]]);
  const [paths, further] = await Promise.all([
    query.includePaths === true && ends.length > 0
      ? findPaths(deps, { urn: query.urn, ends, following, withVias: true })
      : undefined,
    query.includeTruncated === true ? withFurtherLineage(deps, following, new Map(last)) : undefined,
  ]);
  return (end) => ({
    degrees: [end.degree],
    paths: paths?.get(end.urn)?.paths ?? [],
    hasMorePaths: paths?.get(end.urn)?.hasMore ?? false,
    explored: isExplored(end),
    truncatedChildren: further?.has(end.urn) ?? false,
    ignoredAsHop: false,
  });
}
