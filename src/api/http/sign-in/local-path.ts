/** Checks addresses to which a browser is redirected after signing in: only pages of this site are allowed. */
import { CatalogError } from '../../../core/errors.js';

/** The address has to fit into a cookie. */
const LONGEST = 2_000;

/** The page after a sign-in that did not start at a page. */
export const START_PAGE = '/';

/**
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
