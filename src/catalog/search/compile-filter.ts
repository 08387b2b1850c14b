/** Compiles filters for Lucene and Cypher, combines them, and checks them before they are stored. */
import { CatalogError, limitExceeded } from '../../core/errors.js';
import type { MetadataModel } from '../../model/types.js';
import type { Criterion, Filter } from './filter.js';
import { comparesEachValue, compileCriterion, type CompiledCriterion } from './criterion.js';
import { toConditions, type FilterConditions, type FilterParameters } from './filter-conditions.js';
import { all, either, EVERYTHING } from './lucene.js';
import { type SearchSchema, searchSchemaOf } from './search-schema.js';

/** `conditions` are those that the Lucene clause does not check; `allConditions` are for statements without Lucene. */
export interface CompiledFilter extends FilterConditions {
  /** A Lucene clause that every hit satisfies; undefined if Lucene cannot exclude anything. */
  readonly lucene: string | undefined;
  /** URNs of lifecycle stages that the conditions compare with; absent: none. */
  readonly hiddenStages?: readonly string[];
}

/** Returns the parameters of a statement that contains conditions of the filter. */
export function filterParameters({ parameters, hiddenStages }: CompiledFilter): {
  readonly filter: FilterParameters;
  readonly hiddenStages?: readonly string[];
} {
  return { filter: parameters, ...(hiddenStages && { hiddenStages }) };
}

/** Maximum number of filter terms of a query; the words need the rest of Lucene's 1,024 clauses. */
export const MAX_FILTER_TERMS = 180;
/** Maximum number of criteria, because each one is checked for each hit. A value that is compared by itself counts as one. */
export const MAX_CRITERIA = 1_000;

const NO_FILTER: CompiledFilter = { lucene: undefined, conditions: [], allConditions: [], parameters: [] };

type Branches = readonly (readonly CompiledCriterion[])[];

/**
 * Splits a filter into a clause that Lucene checks exactly and conditions that are left to Cypher.
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
  return { lucene, ...toConditions(branches, selectUnchecked(branches, lucene === undefined ? [] : usable)) };
}

/** @throws LIMIT_EXCEEDED */
export function checkSize({ or }: Filter): void {
  checkComparisons(or.reduce((sum, { and }) => sum + countComparisons(and), 0));
}

/** Returns how many comparisons a hit may take. */
export function countComparisons(criteria: readonly Criterion[]): number {
  return criteria.reduce(
    (sum, { condition, values }) => sum + (comparesEachValue(condition) ? Math.max(1, values.length) : 1),
    0,
  );
}

/** @param size number of criteria. @throws LIMIT_EXCEEDED */
function checkComparisons(size: number): void {
  if (size <= MAX_CRITERIA) return;
  const message = `The filter has ${size} criteria, the limit is ${MAX_CRITERIA}; one criterion with EQUAL may have many values`;
  throw limitExceeded('/filter', message, `at most ${MAX_CRITERIA} criteria`);
}

/** Selects the criteria for Cypher: of one branch those that Lucene did not check; of several all, unless Lucene checked all. */
function selectUnchecked(branches: Branches, usable: Branches): (criterion: CompiledCriterion) => boolean {
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

// Combines the filter of a request with the view that narrows it.

/** Criteria of the branches of a filter: all criteria of one branch must hold. No branch at all restricts nothing. */
export type FilterBranches = readonly (readonly Criterion[])[];

/**
 * Returns a filter that holds where both filters hold. A filter with an empty branch restricts nothing.
 * @throws LIMIT_EXCEEDED before it builds more criteria than a filter can have
 */
export function intersectFilters(left: FilterBranches, right: FilterBranches): FilterBranches {
  const restricts = (branches: FilterBranches): boolean => branches.every(({ length }) => length > 0);
  if (right.length === 0 || !restricts(right)) return left;
  if (left.length === 0 || !restricts(left)) return right;
  checkComparisons(
    countComparisons(left.flat()) * right.length + countComparisons(right.flat()) * left.length,
  );
  return left.flatMap((one) => right.map((other) => [...one, ...other]));
}

/** Returns the entity types that are in both lists; undefined if there is none. An empty list restricts nothing. */
export function intersectTypes(
  requested: readonly string[],
  ofView: readonly string[],
): readonly string[] | undefined {
  if (requested.length === 0 || ofView.length === 0) return requested.length === 0 ? ofView : requested;
  const both = requested.filter((type) => ofView.includes(type));
  return both.length > 0 ? both : undefined;
}

/** A filter that no entity matches. */
export const NO_MATCHES: Filter = { or: [{ and: [{ field: 'urn', values: [], condition: 'EQUAL' }] }] };

/** The place of a criterion in a filter, and of a value in the criterion, e.g. `/values/0`. */
export interface CriterionPlace {
  readonly branch: number;
  readonly index: number;
  readonly rest: string;
}

/**
 * Refuses a filter that no search could apply, before it is stored for later searches.
 * @param placeOf returns the place in the input; without a criterion, that of the whole filter
 * @throws INVALID_FILTER, LIMIT_EXCEEDED
 */
export function requireFilter(
  filter: Filter,
  model: MetadataModel,
  placeOf: (criterion: CriterionPlace | undefined) => string,
): void {
  try {
    compileFilter(filter, searchSchemaOf(model));
  } catch (error) {
    if (!(error instanceof CatalogError)) throw error;
    const path = placeOf(readPlace(error.details.path ?? ''));
    throw new CatalogError(error.code, error.message, { ...error.details, path }, { cause: error });
  }
}

/** Paths in a compiled filter have the form `/filter/or/<branch>/and/<index>/…`. */
function readPlace(path: string): CriterionPlace | undefined {
  const [, branch, index, rest = ''] = /^\/filter\/or\/(\d+)\/and\/(\d+)(.*)$/.exec(path) ?? [];
  return branch === undefined ? undefined : { branch: Number(branch), index: Number(index), rest };
}
