/** Keeps pages of other sites from using what a browser sends along, or what a service on loopback lets everybody do. */
import type { IncomingHttpHeaders } from 'node:http';
import { isIP } from 'node:net';
import { CatalogError } from '../../../core/errors.js';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);
/** Names that nobody else can make lead here: the public name service has none of them. */
const LOCAL_NAME = /^(?:(?:[\w-]+\.)*localhost|host\.docker\.internal)\.?$/i;
/** Names that only a network of one's own gives: one word, as among containers, or below what no registry hands out. */
const INSIDE_NAME = /^(?:[\w-]+|(?:[\w-]+\.)+(?:internal|local|localdomain|svc))\.?$/i;
const HOST = /^(?<name>\[[\da-f:.]+\]|[^:[\]]*)(?::\d{1,5})?$/i;

/** Where the service is reached. */
export interface Site {
  /** Whether only this machine reaches it. */
  readonly loopback?: boolean;
  /** Where browsers reach it, where that is known, e.g. `https://catalog.example`. */
  readonly publicUrl?: string;
}

/**
 * For requests that prove nothing by a header of their own. Browsers say where a page is from with every write; programs say
 * nothing, and are let through.
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
    `A page of ${origin ?? 'another site'} must not write here; use a token in the header Authorization`,
    { rule: 'Origin is Host, or TRELLIS_PUBLIC_URL' },
  );
}

/**
 * For a service that lets everybody in who reaches it: a foreign name that was made to lead here must not. It is asked of programs,
 * too: a page that reads from the name that it came from says nothing by which it could be told from one. Addresses are no names, so
 * nobody can make them lead elsewhere.
 * @throws FORBIDDEN
 */
export function checkHost({ host = '' }: IncomingHttpHeaders, site: Site): void {
  const name = HOST.exec(host)?.groups?.['name'];
  if (name === '' || (name !== undefined && isNameOf(name, site))) return;
  const { publicUrl } = site;
  if (publicUrl !== undefined && new URL(publicUrl).host === host.toLowerCase()) return;
  throw new CatalogError(
    'FORBIDDEN',
    `This service lets everybody in, so it is asked at localhost or at an address, not at ${host}; ` +
      'TRELLIS_PUBLIC_URL gives it a name, TRELLIS_AUTH=on any name',
    { rule: 'Host is no public name' },
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

/** The scheme may differ, as a proxy in front may have taken the encryption off; the port may be left out where it is the scheme's own. */
function isOriginOf(origin: string, host: string): boolean {
  if (!URL.canParse(origin)) return false;
  const page = new URL(origin);
  if (!['http:', 'https:'].includes(page.protocol)) return false;
  const here = `${page.protocol}//${host}`;
  return URL.canParse(here) && new URL(here).host === page.host;
}
