/** Checks web addresses. */
import { CatalogError } from '../../core/errors.js';

const SCHEMES: ReadonlySet<string> = new Set(['http:', 'https:', 'ftp:', 'mailto:']);
const RULE = 'an absolute address with http, https, ftp or mailto';

/** @param path of the address in the input @throws INVALID_REQUEST unless it is an absolute address of a usual scheme */
export function requireAddress(address: string, path: string): void {
  if (isWebAddress(address)) return;
  throw new CatalogError('INVALID_REQUEST', `${address} is not a web address`, { path, rule: RULE });
}

/**
 * Checks the address of a picture. Pictures can be files of this server, so a path is sufficient.
 * @param path of the address in the input @throws INVALID_REQUEST unless it is such a path, or an absolute address of a usual scheme
 */
export function requirePictureAddress(address: string, path: string): void {
  if (isOwnPath(address) || isWebAddress(address)) return;
  const rule = `${RULE}, or a path that begins with a slash`;
  throw new CatalogError('INVALID_REQUEST', `${address} is not the address of a picture`, { path, rule });
}

function isWebAddress(address: string): boolean {
  return URL.canParse(address) && SCHEMES.has(new URL(address).protocol);
}

/** Browsers read `//host` and `/\host` as addresses of other servers. */
function isOwnPath(address: string): boolean {
  const origin = 'http://localhost';
  return (
    address.startsWith('/') && URL.canParse(address, origin) && new URL(address, origin).origin === origin
  );
}
