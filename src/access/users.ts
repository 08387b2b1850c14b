/** Users that have a password here. */
import { CatalogError } from '../kernel/errors.js';
import { newHex } from '../kernel/ids.js';
import type { StoredAspect } from '../read/types.js';
import type { Proposal } from '../write/types.js';
import { requireUser } from './accounts.js';
import type { Attempts } from './attempts.js';
import { demandExisting } from './existing.js';
import { CREDENTIALS, credentialsOf, type Credentials } from './credentials.js';
import type { Invites } from './invites.js';
import { ROOT_USER } from './names.js';
import { readUserUrn, type AccessParts } from './parts.js';
import { checkPassword, hashPassword, type PasswordHash } from './passwords.js';
import { roleProposal } from './roles.js';
import type { Sessions } from './sessions.js';
import { digest, isSame } from './secret-texts.js';
import type { SignUp, Users } from './types.js';

const RESET_TOKEN_BYTES = 32;
const RESET_MILLIS = 24 * 60 * 60 * 1_000;

export interface UserParts {
  readonly parts: AccessParts;
  readonly sessions: Sessions;
  readonly invites: Invites;
  readonly attempts: Attempts;
}

export function createUsers({ parts, sessions, invites, attempts }: UserParts): Users {
  const { entities, writer, clock, audit, model, decisions } = parts;
  return {
    findNative: async (urns) => {
      const found = await entities.findAspects(urns.map((urn) => ({ urn, names: [CREDENTIALS] })));
      return new Set(urns.filter((urn) => credentialsOf(found.get(urn)) !== undefined));
    },
    signUp: async (given, caller) => {
      const user = readUserUrn(model, (given.userUrn ?? `urn:li:corpuser:${given.email}`).normalize('NFC'));
      checkPassword(given.password);
      const role = await invites.redeem(given.inviteToken);
      // Where it was removed, or was never made, an invitation must not lead to the one who may do everything.
      if (user === ROOT_USER) throw taken(user, 'is the first user, which only a start of the service makes');
      const hash = await hashPassword(given.password);
      await createUser(parts, user, [...profileProposals(user, given, hash), ...rolesOf(user, role)]);
      audit.info({ event: 'signed up', actor: user, address: caller.address }, 'access');
      return user;
    },
    createResetToken: async (userUrn, actor) => {
      const user = readUserUrn(model, userUrn);
      await decisions.requirePlatform(actor, ['MANAGE_USER_CREDENTIALS'], 'reset passwords');
      await requireUser(entities, user);
      await decisions.requireNoLess(actor, user);
      const token = newHex(RESET_TOKEN_BYTES);
      await allowReset(parts, user, {
        reset: {
          passwordResetToken: digest(token),
          passwordResetTokenExpirationTimeMillis: clock.now() + RESET_MILLIS,
        },
        actor,
      });
      audit.info({ event: 'password reset allowed', actor, user }, 'access');
      return token;
    },
    resetPassword: async ({ userUrn, password, resetToken }, caller) => {
      const user = readUserUrn(model, userUrn);
      checkPassword(password);
      const isRight = await attempts.guard({ user, address: caller.address }, async () => {
        const found = await findCredentials(parts, user);
        if (found === undefined || !mayReset(found.credentials, resetToken, clock.now())) return false;
        // Holds for one of those who come at once: the aspect is another one afterwards.
        const proposal = credentialsProposal(user, await hashPassword(password));
        return wasUnchanged(
          writer.write([{ ...proposal, ifVersion: found.stored.version }], { actor: user }),
        );
      });
      if (!isRight) throw refusedReset();
      await sessions.closeAll(user);
      audit.info({ event: 'password reset', actor: user, address: caller.address }, 'access');
    },
  };
}

/** @returns false where somebody else changed first what the write is about */
async function wasUnchanged(written: Promise<unknown>): Promise<boolean> {
  try {
    await written;
    return true;
  } catch (error) {
    if (error instanceof CatalogError && error.code === 'PRECONDITION_FAILED') return false;
    throw error;
  }
}

/** Somebody may set a new password meanwhile, or remove the user. */
const RESET_ATTEMPTS = 5;

/** Adds a token to the password that holds when it is written, and to no older one. @throws NOT_FOUND */
async function allowReset(
  parts: AccessParts,
  user: string,
  { reset, actor }: { readonly reset: Omit<Credentials, keyof PasswordHash>; readonly actor: string },
): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    const demands = await demandExisting(parts, [user]);
    const found = await findCredentials(parts, user);
    // Who has no password so far gets one by the reset; until then nothing fits this hash.
    const hash = found?.credentials ?? (await hashPassword(newHex(RESET_TOKEN_BYTES)));
    const proposal = credentialsProposal(user, { ...hash, ...reset });
    const ifVersion = found?.stored.version ?? 0;
    if (await wasUnchanged(parts.writer.write([...demands, { ...proposal, ifVersion }], { actor }))) return;
    if (attempt === RESET_ATTEMPTS)
      throw new CatalogError('CONFLICT', 'Others keep changing this password; try again', {
        rule: 'unchanged between reading and writing',
      });
  }
}

/** @throws CONFLICT for a user that the catalog knows: an invitation is no way into somebody else's account */
async function createUser(
  { writer }: AccessParts,
  user: string,
  proposals: readonly Proposal[],
): Promise<void> {
  try {
    await writer.write(proposals, { actor: user });
  } catch (error) {
    if (!(error instanceof CatalogError) || error.code !== 'PRECONDITION_FAILED') throw error;
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

function credentialsProposal(urn: string, credentials: Credentials): Proposal {
  return { urn, aspectName: CREDENTIALS, changeType: 'UPSERT', value: JSON.stringify(credentials) };
}

function rolesOf(user: string, role: string | undefined): Proposal[] {
  return role === undefined ? [] : [roleProposal(user, role)];
}

async function findCredentials(
  { entities }: AccessParts,
  user: string,
): Promise<{ credentials: Credentials; stored: StoredAspect } | undefined> {
  const [found] = await entities.findEntities([user], [CREDENTIALS]);
  const stored = found?.aspects.get(CREDENTIALS);
  const credentials = credentialsOf(found);
  return stored === undefined || credentials === undefined ? undefined : { credentials, stored };
}

function mayReset(credentials: Credentials, token: string, now: number): boolean {
  const { passwordResetToken: expected, passwordResetTokenExpirationTimeMillis: end = 0 } = credentials;
  return expected !== undefined && end > now && isSame(digest(token), expected);
}

function refusedReset(): CatalogError {
  return new CatalogError('FORBIDDEN', 'resetToken: it does not hold, or no longer', {
    path: '/resetToken',
    rule: 'a reset token that holds',
  });
}
