/** The statements of a search in several subsets. */
import { FACET_FIELDS } from '../../model/search/search-terms.js';
import type { Page } from '../page.js';
import type { SearchSubset } from './types.js';
import { composeStatement } from './compose-statement.js';
import type { FoundHit } from './find-page.js';
import type { SearchPlan } from './plan-search.js';
import type { SearchDeps } from './search-deps.js';
import type { Predicate } from './filter-conditions.js';
import { conditionsAfter, fromCursor } from './sort-order.js';

export interface SubsetSearch {
  readonly subset: SearchSubset;
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

interface ResultSize {
  readonly page: Page;
  /** Properties to return with each hit. */
  readonly fields: readonly string[];
  /** Number of values to count for each facet; 0: no facets. */
  readonly facetValues: number;
}

/** Returns one answer per search, in order; undefined for searches that were not run. */
export async function readSubsets(
  deps: SearchDeps,
  searches: readonly SubsetSearch[],
  size: ResultSize,
): Promise<readonly (SubsetResult | undefined)[]> {
  const alike = new Map<string, number[]>();
  searches.forEach((search, position) => {
    const shape = shapeOf(search);
    if (!isEmpty(search.subset)) alike.set(shape, [...(alike.get(shape) ?? []), position]);
  });
  const found: (SubsetResult | undefined)[] = searches.map(() => undefined);
  await Promise.all(
    [...alike.values()].map(async (positions) => {
      const answers = await readAlike(
        deps,
        positions.flatMap((position) => searches[position] ?? []),
        size,
      );
      positions.forEach((position, index) => (found[position] = answers.get(index)));
    }),
  );
  return found;
}

async function readAlike(
  { runRead, loadStatement }: SearchDeps,
  searches: readonly SubsetSearch[],
  { page, fields, facetValues }: ResultSize,
): Promise<Map<number, SubsetResult>> {
  const [first] = searches;
  if (first === undefined) return new Map();
  const { order } = first.plan;
  const after =
    order === undefined || page.scrollId === undefined ? undefined : fromCursor(order, page.scrollId);
  const rows = searches.map(toRow);
  const composition = {
    ...conditionsOf(first),
    filter: 'row.filter',
    after: order === undefined || after === undefined ? [] : conditionsAfter(order, after),
    keys: order?.keys.join(', ') ?? '',
    orderBy: order?.orderBy ?? 'score DESC, ',
  };
  const run = (name: string, parameters: Record<string, unknown>) =>
    runRead(composeStatement(loadStatement(name), composition), parameters);
  const suffix = readsUrns(first) ? '-of-urns' : '';
  const [hits, facets] = await Promise.all([
    run(`search/find-each${suffix}`, {
      rows,
      fields,
      start: after === undefined ? page.start : 0,
      count: page.count + 1,
      after: after ?? null,
      sortProperties: order?.properties ?? [],
    }),
    facetValues === 0
      ? []
      : run(`search/count-each${suffix}`, { rows, facets: FACET_FIELDS, most: facetValues }),
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

/** Without words the index is not needed: the URNs lead to the entities. */
function readsUrns({ subset, plan }: SubsetSearch): boolean {
  return 'urns' in subset && plan.text.kind === 'everything';
}

const AMONG_URNS: Predicate = (node) => `${node}.urn IN row.among`;

function conditionsOf(search: SubsetSearch): { readonly conditions: readonly Predicate[] } {
  const { conditions, allConditions } = search.plan.filter;
  if (readsUrns(search)) return { conditions: allConditions };
  return { conditions: 'urns' in search.subset ? [...conditions, AMONG_URNS] : conditions };
}

/** Returns a text that is equal for searches that share a statement. */
function shapeOf(search: SubsetSearch): string {
  const texts = conditionsOf(search).conditions.map((condition) => condition('node', 'row.filter'));
  return JSON.stringify([readsUrns(search), texts]);
}

function toRow({ subset, plan }: SubsetSearch): Record<string, unknown> {
  return {
    query: plan.lucene,
    among: 'urns' in subset ? subset.urns : [],
    types: plan.types.names,
    filter: plan.filter.parameters,
    includeRemoved: plan.includeRemoved,
  };
}

function isEmpty(subset: SearchSubset): boolean {
  return 'urns' in subset && subset.urns.length === 0;
}
