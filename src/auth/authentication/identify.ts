/** Finds the actor of a request by its credentials. */
import { randomHex } from '../../core/ids.js';
import type { ReadDeps } from '../../neo4j/database.js';
import { onlyRow } from '../../neo4j/statements.js';
import { ROOT_USER, unauthenticated, type AuthDeps } from '../auth-deps.js';
import type { Access } from '../types.js';
import { urnOfToken } from './access-tokens.js';
import {
  ACCOUNT_ASPECTS,
  NO_ACCOUNT,
  accountCreatedLater,
  creationTimeOf,
  requireActive,
  requireActiveRow,
} from './accounts.js';
import { knownActor, type OnFacts, type Sessions } from './sessions.js';
import type { TokenSigner } from './token-signer.js';

/** The form of a session token. Access tokens contain dots. */
const SESSION_TOKEN = /^[0-9a-f]{64}$/;

/**
 * One statement for a request with credentials, none without. With `onFacts`, it also reads what policies need to know about the actor.
 * Nothing is cached between requests, so a revocation takes effect at once at all services on the same Neo4j.
 */
export function createIdentify(deps: AuthDeps, sessions: Sessions, signer: TokenSigner): Access['identify'] {
  return async ({ authorization, session }, onFacts) => {
    if (authorization !== undefined) {
      const token = readBearer(authorization);
      return SESSION_TOKEN.test(token)
        ? sessions.identify(token, onFacts)
        : identifyToken({ ...deps, signer, onFacts }, token);
    }
    return session === undefined ? undefined : sessions.identify(session, onFacts);
  };
}

async function identifyToken({ database, load, signer, onFacts }: TokenDeps, token: string): Promise<string> {
  const { user, account } = await signer.verify(token);
  const statement = onFacts === undefined ? 'authentication/check-token' : 'authentication/identify-token';
  const row = onlyRow(await database.read(load(statement), { token: urnOfToken(token), user }));
  if (!row.isStored) throw unauthenticated('the token was revoked');
  if (account === NO_ACCOUNT) throw accountCreatedLater();
  if (!row.isUser) throw unauthenticated('the account was suspended or deleted');
  requireActiveRow(row, account);
  if ('stamp' in row) onFacts?.(knownActor(user, row));
  return user;
}

interface TokenDeps extends ReadDeps {
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

const RUN_TOKEN_PREFIX = 'trellis-run-';
const RUN_TOKEN_HEADER = `Bearer ${RUN_TOKEN_PREFIX}`;
const RUN_TOKEN_BYTES = 32;

export interface RunToken {
  readonly text: string;
  /** Ends the token. */
  readonly end: () => void;
}

/**
 * Tokens with which ingestion runs call the service. They exist only in the memory of the process that starts the runs, and only while their
 * run lasts, so they are neither stored nor listed, and end with the process.
 */
export interface RunTokens {
  /** @param user URN. @throws UNAUTHENTICATED for a missing, suspended or deleted user */
  issue(user: string): Promise<RunToken>;
  /** @returns the URN of the user. One statement. @throws UNAUTHENTICATED if the token has ended or the user is no longer active */
  identify(token: string): Promise<string>;
}

export function createRunTokens({ entities }: Pick<AuthDeps, 'entities'>): RunTokens {
  const holders = new Map<string, { readonly user: string; readonly account: number }>();
  /**
   * Returns the creation time of the account.
   * @param account the expected creation time; absent: any
   * @throws UNAUTHENTICATED unless the account is active
   */
  const requireAccount = async (user: string, account?: number): Promise<number> => {
    const [found] = await entities.findEntities([user], ACCOUNT_ASPECTS);
    // Without sign-in, requests act as the first user even if there is no entity for it.
    if (found === undefined && user === ROOT_USER) return account ?? 0;
    const made = account ?? (found === undefined ? 0 : creationTimeOf(found));
    requireActive(found, made);
    return made;
  };
  return {
    issue: async (user) => {
      const account = await requireAccount(user);
      const text = RUN_TOKEN_PREFIX + randomHex(RUN_TOKEN_BYTES);
      holders.set(text, { user, account });
      return { text, end: () => holders.delete(text) };
    },
    identify: async (token) => {
      const holder = holders.get(token);
      if (holder === undefined) throw unauthenticated('the ingestion run of the token has ended');
      await requireAccount(holder.user, holder.account);
      return holder.user;
    },
  };
}

/** Returns a function that identifies ingestion runs by their tokens, and all other actors by `identify`. */
export function withRunTokens(identify: Access['identify'], tokens: RunTokens): Access['identify'] {
  return (credentials, onFacts) => {
    const { authorization } = credentials;
    if (authorization?.startsWith(RUN_TOKEN_HEADER) !== true) return identify(credentials, onFacts);
    return tokens.identify(authorization.slice(RUN_TOKEN_HEADER.length - RUN_TOKEN_PREFIX.length).trim());
  };
}
