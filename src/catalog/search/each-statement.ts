/** The statements of a search in several subsets. */
import type { Page } from '../page.js';
import type { SearchSubset } from './types.js';
import { composeStatement } from './compose-statement.js';
import type { FoundHit } from './find-page.js';
import type { SearchPlan } from './plan-search.js';
import type { SearchDeps } from './search-deps.js';
import { conditionsAfter, fromCursor } from './sort-order.js';

export interface SubsetSearch {
  readonly place: SearchSubset;
  readonly plan: SearchPlan;
}

export interface SubsetResult {
  readonly total: number;
  /** One more than requested if there is a next page. */
  readonly hits: readonly FoundHit[];
  readonly facets: readonly (readonly [
    name: string,
    values: readonly (readonly [string, number])[],
    valueCount: number,
  ])[];
}

interface Wished {
  readonly page: Page;
  /** Properties to return with each hit. */
  readonly fields: readonly string[];
  /** Number of values to count for each facet; 0: no facets. */
  readonly facetValues: number;
}

const BY_INDEX = "CALL db.index.fulltext.queryNodes('entity_search', row.query) YIELD node, score";
/** Without words the index is not needed: the URNs lead to the entities. Stubs have no facets. */
const AMONG_URNS = `UNWIND row.among AS among
  MATCH (node:Entity {urn: among})
  WITH node, 1.0 AS score WHERE node.facets IS NOT NULL AND node.type IN row.types
    AND (row.includeRemoved OR NOT coalesce(node.removed, false))`;

/** Returns one answer per search, in order; undefined for searches that were not run. */
export async function readSubsets(
  parts: SearchDeps,
  searches: readonly SubsetSearch[],
  wished: Wished,
): Promise<readonly (SubsetResult | undefined)[]> {
  const alike = new Map<string, number[]>();
  searches.forEach((search, position) => {
    const shape = JSON.stringify(compositionOf(search));
    if (!isEmpty(search.place)) alike.set(shape, [...(alike.get(shape) ?? []), position]);
  });
  const found: (SubsetResult | undefined)[] = searches.map(() => undefined);
  await Promise.all(
    [...alike.values()].map(async (positions) => {
      const answers = await readAlike(
        parts,
        positions.flatMap((position) => searches[position] ?? []),
        wished,
      );
      positions.forEach((position, index) => (found[position] = answers.get(index)));
    }),
  );
  return found;
}

async function readAlike(
  { runRead, loadStatement }: SearchDeps,
  searches: readonly SubsetSearch[],
  { page, fields, facetValues }: Wished,
): Promise<Map<number, SubsetResult>> {
  const [first] = searches;
  if (first === undefined) return new Map();
  const { order } = first.plan;
  const after =
    order === undefined || page.scrollId === undefined ? undefined : fromCursor(order, page.scrollId);
  const behind = order === undefined || after === undefined ? [] : conditionsAfter(order, after);
  const rows = searches.map(toRow);
  const compose = (name: string): string => {
    const text = compositionOf(first).reduce(
      (open, [place, filling]) => open.replaceAll(place, () => filling),
      loadStatement(name),
    );
    return composeStatement(
      text.replaceAll('/* behind */', () => behind.map((condition) => `AND ${condition}`).join(' ')),
      { keys: order?.keys.join(', ') ?? '', orderBy: order?.orderBy ?? 'score DESC, ' },
    );
  };
  const [hits, facets] = await Promise.all([
    runRead(compose('search/find-each'), {
      rows,
      fields,
      start: after === undefined ? page.start : 0,
      count: page.count + 1,
      after: after ?? null,
    }),
    facetValues === 0 ? [] : runRead(compose('search/count-each'), { rows, most: facetValues }),
  ]);
  const counted = new Map(facets.map((row) => [row['index'], row['facets'] as SubsetResult['facets']]));
  return new Map(
    hits.map((row) => [
      row['index'] as number,
      {
        total: row['total'] as number,
        hits: row['hits'] as FoundHit[],
        facets: counted.get(row['index']) ?? [],
      },
    ]),
  );
}

/** Returns the placeholders of the statements with their texts; equal for searches that share one statement. */
function compositionOf({
  place,
  plan,
}: SubsetSearch): readonly (readonly [place: string, filling: string])[] {
  const byUrns = 'urns' in place && plan.text.kind === 'everything';
  const { conditions, allConditions } = plan.filter;
  const wanted = (byUrns ? allConditions : conditions).map((each) =>
    each.replaceAll('$filter', 'row.filter'),
  );
  if ('urns' in place && !byUrns) wanted.push('node.urn IN row.among');
  return [
    ['/* conditions */', wanted.map((condition) => `AND ${condition}`).join(' ')],
    ...(byUrns ? [[BY_INDEX, AMONG_URNS] as const] : []),
  ];
}

function toRow({ place, plan }: SubsetSearch): Record<string, unknown> {
  return {
    query: plan.lucene,
    among: 'urns' in place ? place.urns : [],
    types: plan.types.names,
    filter: plan.filter.parameters,
    includeRemoved: plan.includeRemoved,
  };
}

function isEmpty(place: SearchSubset): boolean {
  return 'urns' in place && place.urns.length === 0;
}
