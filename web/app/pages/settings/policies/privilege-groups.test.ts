import { narrowGroups, privilegeGroups, typesByPrivilege } from './privilege-groups.js';

const privilege = (type: string) => ({ type, displayName: type.toLowerCase(), description: `about ${type}` });
const [view, columns, model] = ['VIEW', 'COLUMNS', 'MODEL'].map(privilege) as [
  ReturnType<typeof privilege>,
  ReturnType<typeof privilege>,
  ReturnType<typeof privilege>,
];
const config = {
  platformPrivileges: [privilege('MANAGE')],
  resourcePrivileges: [
    { resourceType: 'all', privileges: [view, columns, model] },
    { resourceType: 'dataset', privileges: [view, columns] },
    { resourceType: 'mlModel', privileges: [view, model] },
  ],
};
const names = (groups: ReturnType<typeof privilegeGroups>) =>
  groups.map(({ title, choices }) => [title, choices.map(({ name }) => name)]);

it('groups privileges by the types on which they have an effect', () => {
  expect(names(privilegeGroups(config, 'METADATA'))).toEqual([
    ['Entities of every type', ['VIEW']],
    ['Datasets only', ['COLUMNS']],
    ['Models only', ['MODEL']],
  ]);
  expect(names(privilegeGroups(config, 'PLATFORM'))).toEqual([['The catalog as a whole', ['MANAGE']]]);
  expect(typesByPrivilege(config).get('COLUMNS')).toEqual(['dataset']);
  expect(typesByPrivilege(config).get('MANAGE')).toBeUndefined();
});

it('keeps only the privileges that contain every word', () => {
  const groups = privilegeGroups(config, 'METADATA');
  expect(names(narrowGroups(groups, ' mod  ABOUT'))).toEqual([['Models only', ['MODEL']]]);
  expect(narrowGroups(groups, '')).toEqual(groups);
});
