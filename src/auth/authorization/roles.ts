/** Assigns roles to principals. Policies decide what a role permits. */
import { CatalogError } from '../../core/errors.js';
import { MAX_BATCH_SIZE } from '../../core/limits.js';
import type { Proposal } from '../../catalog/writes/types.js';
import { writeToExisting } from '../authentication/conditional-writes.js';
import type { Invites } from '../authentication/invites.js';
import { readTyped, type AuthDeps } from '../auth-deps.js';
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
