import { readPolicy } from './stored-policy.js';

const read = (parts: object) => readPolicy('urn:li:dataHubPolicy:p', JSON.stringify(parts));

it.each<[unknown, unknown, string]>([
  ['METADATA', 'ACTIVE', 'ACTIVE'],
  ['PLATFORM', 'ACTIVE', 'ACTIVE'],
  ['METADATA', 'DRAFT', 'DRAFT'],
  ['METADATA', 'INACTIVE', 'INACTIVE'],
  // What is not understood does not hold.
  ['METADATA', 'active', 'INACTIVE'],
  ['METADATA', '', 'INACTIVE'],
  ['METADATA', undefined, 'INACTIVE'],
  ['OTHER', 'ACTIVE', 'INACTIVE'],
  [undefined, 'ACTIVE', 'INACTIVE'],
])('a policy of the kind %j that says %j of itself is %s', (type, state, expected) => {
  expect(read({ type, state }).state).toBe(expected);
});

it('is editable unless it says that it is not', () => {
  expect(
    [{}, { editable: true }, { editable: null }, { editable: false }].map((parts) => read(parts).editable),
  ).toEqual([true, true, true, false]);
});

it.each<[string, object, unknown]>([
  ['all', { allResources: true }, []],
  [
    'all of a type',
    { type: 'chart', allResources: true },
    [{ field: 'TYPE', values: ['chart'], condition: 'EQUALS' }],
  ],
  ['some', { resources: ['u'], allResources: false }, [{ field: 'URN', values: ['u'], condition: 'EQUALS' }]],
  ['a filter beside', { allResources: true, filter: { criteria: [] } }, []],
])('older members say which entities it is for: %s', (_, resources, criteria) => {
  expect(read({ resources }).resources).toEqual({ criteria });
});
