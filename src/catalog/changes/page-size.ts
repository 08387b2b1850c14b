/** Checks the size of a page of changes. */
import { CatalogError } from '../../core/errors.js';

/** @throws LIMIT_EXCEEDED beyond `most`, INVALID_REQUEST unless it is a whole number from 1 */
export function checkCount(count: number, most: number): void {
  if (!Number.isSafeInteger(count) || count < 1)
    throw new CatalogError('INVALID_REQUEST', 'count must be a whole number from 1', {
      path: '/count',
      rule: 'minimum 1',
    });
  if (count > most)
    throw new CatalogError('LIMIT_EXCEEDED', `count must be at most ${most}`, {
      path: '/count',
      rule: `maximum ${most}`,
    });
}
