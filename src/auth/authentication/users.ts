/** Native users: users with a local password. They sign up with an invitation, and can reset their password. */
import type { Proposal } from '../../catalog/writes/types.js';
import { CatalogError, hasCode } from '../../core/errors.js';
import { randomHex } from '../../core/ids.js';
import type { RequestFacts, Requester } from '../../core/request-facts.js';
import {
  ROOT_USER,
  SYSTEM_USER,
  readUserUrn,
  requireExisting,
  wasUnchanged,
  type AuthDeps,
} from '../auth-deps.js';
import { roleProposal, type Invites } from '../authorization/roles.js';
import { digest, secretsEqual } from '../secret-texts.js';
import type { SignUp, Users } from '../types.js';
import {
  ACCOUNT_ASPECTS,
  isActive,
  readAccount,
  requireEmail,
  requireText,
  requireUser,
  textsOf,
} from './accounts.js';
import {
  CREDENTIALS,
  checkPassword,
  credentialsOf,
  credentialsProposal,
  findCredentials,
  hashPassword,
  type Credentials,
  type PasswordHash,
} from './passwords.js';
import type { Sessions } from './sessions.js';
import type { SignInRateLimit } from './sign-in.js';

interface UserDeps {
  readonly deps: AuthDeps;
  readonly sessions: Sessions;
  readonly invites: Invites;
  readonly attempts: SignInRateLimit;
}

export function createUsers(parts: UserDeps): Users {
  const { deps, invites } = parts;
  const { entities, audit, model, clock } = deps;
  return {
    findNative: async (urns) => {
      const found = await entities.findAspects(urns.map((urn) => ({ urn, names: [CREDENTIALS] })));
      return new Set(urns.filter((urn) => credentialsOf(found.get(urn)) !== undefined));
    },
    signUp: async (given, caller) => {
      requireEmail(given.email);
      const user = readAccount(model, given);
      requireText('fullName', given.fullName);
      requireText('inviteToken', given.inviteToken);
      checkPassword(given.password, deps.passwordMinLength);
      const role = await invites.redeem(given.inviteToken);
      // An invitation must never create the first user, who may do everything.
      if (user === ROOT_USER)
        throw taken(user, 'is the first user, which only a start of the service creates');
      const hash = await hashPassword(given.password);
      const proposals = [
        ...profileProposals(user, given, hash),
        activeProposal(user, clock.now()),
        ...rolesOf(user, role),
      ];
      await createUser(deps, user, { proposals, facts: caller.facts });
      audit.info({ event: 'signed up', actor: user, address: caller.address }, 'access');
      return user;
    },
    ...createPasswordResets(parts),
  };
}

/** @throws CONFLICT for an existing user: an invitation must not give access to another user's account */
async function createUser(
  { writer }: AuthDeps,
  user: string,
  { proposals, facts }: { readonly proposals: readonly Proposal[]; readonly facts: RequestFacts },
): Promise<void> {
  try {
    await writer.write(proposals, { actor: SYSTEM_USER, facts });
  } catch (error) {
    if (!hasCode(error, 'PRECONDITION_FAILED')) throw error;
    throw taken(user, 'is there already');
  }
}

function taken(user: string, why: string): CatalogError {
  return new CatalogError('CONFLICT', `The user ${user} ${why}`, { rule: 'a new user' });
}

function profileProposals(
  urn: string,
  { email, fullName, title }: SignUp,
  credentials: Credentials,
): Proposal[] {
  const info = {
    active: true,
    displayName: fullName,
    fullName,
    email,
    ...(title !== undefined && { title }),
  };
  return [
    { urn, aspectName: 'corpUserInfo', changeType: 'CREATE_ENTITY', value: JSON.stringify(info) },
    credentialsProposal(urn, credentials),
  ];
}

function activeProposal(urn: string, time: number): Proposal {
  const value = JSON.stringify({ status: 'ACTIVE', lastModified: { time, actor: SYSTEM_USER } });
  return { urn, aspectName: 'corpUserStatus', changeType: 'UPSERT', value };
}

function rolesOf(user: string, role: string | undefined): Proposal[] {
  return role === undefined ? [] : [roleProposal(user, role)];
}

const RESET_TOKEN_BYTES = 32;
const RESET_MILLIS = 24 * 60 * 60 * 1_000;

function createPasswordResets({
  deps,
  sessions,
  attempts,
}: UserDeps): Pick<Users, 'createResetToken' | 'resetPassword'> {
  const { entities, writer, clock, audit, model, decisions } = deps;
  return {
    createResetToken: async (userUrn, by) => {
      const { actor } = by;
      const user = readUserUrn(model, userUrn);
      await decisions.requirePlatform(actor, ['MANAGE_USER_CREDENTIALS'], 'reset passwords');
      await requireUser(entities, user);
      await decisions.requirePlatformPrivilegesOf(actor, user);
      const token = randomHex(RESET_TOKEN_BYTES);
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
    const conditions = await requireExisting(deps, [user]);
    const found = await findCredentials(deps, user);
    // A user without a password gets one by the reset. Until then no password fits this hash.
    const hash = found?.credentials ?? (await hashPassword(randomHex(RESET_TOKEN_BYTES)));
    const proposal = credentialsProposal(user, { ...hash, ...reset });
    const ifVersion = found?.stored.version ?? 0;
    if (await wasUnchanged(deps.writer.write([...conditions, { ...proposal, ifVersion }], by))) return;
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
  return expected !== undefined && end > now && secretsEqual(digest(token), expected);
}

function refusedReset(): CatalogError {
  return new CatalogError('FORBIDDEN', 'resetToken: the token is invalid or has expired', {
    path: '/resetToken',
    rule: 'a valid reset token',
  });
}
