/** Searches the ends of a walk with one statement that walks and searches. */
import { compareTexts } from '../../core/compare-texts.js';
import type { Position } from '../search/sort-order.js';
import { withFurtherLineage } from './further-lineage.js';
import { findPaths } from './find-paths.js';
import { NO_FACETS } from './lineage-facets.js';
import { NEAREST_FIRST } from './lineage-order.js';
import type { LineageDeps } from './lineage-deps.js';
import { runSearch, type Found, type PageRow } from './lineage-statement.js';
import type { LineagePlan } from './plan-lineage.js';
import { presentSearch, type DetailsOf } from './present-search.js';
import type { LineageCut, LineageEnd, LineageSearchQuery, LineageSearchResult } from './types.js';

interface Search {
  readonly query: LineageSearchQuery;
  readonly plan: LineagePlan;
}

/** Runs one statement, and up to four more: for a page among very many ends of one degree, and for details of the hits. */
export async function searchWalk(deps: LineageDeps, search: Search): Promise<LineageSearchResult> {
  const { query, plan } = search;
  // One hop is a single band. Words are joined by hashing, which loses the order of the walk.
  const isSorted = plan.order !== NEAREST_FIRST || plan.words !== undefined || plan.filter.hops <= 1;
  const found = await runSearch(deps, { query, plan, isSorted });
  const rows = isSorted ? (found.page ?? []) : await pageOfBand(deps, { query, plan, found });
  return presentSearch(deps, {
    ...{ query, plan, found, rows },
    cuts: cutsOf(deps, plan, found),
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
  const behind = after === undefined ? sorted.slice(start) : sorted.filter((row) => isBehind(row, after));
  return behind.slice(0, query.page.count + 1);
}

function isBehind([urn, , degree]: PageRow, { keys: [afterDegree], urn: afterUrn }: Position): boolean {
  const further = degree - Number(afterDegree);
  return further > 0 || (further === 0 && compareTexts(urn, afterUrn) > 0);
}

function cutsOf({ bounds }: LineageDeps, { bound }: LineagePlan, found: Found): LineageCut[] {
  const cuts: LineageCut[] = [];
  if ((found.depth ?? 0) > bound) cuts.push({ bound: 'hops', limit: bound });
  if (found.met > bounds.nodes) cuts.push({ bound: 'nodes', limit: bounds.nodes });
  return cuts;
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
