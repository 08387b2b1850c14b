/** The form of a policy: conversion from a stored policy and to the input of the mutations, and its problems. */
import { ApiError } from '../../../api/request.js';
import type { PolicyUpdateInput, PolicyToEditQuery } from './policy.graphql.js';
import { currentField, findCriterionField } from './criterion-fields.js';
import type { PolicyRowFragment } from './policies-page.graphql.js';

export type Condition = 'EQUALS' | 'STARTS_WITH' | 'NOT_EQUALS';

export interface FormCriterion {
  /** Name in the API, e.g. `DOMAIN`. The catalog does not necessarily know it. */
  readonly field: string;
  readonly condition: Condition;
  readonly values: readonly string[];
}

export interface FormActors {
  /** URNs. */
  readonly users: readonly string[];
  readonly groups: readonly string[];
  readonly roles: readonly string[];
  readonly allUsers: boolean;
  readonly allGroups: boolean;
  readonly resourceOwners: boolean;
  /** Empty: all kinds of ownership. Kept while `resourceOwners` is false. */
  readonly resourceOwnersTypes: readonly string[];
}

export interface PolicyForm {
  readonly name: string;
  readonly description: string;
  readonly type: PolicyType;
  readonly state: PolicyState;
  readonly privileges: readonly string[];
  readonly actors: FormActors;
  /** Conditions for the entities. Empty: all entities. Platform policies do not use them. */
  readonly criteria: readonly FormCriterion[];
}

export const NEW_POLICY: PolicyForm = {
  name: '',
  description: '',
  type: 'METADATA',
  state: 'ACTIVE',
  privileges: [],
  actors: {
    users: [],
    groups: [],
    roles: [],
    allUsers: false,
    allGroups: false,
    resourceOwners: false,
    resourceOwnersTypes: [],
  },
  criteria: [],
};

/** Returns the form of a stored policy. */
export function readPolicyForm(policy: StoredPolicy): PolicyForm {
  const { name, description, type, state, privileges, actors, resources } = policy;
  return {
    ...{ name, type, state, privileges },
    description: description ?? '',
    actors: {
      users: actors.users ?? [],
      groups: actors.groups ?? [],
      roles: actors.roles ?? [],
      allUsers: actors.allUsers,
      allGroups: actors.allGroups,
      resourceOwners: actors.resourceOwners,
      resourceOwnersTypes: actors.resourceOwnersTypes ?? [],
    },
    criteria: readCriteria(resources),
  };
}

/** Represents conditions that cannot be read. It never holds, and the form refuses to save it. */
export const UNREADABLE: FormCriterion = { field: '', condition: 'EQUALS', values: [] };

function readCriteria(resources: StoredPolicy['resources']): readonly FormCriterion[] {
  if (resources === null) return [];
  return resources.filter?.criteria?.map(readCriterion) ?? [UNREADABLE];
}

/** Returns the conditions for the labels that a change adds or removes. Each label must meet all of them. The form cannot edit them. */
export function labelCriteria({ resources }: StoredPolicy): readonly FormCriterion[] {
  return resources?.privilegeConstraints?.criteria?.map(readCriterion) ?? [];
}

type StoredCriterion = NonNullable<
  NonNullable<NonNullable<StoredPolicy['resources']>['filter']>['criteria']
>[number];

function readCriterion({ field, condition, values }: StoredCriterion): FormCriterion {
  return { field: currentField(field), condition, values: values.map(({ value }) => value) };
}

/** Returns whether the policy can cover any user. Owners count only for policies on entities. */
export function hasActors(
  { users, groups, roles, allUsers, allGroups, resourceOwners }: FormActors,
  type: PolicyType,
): boolean {
  return (
    [users, groups, roles].some((urns) => urns.length > 0) ||
    allUsers ||
    allGroups ||
    (resourceOwners && type === 'METADATA')
  );
}

/** Returns the condition that lists the types of the entities. */
export function findTypeCriterion(criteria: readonly FormCriterion[]): FormCriterion | undefined {
  return criteria.find(({ field, condition }) => field === 'TYPE' && condition === 'EQUALS');
}

/**
 * Returns the input of `createPolicy` and `updatePolicy`.
 * @param before the form of the stored policy. Unchanged conditions are omitted, so the service keeps them, even those that the form
 *   cannot show. The conditions for labels are always omitted, so the service keeps them, too.
 */
export function policyInput(form: PolicyForm, before?: PolicyForm): PolicyUpdateInput {
  const { name, description, type, state, privileges, criteria, actors } = form;
  return {
    ...{ name, description, type, state, privileges },
    actors: type === 'PLATFORM' ? { ...actors, resourceOwners: false } : actors,
    ...(type === 'METADATA' && !keepsCriteria(form, before) && { resources: { filter: { criteria } } }),
  };
}

/** Returns whether the conditions equal those of the stored policy. */
function keepsCriteria({ type, criteria }: PolicyForm, before: PolicyForm | undefined): boolean {
  return before?.type === type && JSON.stringify(before.criteria) === JSON.stringify(criteria);
}

/** A policy as the API returns it, from the list or as an entity. */
export type StoredPolicy = PolicyRowFragment;
export type PolicyType = StoredPolicy['type'];
export type PolicyState = StoredPolicy['state'];

/** Returns undefined if there is no such policy, or if a part that decides who may do what cannot be read. */
export function storedPolicyOf({ entity }: PolicyToEditQuery): StoredPolicy | undefined {
  if (entity === null || !('policyType' in entity)) return undefined;
  const { urn, policyType, name, state, description, privileges, editable, actors, resources } = entity;
  return { urn, name, state, description, privileges, actors, resources, type: policyType, editable };
}

// Problems of a policy, each assigned to the form field that the user must correct.

/** Messages by form field. A field is named by its path in the input of the mutations, e.g. `/actors/users`. */
export type Problems = ReadonlyMap<string, string>;

const PLACES = [
  '/name',
  '/description',
  '/privileges',
  '/actors/users',
  '/actors/groups',
  '/actors/roles',
  '/actors/resourceOwnersTypes',
  '/actors/resourceOwners',
] as const;

/** Returns the path of a condition. */
export function criterionPlace(index: number): string {
  return `/resources/filter/criteria/${index}`;
}

const MAX_NAME_LENGTH = 200;

/**
 * Finds the problems that the form reports without a request to the service.
 * @param before the form of the stored policy. Its conditions are accepted if they are unchanged, even if they can never hold
 */
export function findProblems(form: PolicyForm, before?: PolicyForm): Problems {
  const problems = new Map<string, string>();
  if (form.name.trim() === '') problems.set('/name', 'Enter a name.');
  if (form.name.length > MAX_NAME_LENGTH)
    problems.set('/name', `Enter at most ${MAX_NAME_LENGTH} characters.`);
  if (form.type === 'PLATFORM' || keepsCriteria(form, before)) return problems;
  form.criteria.forEach(({ field, values }, index) => {
    if (findCriterionField(field) === undefined)
      problems.set(
        criterionPlace(index),
        `The catalog does not know this condition${field === '' ? '' : ` (${field})`}, so the policy grants nothing. Choose another field, or remove the condition.`,
      );
    else if (values.length === 0) problems.set(criterionPlace(index), 'Choose at least one value.');
  });
  return problems;
}

/** Assigns an error of the service to its form field, or to the empty path if the form has no such field. */
export function placeRefusal(error: Error): Problems {
  const path = error instanceof ApiError ? (error.path ?? '') : '';
  const criterion = /^\/resources\/filter\/criteria\/\d+(?=\/|$)/.exec(path)?.[0];
  const place = criterion ?? PLACES.find((each) => path === each || path.startsWith(`${each}/`)) ?? '';
  return new Map([[place, error.message]]);
}
