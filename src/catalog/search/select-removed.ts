/** Decides whether a search finds soft-deleted entities. */
import { namesOf } from '../../model/search/search-fields.js';
import type { Criterion, Filter } from './filter.js';
import type { SearchQuery } from './types.js';

const VISIBLE: Criterion = { field: 'removed', condition: 'EQUAL', values: ['true'], negated: true };

/**
 * The flag decides. Without a flag, a filter for soft-deleted entities finds them, because existing clients send such filters.
 * Branches of the filter that do not mention them still find none.
 */
export function selectRemoved(
  filter: Filter | undefined,
  flag: boolean | null | undefined,
): Pick<SearchQuery, 'includeSoftDeleted' | 'filter'> {
  const branches = filter?.or ?? [];
  if (typeof flag === 'boolean' || !branches.some(({ and }) => and.some(asksForRemoved)))
    return { includeSoftDeleted: flag ?? false };
  const or = branches.map(({ and }) => ({ and: and.some(isOfRemoval) ? and : [...and, VISIBLE] }));
  return { includeSoftDeleted: true, filter: { or } };
}

function isOfRemoval({ field }: Criterion): boolean {
  return namesOf(field).includes('removed');
}

/** Most clients send a criterion that hides soft-deleted entities with every search; such a criterion does not request them. */
function asksForRemoved(criterion: Criterion): boolean {
  const { condition, values, negated } = criterion;
  const hides = negated === true && condition === 'EQUAL' && values.length === 1 && values[0] === 'true';
  return isOfRemoval(criterion) && !hides;
}
