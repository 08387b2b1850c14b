/** Compiles the filter of a lineage search to Cypher. Besides search fields it may use the degree. */
import { invalidFilter } from '../../core/errors.js';
import { checkSize } from '../search/compile-filter.js';
import { compileCriterion, type CompiledCriterion } from '../search/criterion.js';
import { toConditions, type FilterParameters } from '../search/filter-conditions.js';
import type { SearchSchema } from '../search/search-schema.js';
import type { Criterion, Filter, Sort } from '../search/filter.js';
import { compileSort, type SortOrder } from '../search/sort-order.js';

export interface LineageFilter {
  /** Predicates over `node` and `degree`. */
  readonly conditions: readonly string[];
  /** Values of the parameters that the predicates use. */
  readonly parameters: { readonly filter?: FilterParameters; readonly spans?: readonly DegreeSpan[] };
  /** The farthest degree that the filter matches; 0 if it matches none. */
  readonly hops: number;
}

/**
 * Compiles the filter. As in search, the text depends on the kinds of checks, not on their number.
 * @param hops the farthest requested degree.
 * @throws INVALID_FILTER, LIMIT_EXCEEDED
 */
export function compileLineageFilter(
  filter: Filter | undefined,
  schema: SearchSchema,
  hops: number,
): LineageFilter {
  if (filter !== undefined) checkSize(filter);
  const or = filter?.or ?? [];
  const spans = degreeSpans(or, hops);
  const compiled = or.map(({ and }, branch) => compileBranch(and, schema, `/filter/or/${branch}/and`));
  const [fieldPart, degreePart] = [fieldFilter(compiled), spanFilter(spans)];
  return {
    conditions: [...degreePart.conditions, ...fieldPart.conditions],
    parameters: { ...fieldPart.parameters, ...degreePart.parameters },
    hops: spans.at(-1)?.[1] ?? 0,
  };
}

type Part = Pick<LineageFilter, 'conditions' | 'parameters'>;

const NO_CONDITIONS: Part = { conditions: [], parameters: {} };

function fieldFilter(branches: readonly (readonly CompiledCriterion[])[]): Part {
  const { conditions, parameters } = toConditions(branches);
  if (conditions.length === 0) return NO_CONDITIONS;
  return {
    conditions: conditions.map((condition) => condition('node', '$filter')),
    parameters: { filter: parameters },
  };
}

/** Degrees from 1 on need no condition, because the walk ends behind them. */
function spanFilter(spans: readonly DegreeSpan[]): Part {
  if (spans.length === 0 || (spans.length === 1 && spans[0]?.[0] === 1)) return NO_CONDITIONS;
  return { conditions: ['any(span IN $spans WHERE span[0] <= degree <= span[1])'], parameters: { spans } };
}

function compileBranch(
  criteria: readonly Criterion[],
  schema: SearchSchema,
  path: string,
): CompiledCriterion[] {
  return criteria.flatMap((criterion, index) =>
    criterion.field === DEGREE ? [] : [compileCriterion(criterion, schema, `${path}/${index}`)],
  );
}

// Reads the degrees of a request: `1`, `2` and `3+`.

/** Name of the filter field, facet and sort field. */
export const DEGREE = 'degree';

/** Both ends inclusive. */
type DegreeSpan = readonly [lowest: number, highest: number];

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
    throw invalidFilter(
      `${path}/condition`,
      `${DEGREE} supports the conditions EQUAL and IN, not ${condition}`,
      'EQUAL or IN',
    );
  }
  const unknown = values.findIndex((value) => !DEGREE_VALUES.some((known) => known === value.trim()));
  if (unknown < 0) return new Set(values.map((value) => value.trim()));
  throw invalidFilter(
    `${path}/values/${unknown}`,
    `${DEGREE}: ${JSON.stringify(values[unknown])} is not one of "1", "2" and "3+"`,
    'degree',
  );
}

export const NEAREST_FIRST: SortOrder = {
  keys: [DEGREE],
  properties: [],
  kinds: ['number'],
  orderBy: `${DEGREE}, `,
  descending: [false],
  tag: `${DEGREE} urn`,
};

/** @throws INVALID_FILTER for an unknown field */
export function compileLineageOrder(sort: readonly Sort[] | undefined, schema: SearchSchema): SortOrder {
  if (sort === undefined || sort.length === 0) return NEAREST_FIRST;
  const isDegree = (index: number): boolean => sort[index]?.field === DEGREE;
  if (sort.length === 1 && isDegree(0) && sort[0]?.order === 'ASCENDING') return NEAREST_FIRST;
  // Search does not know the degree, so an existing field stands in for it.
  const order = compileSort(
    sort.map((criterion, index) => (isDegree(index) ? { ...criterion, field: 'urn' } : criterion)),
    schema,
  );
  return {
    ...order,
    keys: order.keys.map((key, index) => (isDegree(index) ? DEGREE : key)),
    kinds: order.kinds.map((kind, index) => (isDegree(index) ? 'number' : kind)),
    tag: `${sort.map((_, index) => (isDegree(index) ? DEGREE : 'field')).join(' ')} ${order.tag}`,
  };
}
