/** Redirects of browsers: to the sign-in page instead of an error for programs, and back to a page of this site. */
import type { IncomingHttpHeaders } from 'node:http';
import { type CatalogError, invalidRequest } from '../../../core/errors.js';
import { Reply } from '../route.js';

export const SIGN_IN_PATH = '/login';

/** Address of the page with its parameters. */
export function signInPage(parameters: Readonly<Record<string, string>>): string {
  return `${SIGN_IN_PATH}?${new URLSearchParams(parameters).toString()}`;
}

/**
 * Finds the sign-in page that a browser gets instead of an error.
 * @param request with the `url` of the request line
 * @returns the address of the redirect; undefined for programs, and for errors that signing in cannot solve
 */
export function findSignInPage(
  request: { method: string; url: string; headers: IncomingHttpHeaders },
  { code, details: { problem } }: CatalogError,
): string | undefined {
  if (!isOfBrowser(request)) return undefined;
  if (typeof problem === 'string') return signInPage({ problem });
  if (code !== 'UNAUTHENTICATED') return undefined;
  const path = findLocalPath(request.url);
  return path === undefined ? SIGN_IN_PATH : signInPage({ redirect_uri: path });
}

/** Returns true for navigation in a browser: programs do not request HTML, and scripts of a page do not navigate. */
export function isOfBrowser({ method, headers }: { method: string; headers: IncomingHttpHeaders }): boolean {
  const { accept = '', authorization } = headers;
  const mode = headers['sec-fetch-mode'] ?? 'navigate';
  const isPage = method === 'GET' && /\btext\/html\b/i.test(accept) && mode === 'navigate';
  return isPage && authorization === undefined;
}

/** The address has to fit into a cookie. */
const LONGEST = 2_000;

/** The page after a sign-in that did not start at a page. */
export const START_PAGE = '/';

/**
 * Checks an address to which a browser is redirected after signing in: only pages of this site are allowed.
 * Refuses everything that could lead a browser to another site: browsers treat `//name` and `/\name` as another site, drop tabs and line
 * breaks, and resolve `..` in a path first.
 * @returns path and query, percent-encoded if needed
 */
export function findLocalPath(text: string): string | undefined {
  if (!text.startsWith('/') || /[\\\p{Cc}]/u.test(text)) return undefined;
  const here = 'http://localhost';
  if (!URL.canParse(text, here)) return undefined;
  const { origin, pathname, search, hash } = new URL(text, here);
  const path = `${pathname}${search}${hash}`;
  return origin === here && !path.startsWith('//') && path.length <= LONGEST ? path : undefined;
}

/** Reads where a browser goes after signing in. @throws INVALID_REQUEST */
export function readRedirectTarget(text: string | undefined): string {
  if (text === undefined || text === '') return START_PAGE;
  const path = findLocalPath(text);
  if (path !== undefined) return path;
  throw invalidRequest(
    '/redirect_uri',
    `Query parameter redirect_uri: expected a path of this site that begins with one slash, of at most ${LONGEST} characters`,
    'a path of this site',
  );
}

export interface PublicSite {
  /** Public address of the service without a trailing slash. Absent: the address of the request. */
  readonly publicUrl?: string | undefined;
}

/** Redirects a browser. @param cookies to set */
export function redirect(location: string, cookies: readonly string[]): Reply {
  const headers = { Location: location, 'Set-Cookie': [...cookies], 'Cache-Control': 'no-store' };
  return new Reply('', { type: 'text/plain; charset=utf-8', status: 303, headers });
}
