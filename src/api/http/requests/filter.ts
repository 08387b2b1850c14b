/** Reads filters from request bodies, with their defaults. */
import type { Condition, Criterion, Filter } from '../../../catalog/search/filter.js';

export interface FilterBody {
  readonly or?: readonly { readonly and: readonly CriterionBody[] }[];
}

interface CriterionBody {
  readonly field: string;
  readonly values?: readonly string[];
  readonly condition?: Condition;
  readonly negated?: boolean;
}

/** Returns an object to spread into a query; empty without a filter. */
export function readFilter(body: FilterBody | undefined): { filter?: Filter } {
  if (body?.or === undefined) return {};
  return { filter: { or: body.or.map(({ and }) => ({ and: and.map(readCriterion) })) } };
}

function readCriterion({ field, values = [], condition = 'EQUAL', negated }: CriterionBody): Criterion {
  return { field, values, condition, ...(negated !== undefined && { negated }) };
}
