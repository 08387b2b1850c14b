/** Converts sort criteria of requests to the order for the readers. */
import type { Sort } from '../../../catalog/search/filter.js';
import type { SearchAcrossEntitiesInput, SortCriterion } from '../generated/schema-types.js';

export function readSort({ sortInput }: Pick<SearchAcrossEntitiesInput, 'sortInput'>): Sort[] {
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- older clients still send a single criterion
  const { sortCriteria, sortCriterion } = sortInput ?? {};
  const criteria = sortCriteria?.length ? sortCriteria : sortCriterion ? [sortCriterion] : [];
  return criteria.map(toSort);
}

export function toSort({ field, sortOrder }: SortCriterion): Sort {
  return { field, order: sortOrder };
}
