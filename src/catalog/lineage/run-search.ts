/** The statement of a lineage search, and its result. */
import { FACET_PARAMETERS } from '../../model/search/search-terms.js';
import type { StatementRows } from '../../neo4j/generated/statement-rows.js';
import { fillSlots, onlyRow } from '../../neo4j/statements.js';
import { listPosition } from '../page.js';
import { conditionsAfter, toCursor } from '../search/sort-order.js';
import { createMatcher } from '../search/matched-fields.js';
import type { QueryNode } from '../search/query-syntax.js';
import type { MatchedField } from '../search/types.js';
import type { FoundPaths } from './find-paths.js';
import { followEdges, rangeParameters, type Following } from './follow-edges.js';
import { withFurtherLineage } from './list-neighbours.js';
import type { LineageDeps } from './bounds.js';
import type { LineagePlan } from './plan-lineage.js';
import type { LineageSearchQuery, LineageCut, LineageEnd, LineageHit, LineageSearchResult } from './types.js';

/** If the statement does not sort, `page` is the band from which the page is cut, or null if the band is too large. */
export type Found = StatementRows['lineage/search-lineage'];

export type PageRow = NonNullable<Found['page']>[number];

export interface LineageStatement {
  readonly query: LineageSearchQuery;
  readonly plan: LineagePlan;
  /** Sort all ends in Neo4j, instead of sorting a band of them in this process. */
  readonly isSorted: boolean;
  /** The ends, if the walk has been followed already: then all are sorted in Neo4j. */
  readonly ends?: readonly (readonly [urn: string, degree: number, mustExist: boolean])[];
}

export async function runSearch(deps: LineageDeps, statement: LineageStatement): Promise<Found> {
  return onlyRow(await deps.database.read(composeText(deps, statement), parametersOf(deps, statement)));
}

/** The walk of a statement that gets its ends. It has no start, and its text is the same each time, so that Neo4j reuses the plan. */
const NO_WALK: Following = { direction: 'UPSTREAM', columns: false, hops: 1 };

/** Composes conditions and words only if needed, so that a plain walk does not pay for them. */
function composeText({ load }: LineageDeps, { plan, isSorted, ends }: LineageStatement) {
  const { filter, types, order, after, words } = plan;
  const conditions = [...filter.conditions, ...(types.length === 0 ? [] : ['node.type IN $types'])];
  const isBehind = isSorted && after !== undefined ? conditionsAfter(order, after).join(' AND ') : undefined;
  const following = ends === undefined ? plan.following : NO_WALK;
  return fillSlots(followEdges(load('lineage/search-lineage'), following), {
    words: words === undefined ? '' : FULL_TEXT_HITS,
    found: words === undefined ? '' : FOUND_BY_BOTH,
    conditions: conditions.map((condition) => `AND ${condition}`).join(' '),
    keys: order.keys.join(', '),
    order: isSorted ? `ORDER BY ${order.orderBy} urn` : '',
    before: isBehind === undefined ? '' : `OR NOT ${isBehind}`,
    facets: plan.facets.expression,
  });
}

/** Combines ends and hits in one aggregation, which hashes them. A join of the rows of two procedures would compare all pairs. */
const FULL_TEXT_HITS = `UNION ALL
  CALL db.index.fulltext.queryNodes('entity_search', $words) YIELD node
  RETURN node AS end, null AS degree, true AS isFound`;
const FOUND_BY_BOTH = `WITH end, min(degree) AS degree, count(*) = 2 AS isFound
WITH end, degree, isFound WHERE degree IS NOT NULL`;

function parametersOf(
  { bounds }: LineageDeps,
  { query, plan, isSorted, ends }: LineageStatement,
): Record<string, unknown> {
  const { after, filter, words } = plan;
  return {
    urn: ends === undefined ? query.urn : null,
    ends: ends ?? [],
    nodes: bounds.nodes,
    afterDegree: isSorted || after === undefined ? 0 : after.keys[0],
    band: isSorted ? -1 : bounds.band,
    ...rangeParameters(query),
    hops: filter.hops,
    ...FACET_PARAMETERS,
    includeSoftDeleted: query.includeSoftDeleted === true,
    start: after === undefined ? listPosition(query.page.start) : 0,
    count: query.page.count + 1,
    ...(plan.types.length > 0 && { types: plan.types }),
    ...(plan.facets.fields.length > 0 && { fields: plan.facets.fields }),
    ...(after !== undefined && { after }),
    ...(plan.order.properties.length > 0 && { sortProperties: plan.order.properties }),
    ...(words !== undefined && { words: `+${words}` }),
    ...filter.parameters,
  };
}

// The result of a lineage search: the page of a statement, with the details of its hits.

/** What a walk tells about its ends. */
export interface Walk {
  degreesOf(end: LineageEnd): readonly number[];
  /** Returns the shortest paths to the ends by their URNs. */
  findPaths(ends: readonly LineageEnd[]): Promise<ReadonlyMap<string, FoundPaths>>;
  /** Returns the entities or columns for which the end stands, as far as the walk did not follow their own lineage. */
  unfollowedOf(end: LineageEnd): readonly string[];
  /** Whether the walk passed the end without counting it as a hop. */
  isIgnored(end: LineageEnd): boolean;
}

export interface SearchToPresent {
  readonly query: LineageSearchQuery;
  readonly plan: LineagePlan;
  readonly found: Found;
  /** The page, and one end more if there is one. */
  readonly rows: readonly PageRow[];
  /** Bounds that cut the walk, besides that of the hops. */
  readonly cuts: readonly LineageCut[];
  readonly walk: Walk;
}

/** Runs further statements only for what is requested: paths, further lineage, matches. */
export async function presentSearch(
  deps: LineageDeps,
  search: SearchToPresent,
): Promise<LineageSearchResult> {
  const { query, plan, found, rows, cuts } = search;
  const page = rows.slice(0, query.page.count);
  const last = page.at(-1);
  const hasMore = rows.length > page.length && last !== undefined;
  const hits = await toHits(deps, search, page);
  const isTooDeep = (found.depth ?? 0) > plan.bound;
  const hasMorePaths = hits.some((hit) => hit.hasMorePaths);
  return {
    start: query.page.start,
    count: query.page.count,
    total: found.total,
    met: found.met,
    hits,
    facets: plan.facets.present(found),
    ...(hasMore && { scrollId: toCursor(plan.order, { keys: last[4], urn: last[0] }) }),
    cuts: [
      ...(isTooDeep ? [{ bound: 'hops', limit: plan.bound } as const] : []),
      ...cuts,
      ...(hasMorePaths ? [{ bound: 'paths', limit: deps.bounds.paths } as const] : []),
    ],
  };
}

async function toHits(
  deps: LineageDeps,
  { query, plan, walk }: SearchToPresent,
  page: readonly PageRow[],
): Promise<LineageHit[]> {
  const ends = page.map(([urn, type, degree, exists]): LineageEnd => ({ urn, type, degree, exists }));
  const urns = ends.map(({ urn }) => urn);
  const unfollowed = new Map(ends.map((end) => [end.urn, walk.unfollowedOf(end)]));
  const [paths, further, matches] = await Promise.all([
    query.includePaths === true && ends.length > 0 ? walk.findPaths(ends) : undefined,
    query.includeTruncated === true ? withFurtherLineage(deps, plan.following, unfollowed) : undefined,
    query.includeMatches === true ? matchHits(deps, urns, plan.text) : undefined,
  ]);
  return ends.map((end) => ({
    ...end,
    degrees: walk.degreesOf(end),
    paths: paths?.get(end.urn)?.paths ?? [],
    hasMorePaths: paths?.get(end.urn)?.hasMore ?? false,
    explored: unfollowed.get(end.urn)?.length === 0,
    truncatedChildren: further?.has(end.urn) ?? false,
    ignoredAsHop: walk.isIgnored(end),
    matchedFields: matches?.get(end.urn) ?? [],
  }));
}

/** Returns matches by URN; stubs have none. Runs one statement, or none if the query has no text to match. */
async function matchHits(
  { model, database, load }: LineageDeps,
  urns: readonly string[],
  text: QueryNode,
): Promise<ReadonlyMap<string, readonly MatchedField[]>> {
  const matcher = createMatcher(model, text);
  if (matcher.properties.length === 0 || urns.length === 0) return new Map();
  const found = await database.read(load('search/read-fields'), { urns, fields: matcher.properties });
  return new Map(found.map(({ urn, fields }) => [urn, matcher.match({ urn, fields, score: 0, keys: [] })]));
}
