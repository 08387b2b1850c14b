import fc from 'fast-check';
import { accessModel } from '../../../../test/helpers/unit/small-access-model.js';
import { refusal } from '../../../../test/helpers/unit/refusal.js';
import { checkDraft, refuseAnyResource } from './check-draft.js';
import { METADATA_NAMES, PLATFORM_NAMES } from './privileges.js';
import type { PolicyCriterion, PolicyDraft } from './types.js';

const NOBODY = {
  ...{ users: [], groups: [], roles: [], resourceOwnersTypes: [] },
  ...{ allUsers: false, allGroups: false, resourceOwners: false },
};

const draft = (parts: Partial<PolicyDraft> = {}): PolicyDraft => ({
  name: 'Stewards',
  description: '',
  type: 'METADATA',
  state: 'ACTIVE',
  privileges: ['EDIT_ENTITY_TAGS'],
  actors: NOBODY,
  resources: { criteria: [] },
  ...parts,
});
const platform = (parts: Partial<PolicyDraft> = {}): PolicyDraft => {
  const { resources: _, ...rest } = draft({ type: 'PLATFORM', privileges: ['MANAGE_TAGS'] });
  return { ...rest, ...parts };
};
const check = (given: PolicyDraft): PolicyDraft => checkDraft(given, accessModel);
const criterion = (field: string, ...values: string[]): PolicyCriterion => ({
  field,
  values,
  condition: 'EQUALS',
});
const where = (...criteria: PolicyCriterion[]): Partial<PolicyDraft> => ({ resources: { criteria } });
const actors = (parts: object): Partial<PolicyDraft> => ({ actors: { ...NOBODY, ...parts } });
const users = (count: number): string[] => Array.from({ length: count }, (_, at) => `urn:li:corpuser:${at}`);

describe('a draft', () => {
  it('is stored unchanged if it is valid', () => {
    const given = draft({
      ...where(criterion('DOMAIN', 'urn:li:domain:d'), {
        field: 'URN',
        values: ['urn:li:dataset:'],
        condition: 'STARTS_WITH',
      }),
      ...actors({ users: ['urn:li:corpuser:a'], groups: ['urn:li:corpGroup:g'], resourceOwners: true }),
    });
    expect(check(given)).toEqual(given);
  });

  it('is stored without white space around its name and without duplicates', () => {
    const twice = <Value>(value: Value): Value[] => [value, value];
    const given = draft({
      name: '  Stewards\n',
      privileges: twice('EDIT_ENTITY'),
      ...actors({ users: twice('urn:li:corpuser:a'), roles: twice('urn:li:dataHubRole:Reader') }),
      ...where(criterion('TAG', ...twice('urn:li:tag:t'))),
    });
    expect(check(given)).toEqual(
      draft({
        privileges: ['EDIT_ENTITY'],
        ...actors({ users: ['urn:li:corpuser:a'], roles: ['urn:li:dataHubRole:Reader'] }),
        ...where(criterion('TAG', 'urn:li:tag:t')),
      }),
    );
  });

  it('does not change when it is checked again', () => {
    const urns = fc.array(fc.constantFrom('urn:li:corpuser:a', 'urn:li:corpuser:b'));
    const values = fc.array(fc.constantFrom('urn:li:tag:a', 'urn:li:tag:b'), { minLength: 1 });
    fc.assert(
      fc.property(urns, values, fc.array(fc.constantFrom(...METADATA_NAMES)), (some, tags, privileges) => {
        const once = check(
          draft({ ...actors({ users: some }), ...where(criterion('tag', ...tags)), privileges }),
        );
        expect(check(once)).toEqual(once);
        expect(once.actors.users).toEqual([...new Set(some)]);
      }),
    );
  });

  it.each([
    [criterion('resource_type', 'chart'), criterion('TYPE', 'chart')],
    [criterion('RESOURCE_URN', 'urn:li:tag:t'), criterion('URN', 'urn:li:tag:t')],
    [criterion('type', 'CORP_USER'), criterion('TYPE', 'corpuser')],
    [criterion('TYPE', 'DATASET'), criterion('TYPE', 'dataset')],
    [criterion('Type', 'DATAHUB_POLICY'), criterion('TYPE', 'dataHubPolicy')],
  ])('stores the criterion %j as %j', (given, kept) => {
    expect(check(draft(where(given)))).toEqual(draft(where(kept)));
  });

  it('has no member `roles` if the client does not send it', () => {
    const { roles: _, ...older } = NOBODY;
    expect(check(draft({ actors: older })).actors.roles).toBeUndefined();
  });

  it('of a PLATFORM policy is stored without an empty filter', () => {
    expect(check(platform({ resources: { criteria: [], constraints: [] } }))).toEqual(platform());
  });

  it('may grant every privilege of its policy type, and none of the other type', () => {
    expect(check(draft({ privileges: [...METADATA_NAMES] })).privileges).toHaveLength(METADATA_NAMES.size);
    expect(check(platform({ privileges: [...PLATFORM_NAMES] })).privileges).toHaveLength(PLATFORM_NAMES.size);
    for (const name of PLATFORM_NAMES)
      if (!METADATA_NAMES.has(name)) expect(() => check(draft({ privileges: [name] }))).toThrow(name);
    for (const name of METADATA_NAMES)
      if (!PLATFORM_NAMES.has(name)) expect(() => check(platform({ privileges: [name] }))).toThrow(name);
  });

  it('may keep unknown privileges of the stored policy, but not add any', () => {
    const given = draft({ privileges: ['EDIT_ENTITY', 'FLY'] });
    expect(checkDraft(given, accessModel, given)).toEqual(given);
    expect(() => checkDraft(given, accessModel, draft({ privileges: ['SWIM'] }))).toThrow('FLY');
    expect(() => checkDraft(given, accessModel, platform({ privileges: ['FLY'] }))).toThrow('FLY');
  });

  it('may have a name and lists up to their limits, and no longer ones', () => {
    const names = (length: number) => ({ name: 'x'.repeat(length) });
    expect(check(draft(names(200))).name).toHaveLength(200);
    expect(() => check(draft(names(201)))).toThrow(refusal('INVALID_REQUEST', { path: '/name' }));
    expect(check(draft(actors({ users: users(1_000) }))).actors.users).toHaveLength(1_000);
    const tooMany = (path: string) => refusal('LIMIT_EXCEEDED', { path, rule: 'at most 1000' });
    expect(() => check(draft(actors({ users: users(1_001) })))).toThrow(tooMany('/actors/users'));
    const criteria = Array.from({ length: 1_001 }, () => criterion('TYPE', 'tag'));
    expect(check(draft(where(...criteria.slice(1)))).resources?.criteria).toHaveLength(1_000);
    expect(() => check(draft(where(...criteria)))).toThrow(tooMany('/resources/filter/criteria'));
    expect(() => check(draft(where(criterion('OWNER', ...users(1_001)))))).toThrow(
      tooMany('/resources/filter/criteria/0/values'),
    );
    const privileges = Array.from({ length: 1_001 }, () => 'EDIT_ENTITY');
    expect(() => check(draft({ privileges }))).toThrow(tooMany('/privileges'));
  });
});

describe('a draft is refused because of', () => {
  const place = '/resources/filter/criteria/0';
  it.each<[string, PolicyDraft, 'INVALID_REQUEST' | 'INVALID_URN' | 'UNKNOWN_ENTITY', string]>([
    ['an empty name', draft({ name: '' }), 'INVALID_REQUEST', '/name'],
    ['a blank name', draft({ name: ' \t\n' }), 'INVALID_REQUEST', '/name'],
    [
      'an unknown privilege',
      draft({ privileges: ['EDIT_ENTITY', 'FLY'] }),
      'INVALID_REQUEST',
      '/privileges/1',
    ],
    ['a privilege in lower case', draft({ privileges: ['edit_entity'] }), 'INVALID_REQUEST', '/privileges/0'],
    ['an unknown field', draft(where(criterion('COLOR', 'red'))), 'INVALID_REQUEST', `${place}/field`],
    [
      'an inherited member of objects as a field',
      draft(where(criterion('toString', 'x'))),
      'INVALID_REQUEST',
      `${place}/field`,
    ],
    [
      'the prototype as a field',
      draft(where(criterion('__proto__', 'x'))),
      'INVALID_REQUEST',
      `${place}/field`,
    ],
    [
      'an unknown entity type',
      draft(where(criterion('TYPE', 'spoon'))),
      'INVALID_REQUEST',
      `${place}/values/0`,
    ],
    ['a criterion without values', draft(where(criterion('TYPE'))), 'INVALID_REQUEST', `${place}/values`],
    [
      'a text that is not a URN',
      draft(where(criterion('DOMAIN', 'sales'))),
      'INVALID_URN',
      `${place}/values/0`,
    ],
    [
      'a URN of another type',
      draft(where(criterion('DOMAIN', 'urn:li:tag:x'))),
      'INVALID_URN',
      `${place}/values/0`,
    ],
    [
      'a URN of an unknown entity type',
      draft(where(criterion('URN', 'urn:li:x:y'))),
      'UNKNOWN_ENTITY',
      `${place}/values/0`,
    ],
    [
      'an invalid second value',
      draft(where(criterion('OWNER', 'urn:li:corpGroup:g', 'urn:li:tag:x'))),
      'INVALID_URN',
      `${place}/values/1`,
    ],
    [
      'an empty prefix',
      draft(where({ field: 'URN', values: [''], condition: 'STARTS_WITH' })),
      'INVALID_REQUEST',
      `${place}/values/0`,
    ],
    [
      'a constraint on an unknown field',
      draft({ resources: { criteria: [], constraints: [criterion('COLOR', 'red')] } }),
      'INVALID_REQUEST',
      '/resources/privilegeConstraints/criteria/0/field',
    ],
    [
      'a group among users',
      draft(actors({ users: ['urn:li:corpGroup:x'] })),
      'INVALID_URN',
      '/actors/users/0',
    ],
    [
      'a user among groups',
      draft(actors({ groups: ['urn:li:corpuser:x'] })),
      'INVALID_URN',
      '/actors/groups/0',
    ],
    ['a user among roles', draft(actors({ roles: ['urn:li:corpuser:x'] })), 'INVALID_URN', '/actors/roles/0'],
    [
      'an ownership type that is not a URN',
      draft(actors({ resourceOwnersTypes: ['OWNER'] })),
      'INVALID_URN',
      '/actors/resourceOwnersTypes/0',
    ],
    [
      'resources of a PLATFORM policy',
      platform(where(criterion('TYPE', 'dataset'))),
      'INVALID_REQUEST',
      '/resources',
    ],
    [
      'constraints of a PLATFORM policy',
      platform({ resources: { criteria: [], constraints: [criterion('TAG', 'urn:li:tag:t')] } }),
      'INVALID_REQUEST',
      '/resources',
    ],
    [
      'resource owners of a PLATFORM policy',
      platform(actors({ resourceOwners: true })),
      'INVALID_REQUEST',
      '/actors/resourceOwners',
    ],
  ])('%s', (_, given, ...[code, path]) => {
    expect(() => check(given)).toThrow(refusal(code, { path }));
  });
});

it('a METADATA policy requires resources, and a PLATFORM policy has none', () => {
  const { resources: _, ...withoutResources } = draft();
  expect(() => {
    refuseAnyResource(withoutResources);
  }).toThrow(refusal('INVALID_REQUEST', { path: '/resources' }));
  expect(() => {
    refuseAnyResource(draft());
    refuseAnyResource(platform());
  }).not.toThrow();
});
