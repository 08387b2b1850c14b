import { ownershipChoices, ownershipOf } from './ownership-choices.js';

const OWN = { urn: 'urn:li:ownershipType:keeper', overview: { name: 'Keeper' } };
const ADA = { urn: 'urn:li:corpuser:ada', overview: { name: 'Ada' } };

const STORED = { urn: 'urn:li:ownershipType:__system__data_steward', overview: { name: 'Data Steward' } };

it('offers custom types before built-in types, each once', () => {
  expect(ownershipChoices([STORED, OWN]).map(({ label }) => label)).toEqual([
    'Keeper',
    'Technical owner',
    'Business owner',
    'Data steward',
  ]);
});

it.each([
  ['a custom type', OWN.urn, { type: null, ownershipType: OWN }],
  ['a built-in type', 'DATA_STEWARD', { type: 'DATA_STEWARD', ownershipType: null }],
])('makes an ownership of %s', (_, value, expected) => {
  const kind = ownershipChoices([OWN]).find((each) => each.value === value);
  expect(ownershipOf(ADA, kind)).toEqual({ owner: ADA, ...expected });
});
