/** Policies that are not stored, and who may not store any. */
import { datasetUrn, proposal, unique, type TestCatalog } from '../helpers/catalog.js';
import { ACTORS, auditOf, equals, filter, policyTools, refusal } from './policies-support.js';
import { invite, makeToken, rootPerson, startGuarded, type Person } from './support.js';

let catalog: TestCatalog;
let root: { authorization: string };
/** Somebody with no privileges of their own. */
let nobody: Person;
const asRoot = policyTools(
  () => catalog,
  () => root,
);
const asNobody = policyTools(
  () => catalog,
  () => ({ cookie: nobody.cookie }),
);
beforeAll(async () => {
  catalog = await startGuarded();
  root = (await makeToken(catalog, await rootPerson(catalog))).headers;
  nobody = await invite(catalog);
}, 60_000);
afterAll(() => catalog.stop());

describe('is refused, and stores nothing', () => {
  const place = '/resources/filter/criteria/0';
  it.each<[string, object, string, string]>([
    ['no name', { name: ' ' }, 'INVALID_REQUEST', '/name'],
    ['a name that never ends', { name: 'x'.repeat(201) }, 'INVALID_REQUEST', '/name'],
    ['an unknown privilege', { privileges: ['EDIT_ENTITY_TAGS', 'FLY'] }, 'INVALID_REQUEST', '/privileges/1'],
    [
      'a privilege of the other kind',
      { privileges: ['MANAGE_POLICIES'] },
      'INVALID_REQUEST',
      '/privileges/0',
    ],
    [
      'a field of that name alone',
      { resources: filter(equals('toString', 'x')) },
      'INVALID_REQUEST',
      `${place}/field`,
    ],
    ['an unknown field', { resources: filter(equals('COLOR', 'red')) }, 'INVALID_REQUEST', `${place}/field`],
    [
      'an unknown entity type',
      { resources: filter(equals('TYPE', 'spoon')) },
      'INVALID_REQUEST',
      `${place}/values/0`,
    ],
    ['no value', { resources: filter(equals('TYPE')) }, 'INVALID_REQUEST', `${place}/values`],
    ['no URN', { resources: filter(equals('DOMAIN', 'sales')) }, 'INVALID_URN', `${place}/values/0`],
    [
      'another URN',
      { resources: filter(equals('DOMAIN', 'urn:li:tag:x')) },
      'INVALID_URN',
      `${place}/values/0`,
    ],
    [
      'a beginning of nothing',
      { resources: filter({ ...equals('URN', ''), condition: 'STARTS_WITH' }) },
      'INVALID_REQUEST',
      `${place}/values/0`,
    ],
    [
      'a constraint on an unknown field',
      { resources: { ...filter(), privilegeConstraints: { criteria: [equals('COLOR', 'red')] } } },
      'INVALID_REQUEST',
      '/resources/privilegeConstraints/criteria/0/field',
    ],
    [
      'both ways of saying which',
      { resources: { type: 'dataset', allResources: true, ...filter(equals('TYPE', 'chart')) } },
      'INVALID_REQUEST',
      '/resources',
    ],
    ['neither which ones nor all', { resources: { type: 'dataset' } }, 'INVALID_REQUEST', '/resources'],
    [
      'some and all',
      { resources: { resources: [datasetUrn('x')], allResources: true } },
      'INVALID_REQUEST',
      '/resources/resources',
    ],
    [
      'a group among users',
      { actors: { ...ACTORS, users: ['urn:li:corpGroup:x'] } },
      'INVALID_URN',
      '/actors/users/0',
    ],
    [
      'a user among groups',
      { actors: { ...ACTORS, groups: ['urn:li:corpuser:x'] } },
      'INVALID_URN',
      '/actors/groups/0',
    ],
    [
      'a user among roles',
      { actors: { ...ACTORS, roles: ['urn:li:corpuser:x'] } },
      'INVALID_URN',
      '/actors/roles/0',
    ],
    [
      'a word for a kind of ownership',
      { actors: { ...ACTORS, resourceOwnersTypes: ['OWNER'] } },
      'INVALID_URN',
      '/actors/resourceOwnersTypes/0',
    ],
    [
      'more users than fit',
      { actors: { ...ACTORS, users: Array.from({ length: 1_001 }, (_, at) => `urn:li:corpuser:${at}`) } },
      'LIMIT_EXCEEDED',
      '/actors/users',
    ],
    [
      'entities of the platform',
      { type: 'PLATFORM', privileges: [], resources: filter(equals('TYPE', 'dataset')) },
      'INVALID_REQUEST',
      '/resources',
    ],
    [
      'owners of the platform',
      { type: 'PLATFORM', privileges: [], actors: { ...ACTORS, resourceOwners: true } },
      'INVALID_REQUEST',
      '/actors/resourceOwners',
    ],
  ])('%s', async (_, parts, code, path) => {
    const name = unique('refused');
    const draft = { name, ...parts };
    expect(refusal(await asRoot.tryCreate(draft))).toMatchObject({ code, path });
    expect((await asRoot.list({ query: name })).total).toBe(0);
    const urn = await asRoot.create();
    const before = await asRoot.entity(urn);
    expect(refusal(await asRoot.tryUpdate(urn, draft))).toMatchObject({ code, path });
    expect(await asRoot.entity(urn)).toEqual(before);
  });

  it.each([
    ['a policy that does not exist', 'urn:li:dataHubPolicy:nowhere', 'NOT_FOUND'],
    ['another entity', 'urn:li:dataHubRole:Reader', 'INVALID_URN'],
    ['no URN', 'policy', 'INVALID_URN'],
  ])('changing or deleting %s', async (_, urn, code) => {
    expect(refusal(await asRoot.tryUpdate(urn)).code).toBe(code);
    expect(refusal(await asRoot.tryDelete(urn)).code).toBe(code);
  });

  it('changing or deleting what the catalog ships with', async () => {
    const urn = `urn:li:dataHubPolicy:${unique('shipped')}`;
    const info = {
      displayName: unique('shipped'),
      description: '',
      type: 'METADATA',
      state: 'ACTIVE',
      privileges: [],
      actors: ACTORS,
      editable: false,
    };
    const sent = proposal(urn, 'dataHubPolicyInfo', info);
    const answer = await catalog.post('/aspects?action=ingestProposal', { proposal: sent }, root);
    expect(answer.status).toBe(200);
    expect(refusal(await asRoot.tryUpdate(urn)).code).toBe('FORBIDDEN');
    expect(refusal(await asRoot.tryDelete(urn)).code).toBe('FORBIDDEN');
    expect(await asRoot.entity(urn)).toMatchObject({ name: info.displayName, editable: false });
    const { policies } = await asRoot.list({ query: info.displayName });
    expect(policies).toMatchObject([{ urn, editable: false, resources: null }]);
  });

  it('changing or deleting what the catalog ships with like metadata, by whoever asks', async () => {
    const urn = 'urn:li:dataHubPolicy:reader-metadata-policy';
    const before = await asRoot.entity(urn);
    const off = [{ op: 'add', path: '/state', value: 'INACTIVE' }];
    const patch = { changeType: 'PATCH', contentType: 'application/json-patch+json' };
    const tag = proposal(`urn:li:tag:${unique('beside')}`, 'tagProperties', { name: 'x' });
    const changes = [
      proposal(urn, 'dataHubPolicyInfo', off, patch),
      proposal(urn, 'dataHubPolicyInfo', undefined, { changeType: 'DELETE' }),
      proposal(urn, 'dataHubPolicyKey', undefined, { changeType: 'DELETE' }),
    ];
    const admin = await invite(catalog, 'Admin');
    for (const headers of [root, { cookie: admin.cookie }]) {
      for (const change of changes) {
        const proposals = [tag, change];
        const answer = await catalog.post('/aspects?action=ingestProposalBatch', { proposals }, headers);
        expect([answer.status, answer.json]).toEqual([
          403,
          expect.objectContaining({ code: 'FORBIDDEN', index: 1, urn, rule: 'an editable policy' }),
        ]);
      }
      expect((await catalog.post('/entities?action=delete', { urn }, headers)).status).toBe(403);
    }
    expect(await asRoot.entity(urn)).toEqual(before);
  });

  it('a policy with entities that does not say with which', async () => {
    const place = { code: 'INVALID_REQUEST', path: '/resources' };
    expect(refusal(await asRoot.tryCreate({ resources: undefined }))).toMatchObject({
      ...place,
      message: expect.stringContaining('allResources'),
    });
    expect(refusal(await asRoot.tryCreate({ resources: null }))).toMatchObject(place);
    const platform = await asRoot.create({ type: 'PLATFORM', privileges: [] });
    expect(refusal(await asRoot.tryUpdate(platform, { resources: undefined }))).toMatchObject(place);
    expect(await asRoot.entity(platform)).toMatchObject({ policyType: 'PLATFORM' });
  });

  it('everything of who has no privilege for it, and says which one it takes', async () => {
    const urn = await asRoot.create();
    const answers = [
      await asNobody.tryList({}),
      await asNobody.tryCreate(),
      await asNobody.tryUpdate(urn),
      await asNobody.tryDelete(urn),
    ];
    for (const answer of answers) {
      expect(refusal(answer)).toMatchObject({
        code: 'FORBIDDEN',
        message: expect.stringContaining('MANAGE_POLICIES'),
      });
    }
    expect(auditOf(catalog, urn)).toEqual(['policy created by urn:li:corpuser:datahub']);
  });
});
