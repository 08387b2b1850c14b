/** Addresses to which a browser may be sent after signing in: pages of this site, and nothing else. */
import { CatalogError } from '../../../core/errors.js';

/** It has to fit into a cookie. */
const LONGEST = 2_000;

/** Where people go who did not ask for a page. */
export const START_PAGE = '/';

/**
 * Anything by which a browser might be led elsewhere is none: it takes `//name` and `/\name` for another site, drops tabs and line
 * breaks, and takes `..` out of a path before it looks at what is left.
 * @returns path and query, percent-encoded where that is needed
 */
export function findLocalPath(text: string): string | undefined {
  if (!text.startsWith('/') || /[\\\p{Cc}]/u.test(text)) return undefined;
  const here = 'http://localhost';
  if (!URL.canParse(text, here)) return undefined;
  const { origin, pathname, search, hash } = new URL(text, here);
  const path = `${pathname}${search}${hash}`;
  return origin === here && !path.startsWith('//') && path.length <= LONGEST ? path : undefined;
}

/** @throws INVALID_REQUEST */
export function readTarget(text: string | undefined): string {
  if (text === undefined || text === '') return START_PAGE;
  const path = findLocalPath(text);
  if (path !== undefined) return path;
  throw new CatalogError(
    'INVALID_REQUEST',
    `Query parameter redirect_uri: expected a path of this site that begins with one slash, of at most ${LONGEST} characters`,
    { path: '/redirect_uri', rule: 'a path of this site' },
  );
}
