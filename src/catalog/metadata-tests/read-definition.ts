/** Reads the JSON text of a test. docs/metadata-tests.md describes the format. */
import { findEntityType } from '../../model/search/entity-type-names.js';
import type { MetadataModel } from '../../model/types.js';
import { isJsonObject, type JsonObject } from '../../core/json.js';
import { readActions } from './read-action.js';
import {
  type TestDefinition,
  invalid,
  requireList,
  requireObject,
  requireText,
  unknownName,
  type Check,
  type Rule,
} from './definition.js';
import { findOperator, OPERATOR_NAMES, takenBy, type Operator, type Scalar } from './operators.js';
import { readProperty, type DefinitionContext } from './read-property.js';

/** The longest text of a definition, in characters. */
const MAX_LENGTH = 100_000;

/**
 * Reads a definition.
 * @param base JSON pointer to the text in the request, for messages
 * @returns undefined if it has neither selection nor rules nor actions: another service evaluates such a test
 * @throws INVALID_REQUEST with `path` and `rule`
 */
export function readDefinition(
  model: MetadataModel,
  text: string | undefined,
  base = '',
): TestDefinition | undefined {
  if (text === undefined) return undefined;
  const whole = requireObject(parse(text, base), base, ['on', 'rules', 'actions']);
  if (Object.keys(whole).length === 0) return undefined;
  const on = requireObject(whole['on'], `${base}/on`, ['types', 'conditions']);
  const types = readTypes(model, on['types'], `${base}/on/types`);
  const context = { model, types };
  const actions = requireObject(whole['actions'] ?? {}, `${base}/actions`, ['passing', 'failing']);
  if (whole['rules'] === undefined) throw invalid(`${base}/rules`, 'a test needs rules', 'rules');
  return {
    types,
    conditions: readRule(context, { value: on['conditions'] ?? [], path: `${base}/on/conditions` }),
    rules: readRule(context, { value: whole['rules'], path: `${base}/rules` }),
    actions: {
      passing: readActions(context, actions['passing'], `${base}/actions/passing`),
      failing: readActions(context, actions['failing'], `${base}/actions/failing`),
    },
  };
}

function parse(text: string, path: string): unknown {
  if (text.length > MAX_LENGTH)
    throw invalid(path, `it is longer than ${MAX_LENGTH} characters`, `at most ${MAX_LENGTH} characters`);
  try {
    return JSON.parse(text);
  } catch {
    throw invalid(path, 'it is not JSON', 'JSON');
  }
}

function readTypes(model: MetadataModel, value: unknown, path: string): string[] {
  const names = requireList(value, path, model.entities.size).map((name, index) =>
    requireText(name, `${path}/${index}`),
  );
  if (names.length === 0) throw invalid(path, 'a test needs entity types', 'at least one entity type');
  const types = names.map((name, index) => {
    const type = findEntityType(model, name);
    if (type === undefined)
      throw unknownName(`${path}/${index}`, 'entity type', { text: name, known: model.entities.keys() });
    if (!model.getEntity(type).aspects.includes('testResults'))
      throw invalid(
        `${path}/${index}`,
        `${type} cannot have results of tests`,
        'a type with the aspect testResults',
      );
    return type;
  });
  return [...new Set(types)];
}

// Reads the conditions and rules of a definition.

const MAX_DEPTH = 10;
const MAX_RULES = 100;
const MAX_VALUES = 200;

/** A part of a definition, and its place. */
interface RulePart {
  readonly value: unknown;
  /** JSON pointer. */
  readonly path: string;
  readonly depth?: number;
}

/**
 * Reads a list, all of whose rules must hold, an object with `and`, `or` or `not`, or a check.
 * @throws INVALID_REQUEST
 */
function readRule(context: DefinitionContext, part: RulePart): Rule {
  const { value, path, depth = 0 } = part;
  if (depth > MAX_DEPTH)
    throw invalid(path, `rules in more than ${MAX_DEPTH} rules`, `at most ${MAX_DEPTH} levels`);
  if (Array.isArray(value)) return { kind: 'and', rules: readRules(context, part) };
  const [name = ''] = isJsonObject(value) ? Object.keys(value) : [];
  if (name !== 'and' && name !== 'or' && name !== 'not') return readCheck(context, value, path);
  const nested = {
    value: requireObject(value, path, [name])[name],
    path: `${path}/${name}`,
    depth: depth + 1,
  };
  return name === 'not'
    ? { kind: 'not', rule: readRule(context, nested) }
    : { kind: name, rules: readRules(context, nested) };
}

function readRules(context: DefinitionContext, { value, path, depth = 0 }: RulePart): Rule[] {
  return requireList(value, path, MAX_RULES).map((each, index) =>
    readRule(context, { value: each, path: `${path}/${index}`, depth: depth + 1 }),
  );
}

const MEMBERS = ['property', 'operator', 'value', 'values', 'negated'];

function readCheck(context: DefinitionContext, value: unknown, path: string): Check {
  const check = requireObject(value, path, MEMBERS);
  const property = readProperty(
    context,
    requireText(check['property'], `${path}/property`),
    `${path}/property`,
  );
  const name = requireText(check['operator'], `${path}/operator`);
  const operator = findOperator(name);
  if (operator === undefined)
    throw unknownName(`${path}/operator`, 'operator', { text: name, known: OPERATOR_NAMES });
  const { negated = false } = check;
  if (typeof negated !== 'boolean') throw invalid(`${path}/negated`, 'expected true or false', 'a boolean');
  return { kind: 'check', property, operator, wanted: readValues(check, operator, path), isNegated: negated };
}

function readValues(check: JsonObject, operator: Operator, path: string): readonly Scalar[] {
  const takes = takenBy(operator);
  const { value, values: list } = check;
  if (value !== undefined && list !== undefined)
    throw invalid(path, 'value and values exclude each other', 'one of value and values');
  const place = list === undefined ? `${path}/value` : `${path}/values`;
  const given = list === undefined ? value : requireList(list, place, MAX_VALUES);
  const values: unknown[] = given === undefined ? [] : [given].flat();
  const rule = `${operator} with ${takes}`;
  if (takes === 'no values' && values.length > 0)
    throw invalid(place, `${operator} compares with no values`, rule);
  if (takes === 'values' && values.length === 0)
    throw invalid(path, `${operator} needs value or values`, rule);
  if (takes === 'one number' && (values.length !== 1 || !isNumber(values[0])))
    throw invalid(place, `${operator} needs exactly one number`, rule);
  if (!values.every(isScalar))
    throw invalid(
      place,
      'expected texts, numbers, true or false',
      'values that are texts, numbers or booleans',
    );
  return values;
}

function isNumber(value: unknown): boolean {
  return Number.isFinite(typeof value === 'string' && value.trim() !== '' ? Number(value) : value);
}

function isScalar(value: unknown): value is Scalar {
  return ['string', 'number', 'boolean'].includes(typeof value);
}
