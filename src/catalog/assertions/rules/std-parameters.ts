/** `AssertionStdParameters`: the parameters of comparisons. */
import { isJsonObject, type JsonObject, type JsonValue } from '../../../core/json.js';
import { Inconclusive, type Result } from './types.js';

export type ParameterName = 'value' | 'minValue' | 'maxValue';

/** Returns the text of one parameter. */
export function parameterOf(parameters: JsonValue | undefined, name: ParameterName): Result<string> {
  const parameter = isJsonObject(parameters) ? parameters[name] : undefined;
  const value = isJsonObject(parameter) ? parameter['value'] : undefined;
  return typeof value === 'string' && value.trim() !== ''
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
