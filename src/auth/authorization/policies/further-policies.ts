/** Compares what metadata policies grant to two actors. Pure. */
import { criteriaOf, isNamed } from './evaluate.js';
import type { ActorFacts } from './facts.js';
import { METADATA_NAMES } from './privileges.js';
import type { Policy, PolicyCriterion, Privilege } from './types.js';

interface Compared {
  /** The account whose privileges are in question. */
  readonly account: ActorFacts;
  /** The actor who would use them. */
  readonly actor: ActorFacts;
  /** Whether the account, or a group of it, owns something, so that policies for owners apply. */
  readonly ownsSomething: boolean;
}

/**
 * Returns the active metadata policies that grant the account something that no policy grants the actor on the same entities. Two policies
 * are about the same entities only if their criteria say so, whatever entities exist, so it may return a policy too many, but never one too few.
 */
export function furtherPolicies(policies: readonly Policy[], compared: Compared): readonly Policy[] {
  const { account, actor, ownsSomething } = compared;
  const active = policies.filter(({ type, state }) => type === 'METADATA' && state === 'ACTIVE');
  const own = active.filter(({ actors }) => isNamed(actors, actor));
  return active.filter((policy) => {
    const isGranted = isNamed(policy.actors, account) || (policy.actors.resourceOwners && ownsSomething);
    return isGranted && !isCovered(policy, own);
  });
}

function isCovered(policy: Policy, own: readonly Policy[]): boolean {
  const covering = own.filter((each) => includesResources(each, policy));
  const granted = new Set<Privilege>(covering.flatMap(({ privileges }) => privileges));
  return policy.privileges.every((name) => granted.has(name) || !METADATA_NAMES.has(name));
}

/** Tells whether the wider policy applies to every entity and label to which the narrower one applies. */
function includesResources(wider: Policy, narrower: Policy): boolean {
  const constraints = narrower.resources?.constraints ?? [];
  return (
    criteriaOf(wider).every((criterion) => follows(criterion, criteriaOf(narrower))) &&
    (wider.resources?.constraints ?? []).every((criterion) => follows(criterion, constraints))
  );
}

/** Tells whether the criterion holds wherever all the given ones hold. */
function follows(criterion: PolicyCriterion, given: readonly PolicyCriterion[]): boolean {
  return given.some(({ field, condition, values }) => {
    if (field !== criterion.field || condition !== criterion.condition || values.length === 0) return false;
    const [fewer, more] =
      condition === 'NOT_EQUALS' ? [criterion.values, values] : [values, criterion.values];
    return fewer.length > 0 && fewer.every((value) => more.includes(value));
  });
}
