/** Errors in definitions. */
import { CatalogError } from '../../../core/errors.js';
import { isJsonObject, type JsonObject } from '../../../core/json.js';
import { nearestNames } from '../../../model/nearest-names.js';

/** @param path JSON pointer to the wrong part */
export function invalid(path: string, message: string, rule: string): CatalogError {
  return new CatalogError('INVALID_REQUEST', `The definition of the test is invalid at ${path}: ${message}`, {
    path,
    rule,
  });
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
