/** The definition of a test of metadata: which entities it selects, what it requires of them, and what follows from its result. */
import type { Operator, Scalar } from './operators.js';

export interface TestDefinition {
  /** Names of entity types; never empty. */
  readonly types: readonly string[];
  /** The test selects the entities of these types for which this holds. */
  readonly conditions: Rule;
  /** An entity passes if this holds. */
  readonly rules: Rule;
  readonly actions: Readonly<Record<ActionTrigger, readonly TestAction[]>>;
}

export type ActionTrigger = 'passing' | 'failing';

export type Rule =
  | { readonly kind: 'and' | 'or'; readonly rules: readonly Rule[] }
  | { readonly kind: 'not'; readonly rule: Rule }
  | Check;

/** Compares the values of one property. */
export interface Check {
  readonly kind: 'check';
  readonly property: Property;
  readonly operator: Operator;
  /** Empty for operators without a value. */
  readonly wanted: readonly Scalar[];
  readonly isNegated: boolean;
}

/** Where the values of a check are. */
export type Property =
  | { readonly kind: 'urn' }
  | { readonly kind: 'entityType' }
  /** @see valuesAt for the meaning of the path */
  | { readonly kind: 'aspect'; readonly aspect: string; readonly path: readonly string[] }
  /** Values of a structured property, by its URN. */
  | { readonly kind: 'structured'; readonly urn: string };

export type ActionType =
  | 'add_tags'
  | 'remove_tags'
  | 'add_terms'
  | 'remove_terms'
  | 'add_owners'
  | 'remove_owners'
  | 'set_domain'
  | 'unset_domain';

export interface TestAction {
  readonly type: ActionType;
  /** URNs of the tags, terms, owners or the domain, in their stored form. */
  readonly values: readonly string[];
  /** For owners: URN of the kind of ownership. */
  readonly ownershipType?: string;
}
