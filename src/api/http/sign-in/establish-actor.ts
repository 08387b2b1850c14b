/** Determines the actor of a request before the rest of it is read. */
import type { IncomingHttpHeaders } from 'node:http';
import type { Access } from '../../../auth/types.js';
import { isForeignToken } from '../../../auth/auth-deps.js';
import { CatalogError, hasCode } from '../../../core/errors.js';
import type { Services } from '../../../auth/services.js';
import type { Route, Call } from '../route.js';
import type { Logger } from '../request-context.js';
import { checkHost, checkOrigin, type Site } from './check-origin.js';
import { namesActor, readSession } from './cookies.js';

export interface ActorRules extends Site {
  /** URN of the actor of requests without credentials. Absent: such requests are refused. */
  readonly actor?: string | undefined;
  /** Called for each token of another service that is ignored because requests need no credentials. */
  readonly onIgnoredToken?: () => void;
}

type Identifying = ActorRules & Pick<Access, 'identify'>;

/** Stands for the actor on open routes without credentials. */
export const NO_ACTOR = '';

/**
 * Open routes ignore credentials, so that they answer whoever sends an old token or has an expired session. Their handlers can look for the
 * caller (`findCaller`).
 * @returns URN of the actor; on open routes the actor of requests without credentials, or `NO_ACTOR`
 * @throws UNAUTHENTICATED; FORBIDDEN for pages of other sites
 */
export async function establishActor(
  { method, headers }: { method: string; headers: IncomingHttpHeaders },
  { permission }: Pick<Route, 'permission'>,
  rules: Identifying,
): Promise<string> {
  const { actor, identify } = rules;
  const isOpen = permission === 'public';
  const holder = isOpen ? undefined : await identifyToken(headers, rules);
  if (holder !== undefined) return holder;
  // These checks include requests with an ignored token: a page at a foreign host name could send one.
  if (actor !== undefined) checkHost(headers, rules);
  checkOrigin(method, headers, rules);
  const who = (isOpen ? undefined : await identifySession(headers, identify)) ?? actor;
  if (who !== undefined) return who;
  if (isOpen) return NO_ACTOR;
  throw new CatalogError(
    'UNAUTHENTICATED',
    'Unauthorized: send `Authorization: Bearer <token>`, or sign in at /logIn',
  );
}

/**
 * Without sign-in, a token of another service is ignored: settings files of clients keep such tokens, and the request may do everything
 * anyway. Tokens of this service that have expired or were revoked are refused.
 */
async function identifyToken(
  { authorization }: IncomingHttpHeaders,
  { identify, actor, onIgnoredToken }: Identifying,
): Promise<string | undefined> {
  if (authorization === undefined) return undefined;
  try {
    return await identify({ authorization });
  } catch (error) {
    if (actor === undefined || !isForeignToken(error)) throw error;
    onIgnoredToken?.();
    return undefined;
  }
}

/**
 * Finds the user of a browser by its cookies. A session counts only with both cookies, and only if they name the same user. One statement if there is a session cookie.
 * @returns URN of the user; undefined without a session cookie
 * @throws UNAUTHENTICATED with `details.session`, so that the cookies are cleared; a browser would keep sending them
 */
async function identifySession(
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

/**
 * Finds who sent a request to an open route. Such routes ignore invalid credentials, so they look for the caller only if it matters.
 * @returns URN of the caller; undefined without valid credentials. At most one statement
 */
export async function findCaller(
  { headers }: Pick<Call, 'headers'>,
  { identify }: Pick<Services['access'], 'identify'>,
): Promise<string | undefined> {
  const { authorization } = headers;
  try {
    return await (authorization === undefined
      ? identifySession(headers, identify)
      : identify({ authorization }));
  } catch (error) {
    if (hasCode(error, 'UNAUTHENTICATED')) return undefined;
    throw error;
  }
}

/**
 * Tells the operator that clients send tokens of another service.
 * @returns a function that logs with its first call only, because such clients send their token with every request
 */
export function logIgnoredToken(log: Logger): () => void {
  let isLogged = false;
  return () => {
    if (isLogged) return;
    isLogged = true;
    log.warn(
      {},
      'a request has a token that this service did not issue; such tokens are ignored, because TRELLIS_AUTH is off',
    );
  };
}
