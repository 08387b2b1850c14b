/** Reads the degrees of a request: `1`, `2` and `3+`. */
import { CatalogError } from '../../core/errors.js';
import type { Criterion, Filter } from '../search/filter.js';

/** Name of the filter field, facet and sort field. */
export const DEGREE = 'degree';

/** Both ends inclusive. */
export type DegreeSpan = readonly [lowest: number, highest: number];

/** The values that a request may contain; each covers all degrees up to the next one. */
export const DEGREE_VALUES = ['1', '2', '3+'] as const;

/**
 * Returns the degrees from 1 to `hops` that the first branch of a filter permits, as ascending spans with gaps between them. As clients
 * expect, other branches do not restrict the degree, and a negation is ignored.
 * @throws INVALID_FILTER
 */
export function degreeSpans(branches: Filter['or'], hops: number): DegreeSpan[] {
  const permitted = (branches[0]?.and ?? []).flatMap((criterion, index) =>
    criterion.field === DEGREE ? [valuesOf(criterion, `/filter/or/0/and/${index}`)] : [],
  );
  const spans: [number, number][] = [];
  DEGREE_VALUES.forEach((value, index) => {
    const lowest = index + 1;
    if (lowest > hops || !permitted.every((values) => values.has(value))) return;
    const highest = index === DEGREE_VALUES.length - 1 ? hops : lowest;
    const last = spans.at(-1);
    if (last?.[1] === lowest - 1) last[1] = highest;
    else spans.push([lowest, highest]);
  });
  return spans;
}

function valuesOf({ condition, values }: Criterion, path: string): ReadonlySet<string> {
  if (condition !== 'EQUAL' && condition !== 'IN') {
    throw new CatalogError(
      'INVALID_FILTER',
      `${DEGREE} supports the conditions EQUAL and IN, not ${condition}`,
      { path: `${path}/condition`, rule: 'EQUAL or IN' },
    );
  }
  const unknown = values.findIndex((value) => !DEGREE_VALUES.some((known) => known === value.trim()));
  if (unknown < 0) return new Set(values.map((value) => value.trim()));
  throw new CatalogError(
    'INVALID_FILTER',
    `${DEGREE}: ${JSON.stringify(values[unknown])} is not one of "1", "2" and "3+"`,
    { path: `${path}/values/${unknown}`, rule: 'degree' },
  );
}
