/** Password resets. */
import type { Requester } from '../../core/request-facts.js';
import { CatalogError } from '../../core/errors.js';
import { newHex } from '../../core/ids.js';
import { readAccount, requireText } from './account-input.js';
import { ACCOUNT_ASPECTS, isActive, requireUser, textsOf } from './accounts.js';
import type { SignInRateLimit } from './sign-in-rate-limit.js';
import { requireExisting, wasUnchanged } from './conditional-writes.js';
import {
  CREDENTIALS,
  credentialsOf,
  credentialsProposal,
  findCredentials,
  type Credentials,
} from './credentials.js';
import { readUserUrn, type AuthDeps } from '../auth-deps.js';
import { checkPassword, hashPassword, type PasswordHash } from './passwords.js';
import { digest, isSame } from './secret-texts.js';
import type { Sessions } from './sessions.js';
import type { Users } from '../types.js';

const RESET_TOKEN_BYTES = 32;
const RESET_MILLIS = 24 * 60 * 60 * 1_000;

export interface ResetDeps {
  readonly parts: AuthDeps;
  readonly sessions: Pick<Sessions, 'closeAll'>;
  readonly attempts: SignInRateLimit;
}

export function createPasswordResets({
  parts: deps,
  sessions,
  attempts,
}: ResetDeps): Pick<Users, 'createResetToken' | 'resetPassword'> {
  const { entities, writer, clock, audit, model, decisions } = deps;
  return {
    createResetToken: async (userUrn, by) => {
      const { actor } = by;
      const user = readUserUrn(model, userUrn);
      await decisions.requirePlatform(actor, ['MANAGE_USER_CREDENTIALS'], 'reset passwords');
      await requireUser(entities, user);
      await decisions.requireNoLess(actor, user);
      const token = newHex(RESET_TOKEN_BYTES);
      await allowReset(deps, user, {
        reset: {
          passwordResetToken: digest(token),
          passwordResetTokenExpirationTimeMillis: clock.now() + RESET_MILLIS,
        },
        by,
      });
      audit.info({ event: 'password reset allowed', actor, user }, 'access');
      return token;
    },
    resetPassword: async ({ password, resetToken, ...name }, caller) => {
      const user = readAccount(model, name);
      requireText('resetToken', resetToken);
      checkPassword(password, deps.passwordMinLength);
      const isRight = await attempts.attempt({ user, address: caller.address }, async () => {
        const version = await resettableVersion(deps, user, resetToken);
        if (version === undefined) return false;
        // Only one of several concurrent resets succeeds, because it changes the version of the aspect.
        const proposal = credentialsProposal(user, await hashPassword(password));
        return wasUnchanged(
          writer.write([{ ...proposal, ifVersion: version }], { actor: user, facts: caller.facts }),
        );
      });
      if (!isRight) throw refusedReset();
      await sessions.closeAll(user);
      audit.info({ event: 'password reset', actor: user, address: caller.address }, 'access');
      return user;
    },
  };
}

/** Attempts, because a concurrent request may change the password or delete the user. */
const RESET_ATTEMPTS = 5;

/** Adds a reset token to the current credentials, never to older ones. @throws NOT_FOUND */
async function allowReset(
  deps: AuthDeps,
  user: string,
  { reset, by }: { readonly reset: Omit<Credentials, keyof PasswordHash>; readonly by: Requester },
): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    const demands = await requireExisting(deps, [user]);
    const found = await findCredentials(deps, user);
    // A user without a password gets one by the reset. Until then no password fits this hash.
    const hash = found?.credentials ?? (await hashPassword(newHex(RESET_TOKEN_BYTES)));
    const proposal = credentialsProposal(user, { ...hash, ...reset });
    const ifVersion = found?.stored.version ?? 0;
    if (await wasUnchanged(deps.writer.write([...demands, { ...proposal, ifVersion }], by))) return;
    if (attempt === RESET_ATTEMPTS)
      throw new CatalogError('CONFLICT', 'Concurrent requests keep changing this password; try again', {
        rule: 'unchanged between reading and writing',
      });
  }
}

/** @returns the version of the credentials if the account is active and the token allows a new password; else undefined */
async function resettableVersion(
  { entities, clock }: AuthDeps,
  urn: string,
  token: string,
): Promise<number | undefined> {
  const [user] = await entities.findEntities([urn], [CREDENTIALS, ...ACCOUNT_ASPECTS]);
  const credentials = credentialsOf(user);
  if (user === undefined || credentials === undefined || !isActive(textsOf(user))) return undefined;
  return mayReset(credentials, token, clock.now()) ? user.aspects.get(CREDENTIALS)?.version : undefined;
}

function mayReset(credentials: Credentials, token: string, now: number): boolean {
  const { passwordResetToken: expected, passwordResetTokenExpirationTimeMillis: end = 0 } = credentials;
  return expected !== undefined && end > now && isSame(digest(token), expected);
}

function refusedReset(): CatalogError {
  return new CatalogError('FORBIDDEN', 'resetToken: the token is invalid or has expired', {
    path: '/resetToken',
    rule: 'a valid reset token',
  });
}
