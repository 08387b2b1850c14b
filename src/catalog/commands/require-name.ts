/** Checks names and titles that people give to entities. */
import { CatalogError } from '../../core/errors.js';

/** In UTF-16 code units. */
export const MAX_NAME_LENGTH = 1_000;

/**
 * Refuses blank and very long names. Without a name, does nothing.
 * @param path of the name in the input; its last segment is the word for the name in the message
 * @throws INVALID_REQUEST for a blank name; LIMIT_EXCEEDED for a long one
 */
export function requireName(name: string | null | undefined, path: string): void {
  if (name === null || name === undefined) return;
  const word = path.slice(path.lastIndexOf('/') + 1);
  if (name.trim() === '')
    throw new CatalogError('INVALID_REQUEST', `The ${word} is blank`, { path, rule: 'not blank' });
  if (name.length > MAX_NAME_LENGTH)
    throw new CatalogError('LIMIT_EXCEEDED', `The ${word} has more than ${MAX_NAME_LENGTH} characters`, {
      path,
      rule: `at most ${MAX_NAME_LENGTH} characters`,
    });
}
