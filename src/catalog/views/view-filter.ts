/** The filter of a view in the form of an editor: all criteria, or one of them. */
import { CatalogError } from '../../core/errors.js';
import { searchFieldsOf } from '../../model/search/search-fields.js';
import type { MetadataModel } from '../../model/types.js';
import { compileFilter } from '../search/compile-filter.js';
import type { Criterion, Filter } from '../search/filter.js';

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
  try {
    compileFilter({ or }, { model, fields: searchFieldsOf(model) });
  } catch (error) {
    if (!(error instanceof CatalogError)) throw error;
    throw new CatalogError(
      error.code,
      error.message,
      { ...error.details, path: placeInInput(error.details.path ?? '', operator) },
      { cause: error },
    );
  }
  return { or };
}

/** The compiled filter says `/filter/or/<branch>/and/<index>/…`. */
function placeInInput(path: string, operator: EditorFilter['operator']): string {
  const [, branch = '', index = '', rest = ''] = /^\/filter\/or\/(\d+)\/and\/(\d+)(.*)$/.exec(path) ?? [];
  return branch === '' ? PLACE : `${PLACE}/${operator === 'AND' ? index : branch}${rest}`;
}
