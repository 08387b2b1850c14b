/** Lists, suspends and removes principals. */
import { CatalogError } from '../../../core/errors.js';
import { writeToExisting } from '../../authentication/conditional-writes.js';
import { readTyped, type AuthDeps } from '../../auth-deps.js';
import type { Sessions } from '../../authentication/sessions.js';
import { describeAccess } from './describe-access.js';
import { permissionsOverPrivileged } from './principal-rules.js';
import { createRemover } from './remover.js';
import { checkSystemUsers } from './system-users.js';
import type { FoundPrincipals, PrincipalAdmin, PrincipalQuery } from './types.js';

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
      const deletion = {
        urn: user,
        entityType: 'corpuser',
        aspectName: 'corpUserKey',
        changeType: 'DELETE',
      } as const;
      await checkSystemUsers(deps.entities, [{ ...deletion, index: 0 }], actor);
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
  throw new CatalogError('INVALID_REQUEST', 'Users cannot suspend or remove themselves', {
    path: '/urn',
    rule: 'a user other than the actor',
  });
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
