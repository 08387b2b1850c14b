/** Splits a filter into a clause that Lucene checks exactly and conditions that are left to Cypher. */
import { CatalogError } from '../../core/errors.js';
import type { Criterion, Filter } from './filter.js';
import { comparesEachValue, compileCriterion, type CompiledCriterion } from './criterion.js';
import { toConditions, type FilterConditions } from './filter-conditions.js';
import { all, either, EVERYTHING } from './lucene.js';
import type { SearchSchema } from './text-query.js';

/** `conditions` are those that the Lucene clause does not check; `allConditions` are for statements without Lucene. */
export interface CompiledFilter extends FilterConditions {
  /** A Lucene clause that every hit satisfies; undefined if Lucene cannot exclude anything. */
  readonly lucene: string | undefined;
}

/** Maximum number of filter terms of a query; the words need the rest of Lucene's 1,024 clauses. */
export const MAX_FILTER_TERMS = 180;
/** Maximum number of criteria, because each one is checked for each hit. A value that is compared by itself counts as one. */
export const MAX_CRITERIA = 1_000;

const NO_FILTER: CompiledFilter = { lucene: undefined, conditions: [], allConditions: [], parameters: [] };

type Branches = readonly (readonly CompiledCriterion[])[];

/**
 * Compiles a filter for Lucene and Cypher.
 * @param maxTerms maximum number of terms for Lucene; further ones are left to Cypher.
 * @throws INVALID_FILTER, LIMIT_EXCEEDED
 */
export function compileFilter(
  filter: Filter | undefined,
  schema: SearchSchema,
  maxTerms = MAX_FILTER_TERMS,
): CompiledFilter {
  if (filter === undefined) return NO_FILTER;
  checkSize(filter);
  const branches = filter.or.map(({ and }, branch) =>
    and.map((criterion, index) => compileCriterion(criterion, schema, `/filter/or/${branch}/and/${index}`)),
  );
  if (branches.length === 0 || branches.some((criteria) => criteria.length === 0)) return NO_FILTER;
  const usable = withinBudget(branches, maxTerms);
  const lucene = usable.every((criteria) => criteria.length > 0) ? toLucene(usable) : undefined;
  return { lucene, ...toConditions(branches, leftOpen(branches, lucene === undefined ? [] : usable)) };
}

/** @throws LIMIT_EXCEEDED */
export function checkSize({ or }: Filter): void {
  requireFew(or.reduce((sum, { and }) => sum + sizeOf(and), 0));
}

/** Returns how many comparisons a hit may take. */
export function sizeOf(criteria: readonly Criterion[]): number {
  return criteria.reduce(
    (sum, { condition, values }) => sum + (comparesEachValue(condition) ? Math.max(1, values.length) : 1),
    0,
  );
}

/** @param size number of criteria. @throws LIMIT_EXCEEDED */
export function requireFew(size: number): void {
  if (size <= MAX_CRITERIA) return;
  const message = `The filter has ${size} criteria, the limit is ${MAX_CRITERIA}; one criterion with EQUAL may have many values`;
  throw new CatalogError('LIMIT_EXCEEDED', message, {
    path: '/filter',
    rule: `at most ${MAX_CRITERIA} criteria`,
  });
}

/** Selects the criteria for Cypher: of one branch those that Lucene did not check; of several all, unless Lucene checked all. */
function leftOpen(branches: Branches, usable: Branches): (criterion: CompiledCriterion) => boolean {
  const checked = new Set(usable.flat());
  const isComplete = branches.flat().every((criterion) => checked.has(criterion));
  return (criterion) => !isComplete && (branches.length > 1 || !checked.has(criterion));
}

function withinBudget(branches: Branches, maxTerms: number): CompiledCriterion[][] {
  let left = maxTerms;
  return branches.map((criteria) =>
    criteria.filter(({ lucene }) => {
      const fits = lucene !== undefined && Math.max(1, lucene.terms) <= left;
      if (fits) left -= Math.max(1, lucene.terms);
      return fits;
    }),
  );
}

function toLucene(branches: Branches): string {
  return either(branches.map(toLuceneBranch));
}

function toLuceneBranch(criteria: readonly CompiledCriterion[]): string {
  const wanted = criteria.flatMap(({ lucene, negated }) => (lucene && !negated ? [lucene.clause] : []));
  const unwanted = criteria.flatMap(({ lucene, negated }) =>
    lucene && negated ? [` -${lucene.clause}`] : [],
  );
  const positive = wanted.length > 0 ? wanted : [`${EVERYTHING}^0`];
  return `(${all(positive).slice(1, -1)}${unwanted.join('')})`;
}
