/** Combines the filter of a request with the view that narrows it. */
import { requireFew, sizeOf } from './compile-filter.js';
import type { Criterion, Filter } from './filter.js';

/** Criteria of the branches of a filter: all criteria of one branch must hold. No branch at all restricts nothing. */
export type Branches = readonly (readonly Criterion[])[];

/**
 * Returns a filter that holds where both filters hold. A filter with an empty branch restricts nothing.
 * @throws LIMIT_EXCEEDED before it builds more criteria than a filter can have
 */
export function bothOf(left: Branches, right: Branches): Branches {
  const restricts = (branches: Branches): boolean => branches.every(({ length }) => length > 0);
  if (right.length === 0 || !restricts(right)) return left;
  if (left.length === 0 || !restricts(left)) return right;
  requireFew(sizeOf(left.flat()) * right.length + sizeOf(right.flat()) * left.length);
  return left.flatMap((one) => right.map((other) => [...one, ...other]));
}

/** Returns the entity types that are in both lists; undefined if there is none. An empty list restricts nothing. */
export function typesOfBoth(
  requested: readonly string[],
  ofView: readonly string[],
): readonly string[] | undefined {
  if (requested.length === 0 || ofView.length === 0) return requested.length === 0 ? ofView : requested;
  const both = requested.filter((type) => ofView.includes(type));
  return both.length > 0 ? both : undefined;
}

/** A filter that no entity matches. */
export const NOTHING: Filter = { or: [{ and: [{ field: 'urn', values: [], condition: 'EQUAL' }] }] };
