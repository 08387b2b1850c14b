/** The statement of a lineage search, and its result. */
import { FACET_FIELDS } from '../../model/search/search-terms.js';
import { fillSlots } from '../../neo4j/fill-slots.js';
import { listPosition } from '../page.js';
import { conditionsAfter, type Position } from '../search/sort-order.js';
import { followEdges, rangeParameters } from './follow-edges.js';
import type { CountedFacets } from './lineage-facets.js';
import type { LineageDeps } from './lineage-deps.js';
import type { LineagePlan } from './plan-lineage.js';
import type { LineageSearchQuery } from './types.js';

export type PageRow = readonly [
  urn: string,
  type: string,
  degree: number,
  exists: boolean,
  keys: Position['keys'],
];

export interface Found extends CountedFacets {
  /** Number of ends before any condition, and the greatest degree among them. */
  readonly met: number;
  readonly depth: number | null;
  readonly total: number;
  /** Number of ends that are nearer than those of the band. */
  readonly nearer?: number;
  /** Greatest degree in the band. */
  readonly reach?: number | null;
  /** The page if the statement sorts it; else the band from which it is cut, or null if the band is too large. */
  readonly page: readonly PageRow[] | null;
}

export const NOTHING_FOUND: Found = {
  met: 0,
  depth: null,
  total: 0,
  page: [],
  degrees: [],
  facets: [],
};

export interface LineageStatement {
  readonly query: LineageSearchQuery;
  readonly plan: LineagePlan;
  /** Sort all ends in Neo4j, instead of sorting a band of them in this process. */
  readonly isSorted: boolean;
  /** The ends, if the walk has been followed already: then all are sorted in Neo4j. */
  readonly ends?: readonly (readonly [urn: string, degree: number, mustExist: boolean])[];
}

export async function runSearch(deps: LineageDeps, statement: LineageStatement): Promise<Found> {
  const rows = await deps.runRead(composeText(deps, statement), parametersOf(deps, statement));
  return (rows[0] as unknown as Found | undefined) ?? NOTHING_FOUND;
}

/** Composes conditions and words only if needed, so that a plain walk does not pay for them. */
function composeText({ loadStatement }: LineageDeps, { plan, isSorted, ends }: LineageStatement): string {
  const { filter, types, order, after, words } = plan;
  const conditions = [...filter.conditions, ...(types.length === 0 ? [] : ['node.type IN $types'])];
  const isBehind = isSorted && after !== undefined ? conditionsAfter(order, after).join(' AND ') : undefined;
  const text =
    ends === undefined
      ? followEdges(loadStatement('lineage/search-lineage'), plan.following)
      : loadStatement('lineage/search-ends');
  return fillSlots(text, {
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
  const walk = {
    urn: query.urn,
    nodes: bounds.nodes,
    afterDegree: isSorted || after === undefined ? 0 : after.keys[0],
    band: isSorted ? -1 : bounds.band,
    ...rangeParameters(query),
  };
  return {
    ...(ends === undefined ? walk : { ends }),
    hops: filter.hops,
    facets: FACET_FIELDS,
    includeRemoved: query.includeSoftDeleted === true,
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
