/** From the filter of a lineage search to Cypher; beside search fields it may speak of the degree. */
import { toCondition } from '../search/compile-filter.js';
import { compileCriterion, type CriterionParameters } from '../search/criterion.js';
import type { QueryScope } from '../search/text-query.js';
import type { Criterion, Filter } from '../types.js';
import { DEGREE, degreeSpans, type DegreeSpan } from './degree-spans.js';

export interface LineageFilter {
  /** Predicates over `node` and `degree`. */
  readonly conditions: readonly string[];
  /** Values of the parameters `filter` and `degrees`. */
  readonly parameters: {
    readonly filter: readonly CriterionParameters[];
    readonly degrees: readonly (readonly DegreeSpan[])[];
  };
  /** The farthest degree that the filter lets through; 0 when it lets none. */
  readonly hops: number;
}

interface Branch {
  readonly condition: string;
  readonly hops: number;
}

interface Collected {
  readonly filter: CriterionParameters[];
  readonly degrees: DegreeSpan[][];
}

/**
 * @param hops the farthest degree that is asked for otherwise.
 * @throws INVALID_FILTER
 */
export function compileLineageFilter(
  filter: Filter | undefined,
  scope: QueryScope,
  hops: number,
): LineageFilter {
  const or = filter?.or ?? [];
  const parameters: Collected = { filter: [], degrees: [] };
  const branches = or.map(({ and }, branch) =>
    compileBranch(
      and.map((criterion, index) => ({ criterion, path: `/filter/or/${branch}/and/${index}` })),
      { scope, hops, parameters },
    ),
  );
  if (or.length === 0 || or.some(({ and }) => and.length === 0)) return { conditions: [], parameters, hops };
  return {
    conditions: [`(${branches.map(({ condition }) => condition).join(' OR ')})`],
    parameters,
    hops: Math.max(...branches.map((branch) => branch.hops)),
  };
}

interface BranchContext {
  readonly scope: QueryScope;
  readonly hops: number;
  /** Collects what the branches' conditions refer to. */
  readonly parameters: Collected;
}

interface Placed {
  readonly criterion: Criterion;
  readonly path: string;
}

function compileBranch(criteria: readonly Placed[], { scope, hops, parameters }: BranchContext): Branch {
  const aboutDegree = criteria.filter(({ criterion }) => criterion.field === DEGREE);
  const conditions = criteria
    .filter((placed) => !aboutDegree.includes(placed))
    .map(({ criterion, path }) => {
      const compiled = compileCriterion(criterion, scope, path);
      parameters.filter.push(compiled.parameters);
      return toCondition(compiled, parameters.filter.length - 1);
    });
  if (aboutDegree.length === 0) return { condition: conditions.join(' AND '), hops };
  const spans = degreeSpans(aboutDegree, hops);
  parameters.degrees.push(spans);
  const within = `any(span IN $degrees[${parameters.degrees.length - 1}] WHERE span[0] <= degree <= span[1])`;
  return { condition: [within, ...conditions].join(' AND '), hops: spans.at(-1)?.[1] ?? 0 };
}
