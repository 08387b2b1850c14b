/** Lists, suspends and removes principals. */
import { payloadOf } from '../../../catalog/entities/stored-aspect.js';
import type { StoredEntity } from '../../../catalog/entities/types.js';
import type { Proposal } from '../../../catalog/writes/types.js';
import { invalidRequest } from '../../../core/errors.js';
import type { Requester } from '../../../core/request-facts.js';
import { readTyped, readUserUrn, writeToExisting, type AuthDeps } from '../../auth-deps.js';
import { TOKEN_TYPE } from '../../authentication/access-tokens.js';
import type { Sessions } from '../../authentication/sessions.js';
import { isNamed } from '../policies/evaluate.js';
import { permissionsOverPrivileged } from './principal-rules.js';
import { requireDeletable } from './system-users.js';
import type { FoundPrincipals, PrincipalAccess, PrincipalAdmin, PrincipalQuery } from './types.js';

const MANAGE_PEOPLE = 'MANAGE_USERS_AND_GROUPS';
/** One of them suffices to find users and to see what they may do. */
export const SEE_PEOPLE = [MANAGE_PEOPLE, 'UPDATE_USERS_AND_GROUPS'] as const;

export function createPrincipalAdmin(deps: AuthDeps, sessions: Pick<Sessions, 'closeAll'>): PrincipalAdmin {
  const { decisions, clock, audit, model } = deps;
  const remove = createRemover(deps, sessions);
  const requireManager = (actor: string, action: string): Promise<void> =>
    decisions.requirePlatform(actor, [MANAGE_PEOPLE], action);
  const requireOver = async (urn: string, actor: string): Promise<void> =>
    decisions.require(actor, await permissionsOverPrivileged(decisions, [{ urn }]));
  return {
    listUsers: async (query, actor) => {
      await requireManager(actor, 'list users');
      return find(deps, 'corpuser', query);
    },
    listGroups: async (query, actor) => {
      await requireManager(actor, 'list groups');
      return find(deps, 'corpGroup', query);
    },
    listRoles: (query) => find(deps, 'dataHubRole', query),
    describeAccess: async (text, actor) => {
      await decisions.requirePlatform(actor, SEE_PEOPLE, 'see the access of others');
      return describeAccess(deps, text);
    },
    setStatus: async (text, status, by) => {
      const { actor } = by;
      const user = readTyped(model, text, 'corpuser');
      await requireManager(actor, 'change the status of users');
      if (status === 'SUSPENDED') refuseOwnAccount(user, actor);
      await requireOver(user, actor);
      const value = JSON.stringify({ status, lastModified: { time: clock.now(), actor } });
      const proposal = { urn: user, aspectName: 'corpUserStatus', changeType: 'UPSERT', value } as const;
      await writeToExisting(deps, [proposal], by);
      audit.info({ event: 'user status changed', actor, user, status }, 'access');
    },
    removeUser: async (text, by) => {
      const { actor } = by;
      const user = readTyped(model, text, 'corpuser');
      await requireManager(actor, 'remove users');
      refuseOwnAccount(user, actor);
      await requireOver(user, actor);
      await requireDeletable(deps.entities, user, actor);
      if (await remove(user, by)) audit.info({ event: 'user removed', actor, user }, 'access');
    },
    removeGroup: async (text, by) => {
      const { actor } = by;
      const group = readTyped(model, text, 'corpGroup');
      await requireManager(actor, 'remove groups');
      await requireOver(group, actor);
      if (await remove(group, by)) audit.info({ event: 'group removed', actor, group }, 'access');
    },
  };
}

/** Actors cannot suspend or remove themselves, so that another user always remains who can undo it. */
export function refuseOwnAccount(user: string, actor: string): void {
  if (user !== actor) return;
  throw invalidRequest('/urn', 'Users cannot suspend or remove themselves', 'a user other than the actor');
}

async function find(
  { search }: AuthDeps,
  entityType: string,
  { text, page }: PrincipalQuery,
): Promise<FoundPrincipals> {
  const query = { input: text, entityTypes: [entityType], page, sort: [], facets: [], matches: false };
  const { hits, total } = await search.search(query);
  return { total, urns: hits.map(({ urn }) => urn) };
}

const ROLES = 'roleMembership';

/**
 * Describes where the access of a user comes from, for administrators who look for a mistake in policies.
 * Returns the groups and roles of the user, and the policies that name one of them or the user, whatever their state and their resources are.
 * A missing user has what policies grant to all users. Two statements, and one more if a policy changed.
 * @param text URN
 */
async function describeAccess(
  { decisions, entities, model }: AuthDeps,
  text: string,
): Promise<PrincipalAccess> {
  const user = readUserUrn(model, text);
  const { actor, policies } = await decisions.policiesOf(user);
  const groups = [...actor.groups].sort();
  const found = await entities.findAspects([user, ...groups].map((urn) => ({ urn, names: [ROLES] })));
  // Soft-deleted roles do not count.
  const rolesOf = (urn: string): string[] =>
    storedRoles(found.get(urn)).filter((role) => actor.roles.has(role));
  const naming = policies.filter(({ actors }) => isNamed(actors, actor));
  return {
    roles: rolesOf(user).sort(),
    groups,
    groupsWithRoles: groups.filter((group) => rolesOf(group).length > 0),
    rolesViaGroups: distinct(groups.flatMap(rolesOf)),
    allRoles: [...actor.roles].sort(),
    policies: naming.map(({ urn }) => urn).sort(),
    privileges: distinct(naming.flatMap(({ privileges }) => privileges)),
  };
}

function storedRoles(entity: StoredEntity | undefined): string[] {
  const roles = payloadOf(entity, ROLES)?.['roles'];
  return Array.isArray(roles) ? roles.filter((role) => typeof role === 'string') : [];
}

function distinct(texts: readonly string[]): string[] {
  return [...new Set(texts)].sort();
}

/** Number of deletions in one transaction. */
const BATCH = 500;

/** Resolves with whether there was such a principal. What referred to a missing one is removed as well. */
type Remove = (urn: string, by: Requester) => Promise<boolean>;

/** Deletes a user or a group, so that a later principal of the same name inherits nothing. */
export function createRemover(deps: AuthDeps, sessions: Pick<Sessions, 'closeAll'>): Remove {
  const { writer } = deps;
  const clear = async (urn: string, by: Requester): Promise<void> => {
    await sessions.closeAll(urn);
    await deleteTokens(deps, urn, by);
    await writer.deleteReferences(urn, by);
  };
  return async (urn, by) => {
    // The entity goes last, so that an interrupted removal can be repeated. The second call removes what was written in the meantime.
    await clear(urn, by);
    const { rows } = await writer.deleteEntity(urn, by);
    await clear(urn, by);
    return rows > 0;
  };
}

/** Two statements for each batch, and one to find that nothing is left. */
async function deleteTokens({ model, search, writer }: AuthDeps, user: string, by: Requester): Promise<void> {
  const { keyAspect } = model.getEntity(TOKEN_TYPE);
  const query = {
    ...{ input: '*', entityTypes: [TOKEN_TYPE], sort: [], facets: [], matches: false },
    filter: { or: [{ and: [{ field: 'actorUrn', values: [user], condition: 'EQUAL' as const }] }] },
    page: { start: 0, count: BATCH },
    includeSoftDeleted: true,
  };
  const deleted = new Set<string>();
  for (;;) {
    const { hits } = await search.search(query);
    const urns = hits.map(({ urn }) => urn).filter((urn) => !deleted.has(urn));
    if (urns.length === 0) return;
    const deletions = urns.map((urn): Proposal => ({ urn, aspectName: keyAspect, changeType: 'DELETE' }));
    await writer.write(deletions, by);
    for (const urn of urns) deleted.add(urn);
  }
}
