/** Fills the placeholders of a recipe with the values of secrets and variables. Pure. */
import { isJsonObject, stringifyKeepingDigits, type JsonObject, type JsonValue } from '../core/json.js';

const PLACEHOLDER = /\$\{(\w+)\}/g;
const OWN_PREFIX = 'TRELLIS_VALUE_';

export interface ResolvedRecipe {
  /** JSON text with the values in place. */
  readonly text: string;
  /** Variables to which the text refers, for values that cannot be in it. */
  readonly environment: Readonly<Record<string, string>>;
}

/** Returns the texts with values in place of placeholders. @param values of all placeholders, by name */
export function fillPlaceholders(
  texts: Readonly<Record<string, string>>,
  values: ReadonlyMap<string, string>,
): Record<string, string> {
  const filled = Object.entries(texts).map(([name, text]) => [
    name,
    text.replace(PLACEHOLDER, (_, placeholder: string) => values.get(placeholder) ?? ''),
  ]);
  return Object.fromEntries(filled) as Record<string, string>;
}

/** Returns the names in placeholders such as `${PASSWORD}`, each once, in the order of the recipe. */
export function listPlaceholders(recipe: JsonObject): string[] {
  const names = new Set<string>();
  mapTexts(recipe, (text) => {
    for (const [, name = ''] of text.matchAll(PLACEHOLDER)) names.add(name);
    return text;
  });
  return [...names];
}

/**
 * Values are put into the text. The command that reads the recipe expands texts with a dollar sign once more, and would change a value that
 * contains one. Such a value becomes a variable instead, because the command does not expand the values of variables.
 * @param values of all placeholders, by name
 */
export function resolveRecipe(recipe: JsonObject, values: ReadonlyMap<string, string>): ResolvedRecipe {
  const variables = new Map<string, string>();
  const variableFor = (name: string): string => {
    const known = variables.get(name) ?? `${OWN_PREFIX}${variables.size + 1}`;
    variables.set(name, known);
    return `\${${known}}`;
  };
  const fill = (text: string): string => {
    const names = [...text.matchAll(PLACEHOLDER)].map(([, name = '']) => name);
    if (names.length === 0) return text;
    const isExpandedAgain = [
      text.replace(PLACEHOLDER, ''),
      ...names.map((name) => values.get(name) ?? ''),
    ].some((part) => part.includes('$'));
    return text.replace(PLACEHOLDER, (_, name: string) =>
      isExpandedAgain ? variableFor(name) : (values.get(name) ?? ''),
    );
  };
  const text = stringifyKeepingDigits(mapTexts(recipe, fill));
  const environment = [...variables].map(([name, variable]) => [variable, values.get(name) ?? '']);
  return { text, environment: Object.fromEntries(environment) as Record<string, string> };
}

/**
 * Returns the value with each text in it replaced.
 * @param rename replaces the names of members; default: they stay
 */
export function mapTexts(
  value: JsonValue,
  replace: (text: string) => string,
  rename: (name: string) => string = (name) => name,
): JsonValue {
  if (typeof value === 'string') return replace(value);
  if (Array.isArray(value)) return value.map((item) => mapTexts(item, replace, rename));
  if (!isJsonObject(value)) return value;
  const members = Object.entries(value);
  return Object.fromEntries(
    members.map(([name, member]) => [rename(name), mapTexts(member, replace, rename)]),
  );
}
