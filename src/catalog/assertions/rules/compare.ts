/** Compares single values by the operators and parameters of assertions. */
import { type JsonValue, isJsonObject, recordAt, textAt, type JsonObject } from '../../../core/json.js';
import { Inconclusive, type Result } from './evidence.js';

export interface Comparison {
  readonly operator: string;
  /** `AssertionStdParameters`. */
  readonly parameters: JsonValue | undefined;
}

/** Returns the comparison that a record describes with its operator and parameters. */
export function comparisonIn(standard: JsonObject | undefined): Comparison {
  return { operator: textAt(standard, 'operator') ?? '', parameters: standard?.['parameters'] };
}

type Order = (sign: number) => boolean;

const ORDERS: ReadonlyMap<string, Order> = new Map<string, Order>([
  ['LESS_THAN', (sign) => sign < 0],
  ['LESS_THAN_OR_EQUAL_TO', (sign) => sign <= 0],
  ['GREATER_THAN', (sign) => sign > 0],
  ['GREATER_THAN_OR_EQUAL_TO', (sign) => sign >= 0],
  ['EQUAL_TO', (sign) => sign === 0],
  ['NOT_EQUAL_TO', (sign) => sign !== 0],
]);

/**
 * Compares a value. Numbers compare as numbers, dates and times by time; other texts can only be equal or different.
 * `BETWEEN` includes both ends.
 */
export function compare(actual: number | string, { operator, parameters }: Comparison): Result<boolean> {
  const order = ORDERS.get(operator);
  if (order !== undefined)
    return compareInOrder(actual, parameterOf(parameters, 'value'), { operator, order });
  if (operator === 'BETWEEN') {
    const above = ordered(actual, parameterOf(parameters, 'minValue'), (sign) => sign >= 0);
    if (above instanceof Inconclusive) return above;
    const below = ordered(actual, parameterOf(parameters, 'maxValue'), (sign) => sign <= 0);
    return below instanceof Inconclusive ? below : above && below;
  }
  if (operator === 'IN' || operator === 'NOT_IN') {
    const list = parameterOf(parameters, 'value');
    return list instanceof Inconclusive ? list : isAmong(actual, listOf(list)) === (operator === 'IN');
  }
  return new Inconclusive(
    'INVALID_PARAMETERS',
    `${operator} does not compare a single value with parameters`,
  );
}

/** Equality can be decided even for values without an order. */
function compareInOrder(
  actual: number | string,
  wanted: Result<string>,
  { operator, order }: { readonly operator: string; readonly order: Order },
): Result<boolean> {
  const isOrdered = wanted instanceof Inconclusive || signOf(actual, wanted) !== undefined;
  if (!isOrdered && (operator === 'EQUAL_TO' || operator === 'NOT_EQUAL_TO'))
    return operator === 'NOT_EQUAL_TO';
  return ordered(actual, wanted, order);
}

function ordered(actual: number | string, wanted: Result<string>, order: Order): Result<boolean> {
  if (wanted instanceof Inconclusive) return wanted;
  const sign = signOf(actual, wanted);
  if (sign !== undefined) return order(sign);
  return new Inconclusive(
    'INVALID_PARAMETERS',
    `${JSON.stringify(String(actual))} and ${JSON.stringify(wanted)} are not both numbers or both times, so neither is greater`,
  );
}

/** Returns a number below, at or above zero if the first is less, equal or greater; undefined if the values have no order. */
function signOf(actual: number | string, wanted: string): number | undefined {
  const [first, second] = [toNumber(String(actual)), toNumber(wanted)];
  if (first !== undefined && second !== undefined) return Math.sign(first - second);
  const [time, other] = [toTime(String(actual)), toTime(wanted)];
  if (time !== undefined && other !== undefined) return Math.sign(time - other);
  return String(actual) === wanted ? 0 : undefined;
}

function isAmong(actual: number | string, list: readonly string[]): boolean {
  return list.some((item) => signOf(actual, item) === 0);
}

/** Returns undefined if the text is not a decimal number. */
export function toNumber(text: string): number | undefined {
  if (!/^\s*[+-]?(\d+\.?\d*|\.\d+)([eE][+-]?\d+)?\s*$/.test(text)) return undefined;
  const number = Number(text);
  return Number.isFinite(number) ? number : undefined;
}

/** Returns epoch milliseconds of a date or time in ISO format; UTC if it has no zone. */
function toTime(text: string): number | undefined {
  const match =
    /^\s*(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d(?::\d\d(?:\.\d+)?)?)\s*(Z|[+-]\d\d:?\d\d)?)?\s*$/.exec(text);
  if (match === null) return undefined;
  const [, day = '', time = '00:00', zone = 'Z'] = match;
  const millis = Date.parse(`${day}T${time}${zone}`);
  return Number.isNaN(millis) ? undefined : millis;
}

// `AssertionStdParameters`: the parameters of comparisons.

type ParameterName = 'value' | 'minValue' | 'maxValue';

/** Returns the text of one parameter. */
export function parameterOf(parameters: JsonValue | undefined, name: ParameterName): Result<string> {
  const value = textAt(recordAt(parameters, name), 'value');
  return value !== undefined && value.trim() !== ''
    ? value
    : new Inconclusive('INVALID_PARAMETERS', `The assertion has no parameter ${name}`);
}

/** Parses a list or set: a JSON array, or comma-separated texts. */
export function listOf(text: string): string[] {
  if (text.trim().startsWith('[')) {
    try {
      const items: unknown = JSON.parse(text);
      if (Array.isArray(items)) return items.map(String);
    } catch {
      // Not an array, but comma-separated texts, of which the first begins with a bracket.
    }
  }
  return text
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '');
}

const PLACEHOLDER = /\$\{([^{}]*)\}/g;

/** Replaces `${name}` by the values of the run in the parameters of comparisons; nowhere else. */
export function fillIn(info: JsonObject, given: ReadonlyMap<string, string>): Result<JsonObject> {
  const missing = new Set<string>();
  const filled = fill(info, { given, missing, inside: false }) as JsonObject;
  const [first] = missing;
  return first === undefined
    ? filled
    : new Inconclusive(
        'INVALID_PARAMETERS',
        `The assertion uses \${${first}}, and the run has no value for ${first}`,
      );
}

interface Filling {
  readonly given: ReadonlyMap<string, string>;
  readonly missing: Set<string>;
  /** Within `parameters`. */
  readonly inside: boolean;
}

function fill(value: JsonValue, filling: Filling): JsonValue {
  if (typeof value === 'string') return filling.inside ? fillText(value, filling) : value;
  if (Array.isArray(value)) return value.map((item) => fill(item, filling));
  if (!isJsonObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [
      name,
      fill(member, { ...filling, inside: filling.inside || name === 'parameters' }),
    ]),
  );
}

function fillText(text: string, { given, missing }: Filling): string {
  return text.replace(PLACEHOLDER, (placeholder, name: string) => {
    const value = given.get(name);
    if (value === undefined) missing.add(name);
    return value ?? placeholder;
  });
}
