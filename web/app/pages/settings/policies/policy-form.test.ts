import fc from 'fast-check';
import { ApiError } from '../../../api/request.js';
import { CRITERION_FIELDS } from './criterion-fields.js';
import {
  NEW_POLICY,
  policyInput,
  readPolicyForm,
  UNREADABLE,
  type StoredPolicy,
  findProblems,
  placeRefusal,
} from './policy-form.js';

const text = fc.string({ maxLength: 8 });
const texts = fc.uniqueArray(text, { maxLength: 3 });
const criterion = fc.record({
  field: fc.constantFrom(...CRITERION_FIELDS.map(({ name }) => name)),
  condition: fc.constantFrom('EQUALS' as const, 'STARTS_WITH' as const, 'NOT_EQUALS' as const),
  values: fc.array(
    text.map((value) => ({ value, entity: null })),
    { maxLength: 3 },
  ),
});
const actors = fc.record({
  ...{ users: texts, groups: texts, roles: texts, resourceOwnersTypes: texts },
  ...{ allUsers: fc.boolean(), allGroups: fc.boolean(), resourceOwners: fc.boolean() },
});
const unresolved = {
  ...{ resolvedUsers: null, resolvedGroups: null, resolvedRoles: null, resolvedOwnershipTypes: null },
};
const stored = fc.record({
  urn: text,
  name: text,
  description: text,
  type: fc.constant('METADATA' as const),
  state: fc.constantFrom('ACTIVE' as const, 'INACTIVE' as const, 'DRAFT' as const),
  privileges: texts,
  editable: fc.boolean(),
  actors: actors.map((found) => ({ ...found, ...unresolved })),
  resources: fc
    .array(criterion, { maxLength: 3 })
    .map((criteria) => ({ filter: { criteria }, privilegeConstraints: null })),
});

it('sends a stored policy unchanged if the form was not edited', () => {
  fc.assert(
    fc.property(stored, (policy: StoredPolicy) => {
      const { name, description, type, state, privileges, resources } = policy;
      const { users, groups, roles, resourceOwnersTypes } = policy.actors;
      const { allUsers, allGroups, resourceOwners } = policy.actors;
      const criteria = resources?.filter?.criteria?.map((each) => ({
        ...each,
        values: each.values.map(({ value }) => value),
      }));
      expect(policyInput(readPolicyForm(policy))).toEqual({
        ...{ name, description, type, state, privileges },
        actors: { users, groups, roles, resourceOwnersTypes, allUsers, allGroups, resourceOwners },
        resources: { filter: { criteria } },
      });
    }),
  );
});

it('omits unchanged conditions, so that the service keeps those that the form cannot show', () => {
  fc.assert(
    fc.property(stored, texts, (policy: StoredPolicy, privileges) => {
      const before = readPolicyForm(policy);
      const { resources: _, ...rest } = policyInput(before);
      expect(policyInput({ ...before, privileges }, before)).toEqual({ ...rest, privileges });
      const criteria = [...before.criteria, UNREADABLE];
      expect(policyInput({ ...before, criteria }, before).resources).toEqual({ filter: { criteria } });
    }),
  );
  const platform = { ...NEW_POLICY, type: 'PLATFORM' as const };
  expect(policyInput(NEW_POLICY, platform).resources).toEqual({ filter: { criteria: [] } });
});

it('sends a policy of the platform without entities and owners', () => {
  const form = {
    ...NEW_POLICY,
    type: 'PLATFORM' as const,
    actors: { ...NEW_POLICY.actors, resourceOwners: true },
    criteria: [{ field: 'TYPE', condition: 'EQUALS' as const, values: ['dataset'] }],
  };
  expect(policyInput(form)).not.toHaveProperty('resources');
  expect(policyInput(form).actors.resourceOwners).toBe(false);
});

it.each([
  ['no conditions for entities', null, []],
  ['a filter without conditions', { filter: { criteria: [] }, privilegeConstraints: null }, []],
  ['unreadable conditions', { filter: null, privilegeConstraints: null }, [UNREADABLE]],
])('reads a policy with %s', (_, resources, criteria) => {
  const [policy] = fc.sample(stored, 1);
  expect(readPolicyForm({ ...policy, resources } as StoredPolicy).criteria).toEqual(criteria);
});

it('reads the names of older clients for the type and the URN', () => {
  const [policy] = fc.sample(stored, 1);
  const criteria = [
    { field: 'RESOURCE_TYPE', condition: 'EQUALS', values: [{ value: 'chart', entity: null }] },
  ];
  const resources = { filter: { criteria }, privilegeConstraints: null };
  expect(readPolicyForm({ ...policy, resources } as StoredPolicy).criteria).toEqual([
    { field: 'TYPE', condition: 'EQUALS', values: ['chart'] },
  ]);
});

const named = { ...NEW_POLICY, name: 'Tags' };

it('refuses a policy without a name, and conditions that can never hold', () => {
  const criteria = [
    { field: 'TAG', condition: 'EQUALS' as const, values: [] },
    { field: 'TAG', condition: 'EQUALS' as const, values: ['urn:li:tag:a'] },
    UNREADABLE,
  ];
  expect([...findProblems({ ...NEW_POLICY, name: ' ', criteria }).keys()]).toEqual([
    '/name',
    '/resources/filter/criteria/0',
    '/resources/filter/criteria/2',
  ]);
  expect(findProblems({ ...named, type: 'PLATFORM', criteria }).size).toBe(0);
  expect(findProblems(named).size).toBe(0);
  expect([...findProblems({ ...named, name: 'x'.repeat(201) }).keys()]).toEqual(['/name']);
});

it('accepts unchanged stored conditions, but refuses changed conditions that can never hold', () => {
  const before = { ...named, criteria: [UNREADABLE] };
  expect(findProblems({ ...before, name: 'Other' }, before).size).toBe(0);
  const criteria = [...before.criteria, UNREADABLE];
  expect(findProblems({ ...before, criteria }, before).size).toBe(2);
});

it.each([
  ['/name', '/name'],
  ['/privileges/3', '/privileges'],
  ['/actors/users/0', '/actors/users'],
  ['/actors/resourceOwnersTypes/1', '/actors/resourceOwnersTypes'],
  ['/resources/filter/criteria/12/values/0', '/resources/filter/criteria/12'],
  ['/resources/filter/criteria', ''],
  ['/elsewhere', ''],
])('assigns an error at %s to the field %j', (path, place) => {
  const error = new ApiError('no', { code: 'INVALID_REQUEST', path });
  expect([...placeRefusal(error)]).toEqual([[place, 'no']]);
});

it('assigns an error without a path to no field', () => {
  expect([...placeRefusal(new Error('offline'))]).toEqual([['', 'offline']]);
});
