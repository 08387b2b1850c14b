/** Derives the scope of an actor from policies, as a filter over search fields. */
import { CatalogError } from '../../../core/errors.js';
import { SYSTEM_TYPES, systemTypeUrn } from '../../../catalog/ownership/ownerships.js';
import { MAX_CRITERIA, sizeOf } from '../../../catalog/search/compile-filter.js';
import type { Condition, Filter } from '../../../catalog/search/filter.js';
import { isNamed, platformPrivileges } from './evaluate.js';
import type { ActorFacts } from './facts.js';
import { mergeBranches, type Branch } from './merge-branches.js';
import { FOR_EVERYBODY, PERSONAL_TYPES, PERSONAL_TYPES_BY_FIELD, STEP_STATE } from './personal-entities.js';
import { typesOf } from './privilege-types.js';
import { VIEWING_PRIVILEGES } from './privileges.js';
import type { Policy, PolicyCriterion, Scope } from './types.js';
import { typesManagedBy } from './write-rules.js';

/** Maximum number of branches. A filter with more branches could not be searched with. */
const MAX_BRANCHES = 200;

const VIEW_PRIVILEGES = ['VIEW_ENTITY_PAGE', 'VIEW_ENTITY'];

/** Search fields by field of a policy. `below` includes descendants of the value. */
const SEARCH_FIELDS: Readonly<Record<string, readonly { readonly name: string; readonly below?: true }[]>> = {
  TYPE: [{ name: '_entityType' }],
  RESOURCE_TYPE: [{ name: '_entityType' }],
  URN: [{ name: 'urn' }],
  RESOURCE_URN: [{ name: 'urn' }],
  // A domain belongs to itself.
  DOMAIN: [
    { name: 'domains', below: true },
    { name: 'urn', below: true },
  ],
  CONTAINER: [{ name: 'container', below: true }],
  TAG: [{ name: 'tags' }],
  GLOSSARY_TERM: [{ name: 'glossaryTerms' }],
  OWNER: [{ name: 'owners' }],
  DATA_PLATFORM_INSTANCE: [{ name: 'platformInstance' }],
};

/** A policy that permits a change permits viewing too. @param policies that concern the actor */
export function scopeOfPolicies(policies: readonly Policy[], actor: ActorFacts): Scope {
  const viewing = policies.filter(
    ({ type, state, privileges, resources }) =>
      type === 'METADATA' &&
      state === 'ACTIVE' &&
      (resources?.constraints ?? []).length === 0 &&
      privileges.some((name) => VIEWING_PRIVILEGES.has(name)),
  );
  const isFree = (policy: Policy): boolean =>
    isNamed(policy.actors, actor) &&
    (policy.resources?.criteria ?? []).length === 0 &&
    seenTypes(policy) === undefined;
  if (viewing.some(isFree)) return 'everything';
  const managed = typesManagedBy(platformPrivileges(policies, actor));
  const ofManaged: Branch[] =
    managed.length === 0 ? [] : [[{ field: '_entityType', condition: 'EQUAL', values: managed }]];
  const branchesOfAll = (some: readonly Policy[]): readonly Branch[] =>
    mergeBranches([...some.flatMap((policy) => branchesOf(policy, actor)), ...ofManaged]);
  const all = branchesOfAll(viewing);
  // Too many branches: leaves out the policies that only permit changes, so that the actor can still read.
  const branches = areFew(all) ? all : branchesOfAll(viewing.filter(isMeantToShow));
  if (!areFew(branches)) throw tooMany();
  return { or: [...ownBranches(actor.urn), ...branches].map((and) => ({ and })) } satisfies Filter;
}

/** Somebody who may write about an asset sees the queries that they have written about it. */
const TYPES_BY_CREATOR = [...PERSONAL_TYPES, 'query'];

/** Every entity may name them as the kinds of its owners. */
const BUILT_IN = SYSTEM_TYPES.map(systemTypeUrn);

/**
 * The actor's user, the built-in ownership types, what the actor has made, views and parts of pages that are for everybody, and the states
 * that interfaces keep for users. A condition on the beginning of a URN would select only the actor's own states, but the search index could
 * no longer answer the scope.
 */
function ownBranches(actor: string): Branch[] {
  return [
    [{ field: 'urn', condition: 'EQUAL', values: [actor, ...BUILT_IN] }],
    [
      { field: '_entityType', condition: 'EQUAL', values: TYPES_BY_CREATOR },
      { field: 'createdBy', condition: 'EQUAL', values: [actor] },
    ],
    ...Object.entries(PERSONAL_TYPES_BY_FIELD).map(([field, values]): Branch => [
      { field: '_entityType', condition: 'EQUAL', values },
      { field, condition: 'EQUAL', values: [FOR_EVERYBODY] },
    ]),
    [{ field: '_entityType', condition: 'EQUAL', values: [STEP_STATE] }],
  ];
}

/** Returns the entity types that a policy makes visible; undefined: any. A privilege on tags must not make all tables visible. */
function seenTypes({ privileges }: Policy): readonly string[] | undefined {
  return typesOf(privileges.filter((name) => VIEWING_PRIVILEGES.has(name)));
}

function isMeantToShow({ privileges }: Policy): boolean {
  return VIEW_PRIVILEGES.some((name) => privileges.includes(name));
}

/** Tells whether the branches fit into a filter, together with those of the actor's own entities. */
function areFew(branches: readonly Branch[]): boolean {
  const own = ownBranches('').flat().length;
  return branches.length <= MAX_BRANCHES && sizeOf(branches.flat()) + own <= MAX_CRITERIA;
}

function tooMany(): CatalogError {
  return new CatalogError(
    'LIMIT_EXCEEDED',
    `Your policies have more than ${MAX_BRANCHES} combinations of conditions`,
    { rule: `at most ${MAX_BRANCHES} combinations of conditions` },
  );
}

/** Returns alternatives of conditions. Conditions that search cannot express admit nothing. */
function branchesOf(policy: Policy, actor: ActorFacts): Branch[] {
  const factors = [
    actorBranches(policy, actor),
    ...(policy.resources?.criteria ?? []).map((criterion) => alternativesOf(criterion)),
    ...typeBranches(policy),
  ];
  if (factors.some(({ length }) => length === 0)) return [];
  // Checked before they are multiplied, because each condition may double them.
  if (factors.reduce((count, { length }) => count * length, 1) > MAX_BRANCHES) {
    if (isMeantToShow(policy)) throw tooMany();
    return [];
  }
  return factors.reduce((branches, alternatives) =>
    branches.flatMap((branch) => alternatives.map((some) => [...branch, ...some])),
  );
}

function typeBranches(policy: Policy): Branch[][] {
  const values = seenTypes(policy);
  return values === undefined ? [] : [[[{ field: '_entityType', condition: 'EQUAL', values }]]];
}

function actorBranches({ actors }: Policy, actor: ActorFacts): Branch[] {
  if (isNamed(actors, actor)) return [[]];
  // No search field holds the type of an ownership.
  if (!actors.resourceOwners || actors.resourceOwnersTypes.length > 0) return [];
  return [[{ field: 'owners', condition: 'EQUAL', values: [actor.urn, ...actor.groups] }]];
}

function alternativesOf({ field, values, condition }: PolicyCriterion): Branch[] {
  const fields = Object.hasOwn(SEARCH_FIELDS, field) ? SEARCH_FIELDS[field] : undefined;
  if (fields === undefined) return [];
  if (values.length === 0) return [];
  if (condition === 'NOT_EQUALS')
    return [
      fields.map(({ name, below }) => ({
        field: name,
        condition: conditionOf(below),
        values,
        negated: true,
      })),
    ];
  if (condition === 'EQUALS')
    return fields.map(({ name, below }) => [{ field: name, condition: conditionOf(below), values }]);
  // A prefix of a value does not determine its descendants.
  return fields
    .filter(({ below }) => below !== true)
    .map(({ name }) => [{ field: name, condition: 'START_WITH', values }]);
}

function conditionOf(below: true | undefined): Condition {
  return below === true ? 'DESCENDANTS_INCL' : 'EQUAL';
}
