/** Finds entities by a filter alone, for commands. */
import type { Filter, Sort } from './filter.js';
import type { SearchReader } from './types.js';

export interface FilterQuery {
  /** Empty: every searchable type. */
  readonly entityTypes: readonly string[];
  readonly filter: Filter;
  readonly sort?: readonly Sort[];
  /** Maximum number of URNs. */
  readonly count: number;
  /** Default: true. */
  readonly includeSoftDeleted?: boolean;
}

/** Returns the URNs of the first matches, and the number of all. */
export async function findByFilter(
  search: Pick<SearchReader, 'search'>,
  { count, ...query }: FilterQuery,
): Promise<{ readonly urns: readonly string[]; readonly total: number }> {
  const { hits, total } = await search.search({
    includeSoftDeleted: true,
    ...query,
    input: '*',
    page: { start: 0, count },
    facets: [],
    matches: false,
  });
  return { urns: hits.map(({ urn }) => urn), total };
}
