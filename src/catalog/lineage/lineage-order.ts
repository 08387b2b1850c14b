/** Sort order of the ends of a lineage search. */
import type { SearchSchema } from '../search/text-query.js';
import { compileSort, type SortOrder } from '../search/sort-order.js';
import type { Sort } from '../search/filter.js';
import { DEGREE } from './degree-spans.js';

export const NEAREST_FIRST: SortOrder = {
  keys: [DEGREE],
  properties: [],
  kinds: ['number'],
  orderBy: `${DEGREE}, `,
  descending: [false],
  tag: `${DEGREE} urn`,
};

/** @throws INVALID_FILTER for an unknown field */
export function compileLineageOrder(sort: readonly Sort[] | undefined, schema: SearchSchema): SortOrder {
  if (sort === undefined || sort.length === 0) return NEAREST_FIRST;
  const isDegree = (index: number): boolean => sort[index]?.field === DEGREE;
  if (sort.length === 1 && isDegree(0) && sort[0]?.order === 'ASCENDING') return NEAREST_FIRST;
  // Search does not know the degree, so an existing field stands in for it.
  const order = compileSort(
    sort.map((criterion, index) => (isDegree(index) ? { ...criterion, field: 'urn' } : criterion)),
    schema,
  );
  return {
    ...order,
    keys: order.keys.map((key, index) => (isDegree(index) ? DEGREE : key)),
    kinds: order.kinds.map((kind, index) => (isDegree(index) ? 'number' : kind)),
    tag: `${sort.map((_, index) => (isDegree(index) ? DEGREE : 'field')).join(' ')} ${order.tag}`,
  };
}
