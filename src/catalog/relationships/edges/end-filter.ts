/** Compiles a filter to a Cypher predicate over one variable of a statement, with its parameter. */
import type { SearchFields } from '../../../model/search/search-fields.js';
import type { MetadataModel } from '../../../model/types.js';
import { checkSize } from '../../search/compile-filter.js';
import { compileCriterion } from '../../search/criterion.js';
import { toChecks, type FilterParameters } from '../../search/filter-conditions.js';
import type { Filter } from '../../search/filter.js';

export interface FilterTarget {
  /** The node or edge of the statement that is filtered. */
  readonly variable: string;
  /** Name of the statement's parameter. */
  readonly parameter: string;
  /** Path of the filter in the request, for messages. */
  readonly path: string;
  readonly fields: SearchFields;
  readonly model: MetadataModel;
}

export interface PlacedFilter {
  /** Empty, or a condition that begins with AND. */
  readonly text: string;
  readonly parameters: FilterParameters;
}

/** @throws INVALID_FILTER, LIMIT_EXCEEDED */
export function placeFilter(filter: Filter | undefined, place: FilterTarget): PlacedFilter {
  if (filter === undefined) return { text: '', parameters: [] };
  checkSize(filter);
  const branches = filter.or.map(({ and }, branch) =>
    and.map((criterion, index) =>
      compileCriterion(criterion, place, `${place.path}/and/${branch}/criteria/${index}`),
    ),
  );
  if (branches.length === 0 || branches.some((criteria) => criteria.length === 0))
    return { text: '', parameters: [] };
  const { checks, parameters } = toChecks(branches);
  const { variable, parameter } = place;
  // The checks use the variable `node`.
  const text = `AND all(node IN [${variable}] WHERE any(branch IN $${parameter} WHERE ${checks.join(' AND ')}))`;
  return { text, parameters };
}
