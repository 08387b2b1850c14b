/** Checks colours. */
import { CatalogError } from '../../core/errors.js';

const COLOR = /^#(?:[\da-f]{3}|[\da-f]{6}|[\da-f]{8})$/i;

/** @param path of the colour in the input @throws INVALID_REQUEST */
export function requireColor(color: string, path: string): void {
  if (COLOR.test(color)) return;
  throw new CatalogError('INVALID_REQUEST', `${color} is not a colour such as #1a2b3c`, {
    path,
    rule: '# and three, six or eight hexadecimal digits',
  });
}
