import fc from 'fast-check';
import { METADATA_NAMES, PLATFORM_NAMES, isGrantedOf, typesOf } from './privileges.js';

const TYPES = ['corpGroup', 'corpuser', 'chart', 'dataset', 'domain', 'glossaryNode', 'tag'];
const any = fc.constantFrom(...METADATA_NAMES, ...PLATFORM_NAMES);

it.each([
  ['EDIT_TAG_COLOR', ['tag']],
  ['EDIT_DATASET_COL_TAGS', ['dataset']],
  ['EDIT_CONTACT_INFO', ['corpGroup', 'corpuser']],
  ['MANAGE_DATA_PRODUCTS', ['domain']],
  // Memberships are stored at the user, but the privilege is granted on the group.
  ['EDIT_GROUP_MEMBERS', ['corpGroup']],
  ['EDIT_ENTITY', TYPES],
])('%s is granted on the entity types %j', (privilege, types) => {
  expect(TYPES.filter((type) => isGrantedOf(privilege, type))).toEqual(types);
});

it('several privileges apply to the union of their types, or to any type if one of them does', () => {
  fc.assert(
    fc.property(fc.array(any), any, (some, one) => {
      const [own, others, both] = [typesOf([one]), typesOf(some), typesOf([...some, one])];
      if (own === undefined || others === undefined) expect(both).toBeUndefined();
      else expect(both).toEqual([...new Set([...own, ...others])].sort());
    }),
  );
});

it('`typesOf` includes every entity type on which the privilege is granted', () => {
  for (const privilege of METADATA_NAMES)
    for (const type of TYPES.filter((each) => isGrantedOf(privilege, each)))
      expect([privilege, typesOf([privilege]) ?? [type]]).toEqual([
        privilege,
        expect.arrayContaining([type]),
      ]);
});

it('an empty list of privileges applies to no type', () => {
  expect(typesOf([])).toEqual([]);
});
