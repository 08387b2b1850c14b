/** Roles, and the invitations that give them. Policies decide what a role permits. */
import { createHmac } from 'node:crypto';
import type { StoredEntity } from '../../catalog/entities/types.js';
import { createIfAbsent } from '../../catalog/commands/proposals.js';
import type { Proposal } from '../../catalog/writes/types.js';
import { CatalogError } from '../../core/errors.js';
import { randomHex } from '../../core/ids.js';
import { MAX_BATCH_SIZE } from '../../core/limits.js';
import type { Requester } from '../../core/request-facts.js';
import { readTyped, writeToExisting, type AuthDeps } from '../auth-deps.js';
import { secretsEqual } from '../secret-texts.js';
import type { Roles } from '../types.js';

const ROLE_TYPE = 'dataHubRole';
/** Assigning roles requires the privilege to manage policies, because policies define what a role permits. */
const MANAGE_ROLES = 'MANAGE_POLICIES';
const ACTOR_TYPES = ['corpuser', 'corpGroup'];
/** Writes the role of each actor, on condition that the actor still exists. */
const MAX_ACTORS = MAX_BATCH_SIZE / 2;

export function createRoles(deps: AuthDeps, invites: Invites): Roles {
  const { audit, decisions } = deps;
  const forInvite = async (roleUrn: string | undefined, actor: string): Promise<string | undefined> => {
    const role = readRole(deps, roleUrn);
    // A role may make its holders administrators.
    const anyOf = role === undefined ? ['MANAGE_USER_CREDENTIALS', MANAGE_ROLES] : [MANAGE_ROLES];
    await decisions.requirePlatform(actor, anyOf, 'invite');
    if (role !== undefined) await requireAll(deps, [role]);
    return role;
  };
  return {
    assign: async ({ roleUrn, actors }, by) => {
      const { actor } = by;
      await decisions.requirePlatform(actor, [MANAGE_ROLES], 'assign roles');
      const role = readRole(deps, roleUrn);
      const urns = [...new Set(actors.map((urn) => readTyped(deps.model, urn, ...ACTOR_TYPES)))];
      if (urns.length > MAX_ACTORS)
        throw new CatalogError('LIMIT_EXCEEDED', `At most ${MAX_ACTORS} actors at once`, {
          rule: `at most ${MAX_ACTORS}`,
        });
      if (role !== undefined) await requireAll(deps, [role]);
      const proposals = urns.map((urn) => roleProposal(urn, role));
      await writeToExisting(deps, proposals, by);
      audit.info({ event: 'role assigned', actor, role: role ?? null, users: urns }, 'access');
    },
    getInvite: async (roleUrn, by) => invites.get(await forInvite(roleUrn, by.actor), by),
    renewInvite: async (roleUrn, by) => {
      const { actor } = by;
      const role = await forInvite(roleUrn, actor);
      audit.info({ event: 'invitation renewed', actor, role: role ?? null }, 'access');
      return invites.renew(role, by);
    },
    accept: async (invite, by) => {
      const { actor } = by;
      const role = await invites.redeem(invite);
      if (role === undefined) return;
      await writeToExisting(deps, [roleProposal(actor, role)], by);
      audit.info({ event: 'role accepted', actor, role }, 'access');
    },
  };
}

/** An actor has at most one role. */
export function roleProposal(urn: string, role: string | undefined): Proposal {
  const value = JSON.stringify({ roles: role === undefined ? [] : [role] });
  return { urn, aspectName: 'roleMembership', changeType: 'UPSERT', value };
}

function readRole({ model }: AuthDeps, roleUrn: string | undefined): string | undefined {
  return roleUrn === undefined ? undefined : readTyped(model, roleUrn, ROLE_TYPE);
}

/** One statement for any number. @throws NOT_FOUND */
async function requireAll({ entities }: AuthDeps, urns: readonly string[]): Promise<void> {
  const found = await entities.findEntities(urns, []);
  const missing = urns.filter((_, index) => found[index] === undefined);
  if (missing.length === 0) return;
  throw new CatalogError('NOT_FOUND', `There is no entity ${String(missing[0])}`, { missing });
}

const INVITE_ASPECT = 'inviteToken';
const NONCE_BYTES = 16;
const INVITE_SHAPE = /^([A-Za-z0-9_-]{1,1000})\.([0-9a-f]{32})\.([A-Za-z0-9_-]{43})$/;

/** The members of the aspect. */
interface Invite {
  readonly token: string;
  readonly role?: string;
}

/**
 * Invitations. The holder of an invitation may sign up and gets its role. The catalog stores a random number for each, and the
 * invitation is the signed number, so access to the database alone is not enough to invite.
 */
export interface Invites {
  /** Returns the valid invitation and creates it if there is none. */
  get(role: string | undefined, by: Requester): Promise<string>;
  /** Replaces the invitation. The old one becomes invalid. */
  renew(role: string | undefined, by: Requester): Promise<string>;
  /** @returns the URN of its role. @throws FORBIDDEN for an invalid invitation */
  redeem(invite: string): Promise<string | undefined>;
}

export function createInvites({ entities, writer, keys }: AuthDeps): Invites {
  const read = async (id: string): Promise<Invite | undefined> => {
    const [found] = await entities.findEntities([inviteUrn(id)], [INVITE_ASPECT]);
    return inviteOf(found);
  };
  const show = async (role: string | undefined): Promise<string> => {
    const nonce = (await read(inviteId(role)))?.token ?? '';
    return `${inviteId(role)}.${nonce}.${signInvite(keys.invites, inviteId(role), nonce)}`;
  };
  return {
    get: async (role, by) => {
      if ((await read(inviteId(role))) === undefined)
        await writer.write([createIfAbsent(inviteUrn(inviteId(role)), INVITE_ASPECT, newInvite(role))], by);
      return show(role);
    },
    renew: async (role, by) => {
      const value = JSON.stringify(newInvite(role));
      const proposal = {
        urn: inviteUrn(inviteId(role)),
        aspectName: INVITE_ASPECT,
        changeType: 'UPSERT',
        value,
      } as const;
      await writer.write([proposal], by);
      return show(role);
    },
    redeem: async (invite) => {
      const [, id = '', nonce = '', signature = ''] = INVITE_SHAPE.exec(invite) ?? [];
      const isOurs = id !== '' && secretsEqual(signature, signInvite(keys.invites, id, nonce));
      const kept = isOurs ? await read(id) : undefined;
      if (kept !== undefined && secretsEqual(kept.token, nonce)) return kept.role;
      throw new CatalogError('FORBIDDEN', 'inviteToken: the invitation is invalid or has expired', {
        path: '/inviteToken',
        rule: 'a valid invitation',
      });
    },
  };
}

function newInvite(role: string | undefined): Invite {
  return { token: randomHex(NONCE_BYTES), ...(role !== undefined && { role }) };
}

/** One invitation for each role, and one for none. */
function inviteId(role: string | undefined): string {
  return role === undefined ? 'any' : `role_${Buffer.from(role).toString('base64url')}`;
}

function inviteUrn(id: string): string {
  return `urn:li:inviteToken:${id}`;
}

function inviteOf(entity: StoredEntity | undefined): Invite | undefined {
  const text = entity?.aspects.get(INVITE_ASPECT)?.text;
  return text === undefined ? undefined : (JSON.parse(text) as Invite);
}

function signInvite(key: Uint8Array, id: string, nonce: string): string {
  return createHmac('sha256', key).update(`${id}.${nonce}`).digest('base64url');
}
