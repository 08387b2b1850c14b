import fc from 'fast-check';
import { isGrantedOf, typesOf } from './privilege-types.js';
import { METADATA_NAMES, PLATFORM_NAMES } from './privileges.js';

const TYPES = ['corpGroup', 'corpuser', 'chart', 'dataset', 'domain', 'glossaryNode', 'tag'];
const any = fc.constantFrom(...METADATA_NAMES, ...PLATFORM_NAMES);

it.each([
  ['EDIT_TAG_COLOR', ['tag']],
  ['EDIT_DATASET_COL_TAGS', ['dataset']],
  ['EDIT_CONTACT_INFO', ['corpGroup', 'corpuser']],
  ['MANAGE_DATA_PRODUCTS', ['domain']],
  // Members are written at the user, but it is the group of which it is granted.
  ['EDIT_GROUP_MEMBERS', ['corpGroup']],
  ['EDIT_ENTITY', TYPES],
])('%s is granted of %j', (privilege, types) => {
  expect(TYPES.filter((type) => isGrantedOf(privilege, type))).toEqual(types);
});

it('types of several privileges are those of each, sorted, or any where one is for any', () => {
  fc.assert(
    fc.property(fc.array(any), any, (some, one) => {
      const [own, others, both] = [typesOf([one]), typesOf(some), typesOf([...some, one])];
      if (own === undefined || others === undefined) expect(both).toBeUndefined();
      else expect(both).toEqual([...new Set([...own, ...others])].sort());
    }),
  );
});

it('what is granted of a type may be written there', () => {
  for (const privilege of METADATA_NAMES)
    for (const type of TYPES.filter((each) => isGrantedOf(privilege, each)))
      expect([privilege, typesOf([privilege]) ?? [type]]).toEqual([
        privilege,
        expect.arrayContaining([type]),
      ]);
});

it('no privileges are of no types', () => {
  expect(typesOf([])).toEqual([]);
});
