/** Determines the actor of a request before the rest of it is read. */
import type { IncomingHttpHeaders } from 'node:http';
import type { Access } from '../../../auth/types.js';
import { CatalogError, hasCode } from '../../../core/errors.js';
import type { Route } from '../route.js';
import { checkHost, checkOrigin, type Site } from './check-origin.js';
import { readSession } from './cookies.js';

export interface ActorRules extends Site {
  /** URN of the actor of requests without credentials. Absent: such requests are refused. */
  readonly actor?: string;
}

/** The actor of open routes without credentials. */
export const NOBODY = '';

/**
 * @param openSession looks up credentials; called only if the request has some
 * @returns URN of the actor
 * @throws UNAUTHENTICATED, also on open routes with an invalid header; FORBIDDEN for pages of other sites
 */
export async function establishActor(
  { method, headers }: { method: string; headers: IncomingHttpHeaders },
  route: Pick<Route, 'permission'>,
  { identify, actor, ...site }: ActorRules & Pick<Access, 'identify'>,
): Promise<string> {
  const { authorization } = headers;
  if (authorization !== undefined) return (await identify({ authorization })) ?? NOBODY;
  if (actor !== undefined) checkHost(headers, site);
  checkOrigin(method, headers, site);
  // An expired session must not prevent its owner from signing in again.
  const session = route.permission === 'public' ? undefined : readSession(headers);
  const found = session === undefined ? undefined : await identifySession(session, identify);
  const who = found ?? actor;
  if (who !== undefined) return who;
  if (route.permission === 'public') return NOBODY;
  throw new CatalogError(
    'UNAUTHENTICATED',
    'Unauthorized: send `Authorization: Bearer <token>`, or sign in at /logIn',
  );
}

/** @throws UNAUTHENTICATED with `details.session`, so that the cookies are cleared; a browser would keep sending them */
async function identifySession(session: string, identify: Access['identify']): Promise<string | undefined> {
  try {
    return await identify({ session });
  } catch (error) {
    if (!hasCode(error, 'UNAUTHENTICATED')) throw error;
    throw new CatalogError('UNAUTHENTICATED', error.message, { session: 'ended' }, { cause: error });
  }
}
