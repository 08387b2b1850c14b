/** Explains what policies do not grant: why each of them does not apply to an actor. Pure. */
import { criteriaOf, holds, isNamed, matchingOwners, meets } from './evaluate.js';
import type { ActorFacts, ResourceFacts } from './facts.js';
import type { Mismatch, Policy, UnappliedPolicy } from './types.js';

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
