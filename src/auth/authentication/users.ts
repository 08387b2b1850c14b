/** Native users: users with a local password. */
import type { RequestFacts } from '../../core/request-facts.js';
import { CatalogError, hasCode } from '../../core/errors.js';
import type { Proposal } from '../../catalog/writes/types.js';
import type { SignInRateLimit } from './sign-in-rate-limit.js';
import { CREDENTIALS, credentialsOf, credentialsProposal, type Credentials } from './credentials.js';
import type { Invites } from './invites.js';
import { ROOT_USER, SYSTEM_USER } from './names.js';
import { readAccount, requireEmail, requireText } from './account-input.js';
import type { AuthDeps } from '../auth-deps.js';
import { createPasswordResets } from './password-resets.js';
import { checkPassword, hashPassword } from './passwords.js';
import { roleProposal } from '../authorization/roles.js';
import type { Sessions } from './sessions.js';
import type { SignUp, Users } from '../types.js';

export interface UserDeps {
  readonly parts: AuthDeps;
  readonly sessions: Sessions;
  readonly invites: Invites;
  readonly attempts: SignInRateLimit;
}

export function createUsers({ parts: deps, sessions, invites, attempts }: UserDeps): Users {
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
    ...createPasswordResets({ parts: deps, sessions, attempts }),
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
