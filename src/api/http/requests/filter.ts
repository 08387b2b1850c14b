/** Filters as the body spells them, with everything that may be left out. */
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

/** To be spread into a query: no filter, no member. */
export function readFilter(body: FilterBody | undefined): { filter?: Filter } {
  if (body?.or === undefined) return {};
  return { filter: { or: body.or.map(({ and }) => ({ and: and.map(readCriterion) })) } };
}

function readCriterion({ field, values = [], condition = 'EQUAL', negated }: CriterionBody): Criterion {
  return { field, values, condition, ...(negated !== undefined && { negated }) };
}
