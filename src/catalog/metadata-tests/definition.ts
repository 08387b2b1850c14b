/** The definition of a test of metadata: which entities it selects, what it requires of them, and what follows from its result. */
import { type CatalogError, invalidRequest } from '../../core/errors.js';
import { isJsonObject, type JsonObject } from '../../core/json.js';
import { nearestNames } from '../../model/nearest-names.js';
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

type ActionTrigger = 'passing' | 'failing';

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

/** @param path JSON pointer to the wrong part */
export function invalid(path: string, message: string, rule: string): CatalogError {
  return invalidRequest(path, `The definition of the test is invalid at ${path}: ${message}`, rule);
}

/** The error for a name that does not exist, with similar ones. */
export function unknownName(
  path: string,
  what: string,
  name: { text: string; known: Iterable<string> },
): CatalogError {
  const near = nearestNames(name.text, name.known);
  const hint = near.length > 0 ? `; did you mean ${near.join(' or ')}?` : '';
  return invalid(path, `there is no ${what} ${JSON.stringify(name.text)}${hint}`, `a known ${what}`);
}

/** @throws INVALID_REQUEST unless the value is an object that has only these members */
export function requireObject(value: unknown, path: string, members: readonly string[]): JsonObject {
  if (!isJsonObject(value)) throw invalid(path, 'expected an object', 'an object');
  for (const name of Object.keys(value))
    if (!members.includes(name))
      throw unknownName(`${path}/${name}`, 'member', { text: name, known: members });
  return value;
}

/** @throws INVALID_REQUEST unless the value is a list with at most so many items */
export function requireList(value: unknown, path: string, most: number): readonly unknown[] {
  if (!Array.isArray(value)) throw invalid(path, 'expected a list', 'a list');
  if (value.length > most) throw invalid(path, `more than ${most} items`, `at most ${most} items`);
  return value;
}

/** @throws INVALID_REQUEST unless the value is a text */
export function requireText(value: unknown, path: string): string {
  if (typeof value !== 'string') throw invalid(path, 'expected a text', 'a text');
  return value;
}
