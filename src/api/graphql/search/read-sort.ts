/** From `sortInput` to the order that the readers take. */
import type { Sort } from '../../../catalog/search/filter.js';
import type { SearchAcrossEntitiesInput } from '../generated/schema-types.js';

export function readSort({ sortInput }: Pick<SearchAcrossEntitiesInput, 'sortInput'>): Sort[] {
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- older clients still send one alone
  const { sortCriteria, sortCriterion } = sortInput ?? {};
  const criteria = sortCriteria?.length ? sortCriteria : sortCriterion ? [sortCriterion] : [];
  return criteria.map(({ field, sortOrder }) => ({ field, order: sortOrder }));
}
