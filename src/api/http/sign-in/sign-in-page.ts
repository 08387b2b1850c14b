/** What people get to see instead of an error that only programs can read: the page where they sign in. */
import type { IncomingHttpHeaders } from 'node:http';
import type { CatalogError } from '../../../core/errors.js';
import { findLocalPath } from './local-path.js';

export const SIGN_IN_PATH = '/login';

/** Address of the page, with what it shall know. */
export function signInPage(parameters: Readonly<Record<string, string>>): string {
  return `${SIGN_IN_PATH}?${new URLSearchParams(parameters).toString()}`;
}

/**
 * @param request `url` as the request line has it
 * @returns the address to go to, undefined where the error is to be answered as it is: to programs, and where signing in does not help
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

/** Somebody opens a page: programs do not ask for HTML, and scripts of a page do not navigate. */
export function isOfBrowser({ method, headers }: { method: string; headers: IncomingHttpHeaders }): boolean {
  const { accept = '', authorization } = headers;
  const mode = headers['sec-fetch-mode'] ?? 'navigate';
  const isPage = method === 'GET' && /\btext\/html\b/i.test(accept) && mode === 'navigate';
  return isPage && authorization === undefined;
}
