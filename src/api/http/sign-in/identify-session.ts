/** Finds the user of a browser by its cookies. */
import type { IncomingHttpHeaders } from 'node:http';
import type { Access } from '../../../auth/types.js';
import { CatalogError, hasCode } from '../../../core/errors.js';
import { namesActor, readSession } from './cookies.js';

/**
 * A session counts only with both cookies, and only if they name the same user. One statement if there is a session cookie.
 * @returns URN of the user; undefined without a session cookie
 * @throws UNAUTHENTICATED with `details.session`, so that the cookies are cleared; a browser would keep sending them
 */
export async function identifySession(
  headers: IncomingHttpHeaders,
  identify: Access['identify'],
): Promise<string | undefined> {
  const session = readSession(headers);
  if (session === undefined) return undefined;
  try {
    const user = await identify({ session });
    if (user === undefined || namesActor(headers, user)) return user;
  } catch (error) {
    if (!hasCode(error, 'UNAUTHENTICATED')) throw error;
    throw new CatalogError('UNAUTHENTICATED', error.message, { session: 'ended' }, { cause: error });
  }
  throw new CatalogError(
    'UNAUTHENTICATED',
    'Unauthorized: the cookie `actor` is missing or names another user than the session; sign in again',
    { session: 'ended' },
  );
}
