/** Derives the scope of an actor from policies, as a filter over search fields. */
import { SYSTEM_TYPES, systemTypeUrn } from '../../../catalog/ownership/owners.js';
import { MAX_CRITERIA, countComparisons } from '../../../catalog/search/compile-filter.js';
import type { Condition, Criterion, Filter } from '../../../catalog/search/filter.js';
import { CatalogError } from '../../../core/errors.js';
import { isNamed, platformPrivileges } from './evaluate.js';
import type { ActorFacts } from './facts.js';
import { FOR_EVERYBODY, PERSONAL_TYPES, PERSONAL_TYPES_BY_FIELD, STEP_STATE } from './personal-entities.js';
import { VIEWING_PRIVILEGES, typesOf } from './privileges.js';
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
  const isUnrestricted = (policy: Policy): boolean =>
    isNamed(policy.actors, actor) &&
    (policy.resources?.criteria ?? []).length === 0 &&
    visibleTypes(policy) === undefined;
  if (viewing.some(isUnrestricted)) return 'everything';
  const managed = typesManagedBy(platformPrivileges(policies, actor));
  const ofManaged: Branch[] =
    managed.length === 0 ? [] : [[{ field: '_entityType', condition: 'EQUAL', values: managed }]];
  const branchesOfAll = (some: readonly Policy[]): readonly Branch[] =>
    mergeBranches([...some.flatMap((policy) => branchesOf(policy, actor)), ...ofManaged]);
  const all = branchesOfAll(viewing);
  // Too many branches: leaves out the policies that only permit changes, so that the actor can still read.
  const branches = fitsIntoFilter(all) ? all : branchesOfAll(viewing.filter(grantsViewing));
  if (!fitsIntoFilter(branches)) throw tooMany();
  return { or: [...ownBranches(actor.urn), ...branches].map((and) => ({ and })) } satisfies Filter;
}

/** An actor who may write about an asset sees their own queries about it. */
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
function visibleTypes({ privileges }: Policy): readonly string[] | undefined {
  return typesOf(privileges.filter((name) => VIEWING_PRIVILEGES.has(name)));
}

function grantsViewing({ privileges }: Policy): boolean {
  return VIEW_PRIVILEGES.some((name) => privileges.includes(name));
}

/** Tells whether the branches fit into a filter, together with those of the actor's own entities. */
function fitsIntoFilter(branches: readonly Branch[]): boolean {
  const own = ownBranches('').flat().length;
  return branches.length <= MAX_BRANCHES && countComparisons(branches.flat()) + own <= MAX_CRITERIA;
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
    if (grantsViewing(policy)) throw tooMany();
    return [];
  }
  return factors.reduce((branches, alternatives) =>
    branches.flatMap((branch) => alternatives.map((some) => [...branch, ...some])),
  );
}

function typeBranches(policy: Policy): Branch[][] {
  const values = visibleTypes(policy);
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

/** All conditions must hold. */
export type Branch = readonly Criterion[];

/**
 * Merges branches of a filter without changing what it admits: those that differ only in the values of one condition, as many policies with
 * one value each produce them.
 */
export function mergeBranches(branches: readonly Branch[]): readonly Branch[] {
  const longest = Math.max(0, ...branches.map(({ length }) => length));
  const positions = Array.from({ length: longest }, (_, position) => position);
  return positions.reduce<readonly Branch[]>(mergeAt, branches);
}

function mergeAt(branches: readonly Branch[], position: number): Branch[] {
  const alike = new Map<string, Branch[]>();
  for (const branch of branches) {
    const key = keyAt(branch, position);
    const group = alike.get(key) ?? [];
    if (group.length === 0) alike.set(key, group);
    group.push(branch);
  }
  return [...alike.values()].map((group) => joinAt(group, position));
}

/**
 * Merges only conditions that are not negated: two negated conditions as alternatives admit more than one negated condition with both
 * values.
 */
function keyAt(branch: Branch, position: number): string {
  return JSON.stringify(
    branch.map((criterion, index) =>
      index === position && criterion.negated !== true ? { ...criterion, values: [] } : criterion,
    ),
  );
}

function joinAt(group: readonly Branch[], position: number): Branch {
  const values = new Set(group.flatMap((branch) => branch[position]?.values ?? []));
  const [first = []] = group;
  return first.map((criterion, index) =>
    index === position ? { ...criterion, values: [...values] } : criterion,
  );
}
