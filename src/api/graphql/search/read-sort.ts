/** Converts `sortInput` to the order for the readers. */
import type { Sort } from '../../../catalog/search/filter.js';
import type { SearchAcrossEntitiesInput } from '../generated/schema-types.js';

export function readSort({ sortInput }: Pick<SearchAcrossEntitiesInput, 'sortInput'>): Sort[] {
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- older clients still send a single criterion
  const { sortCriteria, sortCriterion } = sortInput ?? {};
  const criteria = sortCriteria?.length ? sortCriteria : sortCriterion ? [sortCriterion] : [];
  return criteria.map(({ field, sortOrder }) => ({ field, order: sortOrder }));
}
