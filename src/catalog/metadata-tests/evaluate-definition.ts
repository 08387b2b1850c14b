/** Evaluates a definition for one entity. */
import { isJsonObject, type JsonObject } from '../../core/json.js';
import { holdsFor, type Scalar } from './operators.js';
import type { Property, Rule, TestDefinition } from './definition.js';

export type Outcome = 'SUCCESS' | 'FAILURE';

/** @returns undefined if the test does not select the entity */
export function evaluateDefinition(definition: TestDefinition, entity: TestedEntity): Outcome | undefined {
  if (!definition.types.includes(entity.type) || !holds(definition.conditions, entity)) return undefined;
  return holds(definition.rules, entity) ? 'SUCCESS' : 'FAILURE';
}

/** Returns the names of the aspects that decide about the outcome. */
export function aspectsOf({ conditions, rules }: TestDefinition): string[] {
  return [...new Set([...propertiesIn(conditions), ...propertiesIn(rules)].flatMap(aspectOf))];
}

function holds(rule: Rule, entity: TestedEntity): boolean {
  switch (rule.kind) {
    case 'and':
      return rule.rules.every((each) => holds(each, entity));
    case 'or':
      return rule.rules.some((each) => holds(each, entity));
    case 'not':
      return !holds(rule.rule, entity);
    case 'check':
      return holdsFor(rule.operator, valuesOf(entity, rule.property), rule.wanted) !== rule.isNegated;
  }
}

function propertiesIn(rule: Rule): Property[] {
  if (rule.kind === 'check') return [rule.property];
  return rule.kind === 'not' ? propertiesIn(rule.rule) : rule.rules.flatMap(propertiesIn);
}

function aspectOf(property: Property): string[] {
  if (property.kind === 'aspect') return [property.aspect];
  return property.kind === 'structured' ? ['structuredProperties'] : [];
}

// The values that a property has for an entity.

/** An entity as tests see it. */
export interface TestedEntity {
  readonly urn: string;
  readonly type: string;
  /** Returns the payload of an aspect; undefined if the entity does not have it. */
  readonly payloadOf: (aspect: string) => JsonObject | undefined;
}

/** Returns the values of a property. Records count as one value, for the operators that only ask whether there is one. */
function valuesOf(entity: TestedEntity, property: Property): Scalar[] {
  if (property.kind === 'urn') return [entity.urn];
  if (property.kind === 'entityType') return [entity.type];
  if (property.kind === 'aspect') return valuesAt(entity.payloadOf(property.aspect), property.path);
  const assigned = entity.payloadOf('structuredProperties')?.['properties'];
  const own = itemsOf(assigned).find((each) => isJsonObject(each) && each['propertyUrn'] === property.urn);
  return isJsonObject(own) ? itemsOf(own['values']).flatMap(valueOfUnion) : [];
}

/**
 * Returns the values below a path. Lists are entered. A name may contain dots: of several readings, the first with a member applies.
 * Null, blank texts, and empty lists and records are no values.
 */
export function valuesAt(value: unknown, path: readonly string[]): Scalar[] {
  if (Array.isArray(value)) return value.flatMap((item) => valuesAt(item, path));
  if (path.length === 0) return leafOf(value);
  if (!isJsonObject(value)) return [];
  for (let length = 1; length <= path.length; length += 1) {
    const name = path.slice(0, length).join('.');
    if (Object.hasOwn(value, name)) return valuesAt(value[name], path.slice(length));
  }
  return [];
}

function leafOf(value: unknown): Scalar[] {
  if (typeof value === 'string') return value.trim() === '' ? [] : [value];
  if (typeof value === 'number' || typeof value === 'boolean') return [value];
  return isJsonObject(value) && Object.keys(value).length > 0 ? [JSON.stringify(value)] : [];
}

/** A value of a structured property is stored as `{"string": …}` or `{"double": …}`. */
function valueOfUnion(value: unknown): Scalar[] {
  return isJsonObject(value) ? Object.values(value).flatMap(leafOf) : leafOf(value);
}

function itemsOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
