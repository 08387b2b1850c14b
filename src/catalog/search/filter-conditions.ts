/**
 * A filter as Cypher. The text depends on the kinds of checks in a filter, not on their number. With one predicate per criterion,
 * Neo4j needs seconds to plan a few dozen, and could never use a plan twice.
 */
import type { CompiledCriterion, CriterionParameters } from './criterion.js';

/** Value of a statement's parameter `filter`: criteria by branch, then by kind of check. */
export type FilterParameters = readonly (readonly (readonly CriterionParameters[])[])[];

export interface FilterConditions {
  /** Cypher predicates over `node` for the criteria that are still open; none if all are checked. */
  readonly conditions: readonly string[];
  /** The whole filter as Cypher predicates. */
  readonly allConditions: readonly string[];
  readonly parameters: FilterParameters;
}

interface Kind {
  readonly test: string;
  readonly negated: boolean;
  readonly isOpen: boolean;
}

type Branches = readonly (readonly CompiledCriterion[])[];

/** @param isOpen selects the criteria that still must be checked; with several branches at least one branch must hold. */
export function toConditions(
  branches: Branches,
  isOpen: (criterion: CompiledCriterion) => boolean,
): FilterConditions {
  const { kinds, parameters } = sortByKind(branches, isOpen);
  return {
    conditions: toPredicates(checksOf(kinds, (kind) => kind.isOpen)),
    allConditions: toPredicates(checksOf(kinds, () => true)),
    parameters,
  };
}

function toPredicates(checks: readonly string[]): string[] {
  return checks.length === 0 ? [] : [`any(branch IN $filter WHERE ${checks.join(' AND ')})`];
}

interface Sorted {
  readonly kinds: readonly Kind[];
  readonly parameters: FilterParameters;
}

function sortByKind(branches: Branches, isOpen: (criterion: CompiledCriterion) => boolean): Sorted {
  const kinds = new Map<string, Kind>();
  const keyOf = (criterion: CompiledCriterion): string => {
    const { test, negated } = criterion;
    const kind = { test, negated, isOpen: isOpen(criterion) };
    const key = JSON.stringify(kind);
    kinds.set(key, kind);
    return key;
  };
  const keyed = branches.map((branch) => branch.map((criterion) => ({ criterion, key: keyOf(criterion) })));
  return {
    kinds: [...kinds.values()],
    parameters: keyed.map((branch) =>
      [...kinds.keys()].map((wanted) =>
        branch.filter(({ key }) => key === wanted).map(({ criterion }) => criterion.parameters),
      ),
    ),
  };
}

function checksOf(kinds: readonly Kind[], isWanted: (kind: Kind) => boolean): string[] {
  return kinds.flatMap((kind, index) =>
    isWanted(kind) ? [`all(item IN branch[${index}] WHERE ${holds(kind, 'item')})`] : [],
  );
}

/** Returns predicates over a `branch` of the parameter `filter`, one for each kind of check, for statements that add their own. */
export function toChecks(branches: Branches): {
  readonly checks: string[];
  readonly parameters: FilterParameters;
} {
  const { kinds, parameters } = sortByKind(branches, () => true);
  return { checks: checksOf(kinds, () => true), parameters };
}

/** `[] + x` makes a list of a single value and of a list, and null of a missing property. */
function holds({ test, negated }: Pick<Kind, 'test' | 'negated'>, item: string): string {
  const perValue = test.replaceAll('$values', `${item}.values`);
  const found = `any(property IN ${item}.properties WHERE any(value IN [] + node[property] WHERE ${perValue}))`;
  return `${negated ? 'NOT ' : ''}coalesce(${found}, false)`;
}
