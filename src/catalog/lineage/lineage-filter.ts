/** Compiles the filter of a lineage search to Cypher. Besides search fields it may use the degree. */
import { checkSize } from '../search/compile-filter.js';
import { compileCriterion, type CompiledCriterion, type CriterionParameters } from '../search/criterion.js';
import { toChecks } from '../search/filter-conditions.js';
import type { SearchSchema } from '../search/text-query.js';
import type { Criterion, Filter } from '../search/filter.js';
import { DEGREE, degreeSpans, type DegreeSpan } from './degree-spans.js';

export interface LineageFilter {
  /** Predicates over `node` and `degree`. */
  readonly conditions: readonly string[];
  /** Value of the parameter `filter`: criteria by branch and by kind of check; if any branch uses degrees, they come last. */
  readonly parameters: {
    readonly filter: readonly (readonly (readonly (CriterionParameters | DegreeSpan)[])[])[];
  };
  /** The farthest degree that the filter matches; 0 if it matches none. */
  readonly hops: number;
}

interface Branch {
  readonly criteria: readonly CompiledCriterion[];
  /** Undefined if the branch does not restrict the degree. */
  readonly spans: readonly DegreeSpan[] | undefined;
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
  const branches = or.map(({ and }, branch) =>
    compileBranch(
      and.map((criterion, index) => ({ criterion, path: `/filter/or/${branch}/and/${index}` })),
      { schema, hops },
    ),
  );
  if (or.length === 0 || or.some(({ and }) => and.length === 0))
    return { conditions: [], parameters: { filter: [] }, hops };
  const all = [[1, hops]] as const;
  const { checks, parameters } = toChecks(
    branches.map(({ criteria }) => criteria),
    'node',
  );
  const aboutDegree = branches.some(({ spans }) => spans !== undefined);
  const within = `any(span IN branch[${checks.length}] WHERE span[0] <= degree <= span[1])`;
  const conjuncts = aboutDegree ? [within, ...checks] : checks;
  return {
    conditions: [`any(branch IN $filter WHERE ${conjuncts.join(' AND ')})`],
    parameters: {
      filter: aboutDegree
        ? parameters.map((kinds, index) => [...kinds, branches[index]?.spans ?? all])
        : parameters,
    },
    hops: Math.max(...branches.map(({ spans }) => (spans === undefined ? hops : (spans.at(-1)?.[1] ?? 0)))),
  };
}

interface BranchContext {
  readonly schema: SearchSchema;
  readonly hops: number;
}

interface LocatedCriterion {
  readonly criterion: Criterion;
  readonly path: string;
}

function compileBranch(criteria: readonly LocatedCriterion[], { schema, hops }: BranchContext): Branch {
  const aboutDegree = criteria.filter(({ criterion }) => criterion.field === DEGREE);
  return {
    criteria: criteria
      .filter(({ criterion }) => criterion.field !== DEGREE)
      .map(({ criterion, path }) => compileCriterion(criterion, schema, path)),
    spans: aboutDegree.length === 0 ? undefined : degreeSpans(aboutDegree, hops),
  };
}
