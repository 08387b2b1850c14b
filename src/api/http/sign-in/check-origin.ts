/** Prevents pages of other sites from using a browser's cookies, or a local service without sign-in. */
import type { IncomingHttpHeaders } from 'node:http';
import { isIP } from 'node:net';
import { CatalogError } from '../../../core/errors.js';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);
/** Names that public DNS cannot resolve to this machine. */
const LOCAL_NAME = /^(?:(?:[\w-]+\.)*localhost|host\.docker\.internal)\.?$/i;
/** Names that exist only in private networks: a single label, as for containers, or below a private top-level domain. */
const INSIDE_NAME = /^(?:[\w-]+|(?:[\w-]+\.)+(?:internal|local|localdomain|svc))\.?$/i;
const HOST = /^(?<name>\[[\da-f:.]+\]|[^:[\]]*)(?::\d{1,5})?$/i;

/** How clients reach the service. */
export interface Site {
  /** Whether only this machine can connect. */
  readonly loopback?: boolean;
  /** Public address, if known, e.g. `https://catalog.example`. */
  readonly publicUrl?: string | undefined;
}

/**
 * Checks the origin of requests that are authenticated by cookies or not at all. Browsers send an origin with every write; programs send
 * none and are accepted.
 * @throws FORBIDDEN
 */
export function checkOrigin(method: string, headers: IncomingHttpHeaders, { publicUrl }: Site = {}): void {
  if (SAFE.has(method)) return;
  const { host = '', origin } = headers;
  const site = headers['sec-fetch-site'];
  const isForeign =
    origin === undefined
      ? site === 'cross-site' || site === 'same-site'
      : !isOriginOf(origin, host) && !isPublic(origin, publicUrl);
  if (!isForeign) return;
  throw new CatalogError(
    'FORBIDDEN',
    `A page of ${origin ?? 'another site'} must not write to this service; use a token in the header Authorization`,
    { rule: 'Origin is Host, or TRELLIS_PUBLIC_URL' },
  );
}

/**
 * Protects a service without sign-in from DNS rebinding: requests must not use a foreign host name. The check includes programs, because a
 * page that reads from its own host sends no origin and looks like a program. IP addresses are accepted, because they cannot be
 * rebound.
 * @throws FORBIDDEN
 */
export function checkHost({ host = '' }: IncomingHttpHeaders, site: Site): void {
  const name = HOST.exec(host)?.groups?.['name'];
  if (name === '' || (name !== undefined && isNameOf(name, site))) return;
  const { publicUrl } = site;
  if (publicUrl !== undefined && new URL(publicUrl).host === host.toLowerCase()) return;
  throw new CatalogError(
    'FORBIDDEN',
    `Sign-in is off, so this service accepts requests only at localhost or an IP address, not at ${host}; ` +
      'set TRELLIS_PUBLIC_URL to allow a name, or TRELLIS_AUTH=on to allow all',
    { rule: 'Host is not a public name' },
  );
}

function isNameOf(name: string, { loopback = false }: Site): boolean {
  return (
    LOCAL_NAME.test(name) || isIP(name.replace(/^\[|\]$/g, '')) > 0 || (!loopback && INSIDE_NAME.test(name))
  );
}

function isPublic(origin: string, publicUrl: string | undefined): boolean {
  return (
    publicUrl !== undefined && URL.canParse(origin) && new URL(origin).origin === new URL(publicUrl).origin
  );
}

/** The scheme can differ, because a proxy may have terminated TLS. The default port of the scheme can be omitted. */
function isOriginOf(origin: string, host: string): boolean {
  if (!URL.canParse(origin)) return false;
  const page = new URL(origin);
  if (!['http:', 'https:'].includes(page.protocol)) return false;
  const here = `${page.protocol}//${host}`;
  return URL.canParse(here) && new URL(here).host === page.host;
}
