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

export interface EndFilter {
  /** Empty, or a condition that begins with AND. */
  readonly text: string;
  readonly parameters: FilterParameters;
}

/** @throws INVALID_FILTER, LIMIT_EXCEEDED */
export function compileEndFilter(filter: Filter | undefined, target: FilterTarget): EndFilter {
  if (filter === undefined) return { text: '', parameters: [] };
  checkSize(filter);
  const branches = filter.or.map(({ and }, branch) =>
    and.map((criterion, index) =>
      compileCriterion(criterion, target, `${target.path}/and/${branch}/criteria/${index}`),
    ),
  );
  if (branches.length === 0 || branches.some((criteria) => criteria.length === 0))
    return { text: '', parameters: [] };
  const { checks, parameters } = toChecks(branches, target.variable);
  return { text: `AND any(branch IN $${target.parameter} WHERE ${checks.join(' AND ')})`, parameters };
}
