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
 * @param most number of values to list of each facet
 */
export async function countByCensus(
  { census: followed }: SearchDeps,
  types: TypeSelection,
  most: number,
): Promise<CountRow[]> {
  const census = await followed?.current(types);
  if (followed === undefined || census === undefined) return [];
  const listed = [...census.facets(types)].map(([name, { total, distinct, best }]) => ({
    ...{ name, distinct, values: best.slice(0, most) },
    total: name === '_entityType' ? census.total(types) : total,
  }));
  const texts = await followed.facetTexts(listed.flatMap(({ values }) => values.map(([id]) => id)));
  return listed.map((facet) => ({
    ...facet,
    values: facet.values
      .map(([id, count]): [string, number] => [texts.get(id) ?? '', count])
      .sort(([left, count], [right, other]) => other - count || compareTexts(left, right)),
  }));
}
