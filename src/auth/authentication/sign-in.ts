/** Sign-in with a password, and sign-out. */
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { CatalogError, hasCode } from '../../core/errors.js';
import { readUserUrn, type AuthDeps } from '../auth-deps.js';
import { digest } from '../secret-texts.js';
import type { Caller, SignIn, SignInDenial } from '../types.js';
import { SIGN_IN_ASPECTS, findAccount, readAccount, requireText, signInDenialOf } from './accounts.js';
import { CREDENTIALS, credentialsOf, findCredentials, verifyPassword } from './passwords.js';
import { recordRefusedSignIn, type Sessions } from './sessions.js';

export function createSignIn(deps: AuthDeps, sessions: Sessions, attempts: SignInRateLimit): SignIn {
  const { audit, model, decisions } = deps;
  const check = async (user: string, password: string, { address }: Caller): Promise<Checked> => {
    let checked: Checked = {};
    try {
      await attempts.attempt({ user, address }, async () => {
        checked = await checkAccount(deps, user, password);
        return checked.hash;
      });
      return checked;
    } catch (error) {
      if (hasCode(error, 'RATE_LIMITED')) audit.info({ event: 'sign-in limited', address }, 'access');
      throw error;
    }
  };
  return {
    signIn: async ({ username, password }, caller) => {
      requireText('username', username);
      const user = userUrnOf(username);
      const refused = async (denial?: SignInDenial): Promise<CatalogError> => {
        await recordRefusedSignIn(deps, { actor: user, facts: caller.facts }, 'PASSWORD_LOGIN');
        // The user name is not logged, because some users type their password there.
        const reason = denial === undefined ? {} : { reason: denial };
        audit.info({ event: 'sign-in refused', address: caller.address, ...reason }, 'access');
        return wrongPassword();
      };
      const { hash, denial } = await check(user, password, caller);
      if (hash === undefined) throw await refused(denial);
      const session = await sessions.open(user, 'PASSWORD_LOGIN', caller.facts);
      // A password change ends all sessions. This session may have been opened after that with the old password.
      if (!(await isStill(deps, user, hash))) {
        await sessions.close(session.token);
        throw await refused();
      }
      audit.info({ event: 'signed in', actor: user, address: caller.address }, 'access');
      return session;
    },
    open: (user, source, facts) => sessions.open(user, source, facts),
    verify: async ({ password, ...name }, caller) => {
      const { hash, denial } = await check(readAccount(model, name), password, caller);
      return { isRight: hash !== undefined, denial };
    },
    signOut: async (session) => {
      const closed = session === undefined ? undefined : await sessions.close(session);
      if (closed === undefined) return false;
      audit.info({ event: 'signed out', actor: closed.user }, 'access');
      return closed.by === 'oidc';
    },
    openFor: async (userUrn, { actor, facts }) => {
      const user = readUserUrn(model, userUrn);
      await decisions.requirePlatform(actor, ['MANAGE_ACCESS_TOKENS'], 'open sessions for other accounts');
      await decisions.requirePlatformPrivilegesOf(actor, user);
      const [found] = await deps.entities.findEntities([user], SIGN_IN_ASPECTS);
      const denial = signInDenialOf(found);
      if (denial !== undefined) throw deniedSession(user, denial);
      const session = await sessions.open(user, 'FALLBACK_LOGIN', facts);
      audit.info({ event: 'session opened', actor, user }, 'access');
      return session;
    },
  };
}

/** Either the hash that the password fits, or why an account with the right password may not sign in, or neither. */
interface Checked {
  readonly hash?: string;
  readonly denial?: SignInDenial;
}

/** Takes the same time for users that do not exist, have no password or may not sign in. */
async function checkAccount({ entities }: AuthDeps, urn: string, password: string): Promise<Checked> {
  const user = await findAccount(entities, urn, [CREDENTIALS, ...SIGN_IN_ASPECTS]);
  const credentials = credentialsOf(user);
  const isRight = await verifyPassword(password, credentials);
  if (!isRight || credentials === undefined) return {};
  const denial = signInDenialOf(user);
  return denial === undefined ? { hash: credentials.hashedPassword } : { denial };
}

/** One answer for all failures, so that it does not reveal which users exist. */
function wrongPassword(): CatalogError {
  return new CatalogError('INVALID_REQUEST', 'The user name or the password is wrong', {
    rule: 'a user with this password',
  });
}

function deniedSession(user: string, denial: SignInDenial): CatalogError {
  return new CatalogError('FORBIDDEN', `${user} may not have a session: ${denial}`, {
    loginDenialReason: denial,
    rule: 'an account that may sign in',
  });
}

async function isStill(deps: AuthDeps, urn: string, hash: string): Promise<boolean> {
  return (await findCredentials(deps, urn))?.credentials.hashedPassword === hash;
}

/** Normalizes Unicode in user names. An invalid name counts as a missing user. */
function userUrnOf(username: string): string {
  return `urn:li:corpuser:${username.normalize('NFC')}`;
}

/** Failed attempts within a number of seconds. */
const LIMITS = {
  /** For one user from one address: typing errors. */
  pair: { points: 10, duration: 300 },
  /** From one address for any user. Behind a proxy, all users share an address. */
  address: { points: 200, duration: 300 },
  /** For one user from any address. */
  user: { points: 100, duration: 3_600 },
};

/** Limits how often passwords can be guessed, within this process. */
export interface SignInRateLimit {
  /**
   * Runs `check`. An attempt counts as failed if it returns undefined or false, or throws, but not if Neo4j was unavailable or busy.
   * @throws RATE_LIMITED with `details.retryAfter` in seconds
   */
  attempt<Answer>(who: { user: string; address: string }, check: () => Promise<Answer>): Promise<Answer>;
}

export function createSignInRateLimit(): SignInRateLimit {
  const limiters = {
    pair: new RateLimiterMemory({ ...LIMITS.pair, keyPrefix: 'pair' }),
    address: new RateLimiterMemory({ ...LIMITS.address, keyPrefix: 'address' }),
    user: new RateLimiterMemory({ ...LIMITS.user, keyPrefix: 'user' }),
  };
  return {
    attempt: async ({ user, address }, check) => {
      // Hashed, because names may have any length.
      const keys = { pair: digest(JSON.stringify([address, user])), address, user: digest(user) };
      const names = ['pair', 'address', 'user'] as const;
      // A blocked address that invents users must not fill the memory with their counts.
      const blocked = await limiters.address.get(address);
      if (blocked !== null && blocked.remainingPoints <= 0) throw rateLimited(blocked);
      // Counted before the check, so that concurrent attempts cannot bypass the limit.
      for (const name of names) await consume(limiters[name], keys[name]);
      const uncount = (): Promise<unknown> =>
        Promise.all(names.map((name) => limiters[name].reward(keys[name])));
      const answer = await check().catch(async (error: unknown) => {
        if (hasCode(error, 'UNAVAILABLE') || hasCode(error, 'OVERLOADED')) await uncount();
        throw error;
      });
      if (answer === undefined || answer === false) return answer;
      await uncount();
      await limiters.pair.delete(keys.pair);
      return answer;
    },
  };
}

async function consume(limiter: RateLimiterMemory, key: string): Promise<void> {
  try {
    await limiter.consume(key);
  } catch (error) {
    throw error instanceof RateLimiterRes ? rateLimited(error) : error;
  }
}

function rateLimited({ msBeforeNext }: RateLimiterRes): CatalogError {
  const retryAfter = Math.max(1, Math.ceil(msBeforeNext / 1_000));
  return new CatalogError('RATE_LIMITED', 'Too many wrong passwords; try again later', { retryAfter });
}
