/** Policies that are refused, and actors who may not write policies. */
import { datasetUrn, proposal, unique, type TestCatalog } from '../helpers/catalog.js';
import { ACTORS, auditOf, equals, filter, policyTools, refusal } from './policies-support.js';
import {
  addPerson,
  ask,
  makeToken,
  rootPerson,
  startSecured,
  type Person,
} from '../helpers/secured-catalog.js';

let catalog: TestCatalog;
let root: { authorization: string };
/** A user without privileges. */
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
  catalog = await startSecured();
  root = (await makeToken(catalog, await rootPerson(catalog))).headers;
  nobody = await addPerson(catalog);
});
afterAll(() => catalog.stop());

describe('refused without storing anything:', () => {
  let kept: string;
  let before: unknown;
  beforeAll(async () => {
    kept = await asRoot.create();
    before = await asRoot.entity(kept);
  });

  // Unit tests cover the rules for policies. These cases are inputs that only clients can send, and one of each kind.
  it.each<[string, object, string, string]>([
    ['an unknown privilege', { privileges: ['EDIT_ENTITY_TAGS', 'FLY'] }, 'INVALID_REQUEST', '/privileges/1'],
    [
      'a URN of the wrong type',
      { resources: filter(equals('DOMAIN', 'urn:li:tag:x')) },
      'INVALID_URN',
      '/resources/filter/criteria/0/values/0',
    ],
    [
      'too many users',
      { actors: { ...ACTORS, users: Array.from({ length: 1_001 }, (_, at) => `urn:li:corpuser:${at}`) } },
      'LIMIT_EXCEEDED',
      '/actors/users',
    ],
    [
      'both forms of resources',
      { resources: { type: 'dataset', allResources: true, ...filter(equals('TYPE', 'chart')) } },
      'INVALID_REQUEST',
      '/resources',
    ],
    ['neither a list nor all resources', { resources: { type: 'dataset' } }, 'INVALID_REQUEST', '/resources'],
    [
      'a list together with all resources',
      { resources: { resources: [datasetUrn('x')], allResources: true } },
      'INVALID_REQUEST',
      '/resources/resources',
    ],
  ])('%s', async (_, parts, code, path) => {
    const name = unique('refused');
    const draft = { name, ...parts };
    expect(refusal(await asRoot.tryCreate(draft))).toMatchObject({ code, path });
    expect((await asRoot.list({ query: name })).total).toBe(0);
    expect(refusal(await asRoot.tryUpdate(kept, draft))).toMatchObject({ code, path });
    expect(await asRoot.entity(kept)).toEqual(before);
  });

  it.each([
    ['another entity', 'urn:li:dataHubRole:Reader', 'INVALID_URN'],
    ['an invalid URN', 'policy', 'INVALID_URN'],
  ])('changing or deleting %s', async (_, urn, code) => {
    expect(refusal(await asRoot.tryUpdate(urn)).code).toBe(code);
    expect(refusal(await asRoot.tryDelete(urn)).code).toBe(code);
  });

  it('deleting a policy that does not exist', async () => {
    expect(refusal(await asRoot.tryDelete('urn:li:dataHubPolicy:nowhere')).code).toBe('NOT_FOUND');
  });

  it('changing or deleting a policy that is not editable', async () => {
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
    const place = { code: 'INVALID_REQUEST', message: `The policy ${urn} is not editable` };
    expect(refusal(await asRoot.tryUpdate(urn))).toMatchObject(place);
    expect(refusal(await asRoot.tryDelete(urn))).toMatchObject(place);
    const again = await catalog.post('/aspects?action=ingestProposal', { proposal: sent }, root);
    expect([again.status, again.json.message]).toEqual([400, place.message]);
    expect(await asRoot.entity(urn)).toMatchObject({ name: info.displayName, editable: false });
    const { policies } = await asRoot.list({ query: info.displayName });
    expect(policies).toMatchObject([{ urn, editable: false, resources: null }]);
    // Otherwise nobody could ever remove it.
    expect((await catalog.post('/entities?action=delete', { urn }, root)).status).toBe(200);
  });

  it.each(['0', '1', 'admin-platform-policy', 'reader-metadata-policy'])(
    'changing or deleting the default policy %s, even as the first user',
    async (id) => {
      const urn = `urn:li:dataHubPolicy:${id}`;
      const before = await asRoot.entity(urn);
      const off = [{ op: 'add', path: '/state', value: 'INACTIVE' }];
      const patch = { changeType: 'PATCH', contentType: 'application/json-patch+json' };
      const tag = proposal(`urn:li:tag:${unique('beside')}`, 'tagProperties', { name: 'x' });
      const changes = [
        proposal(urn, 'dataHubPolicyInfo', off, patch),
        proposal(urn, 'dataHubPolicyInfo', undefined, { changeType: 'DELETE' }),
        proposal(urn, 'dataHubPolicyKey', undefined, { changeType: 'DELETE' }),
      ];
      const admin = await addPerson(catalog, 'Admin');
      for (const headers of [root, { cookie: admin.cookie }]) {
        for (const change of changes) {
          const proposals = [tag, change];
          const answer = await catalog.post('/aspects?action=ingestProposalBatch', { proposals }, headers);
          expect([answer.status, answer.json]).toEqual([
            400,
            expect.objectContaining({ code: 'INVALID_REQUEST', index: 1, urn, rule: 'an editable policy' }),
          ]);
        }
        const deletions = await Promise.all([
          catalog.post('/entities?action=delete', { urn }, headers),
          ask(catalog, `/openapi/v3/entity/datahubpolicy/${encodeURIComponent(urn)}`, headers, {
            method: 'DELETE',
          }),
        ]);
        expect(deletions.map(({ status }) => status)).toEqual([400, 400]);
      }
      expect(refusal(await asRoot.tryDelete(urn)).code).toBe('INVALID_REQUEST');
      expect(refusal(await asRoot.tryUpdate(urn)).code).toBe('INVALID_REQUEST');
      expect(await asRoot.entity(urn)).toEqual(before);
    },
  );

  it('a metadata policy without resources', async () => {
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

  it('any access without the privilege, and the refusal names it', async () => {
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

it('an update keeps unknown privileges and conditions of a stored policy, but cannot add any', async () => {
  const urn = `urn:li:dataHubPolicy:${unique('unknown')}`;
  const property = { propertyUrn: 'urn:li:structuredProperty:x', values: ['a'] };
  const criteria = [
    { field: 'COLOR', values: ['red'], condition: 'EQUALS' },
    { ...equals('TYPE', 'dataset'), structuredPropertyValues: [property] },
  ];
  const info = {
    ...{ displayName: 'x', description: '', type: 'METADATA', state: 'ACTIVE', actors: {} },
    ...{ privileges: ['EDIT_ENTITY', 'FLY'], resources: { filter: { criteria } } },
  };
  const sent = proposal(urn, 'dataHubPolicyInfo', info);
  expect((await catalog.post('/aspects?action=ingestProposal', { proposal: sent }, root)).status).toBe(200);
  const found = await asRoot.entity(urn);
  expect(found.resources.filter.criteria).toMatchObject([
    { field: 'COLOR', values: [{ value: 'red' }] },
    { field: 'TYPE', values: [] },
  ]);
  const parts = { name: 'x', privileges: info.privileges, resources: undefined };
  await asRoot.update(urn, { ...parts, state: 'INACTIVE' });
  const changed = await asRoot.entity(urn);
  expect(changed).toMatchObject({ state: 'INACTIVE', privileges: info.privileges });
  expect(changed.resources.filter.criteria).toMatchObject([{ field: 'COLOR' }, { values: [] }]);
  const refused = refusal(await asRoot.tryUpdate(urn, { ...parts, privileges: ['SWIM'] }));
  expect(refused).toMatchObject({ code: 'INVALID_REQUEST', path: '/privileges/0' });
});

it('an update creates a policy that nobody has written, for all entities if it names none', async () => {
  const urn = `urn:li:dataHubPolicy:${unique('upsert')}`;
  const parts = { name: 'x', privileges: ['VIEW_ENTITY_PAGE'], resources: undefined, state: 'INACTIVE' };
  await asRoot.update(urn, parts);
  expect(await asRoot.entity(urn)).toMatchObject({ state: 'INACTIVE', editable: true, resources: null });
  await asRoot.update(urn, { ...parts, state: 'ACTIVE', privileges: ['ES_EXPLAIN_QUERY_PRIVILEGE'] });
  expect(await asRoot.entity(urn)).toMatchObject({
    state: 'ACTIVE',
    privileges: ['ES_EXPLAIN_QUERY_PRIVILEGE'],
  });
  const racing = `urn:li:dataHubPolicy:${unique('race')}`;
  await Promise.all(['a', 'b', 'c'].map((name) => asRoot.update(racing, { ...parts, name })));
  expect(['a', 'b', 'c']).toContain((await asRoot.entity(racing)).name);
});
