/** Describes where the access of a user comes from, for administrators who look for a mistake in policies. */
import { payloadOf } from '../../../catalog/entities/payload-of.js';
import type { StoredEntity } from '../../../catalog/entities/types.js';
import { isNamed } from '../policies/evaluate.js';
import { readUserUrn, type AuthDeps } from '../../auth-deps.js';
import type { PrincipalAccess } from './types.js';

const ROLES = 'roleMembership';

/**
 * Returns the groups and roles of a user, and the policies that name one of them or the user, whatever their state and their resources are.
 * A missing user has what policies grant to all users. Two statements, and one more if a policy changed.
 * @param text URN
 */
export async function describeAccess(
  { decisions, entities, model }: Pick<AuthDeps, 'decisions' | 'entities' | 'model'>,
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
