/** Checks web addresses. */
import { CatalogError } from '../../core/errors.js';

const SCHEMES: ReadonlySet<string> = new Set(['http:', 'https:', 'ftp:', 'mailto:']);

/** @param path of the address in the input @throws INVALID_REQUEST unless it is an absolute address of a usual scheme */
export function requireAddress(address: string, path: string): void {
  if (URL.canParse(address) && SCHEMES.has(new URL(address).protocol)) return;
  throw new CatalogError('INVALID_REQUEST', `${address} is not a web address`, {
    path,
    rule: 'an absolute address with http, https, ftp or mailto',
  });
}
