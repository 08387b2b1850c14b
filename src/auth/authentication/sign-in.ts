/** Sign-in with a password, and sign-out. */
import { CatalogError, hasCode } from '../../core/errors.js';
import { readAccount, requireText } from './account-input.js';
import { findAccount, SIGN_IN_ASPECTS, signInDenialOf } from './accounts.js';
import type { SignInRateLimit } from './sign-in-rate-limit.js';
import { CREDENTIALS, credentialsOf, findCredentials } from './credentials.js';
import { readUserUrn, type AuthDeps } from '../auth-deps.js';
import { verifyPassword } from './passwords.js';
import type { Sessions } from './sessions.js';
import { recordRefusedSignIn } from './sign-in-events.js';
import type { Caller, SignIn, SignInDenial } from '../types.js';

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
      return { isRight: hash !== undefined, ...(denial && { denial }) };
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
      await decisions.requireNoLess(actor, user);
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

/** One answer for all failures, so that nobody learns which users exist. */
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
