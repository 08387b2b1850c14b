/**
 * Tokens with which ingestion runs call the service. They exist only in the memory of the process that starts the runs, and only while their
 * run lasts, so they are neither stored nor listed, and end with the process.
 */
import { newHex } from '../../core/ids.js';
import { unauthenticated, type AuthDeps } from '../auth-deps.js';
import type { Access } from '../types.js';
import { ACCOUNT_ASPECTS, madeAt, requireActive } from './accounts.js';
import { ROOT_USER } from './names.js';

const PREFIX = 'trellis-run-';
const BEARER = `Bearer ${PREFIX}`;
const TOKEN_BYTES = 32;

export interface RunToken {
  readonly text: string;
  /** Ends the token. */
  readonly end: () => void;
}

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
    const made = account ?? (found === undefined ? 0 : madeAt(found));
    requireActive(found, made);
    return made;
  };
  return {
    issue: async (user) => {
      const account = await requireAccount(user);
      const text = PREFIX + newHex(TOKEN_BYTES);
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

/** Returns a function that identifies ingestion runs by their tokens, and everybody else by `identify`. */
export function withRunTokens(identify: Access['identify'], tokens: RunTokens): Access['identify'] {
  return (credentials, onFacts) => {
    const { authorization } = credentials;
    if (authorization?.startsWith(BEARER) !== true) return identify(credentials, onFacts);
    return tokens.identify(authorization.slice(BEARER.length - PREFIX.length).trim());
  };
}
