/** Explains privileges: which policies grant them, and how each policy includes the actor. Pure. */
import { isNamed, matchingOwners, ownPrivileges, platformPrivileges, policyPrivileges } from './evaluate.js';
import type { ActorFacts, ResourceFacts } from './facts.js';
import type { GrantReason, Policy, PolicyActors, PrivilegeGrant } from './types.js';

/**
 * Returns one item for each policy that grants something, sorted by URN. Together they grant exactly what `platformPrivileges` and
 * `entityPrivileges` do.
 * @param resource Absent: only privileges on the platform
 */
export function explainGrants(
  policies: readonly Policy[],
  actor: ActorFacts,
  resource?: ResourceFacts,
): PrivilegeGrant[] {
  const grants = policies.map((policy): PrivilegeGrant => {
    const alone = [policy];
    const onEntity = resource === undefined ? [] : policyPrivileges(alone, actor, { resource });
    return {
      policy: policy.urn,
      privileges: [...platformPrivileges(alone, actor), ...onEntity].sort(),
      reasons: reasonsOf(policy, actor, resource),
    };
  });
  const own = resource === undefined ? [] : [...ownPrivileges(actor, resource)].sort();
  return [
    ...grants.sort((one, other) => (String(one.policy) < String(other.policy) ? -1 : 1)),
    { privileges: own, reasons: [{ kind: 'SELF' } as const] },
  ].filter(({ privileges }) => privileges.length > 0);
}

const NOBODY: PolicyActors = {
  ...{ users: [], groups: [], roles: [], allUsers: false, allGroups: false },
  ...{ resourceOwners: false, resourceOwnersTypes: [] },
};

/** Returns every reason why the policy includes the actor. Each reason is sufficient alone. */
function reasonsOf({ type, actors }: Policy, actor: ActorFacts, resource?: ResourceFacts): GrantReason[] {
  const { users, groups, roles, allUsers, allGroups } = actors;
  const ways: readonly (readonly [GrantReason, Partial<PolicyActors>])[] = [
    ...users.map((urn) => [{ kind: 'USER', urn }, { users: [urn] }] as const),
    ...groups.map((urn) => [{ kind: 'GROUP', urn }, { groups: [urn] }] as const),
    ...roles.map((urn) => [{ kind: 'ROLE', urn }, { roles: [urn] }] as const),
    [{ kind: 'ALL_USERS' }, { allUsers }],
    [{ kind: 'ALL_GROUPS' }, { allGroups }],
  ];
  const owners = type === 'METADATA' && resource ? matchingOwners(actors, actor, resource) : [];
  return [
    ...ways.filter(([, only]) => isNamed({ ...NOBODY, ...only }, actor)).map(([reason]) => reason),
    ...owners.map(({ urn, type: ownershipType }) => ({ kind: 'OWNER', urn, ownershipType }) as const),
  ];
}
