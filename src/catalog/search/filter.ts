/** Filters and sort orders of searches. */

export type Condition =
  | 'CONTAIN'
  | 'END_WITH'
  | 'EQUAL'
  | 'IEQUAL'
  | 'IN'
  | 'EXISTS'
  | 'GREATER_THAN'
  | 'GREATER_THAN_OR_EQUAL_TO'
  | 'LESS_THAN'
  | 'LESS_THAN_OR_EQUAL_TO'
  | 'START_WITH'
  /** The values together with their descendants, their ancestors, or both (`IsPartOf`). */
  | HierarchyCondition;

export type HierarchyCondition = 'DESCENDANTS_INCL' | 'ANCESTORS_INCL' | 'RELATED_INCL';

export interface Criterion {
  readonly field: string;
  readonly values: readonly string[];
  readonly condition: Condition;
  readonly negated?: boolean;
}

/** A disjunction of conjunctions; without branches there is no restriction. */
export interface Filter {
  readonly or: readonly { readonly and: readonly Criterion[] }[];
}

export interface Sort {
  readonly field: string;
  readonly order: 'ASCENDING' | 'DESCENDING';
}
