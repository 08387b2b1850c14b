/**
 * Compiles a filter to a Cypher predicate. Criteria with the same Cypher test share one predicate, so the text depends on the tests in a
 * filter, not on the number of criteria. Otherwise Neo4j would need seconds to plan a few dozen, and could never reuse a plan.
 */
import type { CompiledCriterion, CriterionParameters } from './criterion.js';
import { nestedValues } from './search-schema.js';

/** Value of a statement's parameter `filter`: criteria by branch, then by kind of check. */
export type FilterParameters = readonly (readonly (readonly CriterionParameters[])[])[];

/**
 * A Cypher predicate that takes the names of the statement it goes into.
 * @param node the variable of the node that is checked
 * @param filter the expression of the parameters, for example `$filter`
 */
export type Predicate = (node: string, filter: string) => string;

export interface FilterConditions {
  /** For the criteria that are still open; none if all are checked. */
  readonly conditions: readonly Predicate[];
  /** The whole filter. */
  readonly allConditions: readonly Predicate[];
  readonly parameters: FilterParameters;
}

interface Kind {
  readonly test: string;
  readonly negated: boolean;
  readonly isNested: boolean;
  readonly isOpen: boolean;
}

type Branches = readonly (readonly CompiledCriterion[])[];

/**
 * Returns predicates of which at least one branch must hold; none if there are no branches, or an empty one, which restricts nothing.
 * @param isOpen selects the criteria that still must be checked; default: all
 */
export function toConditions(
  branches: Branches,
  isOpen: (criterion: CompiledCriterion) => boolean = () => true,
): FilterConditions {
  if (branches.some(({ length }) => length === 0))
    return { conditions: [], allConditions: [], parameters: [] };
  const { kinds, parameters } = sortByKind(branches, isOpen);
  return {
    conditions: toPredicates(kinds, (kind) => kind.isOpen),
    allConditions: toPredicates(kinds, () => true),
    parameters,
  };
}

function toPredicates(kinds: readonly Kind[], isWanted: (kind: Kind) => boolean): Predicate[] {
  if (!kinds.some(isWanted)) return [];
  return [
    (node, filter) => {
      const checks = kinds.flatMap((kind, index) =>
        isWanted(kind) ? [`all(item IN branch[${index}] WHERE ${holds(kind, node)})`] : [],
      );
      return `any(branch IN ${filter} WHERE ${checks.join(' AND ')})`;
    },
  ];
}

interface Sorted {
  readonly kinds: readonly Kind[];
  readonly parameters: FilterParameters;
}

function sortByKind(branches: Branches, isOpen: (criterion: CompiledCriterion) => boolean): Sorted {
  const kinds = new Map<string, Kind>();
  const keyOf = (criterion: CompiledCriterion): string => {
    const { test, negated, parameters } = criterion;
    const kind = { test, negated, isNested: parameters.inner !== undefined, isOpen: isOpen(criterion) };
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

/** `[] + x` makes a list of a single value and of a list, and null of a missing property. */
function holds({ test, negated, isNested }: Kind, node: string): string {
  const found = isNested
    ? `any(property IN item.properties WHERE any(inner IN item.inner WHERE any(value IN ${pairsOf(node)} WHERE ${test})))`
    : `any(property IN item.properties WHERE any(value IN [] + ${node}[property] WHERE ${test}))`;
  return `${negated ? 'NOT ' : ''}coalesce(${found}, false)`;
}

function pairsOf(node: string): string {
  const outer = `coalesce(${node}[property], item.missing[0])`;
  return `[] + ${outer} + ${nestedValues(outer, `coalesce(${node}[inner], item.missing[1])`)}`;
}
