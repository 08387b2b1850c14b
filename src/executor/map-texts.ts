import { isJsonObject, type JsonValue } from '../core/json.js';

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
