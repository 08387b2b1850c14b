/** Sign-in with a password, and sign-out. */
import { type CatalogError, hasCode } from '../../core/errors.js';
import { findUrn } from '../../model/urn/parse-urn.js';
import { ACCOUNT_ASPECTS, isActive, textsOf } from './accounts.js';
import type { SignInRateLimit } from './sign-in-rate-limit.js';
import { CREDENTIALS, credentialsOf, findCredentials } from './credentials.js';
import { readUserUrn, unauthenticated, type AuthDeps } from '../auth-deps.js';
import { verifyPassword } from './passwords.js';
import type { Sessions } from './sessions.js';
import { recordRefusedSignIn } from './sign-in-events.js';
import type { Caller, SignIn } from '../types.js';

export function createSignIn(deps: AuthDeps, sessions: Sessions, attempts: SignInRateLimit): SignIn {
  const { audit, model, decisions } = deps;
  const check = async (user: string, password: string, { address }: Caller): Promise<string | undefined> => {
    try {
      return await attempts.attempt({ user, address }, () => hashOf(deps, user, password));
    } catch (error) {
      if (hasCode(error, 'RATE_LIMITED')) audit.info({ event: 'sign-in limited', address }, 'access');
      throw error;
    }
  };
  return {
    signIn: async ({ username, password }, caller) => {
      const user = userUrnOf(username);
      const refused = async (): Promise<CatalogError> => {
        await recordRefusedSignIn(deps, user, 'PASSWORD_LOGIN');
        // The user name is not logged, because some users type their password there.
        audit.info({ event: 'sign-in refused', address: caller.address }, 'access');
        return unauthenticated('wrong user name or password');
      };
      const hash = await check(user, password, caller);
      if (hash === undefined) throw await refused();
      const session = await sessions.open(user, 'PASSWORD_LOGIN');
      // A password change ends all sessions. This session may have been opened after that with the old password.
      if (!(await isStill(deps, user, hash))) {
        await sessions.close(session.token);
        throw await refused();
      }
      audit.info({ event: 'signed in', actor: user, address: caller.address }, 'access');
      return session;
    },
    open: (user, source) => sessions.open(user, source),
    verify: async ({ userUrn, password }, caller) =>
      (await check(readUserUrn(model, userUrn), password, caller)) !== undefined,
    signOut: async (session) => {
      const closed = session === undefined ? undefined : await sessions.close(session);
      if (closed === undefined) return false;
      audit.info({ event: 'signed out', actor: closed.user }, 'access');
      return closed.by === 'oidc';
    },
    openFor: async (userUrn, actor) => {
      const user = readUserUrn(model, userUrn);
      await decisions.requirePlatform(actor, ['MANAGE_ACCESS_TOKENS'], 'open sessions for other accounts');
      await decisions.requireNoLess(actor, user);
      const session = await sessions.open(user, 'FALLBACK_LOGIN');
      audit.info({ event: 'session opened', actor, user }, 'access');
      return session;
    },
  };
}

/**
 * Takes the same time for users that do not exist, have no password or are inactive.
 * @returns the hash that the password fits; undefined for a wrong password
 */
async function hashOf({ entities }: AuthDeps, urn: string, password: string): Promise<string | undefined> {
  const canExist = findUrn(urn) !== undefined;
  const [user] = canExist ? await entities.findEntities([urn], [CREDENTIALS, ...ACCOUNT_ASPECTS]) : [];
  const credentials = credentialsOf(user);
  const isRight = await verifyPassword(password, credentials);
  return isRight && user !== undefined && isActive(textsOf(user)) ? credentials?.hashedPassword : undefined;
}

async function isStill(deps: AuthDeps, urn: string, hash: string): Promise<boolean> {
  return (await findCredentials(deps, urn))?.credentials.hashedPassword === hash;
}

/** Normalizes Unicode in user names. An invalid name counts as a missing user. */
function userUrnOf(username: string): string {
  return `urn:li:corpuser:${username.normalize('NFC')}`;
}
