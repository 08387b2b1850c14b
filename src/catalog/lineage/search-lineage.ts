/** Searches the ends of a walk. */
import { compareTexts } from '../../core/compare-texts.js';
import { checkPage } from '../page.js';
import { toCursor, type Position } from '../search/sort-order.js';
import { checkRange } from './bounds.js';
import { findPaths } from './find-paths.js';
import { NO_FACETS } from './lineage-facets.js';
import { NEAREST_FIRST } from './lineage-order.js';
import type { LineageDeps } from './lineage-deps.js';
import { matchHits } from './match-hits.js';
import { runSearch, type Found, type PageRow } from './lineage-statement.js';
import { planLineage, type LineagePlan } from './plan-lineage.js';
import type { LineageCut, LineageEnd, LineageHit, LineageSearchQuery, LineageSearchResult } from './types.js';

/** Runs one statement, and up to three more: for a page among very many ends of one degree, for paths, and for matches. */
export async function searchLineage(
  deps: LineageDeps,
  query: LineageSearchQuery,
): Promise<LineageSearchResult> {
  checkPage(query.page);
  checkRange(query);
  const plan = planLineage(deps, query);
  // One hop is a single band. Words are joined by hashing, which loses the order of the walk.
  const isSorted = plan.order !== NEAREST_FIRST || plan.words !== undefined || plan.filter.hops <= 1;
  const found = await runSearch(deps, { query, plan, isSorted });
  const rows = isSorted ? (found.page ?? []) : await pageOfBand(deps, { query, plan, found });
  const page = rows.slice(0, query.page.count);
  const last = page.at(-1);
  const hasMore = rows.length > page.length && last !== undefined;
  const hits = await toHits(deps, { page, plan, query });
  return {
    start: query.page.start,
    count: hits.length,
    total: found.total,
    hits,
    facets: plan.facets.present(found),
    ...(hasMore && { scrollId: toCursor(plan.order, { keys: last[4], urn: last[0] }) }),
    cuts: cutsOf(deps, found, hits),
  };
}

interface BandToCut {
  readonly query: LineageSearchQuery;
  readonly plan: LineagePlan;
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
  const behind = after === undefined ? sorted.slice(start) : sorted.filter((row) => isBehind(row, after));
  return behind.slice(0, query.page.count + 1);
}

function isBehind([urn, , degree]: PageRow, { keys: [afterDegree], urn: afterUrn }: Position): boolean {
  const further = degree - Number(afterDegree);
  return further > 0 || (further === 0 && compareTexts(urn, afterUrn) > 0);
}

interface PageToPresent {
  readonly page: readonly PageRow[];
  readonly plan: LineagePlan;
  readonly query: LineageSearchQuery;
}

async function toHits(deps: LineageDeps, { page, plan, query }: PageToPresent): Promise<LineageHit[]> {
  const ends = page.map(([urn, type, degree, exists]): LineageEnd => ({ urn, type, degree, exists }));
  const wantsPaths = query.includePaths === true && ends.length > 0;
  const [paths, matches] = await Promise.all([
    wantsPaths ? findPaths(deps, { urn: query.urn, ends, following: plan.following }) : NOTHING,
    query.includeMatches === true
      ? matchHits(
          deps,
          ends.map(({ urn }) => urn),
          plan.text,
        )
      : NOTHING,
  ]);
  return ends.map((end) => {
    const found = paths.get(end.urn);
    return {
      ...end,
      paths: found?.paths ?? [],
      hasMorePaths: found?.hasMore ?? false,
      matchedFields: matches.get(end.urn) ?? [],
    };
  });
}

const NOTHING = new Map<string, never>();

function cutsOf({ bounds }: LineageDeps, found: Found, hits: readonly LineageHit[]): LineageCut[] {
  const cuts: LineageCut[] = [];
  if ((found.depth ?? 0) > bounds.hops) cuts.push({ bound: 'hops', limit: bounds.hops });
  if (found.met > bounds.nodes) cuts.push({ bound: 'nodes', limit: bounds.nodes });
  if (hits.some(({ hasMorePaths }) => hasMorePaths)) cuts.push({ bound: 'paths', limit: bounds.paths });
  return cuts;
}
