/** The result of a lineage search: the page of a statement, with the details of its hits. */
import { toCursor } from '../search/sort-order.js';
import type { LineageDeps } from './lineage-deps.js';
import type { Found, PageRow } from './lineage-statement.js';
import { matchHits } from './match-hits.js';
import type { LineagePlan } from './plan-lineage.js';
import type { LineageCut, LineageEnd, LineageHit, LineageSearchQuery, LineageSearchResult } from './types.js';

/** What is known of an end from the walk. */
export type DetailsOf = (end: LineageEnd) => Omit<LineageHit, keyof LineageEnd | 'matchedFields'>;

export interface SearchToPresent {
  readonly query: LineageSearchQuery;
  readonly plan: LineagePlan;
  readonly found: Found;
  /** The page, and one end more if there is one. */
  readonly rows: readonly PageRow[];
  /** Bounds that cut the walk. */
  readonly cuts: readonly LineageCut[];
  /** Reads the details of the ends on the page. */
  readonly readDetails: (ends: readonly LineageEnd[]) => Promise<DetailsOf>;
}

/** Runs the statements of `readDetails`, and one more for matches if they are requested. */
export async function presentSearch(
  deps: LineageDeps,
  search: SearchToPresent,
): Promise<LineageSearchResult> {
  const { query, plan, found, rows, cuts } = search;
  const page = rows.slice(0, query.page.count);
  const last = page.at(-1);
  const hasMore = rows.length > page.length && last !== undefined;
  const hits = await toHits(deps, search, page);
  const { paths } = deps.bounds;
  return {
    start: query.page.start,
    count: query.page.count,
    total: found.total,
    met: found.met,
    hits,
    facets: plan.facets.present(found),
    ...(hasMore && { scrollId: toCursor(plan.order, { keys: last[4], urn: last[0] }) }),
    cuts: hits.some(({ hasMorePaths }) => hasMorePaths) ? [...cuts, { bound: 'paths', limit: paths }] : cuts,
  };
}

async function toHits(
  deps: LineageDeps,
  { query, plan, readDetails }: SearchToPresent,
  page: readonly PageRow[],
): Promise<LineageHit[]> {
  const ends = page.map(([urn, type, degree, exists]): LineageEnd => ({ urn, type, degree, exists }));
  const urns = ends.map(({ urn }) => urn);
  const [detailsOf, matches] = await Promise.all([
    readDetails(ends),
    query.includeMatches === true ? matchHits(deps, urns, plan.text) : undefined,
  ]);
  return ends.map((end) => ({
    ...end,
    ...detailsOf(end),
    matchedFields: matches?.get(end.urn) ?? [],
  }));
}
