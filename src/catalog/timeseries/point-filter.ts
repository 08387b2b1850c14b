/** Filters of points. */
import { CatalogError } from '../../core/errors.js';
import type { Criterion, Filter, HierarchyCondition } from '../search/filter.js';

/** Conditions that compare URNs by their ancestors and descendants. Points have no hierarchy. */
const HIERARCHY_CONDITIONS: Readonly<Record<HierarchyCondition, true>> = {
  DESCENDANTS_INCL: true,
  ANCESTORS_INCL: true,
  RELATED_INCL: true,
};

/** @param criteria all of them must match a point @throws INVALID_REQUEST for a condition on a hierarchy */
export function pointFilter(criteria: readonly Criterion[]): Filter {
  criteria.forEach(({ condition }, index) => {
    if (!Object.hasOwn(HIERARCHY_CONDITIONS, condition)) return;
    throw new CatalogError('INVALID_REQUEST', `${condition} is not supported for timeseries`, {
      path: `/filter/and/${index}/condition`,
      rule: 'supported conditions',
    });
  });
  return { or: [{ and: criteria }] };
}
