import { readPolicy } from './stored-policy.js';

const read = (parts: object) => readPolicy('urn:li:dataHubPolicy:p', JSON.stringify(parts));

it.each<[unknown, unknown, string]>([
  ['METADATA', 'ACTIVE', 'ACTIVE'],
  ['PLATFORM', 'ACTIVE', 'ACTIVE'],
  ['METADATA', 'DRAFT', 'DRAFT'],
  ['METADATA', 'INACTIVE', 'INACTIVE'],
  // A policy of an unknown type or state is inactive.
  ['METADATA', 'active', 'INACTIVE'],
  ['METADATA', '', 'INACTIVE'],
  ['METADATA', undefined, 'INACTIVE'],
  ['OTHER', 'ACTIVE', 'INACTIVE'],
  [undefined, 'ACTIVE', 'INACTIVE'],
])('a policy of the type %j with the state %j is %s', (type, state, expected) => {
  expect(read({ type, state }).state).toBe(expected);
});

it('a policy is editable unless `editable` is false', () => {
  expect(
    [{}, { editable: true }, { editable: null }, { editable: false }].map((parts) => read(parts).editable),
  ).toEqual([true, true, true, false]);
});

it.each<[string, object, unknown]>([
  ['all resources', { allResources: true }, []],
  [
    'all resources of a type',
    { type: 'chart', allResources: true },
    [{ field: 'TYPE', values: ['chart'], condition: 'EQUALS' }],
  ],
  [
    'named resources',
    { resources: ['u'], allResources: false },
    [{ field: 'URN', values: ['u'], condition: 'EQUALS' }],
  ],
  [
    'a filter, which takes precedence',
    {
      type: 'chart',
      resources: ['u'],
      filter: { criteria: [{ field: 'TAG', values: ['t'], condition: 'EQUALS' }] },
    },
    [{ field: 'TAG', values: ['t'], condition: 'EQUALS' }],
  ],
])('the resources of a policy become criteria: %s', (_, resources, criteria) => {
  expect(read({ resources }).resources).toEqual({ criteria });
});
