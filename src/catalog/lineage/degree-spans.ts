/** Parses the degrees of a request: `1`, `2`, `3+` and the like. */
import { CatalogError } from '../../core/errors.js';
import type { Criterion } from '../search/filter.js';

/** Name of the filter field, facet and sort field. */
export const DEGREE = 'degree';

/** Both ends inclusive. */
export type DegreeSpan = readonly [lowest: number, highest: number];

const DEGREE_VALUE = /^([1-9]\d{0,8})(\+?)$/;

/**
 * Returns the degrees from 1 to `hops` that satisfy all criteria, as ascending spans with gaps between them; none if no degree does.
 * @throws INVALID_FILTER
 */
export function degreeSpans(
  criteria: readonly { readonly criterion: Criterion; readonly path: string }[],
  hops: number,
): DegreeSpan[] {
  const tests = criteria.map(({ criterion, path }) => toTest(criterion, path));
  const spans: [number, number][] = [];
  for (let degree = 1; degree <= hops; degree += 1) {
    if (!tests.every((test) => test(degree))) continue;
    const last = spans.at(-1);
    if (last?.[1] === degree - 1) last[1] = degree;
    else spans.push([degree, degree]);
  }
  return spans;
}

function toTest({ condition, values, negated }: Criterion, path: string): (degree: number) => boolean {
  if (condition !== 'EQUAL' && condition !== 'IN') {
    throw new CatalogError(
      'INVALID_FILTER',
      `${DEGREE} supports the conditions EQUAL and IN, not ${condition}`,
      {
        path: `${path}/condition`,
        rule: 'EQUAL or IN',
      },
    );
  }
  const spans = values.map((value, index) => parseDegree(value, `${path}/values/${index}`));
  return (degree) =>
    spans.some(([lowest, highest]) => lowest <= degree && degree <= highest) !== (negated ?? false);
}

function parseDegree(value: string, path: string): DegreeSpan {
  const [, number, plus] = DEGREE_VALUE.exec(value.trim()) ?? [];
  if (number !== undefined) return [Number(number), plus === '+' ? Infinity : Number(number)];
  throw new CatalogError(
    'INVALID_FILTER',
    `${DEGREE}: ${JSON.stringify(value)} is not a number of hops like "1", "2" or "3+"`,
    { path, rule: 'degree' },
  );
}
