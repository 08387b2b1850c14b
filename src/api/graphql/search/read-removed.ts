import type { Criterion } from '../../../catalog/search/filter.js';
import type { SearchQuery } from '../../../catalog/search/types.js';
import type { Selection } from './read-filter.js';

const VISIBLE: Criterion = { field: 'removed', condition: 'EQUAL', values: ['true'], negated: true };

/**
 * Whether soft-deleted entities are found: what the flag says. Without a flag a filter that asks for them is believed, as existing
 * clients send it; its branches that say nothing of it still find none.
 */
export function readRemoved(
  { filter }: Selection,
  flag: boolean | null | undefined,
): Pick<SearchQuery, 'includeSoftDeleted' | 'filter'> {
  const branches = filter?.or ?? [];
  if (typeof flag === 'boolean' || !branches.some(({ and }) => and.some(asksForRemoved)))
    return { includeSoftDeleted: flag ?? false };
  const or = branches.map(({ and }) => ({ and: and.some(isOfRemoval) ? and : [...and, VISIBLE] }));
  return { includeSoftDeleted: true, filter: { or } };
}

function isOfRemoval({ field }: Criterion): boolean {
  return field === 'removed';
}

/** All but the rule that most clients send with every search. */
function asksForRemoved(criterion: Criterion): boolean {
  const { condition, values, negated } = criterion;
  const hides = negated === true && condition === 'EQUAL' && values.length === 1 && values[0] === 'true';
  return isOfRemoval(criterion) && !hides;
}
