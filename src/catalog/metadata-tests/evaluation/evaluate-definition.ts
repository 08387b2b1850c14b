/** Evaluates a definition for one entity. */
import { holdsFor } from '../definition/operators.js';
import type { Property, Rule, TestDefinition } from '../definition/types.js';
import { valuesOf, type TestedEntity } from './property-values.js';

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
