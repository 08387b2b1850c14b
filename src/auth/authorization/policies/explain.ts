/** Explains privileges: which policies grant them, how each policy includes the actor, and why the others do not apply. Pure. */
import {
  NO_ACTORS,
  criteriaOf,
  holds,
  isNamed,
  matchingOwners,
  meets,
  ownPrivileges,
  platformPrivileges,
  policyPrivileges,
} from './evaluate.js';
import type { ActorFacts, ResourceFacts } from './facts.js';
import type {
  GrantReason,
  Mismatch,
  Policy,
  PolicyActors,
  PrivilegeGrant,
  UnappliedPolicy,
} from './types.js';

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
    ...ways.filter(([, only]) => isNamed({ ...NO_ACTORS, ...only }, actor)).map(([reason]) => reason),
    ...owners.map(({ urn, type: ownershipType }) => ({ kind: 'OWNER', urn, ownershipType }) as const),
  ];
}

/**
 * Returns the policies that grant the actor nothing, sorted by URN. These are exactly those that `explainGrants` does not name, except for
 * policies without privileges of their kind.
 * @param resource Absent: only privileges on the platform
 */
export function findUnapplied(
  policies: readonly Policy[],
  actor: ActorFacts,
  resource?: ResourceFacts,
): UnappliedPolicy[] {
  const found = policies.flatMap((policy): UnappliedPolicy[] => {
    const mismatch = mismatchOf(policy, actor, resource);
    return mismatch === undefined ? [] : [{ policy: policy.urn, name: policy.name, mismatch }];
  });
  return found.sort((one, other) => (one.policy < other.policy ? -1 : 1));
}

function mismatchOf(policy: Policy, actor: ActorFacts, resource?: ResourceFacts): Mismatch | undefined {
  const { type, state, actors } = policy;
  if (state !== 'ACTIVE') return 'INACTIVE';
  const isOwner =
    type === 'METADATA' && resource !== undefined && matchingOwners(actors, actor, resource).length > 0;
  if (!isNamed(actors, actor) && !isOwner) return 'ACTOR';
  if (type === 'PLATFORM') return undefined;
  if (resource === undefined || !criteriaOf(policy).every((criterion) => holds(criterion, resource)))
    return 'RESOURCE';
  return meets(policy.resources?.constraints, undefined) ? undefined : 'LABELS';
}
