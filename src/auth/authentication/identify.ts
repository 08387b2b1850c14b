/** Finds the actor of a request by its credentials. */
import { ACCOUNT_ASPECTS, requireActive } from './accounts.js';
import { unauthenticated, type AuthDeps } from '../auth-deps.js';
import type { Sessions } from './sessions.js';
import { TOKEN_INFO, toMetadata, urnOfToken } from './tokens/token-info.js';
import type { TokenSigner } from './tokens/token-signer.js';
import type { Access } from '../types.js';

/** The form of a session token. Access tokens contain dots. */
const SESSION = /^[0-9a-f]{64}$/;

/**
 * One statement for a request with credentials, none without. Nothing is cached between requests, so a revocation
 * takes effect at once at all services on the same Neo4j.
 */
export function createIdentify(deps: AuthDeps, sessions: Sessions, signer: TokenSigner): Access['identify'] {
  return async ({ authorization, session }) => {
    if (authorization !== undefined) {
      const token = readBearer(authorization);
      return SESSION.test(token) ? sessions.identify(token) : identifyToken(deps, signer, token);
    }
    return session === undefined ? undefined : sessions.identify(session);
  };
}

async function identifyToken({ entities }: AuthDeps, signer: TokenSigner, token: string): Promise<string> {
  const { user, account } = await signer.verify(token);
  const urn = urnOfToken(token);
  const found = await entities.findAspects([
    { urn, names: [TOKEN_INFO] },
    { urn: user, names: ACCOUNT_ASPECTS },
  ]);
  if (toMetadata(found.get(urn)) === undefined) throw unauthenticated('the token was revoked');
  requireActive(found.get(user), account);
  return user;
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
