/** Redirects browsers to the sign-in page instead of an error for programs. */
import type { IncomingHttpHeaders } from 'node:http';
import type { CatalogError } from '../../../core/errors.js';
import { findLocalPath } from './local-path.js';

export const SIGN_IN_PATH = '/login';

/** Address of the page with its parameters. */
export function signInPage(parameters: Readonly<Record<string, string>>): string {
  return `${SIGN_IN_PATH}?${new URLSearchParams(parameters).toString()}`;
}

/**
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
