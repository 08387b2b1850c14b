/** Keeps pages of other sites from using what a browser sends along, or what a service on loopback lets everybody do. */
import type { IncomingHttpHeaders } from 'node:http';
import { CatalogError } from '../../kernel/errors.js';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);
const LOOPBACK = /^(?:localhost|127\.\d{1,3}\.\d{1,3}\.\d{1,3}|\[::1\])(?::\d{1,5})?$/i;

/**
 * For requests that prove nothing by a header of their own. Browsers say where a page is from with every write; programs say
 * nothing, and are let through.
 * @throws FORBIDDEN
 */
export function checkOrigin(method: string, headers: IncomingHttpHeaders): void {
  if (SAFE.has(method)) return;
  const { host = '', origin } = headers;
  const site = headers['sec-fetch-site'];
  const isForeign =
    origin === undefined
      ? site === 'cross-site' || site === 'same-site'
      : hostOf(origin) !== host.toLowerCase();
  if (!isForeign) return;
  throw new CatalogError(
    'FORBIDDEN',
    `A page of ${origin ?? 'another site'} must not write here; use a token in the header Authorization`,
    { rule: 'Origin is Host' },
  );
}

/**
 * For a service on loopback that lets everybody in: a foreign name that was made to lead here must not.
 * @throws FORBIDDEN
 */
export function checkLoopbackHost({ host = '', ...headers }: IncomingHttpHeaders): void {
  const isBrowser = ['origin', 'sec-fetch-site', 'referer'].some((name) => headers[name] !== undefined);
  if (!isBrowser || LOOPBACK.test(host)) return;
  throw new CatalogError(
    'FORBIDDEN',
    `This service answers pages at localhost only, not at ${host}; TRELLIS_AUTH=on lets it have other names`,
    { rule: 'Host is loopback' },
  );
}

function hostOf(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host : undefined;
}
