/** Evaluates policies for an actor and an entity. Pure. An unknown privilege grants nothing, and an unknown criterion never holds. */
import type { ActorFacts, Owner, ResourceFacts } from './facts.js';
import { METADATA_NAMES, PLATFORM_NAMES } from './privileges.js';
import type { Policy, PolicyActors, PolicyCriterion, Privilege } from './types.js';

/** Includes no actor. */
export const NO_ACTORS: PolicyActors = {
  users: [],
  groups: [],
  roles: [],
  allUsers: false,
  allGroups: false,
  resourceOwners: false,
  resourceOwnersTypes: [],
};

/** The values of an entity by field of a criterion. */
const FIELDS: Readonly<Record<string, (facts: ResourceFacts) => readonly string[]>> = {
  TYPE: ({ type }) => [type],
  RESOURCE_TYPE: ({ type }) => [type],
  URN: ({ urn }) => [urn],
  RESOURCE_URN: ({ urn }) => [urn],
  DOMAIN: ({ domains }) => domains,
  CONTAINER: ({ containers }) => containers,
  TAG: ({ tags }) => tags,
  GLOSSARY_TERM: ({ terms }) => terms,
  OWNER: ({ owners }) => owners.map(({ urn }) => urn),
  DATA_PLATFORM_INSTANCE: ({ instances }) => instances,
  GROUP_MEMBERSHIP: ({ groups }) => groups,
};

export const POLICY_FIELDS: readonly string[] = Object.keys(FIELDS);

/** Fields that the URN alone determines. */
const URN_FIELDS: ReadonlySet<string> = new Set(['TYPE', 'RESOURCE_TYPE', 'URN', 'RESOURCE_URN']);

/** Privileges that every user has on themselves without a policy. */
const OWN_PRIVILEGES: readonly Privilege[] = ['VIEW_ENTITY_PAGE', 'EDIT_USER_PROFILE', 'EDIT_CONTACT_INFO'];

/** Tells whether the policy may grant the actor something, at least as an owner. */
export function concerns({ state, actors }: Policy, actor: ActorFacts): boolean {
  return state === 'ACTIVE' && (isNamed(actors, actor) || actors.resourceOwners);
}

/** Tells whether the privileges that the policy grants the actor depend on more than the URN of an entity. */
export function needsFacts(policy: Policy, actor: ActorFacts): boolean {
  if (policy.type === 'PLATFORM') return false;
  return (
    !isNamed(policy.actors, actor) ||
    criteriaOf(policy).some(({ field }) => Object.hasOwn(FIELDS, field) && !URN_FIELDS.has(field))
  );
}

export function platformPrivileges(policies: readonly Policy[], actor: ActorFacts): Set<Privilege> {
  const granting = policies.filter(
    ({ type, state, actors }) => type === 'PLATFORM' && state === 'ACTIVE' && isNamed(actors, actor),
  );
  return new Set(granting.flatMap(({ privileges }) => privileges.filter((name) => PLATFORM_NAMES.has(name))));
}

/** An entity and the privileges in question. */
export interface PermissionQuery {
  readonly resource: ResourceFacts;
  /** Labels that the change adds or removes. A policy with constraints grants nothing if they are unknown. */
  readonly labels?: readonly string[] | undefined;
}

/** Tells whether the policies grant one of the privileges. */
export function grantsOne(
  policies: readonly Policy[],
  actor: ActorFacts,
  { anyOf, ...query }: PermissionQuery & { readonly anyOf: readonly Privilege[] },
): boolean {
  const names = anyOf.filter((name) => METADATA_NAMES.has(name));
  const own = ownPrivileges(actor, query.resource);
  return (
    names.some((name) => own.includes(name)) ||
    policies.some(
      (policy) => names.some((name) => policy.privileges.includes(name)) && applies(policy, actor, query),
    )
  );
}

export function entityPrivileges(
  policies: readonly Policy[],
  actor: ActorFacts,
  query: PermissionQuery,
): Set<Privilege> {
  return new Set([...policyPrivileges(policies, actor, query), ...ownPrivileges(actor, query.resource)]);
}

/** Returns the entity privileges that the policies grant. */
export function policyPrivileges(
  policies: readonly Policy[],
  actor: ActorFacts,
  query: PermissionQuery,
): Set<Privilege> {
  const granting = policies.filter((policy) => applies(policy, actor, query));
  return new Set(granting.flatMap(({ privileges }) => privileges.filter((name) => METADATA_NAMES.has(name))));
}

/** Returns the entity privileges that need no policy. */
export function ownPrivileges({ urn }: ActorFacts, resource: ResourceFacts): readonly Privilege[] {
  return resource.urn === urn ? OWN_PRIVILEGES : [];
}

function applies(policy: Policy, actor: ActorFacts, { resource, labels }: PermissionQuery): boolean {
  return (
    policy.type === 'METADATA' &&
    policy.state === 'ACTIVE' &&
    (isNamed(policy.actors, actor) || matchingOwners(policy.actors, actor, resource).length > 0) &&
    criteriaOf(policy).every((criterion) => holds(criterion, resource)) &&
    meets(policy.resources?.constraints, labels)
  );
}

export function criteriaOf({ resources }: Policy): readonly PolicyCriterion[] {
  return resources?.criteria ?? [];
}

/** Tells whether the policy names the actor. Otherwise it concerns the actor only as an owner, if at all. */
export function isNamed(actors: PolicyActors, { urn, groups, roles }: ActorFacts): boolean {
  return (
    actors.allUsers ||
    (actors.allGroups && groups.size > 0) ||
    actors.users.includes(urn) ||
    actors.groups.some((group) => groups.has(group)) ||
    actors.roles.some((role) => roles.has(role))
  );
}

/** Returns the owners through which the policy includes the actor: the actor, or a group of the actor. */
export function matchingOwners(
  { resourceOwners, resourceOwnersTypes }: PolicyActors,
  { urn, groups }: ActorFacts,
  { owners }: ResourceFacts,
): readonly Owner[] {
  if (!resourceOwners) return [];
  return owners.filter(
    (owner) =>
      (owner.urn === urn || groups.has(owner.urn)) &&
      (resourceOwnersTypes.length === 0 ||
        (owner.type !== undefined && resourceOwnersTypes.includes(owner.type))),
  );
}

export function holds({ field, values, condition }: PolicyCriterion, resource: ResourceFacts): boolean {
  const read = Object.hasOwn(FIELDS, field) ? FIELDS[field] : undefined;
  // A criterion without values would differ from everything.
  if (read === undefined || values.length === 0) return false;
  const actual = read(resource);
  if (condition === 'NOT_EQUALS') return !actual.some((value) => values.includes(value));
  return actual.some((value) => isMatch(condition, value, values));
}

function isMatch(condition: string, value: string, values: readonly string[]): boolean {
  return condition === 'STARTS_WITH'
    ? values.some((start) => value.startsWith(start))
    : values.includes(value);
}

/** Constraints compare URNs of labels. The fields `TAG`, `GLOSSARY_TERM` and `DOMAIN` only name their type. */
export function meets(
  constraints: readonly PolicyCriterion[] | undefined,
  labels: readonly string[] | undefined,
): boolean {
  if (constraints === undefined || constraints.length === 0) return true;
  if (labels === undefined || labels.length === 0) return false;
  return constraints.every(({ field, values, condition }) => {
    if (!LABEL_FIELDS.has(field) || values.length === 0) return false;
    if (condition === 'NOT_EQUALS') return !labels.some((label) => values.includes(label));
    return labels.every((label) => isMatch(condition, label, values));
  });
}

const LABEL_FIELDS: ReadonlySet<string> = new Set(['URN', 'TAG', 'GLOSSARY_TERM', 'DOMAIN']);
