/** Counts everything without a look at the entities. */
import { compareTexts } from '../../core/compare-texts.js';
import type { SearchDeps } from './search-deps.js';
import type { TypeSelection } from './searchable-types.js';

/** The counts of one facet. */
export interface CountRow {
  readonly name: string;
  readonly total: number;
  readonly distinct: number;
  readonly values: readonly (readonly [value: string, count: number])[];
}

/**
 * Returns what `search/count-facets` would return for all entities of the types that are not soft-deleted, including facets without
 * values; an empty list if there is no census.
 * @param names of the facets to list; @param most number of values to list of each
 */
export async function countByCensus(
  { census: followed }: SearchDeps,
  types: TypeSelection,
  { names, most }: { readonly names: readonly string[]; readonly most: number },
): Promise<CountRow[]> {
  const census = await followed?.current(types);
  if (followed === undefined || census === undefined) return [];
  const total = { name: '_entityType', total: census.total(types), distinct: 0, values: [] };
  if (names.length === 0) return [total];
  const facets = [...census.facets(types)].filter(([name]) => names.includes(name) || name === total.name);
  const listed = facets.map(([name, { total: sum, distinct, best }]) => ({
    ...{ name, distinct, values: best.slice(0, most) },
    total: name === total.name ? total.total : sum,
  }));
  const texts = await followed.facetTexts(listed.flatMap(({ values }) => values.map(([id]) => id)));
  return listed.map((facet) => ({
    ...facet,
    values: facet.values
      .flatMap(([id, count]): [string, number][] => {
        const text = texts.get(id);
        return text === undefined ? [] : [[text, count]];
      })
      .sort(([left, count], [right, other]) => other - count || compareTexts(left, right)),
  }));
}
