/** Compiles the filter of a lineage search to Cypher. Besides search fields it may use the degree. */
import { checkSize } from '../search/compile-filter.js';
import { compileCriterion, type CompiledCriterion } from '../search/criterion.js';
import { toChecks, type FilterParameters } from '../search/filter-conditions.js';
import type { SearchSchema } from '../search/text-query.js';
import type { Criterion, Filter } from '../search/filter.js';
import { DEGREE, degreeSpans, type DegreeSpan } from './degree-spans.js';

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

const NOTHING: Part = { conditions: [], parameters: {} };

function fieldFilter(branches: readonly (readonly CompiledCriterion[])[]): Part {
  if (branches.length === 0 || branches.some((criteria) => criteria.length === 0)) return NOTHING;
  const { checks, parameters } = toChecks(branches, 'node');
  return {
    conditions: [`any(branch IN $filter WHERE ${checks.join(' AND ')})`],
    parameters: { filter: parameters },
  };
}

/** Degrees from 1 on need no condition, because the walk ends behind them. */
function spanFilter(spans: readonly DegreeSpan[]): Part {
  if (spans.length === 0 || (spans.length === 1 && spans[0]?.[0] === 1)) return NOTHING;
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
