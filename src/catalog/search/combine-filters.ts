/** Combines the filter of a request with the view that narrows it. */
import { CatalogError } from '../../core/errors.js';
import type { Criterion } from './filter.js';

/** Criteria of the branches of a filter: all criteria of one branch must hold. No branch at all restricts nothing. */
export type Branches = readonly (readonly Criterion[])[];

/** Returns a filter that holds where both filters hold. A filter with an empty branch restricts nothing. */
export function bothOf(left: Branches, right: Branches): Branches {
  const restricts = (branches: Branches): boolean => branches.every(({ length }) => length > 0);
  if (right.length === 0 || !restricts(right)) return left;
  if (left.length === 0 || !restricts(left)) return right;
  return left.flatMap((one) => right.map((other) => [...one, ...other]));
}

/**
 * Returns the entity types that are in both lists. An empty list restricts nothing.
 * @throws INVALID_REQUEST if the lists have no type in common, because an empty result would mean all types
 */
export function typesOfBoth(requested: readonly string[], ofView: readonly string[]): readonly string[] {
  if (requested.length === 0 || ofView.length === 0) return requested.length === 0 ? ofView : requested;
  const both = requested.filter((type) => ofView.includes(type));
  if (both.length > 0) return both;
  throw new CatalogError('INVALID_REQUEST', 'The view contains none of the requested types', {
    path: '/types',
    rule: 'types of the view',
  });
}
