/** Filters and sort orders of searches. */

/** Conditions on the values of a search field. */
export const VALUE_CONDITIONS = [
  'CONTAIN',
  'END_WITH',
  'EQUAL',
  'IEQUAL',
  'IN',
  'EXISTS',
  'GREATER_THAN',
  'GREATER_THAN_OR_EQUAL_TO',
  'LESS_THAN',
  'LESS_THAN_OR_EQUAL_TO',
  'START_WITH',
] as const;

export type Condition = (typeof VALUE_CONDITIONS)[number] | HierarchyCondition;

/** The values together with their descendants, their ancestors, or both (`IsPartOf`). */
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
  /** Where entities without a value stand; default: last. */
  readonly missing?: 'FIRST' | 'LAST';
}
