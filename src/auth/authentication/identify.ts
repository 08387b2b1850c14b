/** Finds the actor of a request by its credentials. */
import { accountCameLater, NO_ACCOUNT, requireActiveRow } from './accounts.js';
import { knownActor, type OnFacts } from './known-actor.js';
import { unauthenticated, type AuthDeps } from '../auth-deps.js';
import type { Sessions } from './sessions.js';
import { urnOfToken } from './tokens/token-info.js';
import type { TokenSigner } from './tokens/token-signer.js';
import type { Access } from '../types.js';

/** The form of a session token. Access tokens contain dots. */
const SESSION = /^[0-9a-f]{64}$/;

/**
 * One statement for a request with credentials, none without. With `onFacts`, it also reads what policies need to know about the actor. Nothing is cached between requests, so a revocation takes effect at once at all services on the same Neo4j.
 */
export function createIdentify(deps: AuthDeps, sessions: Sessions, signer: TokenSigner): Access['identify'] {
  return async ({ authorization, session }, onFacts) => {
    if (authorization !== undefined) {
      const token = readBearer(authorization);
      return SESSION.test(token)
        ? sessions.identify(token, onFacts)
        : identifyToken({ ...deps, signer, onFacts }, token);
    }
    return session === undefined ? undefined : sessions.identify(session, onFacts);
  };
}

async function identifyToken({ database, load, signer, onFacts }: TokenDeps, token: string): Promise<string> {
  const { user, account } = await signer.verify(token);
  const statement = onFacts === undefined ? 'authentication/check-token' : 'authentication/identify-token';
  const [row = {}] = await database.read(load(statement), { token: urnOfToken(token), user });
  if (row['isStored'] !== true) throw unauthenticated('the token was revoked');
  if (account === NO_ACCOUNT) throw accountCameLater();
  if (row['isUser'] !== true) throw unauthenticated('the account was suspended or deleted');
  requireActiveRow(row, account);
  onFacts?.(knownActor(user, row));
  return user;
}

interface TokenDeps extends Pick<AuthDeps, 'database' | 'load'> {
  readonly signer: TokenSigner;
  readonly onFacts: OnFacts | undefined;
}

/** The scheme must be spelled `Bearer`. @throws UNAUTHENTICATED for other schemes */
function readBearer(header: string): string {
  const [, scheme = '', token = ''] = /^\s*(\S+)\s*(.*?)\s*$/s.exec(header) ?? [];
  if (scheme.toLowerCase() === 'basic')
    throw unauthenticated(
      'Basic credentials are not supported; send `Authorization: Bearer <token>` with a token from createAccessToken',
    );
  if (scheme === 'Bearer' && token !== '') return token;
  throw unauthenticated('expected `Authorization: Bearer <token>`');
}
