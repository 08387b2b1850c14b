/** Writing an aspect needs its privilege. Unit tests cover which privilege each aspect needs. */
import { datasetUrn, proposal, unique, type TestCatalog } from '../helpers/catalog.js';
import { verbs, type Somebody } from './policies-verbs.js';
import { startSecured } from '../helpers/secured-catalog.js';

let catalog: TestCatalog;
const { store, holder, somebody, asRoot } = verbs(() => catalog);
const stamp = { time: 1, actor: 'urn:li:corpuser:datahub' };
const dataset = datasetUrn(unique('aspects'));
const column = `urn:li:schemaField:(${dataset},id)`;
const patch = { changeType: 'PATCH', contentType: 'application/json-patch+json' };

beforeAll(async () => {
  catalog = await startSecured();
  await store(
    proposal(dataset, 'datasetProperties', { name: 'x' }),
    proposal(column, 'documentation', { documentations: [] }),
  );
});
afterAll(() => catalog.stop());

/** Aspects with a value that differs at each call. */
const ORDINARY: [aspect: string, value: () => object][] = [
  ['globalTags', () => ({ tags: [{ tag: `urn:li:tag:${unique('t')}` }] })],
  ['glossaryTerms', () => ({ terms: [{ urn: `urn:li:glossaryTerm:${unique('t')}` }], auditStamp: stamp })],
  ['ownership', () => ({ owners: [{ owner: `urn:li:corpuser:${unique('o')}`, type: 'NONE' }] })],
  ['editableDatasetProperties', () => ({ description: unique('d') })],
  ['institutionalMemory', () => ({ elements: [] })],
  ['status', () => ({ removed: false })],
  ['domains', () => ({ domains: [`urn:li:domain:${unique('d')}`] })],
  ['deprecation', () => ({ deprecated: false, note: unique('n'), actor: 'urn:li:corpuser:datahub' })],
  ['structuredProperties', () => ({ properties: [] })],
  ['upstreamLineage', () => ({ upstreams: [] })],
  ['operation', () => ({ timestampMillis: 1, operationType: 'INSERT', lastUpdatedTimestamp: 1 })],
  ['embed', () => ({ renderUrl: `https://example.org/${unique('u')}` })],
];

it('a privilege allows writing its aspect, but neither other aspects nor creating or deleting the entity', async () => {
  const one = await holder(['EDIT_ENTITY_TAGS']);
  const tags = { tags: [{ tag: `urn:li:tag:${unique('t')}` }] };
  const written = await one.write(dataset, 'globalTags', tags);
  expect([written.status, written.text]).toEqual([200, expect.any(String)]);
  const refused = await Promise.all([
    one.write(dataset, 'ownership', { owners: [] }),
    one.write(dataset, 'datasetProperties', { name: 'y' }),
    one.write(datasetUrn(unique('new')), 'globalTags', tags),
    one.post('/entities?action=delete', { urn: dataset }),
    one.write(dataset, 'datasetKey', undefined, { changeType: 'DELETE' }),
  ]);
  expect(refused.map(({ status, json }) => [status, json.code])).toEqual(
    refused.map(() => [403, 'FORBIDDEN']),
  );
  expect(refused[0].json.message).toContain('EDIT_ENTITY_OWNERS');
});

describe('EDIT_ENTITY', () => {
  let editor: Somebody;
  beforeAll(async () => {
    editor = await holder(['EDIT_ENTITY']);
  });

  it('allows writing every ordinary aspect and creating entities', async () => {
    const fresh = datasetUrn(unique('fresh'));
    for (const urn of [dataset, fresh]) {
      const answer = await editor.writeAll(ORDINARY.map(([aspect, value]) => proposal(urn, aspect, value())));
      expect([answer.status, answer.text]).toEqual([200, expect.any(String)]);
    }
  });

  it('does not allow deleting, and DELETE_ENTITY does not allow writing', async () => {
    expect((await editor.post('/entities?action=delete', { urn: dataset })).status).toBe(403);
    const deleter = await holder(['DELETE_ENTITY']);
    const victim = datasetUrn(unique('victim'));
    await store(proposal(victim, 'datasetProperties', { name: 'x' }));
    expect((await deleter.write(victim, 'datasetProperties', { name: 'y' })).status).toBe(403);
    expect((await deleter.post('/entities?action=delete', { urn: victim })).status).toBe(200);
  });

  it('does not allow writing aspects that control access or the operation of the catalog', async () => {
    const root = 'urn:li:corpuser:datahub';
    const policy = { displayName: 'x', description: '', type: 'PLATFORM', state: 'INACTIVE' };
    const closed: [string, string, unknown][] = [
      [root, 'roleMembership', { roles: [] }],
      [root, 'corpUserStatus', { status: 'SUSPENDED', lastModified: stamp }],
      ['urn:li:dataHubRole:Reader', 'dataHubRoleInfo', { name: 'R', description: '', editable: false }],
      [
        'urn:li:dataHubPolicy:admin-platform-policy',
        'dataHubPolicyInfo',
        { ...policy, privileges: [], actors: {} },
      ],
      [`urn:li:dataHubSecret:${unique('s')}`, 'dataHubSecretValue', { name: 's', value: 'v' }],
      [root, 'groupMembership', { groups: ['urn:li:corpGroup:g'] }],
      ['urn:li:globalSettings:0', 'globalSettingsInfo', {}],
      [
        `urn:li:dataHubIngestionSource:${unique('s')}`,
        'dataHubIngestionSourceInfo',
        { name: 'n', type: 'mysql', config: { recipe: '{}' } },
      ],
      [root, 'status', { removed: true }],
      [`urn:li:corpGroup:${unique('g')}`, 'status', { removed: true }],
    ];
    const answers = await Promise.all(closed.map((given) => editor.write(...given)));
    expect(answers.map(({ status, json }, at) => [closed[at]![1], status, json.code, json.message])).toEqual(
      closed.map(([, aspect]) => [
        ...[aspect, 403, 'FORBIDDEN'],
        expect.stringMatching(/MANAGE_|EDIT_GROUP_MEMBERS/),
      ]),
    );
  });

  it('and similar privileges do not allow deleting entities that control access', async () => {
    const deleter = await holder(['EDIT_ENTITY', 'DELETE_ENTITY', 'EDIT_ENTITY_STATUS']);
    const secured = [
      'urn:li:dataHubRole:Reader',
      'urn:li:dataHubPolicy:admin-platform-policy',
      'urn:li:corpuser:datahub',
    ];
    for (const urn of secured)
      expect([urn, (await deleter.post('/entities?action=delete', { urn })).status]).toEqual([urn, 403]);
  });
});

it('platform privileges allow creating, changing and deleting entities of their types only', async () => {
  const managed: [privilege: string, type: string, aspect: string, value: object][] = [
    ['MANAGE_TAGS', 'tag', 'tagProperties', { name: 'x' }],
    ['MANAGE_DOMAINS', 'domain', 'domainProperties', { name: 'x' }],
    ['MANAGE_GLOSSARIES', 'glossaryTerm', 'glossaryTermInfo', { definition: 'x', termSource: 'INTERNAL' }],
    ['MANAGE_GLOSSARIES', 'glossaryNode', 'glossaryNodeInfo', { definition: 'x' }],
    [
      'MANAGE_GLOBAL_OWNERSHIP_TYPES',
      'ownershipType',
      'ownershipTypeInfo',
      { name: 'x', created: stamp, lastModified: stamp },
    ],
    ['MANAGE_USERS_AND_GROUPS', 'corpGroup', 'corpGroupInfo', { admins: [], members: [], groups: [] }],
    ['MANAGE_SECRETS', 'dataHubSecret', 'dataHubSecretValue', { name: 's', value: 'v' }],
    [
      'MANAGE_INGESTION',
      'dataHubIngestionSource',
      'dataHubIngestionSourceInfo',
      { name: 'n', type: 'mysql', config: { recipe: '{}' } },
    ],
  ];
  const manager = await holder([...new Set(managed.map(([privilege]) => privilege))], { type: 'PLATFORM' });
  const urns = managed.map(([, type]) => `urn:li:${type}:${unique('managed')}`);
  const batch = managed.map(([, , aspect, value], at) => proposal(urns[at]!, aspect, value));
  for (const attempt of ['make', 'change']) {
    const { status, text } = await manager.writeAll(batch);
    expect([attempt, status, text]).toEqual([attempt, 200, expect.any(String)]);
  }
  expect((await manager.write(dataset, 'datasetProperties', { name: 'no' })).status).toBe(403);
  for (const urn of urns)
    expect([urn, (await manager.post('/entities?action=delete', { urn })).status]).toEqual([urn, 200]);
});

it('CREATE_ENTITY allows creating entities, but not changing them', async () => {
  const maker = await holder(['CREATE_ENTITY']);
  const urn = datasetUrn(unique('created'));
  const batch = [
    proposal(urn, 'datasetProperties', { name: 'x' }),
    proposal(urn, 'status', { removed: false }),
  ];
  expect((await maker.writeAll(batch)).status).toBe(200);
  expect((await maker.write(urn, 'datasetProperties', { name: 'y' })).status).toBe(403);
});

describe('privileges on columns', () => {
  it('allow changing only their part of the column', async () => {
    const one = await holder(['EDIT_DATASET_COL_TAGS']);
    const at = '/editableSchemaFieldInfo/id';
    const tag = `urn:li:tag:${unique('column')}`;
    const change = async (...steps: object[]) =>
      (await one.write(dataset, 'editableSchemaMetadata', steps, patch)).status;
    const step = { op: 'add', path: `${at}/globalTags/tags/${tag}/tag`, value: tag };
    expect(await change(step)).toBe(200);
    expect(await change(step, { op: 'add', path: `${at}/description`, value: 'x' })).toBe(403);
  });

  it('on columns stored as entities depend on the dataset', async () => {
    const one = await holder(['EDIT_DATASET_COL_DESCRIPTION'], {
      resources: { filter: { criteria: [{ field: 'URN', values: [dataset] }] } },
    });
    const value = { documentations: [{ documentation: unique('d') }] };
    expect((await one.write(column, 'documentation', value)).status).toBe(200);
    expect((await one.write(column, 'globalTags', { tags: [] })).status).toBe(403);
    const elsewhere = `urn:li:schemaField:(${datasetUrn(unique('else'))},id)`;
    expect((await one.write(elsewhere, 'documentation', value)).status).toBe(403);
  });
});

describe('a refusal', () => {
  it('names the first refused entity, its index and the privileges, and nothing is stored', async () => {
    const one = await holder(['EDIT_ENTITY_TAGS']);
    const other = datasetUrn(unique('other'));
    await store(proposal(other, 'datasetProperties', { name: 'x' }));
    const tag = `urn:li:tag:${unique('never')}`;
    const { status, json } = await one.writeAll([
      proposal(dataset, 'globalTags', { tags: [{ tag }] }),
      proposal(other, 'globalTags', { tags: [{ tag }] }),
      proposal(other, 'ownership', { owners: [] }),
    ]);
    expect([status, json.code, json.index]).toEqual([403, 'FORBIDDEN', 2]);
    expect(json.message).toContain(other);
    expect(json.message).toContain('EDIT_ENTITY_OWNERS or EDIT_ENTITY');
    const root = await asRoot();
    for (const urn of [dataset, other]) {
      const read = await fetch(
        `${catalog.url}/aspects/${encodeURIComponent(urn)}?aspect=globalTags&version=0`,
        {
          headers: root.headers,
        },
      );
      expect(await read.text()).not.toContain(tag);
    }
  });

  it('applies to every change type if the actor has no privilege', async () => {
    const nobody = await somebody();
    const changes: [string, unknown, object][] = [
      ['UPSERT', { name: 'x' }, {}],
      ['CREATE', { name: 'x' }, {}],
      ['CREATE_ENTITY', { name: 'x' }, {}],
      ['UPDATE', { name: 'x' }, {}],
      ['RESTATE', { name: 'x' }, {}],
      ['PATCH', [{ op: 'add', path: '/name', value: 'x' }], patch],
      ['DELETE', undefined, {}],
    ];
    const answers = await Promise.all(
      changes.map(([changeType, value, parts]) =>
        nobody.write(dataset, 'datasetProperties', value, { changeType, ...parts }),
      ),
    );
    expect(answers.map(({ status }, at) => [changes[at]![0], status])).toEqual(
      changes.map(([changeType]) => [changeType, 403]),
    );
    const item = { urn: dataset, datasetProperties: { value: { name: 'x' } } };
    expect((await nobody.post('/openapi/v3/entity/dataset?async=false', [item])).status).toBe(403);
    const points = { urn: dataset, aspectName: 'operation' };
    expect((await nobody.post('/entities?action=delete', points)).status).toBe(403);
    const references = await nobody.post('/entities?action=deleteReferences', {
      urn: dataset,
      dryRun: false,
    });
    expect(references.status).toBe(403);
  });
});
