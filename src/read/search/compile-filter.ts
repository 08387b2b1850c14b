/** From a filter to what Lucene can tell exactly and what is left to Cypher. */
import type { Criterion, Filter } from '../types.js';
import {
  compileCriterion,
  toLuceneClause,
  type CompiledCriterion,
  type CriterionParameters,
} from './criterion.js';
import { all, either, EVERYTHING } from './lucene.js';
import type { QueryScope } from './text-query.js';

export interface CompiledFilter {
  /** A Lucene clause that every hit satisfies; undefined when Lucene can rule nothing out. */
  readonly lucene: string | undefined;
  /** Cypher predicates over `node` for what the Lucene clause leaves open; none when it is exact. */
  readonly conditions: readonly string[];
  /** The whole filter as Cypher predicates, for statements that do not go through Lucene. */
  readonly allConditions: readonly string[];
  /** Value of the statement's parameter `filter`. */
  readonly parameters: readonly CriterionParameters[];
}

/** All filter terms of a query together; the words need the rest of Lucene's 1,024 clauses. */
const MAX_FILTER_TERMS = 180;

const NO_FILTER: CompiledFilter = { lucene: undefined, conditions: [], allConditions: [], parameters: [] };

interface Part {
  readonly compiled: CompiledCriterion;
  readonly condition: string;
}

/** @throws INVALID_FILTER */
export function compileFilter(filter: Filter | undefined, scope: QueryScope): CompiledFilter {
  if (filter === undefined || filter.or.length === 0) return NO_FILTER;
  const parameters: CriterionParameters[] = [];
  const addPart = (criterion: Criterion, path: string): Part => {
    const compiled = compileCriterion(criterion, scope, path);
    parameters.push(compiled.parameters);
    return { compiled, condition: toCondition(compiled, parameters.length - 1) };
  };
  const branches = filter.or.map(({ and }, branch) =>
    and.map((criterion, index) => addPart(criterion, `/filter/or/${branch}/and/${index}`)),
  );
  if (branches.some((parts) => parts.length === 0)) return NO_FILTER;
  const allConditions = [toDisjunction(branches)];
  const usable = withinBudget(branches);
  const lucene = usable.every((parts) => parts.length > 0) ? toLucene(usable) : undefined;
  if (lucene === undefined) return { lucene, conditions: allConditions, allConditions, parameters };
  const rest = branches.map((parts, index) => parts.filter((part) => usable[index]?.includes(part) !== true));
  return { lucene, conditions: leftOpen(branches, rest), allConditions, parameters };
}

/** With one branch only what Lucene did not check; with several the whole filter, unless Lucene checked all of it. */
function leftOpen(branches: readonly (readonly Part[])[], rest: readonly (readonly Part[])[]): string[] {
  if (rest.every((parts) => parts.length === 0)) return [];
  return branches.length === 1 ? [toDisjunction(rest)] : [toDisjunction(branches)];
}

function withinBudget(branches: readonly (readonly Part[])[]): Part[][] {
  let left = MAX_FILTER_TERMS;
  return branches.map((parts) =>
    parts.filter(({ compiled: { terms } }) => {
      const fits = terms !== undefined && Math.max(1, terms.length) <= left;
      if (fits) left -= Math.max(1, terms.length);
      return fits;
    }),
  );
}

function toLucene(branches: readonly (readonly Part[])[]): string {
  return either(branches.map(toLuceneBranch));
}

function toLuceneBranch(parts: readonly Part[]): string {
  const clauses = parts.map(({ compiled }) => ({
    clause: toLuceneClause(compiled.terms ?? []),
    negated: compiled.negated,
  }));
  const wanted = clauses.filter(({ negated }) => !negated).map(({ clause }) => clause);
  const unwanted = clauses.filter(({ negated }) => negated).map(({ clause }) => ` -${clause}`);
  const positive = wanted.length > 0 ? wanted : [`${EVERYTHING}^0`];
  return `(${all(positive).slice(1, -1)}${unwanted.join('')})`;
}

function toDisjunction(branches: readonly (readonly Part[])[]): string {
  return `(${branches.map((parts) => parts.map(({ condition }) => condition).join(' AND ')).join(' OR ')})`;
}

/** `[] + x` makes a list of a single value and of a list, and null of what is not there. */
function toCondition({ test, negated }: CompiledCriterion, index: number): string {
  const item = `$filter[${index}]`;
  const perValue = test.replaceAll('$values', `${item}.values`);
  const holds = `any(property IN ${item}.properties WHERE any(value IN [] + node[property] WHERE ${perValue}))`;
  return negated ? `NOT coalesce(${holds}, false)` : `coalesce(${holds}, false)`;
}
