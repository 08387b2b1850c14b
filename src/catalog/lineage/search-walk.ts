/** Searches the ends of a walk with one statement that walks and searches. */
import { compareTexts } from '../../core/compare.js';
import type { Position } from '../search/sort-order.js';
import { findPaths } from './find-paths.js';
import { NO_FACETS } from './lineage-facets.js';
import { NEAREST_FIRST } from './lineage-filter.js';
import type { LineageDeps } from './bounds.js';
import { runSearch, type Found, type PageRow, presentSearch, type Walk } from './run-search.js';
import type { LineagePlan } from './plan-lineage.js';
import type { LineageSearchQuery, LineageSearchResult } from './types.js';

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
    walk: walkOf(deps, search),
  });
}

interface BandToCut extends Search {
  readonly found: Found;
}

/** Returns the page and one end more, if there is one. */
async function pageOfBand(deps: LineageDeps, { query, plan, found }: BandToCut): Promise<readonly PageRow[]> {
  const { page: band, nearer, reach } = found;
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
function walkOf(deps: LineageDeps, { query: { urn }, plan: { following } }: Search): Walk {
  return {
    degreesOf: ({ degree }) => [degree],
    findPaths: (ends) => findPaths(deps, { urn, ends, following, withVias: true }),
    unfollowedOf: (end) => (end.degree < (following.hops ?? 0) ? [] : [end.urn]),
    isIgnored: () => false,
  };
}
