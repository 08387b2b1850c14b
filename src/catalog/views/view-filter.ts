/** The filter of a view in the form of an editor: all criteria, or one of them. */
import type { MetadataModel } from '../../model/types.js';
import type { Criterion, Filter } from '../search/filter.js';
import { requireFilter } from '../search/require-filter.js';

export interface EditorFilter {
  readonly operator: 'AND' | 'OR';
  readonly filters: readonly Criterion[];
}

/** Where a mutation names the criteria of a view. */
const PLACE = '/definition/filter/filters';

/**
 * Returns the filter in its stored form: one conjunction of all criteria (AND), or one conjunction for each criterion (OR).
 * @throws INVALID_FILTER for a criterion that no search could apply, with its place in the input; LIMIT_EXCEEDED
 */
export function storedFilter({ operator, filters }: EditorFilter, model: MetadataModel): Filter {
  const or = operator === 'AND' ? [{ and: filters }] : filters.map((criterion) => ({ and: [criterion] }));
  requireFilter({ or }, model, (place) => {
    if (place === undefined) return PLACE;
    return `${PLACE}/${operator === 'AND' ? place.index : place.branch}${place.rest}`;
  });
  return { or };
}
