/** Who acts, before anything else of a request is looked at. */
import type { IncomingHttpHeaders } from 'node:http';
import type { Access } from '../../../auth/types.js';
import { CatalogError, hasCode } from '../../../core/errors.js';
import type { Route } from '../route.js';
import { checkHost, checkOrigin, type Site } from './check-origin.js';
import { readSession } from './cookies.js';

export interface ActorRules extends Site {
  /** URN of who acts where a request brings no credentials; absent: such requests are refused. */
  readonly actor?: string;
}

/** Nobody: of open routes only, which ask for no actor. */
export const NOBODY = '';

/**
 * @param openSession looks credentials up; called for those that the request has
 * @returns URN of who acts
 * @throws UNAUTHENTICATED, also on open routes where a header holds credentials that do not; FORBIDDEN for pages of other sites
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
  // A session that is over must not keep its owner from signing in again.
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

/** @throws UNAUTHENTICATED with `details.session`, upon which its cookies are taken back: a browser would go on sending them */
async function identifySession(session: string, identify: Access['identify']): Promise<string | undefined> {
  try {
    return await identify({ session });
  } catch (error) {
    if (!hasCode(error, 'UNAUTHENTICATED')) throw error;
    throw new CatalogError('UNAUTHENTICATED', error.message, { session: 'ended' }, { cause: error });
  }
}
