/** Determines the actor of a request before the rest of it is read. */
import type { IncomingHttpHeaders } from 'node:http';
import type { Access } from '../../../auth/types.js';
import { isForeignToken } from '../../../auth/auth-deps.js';
import { CatalogError } from '../../../core/errors.js';
import type { Route } from '../route.js';
import { checkHost, checkOrigin, type Site } from './check-origin.js';
import { identifySession } from './identify-session.js';

export interface ActorRules extends Site {
  /** URN of the actor of requests without credentials. Absent: such requests are refused. */
  readonly actor?: string;
  /** Called for each token of another service that is ignored because requests need no credentials. */
  readonly onIgnoredToken?: () => void;
}

type Identifying = ActorRules & Pick<Access, 'identify'>;

/** The actor of open routes without credentials. */
export const NOBODY = '';

/**
 * Open routes ignore credentials, so that they answer whoever sends an old token or has an expired session. Their handlers can look for the
 * caller (`findCaller`).
 * @returns URN of the actor; on open routes the actor of requests without credentials, or `NOBODY`
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
  if (isOpen) return NOBODY;
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
