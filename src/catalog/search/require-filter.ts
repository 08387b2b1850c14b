/** Checks filters that are stored for later searches. */
import { CatalogError } from '../../core/errors.js';
import { searchFieldsOf } from '../../model/search/search-fields.js';
import type { MetadataModel } from '../../model/types.js';
import { compileFilter } from './compile-filter.js';
import type { Filter } from './filter.js';

/** The place of a criterion in a filter, and of a value in the criterion, e.g. `/values/0`. */
export interface CriterionPlace {
  readonly branch: number;
  readonly index: number;
  readonly rest: string;
}

/**
 * Refuses a filter that no search could apply.
 * @param placeOf returns the place in the input; without a criterion, that of the whole filter
 * @throws INVALID_FILTER, LIMIT_EXCEEDED
 */
export function requireFilter(
  filter: Filter,
  model: MetadataModel,
  placeOf: (criterion: CriterionPlace | undefined) => string,
): void {
  try {
    compileFilter(filter, { model, fields: searchFieldsOf(model) });
  } catch (error) {
    if (!(error instanceof CatalogError)) throw error;
    const path = placeOf(readPlace(error.details.path ?? ''));
    throw new CatalogError(error.code, error.message, { ...error.details, path }, { cause: error });
  }
}

/** The compiled filter says `/filter/or/<branch>/and/<index>/…`. */
function readPlace(path: string): CriterionPlace | undefined {
  const [, branch, index, rest = ''] = /^\/filter\/or\/(\d+)\/and\/(\d+)(.*)$/.exec(path) ?? [];
  return branch === undefined ? undefined : { branch: Number(branch), index: Number(index), rest };
}
