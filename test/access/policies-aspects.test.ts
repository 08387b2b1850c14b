/** Which privilege lets somebody write what. */
import { datasetUrn, proposal, unique, type TestCatalog } from '../helpers/catalog.js';
import { verbs, type Somebody } from './policies-verbs.js';
import { startGuarded } from './support.js';

let catalog: TestCatalog;
const { store, holder, somebody, asRoot } = verbs(() => catalog);
const stamp = { time: 1, actor: 'urn:li:corpuser:datahub' };
const dataset = datasetUrn(unique('aspects'));
const column = `urn:li:schemaField:(${dataset},id)`;
const patch = { changeType: 'PATCH', contentType: 'application/json-patch+json' };

beforeAll(async () => {
  catalog = await startGuarded();
  await store(
    proposal(dataset, 'datasetProperties', { name: 'x' }),
    proposal(column, 'documentation', { documentations: [] }),
  );
}, 60_000);
afterAll(() => catalog.stop());

/** Each with a value that is another one every time. */
const GROUPS: [privilege: string, aspect: string, value: () => object][] = [
  ['EDIT_ENTITY_TAGS', 'globalTags', () => ({ tags: [{ tag: `urn:li:tag:${unique('t')}` }] })],
  [
    'EDIT_ENTITY_GLOSSARY_TERMS',
    'glossaryTerms',
    () => ({ terms: [{ urn: `urn:li:glossaryTerm:${unique('t')}` }], auditStamp: stamp }),
  ],
  [
    'EDIT_ENTITY_OWNERS',
    'ownership',
    () => ({ owners: [{ owner: `urn:li:corpuser:${unique('o')}`, type: 'NONE' }] }),
  ],
  ['EDIT_ENTITY_DOCS', 'editableDatasetProperties', () => ({ description: unique('d') })],
  ['EDIT_ENTITY_DOC_LINKS', 'institutionalMemory', () => ({ elements: [] })],
  ['EDIT_ENTITY_STATUS', 'status', () => ({ removed: false })],
  ['EDIT_DOMAINS_PRIVILEGE', 'domains', () => ({ domains: [`urn:li:domain:${unique('d')}`] })],
  [
    'EDIT_DEPRECATION_PRIVILEGE',
    'deprecation',
    () => ({ deprecated: false, note: unique('n'), actor: 'urn:li:corpuser:datahub' }),
  ],
  ['EDIT_ENTITY_PROPERTIES', 'structuredProperties', () => ({ properties: [] })],
  ['EDIT_LINEAGE', 'upstreamLineage', () => ({ upstreams: [] })],
  [
    'EDIT_ENTITY_OPERATIONS',
    'operation',
    () => ({ timestampMillis: 1, operationType: 'INSERT', lastUpdatedTimestamp: 1 }),
  ],
  ['EDIT_ENTITY_EMBED', 'embed', () => ({ renderUrl: `https://example.org/${unique('u')}` })],
];

describe.each(GROUPS)('%s', (privilege, aspect, value) => {
  let one: Somebody;
  beforeAll(async () => {
    one = await holder([privilege]);
  });

  it(`lets its holder write ${aspect}`, async () => {
    const { status, text } = await one.write(dataset, aspect, value());
    expect([status, text]).toEqual([200, expect.any(String)]);
  });

  it('lets nobody write anything else', async () => {
    for (const [other, name, make] of GROUPS.filter(([other]) => other !== privilege).slice(0, 3)) {
      const answer = await one.write(dataset, name, make());
      expect([name, answer.status]).toEqual([name, 403]);
      expect(answer.json.message).toContain(other);
    }
    expect((await one.write(dataset, 'datasetProperties', { name: 'y' })).status).toBe(403);
  });

  it('does not let its holder make an entity', async () => {
    const answer = await one.write(datasetUrn(unique('new')), aspect, value());
    expect([answer.status, answer.json.code]).toEqual([403, 'FORBIDDEN']);
  });

  it('does not let its holder delete the entity', async () => {
    expect((await one.post('/entities?action=delete', { urn: dataset })).status).toBe(403);
    expect((await one.write(dataset, 'datasetKey', undefined, { changeType: 'DELETE' })).status).toBe(403);
  });
});

describe('EDIT_ENTITY', () => {
  let editor: Somebody;
  beforeAll(async () => {
    editor = await holder(['EDIT_ENTITY']);
  });

  it('lets its holder write every ordinary aspect, and make entities', async () => {
    const fresh = datasetUrn(unique('fresh'));
    for (const urn of [dataset, fresh]) {
      const answer = await editor.writeAll(GROUPS.map(([, aspect, value]) => proposal(urn, aspect, value())));
      expect([answer.status, answer.text]).toEqual([200, expect.any(String)]);
    }
  });

  it('lets nobody delete', async () => {
    expect((await editor.post('/entities?action=delete', { urn: dataset })).status).toBe(403);
    const deleter = await holder(['DELETE_ENTITY']);
    const victim = datasetUrn(unique('victim'));
    await store(proposal(victim, 'datasetProperties', { name: 'x' }));
    expect((await deleter.write(victim, 'datasetProperties', { name: 'y' })).status).toBe(403);
    expect((await deleter.post('/entities?action=delete', { urn: victim })).status).toBe(200);
  });

  const CLOSED: [string, string, string, unknown][] = [
    ['who has which role', 'urn:li:corpuser:datahub', 'roleMembership', { roles: [] }],
    [
      'who is suspended',
      'urn:li:corpuser:datahub',
      'corpUserStatus',
      { status: 'SUSPENDED', lastModified: stamp },
    ],
    [
      'roles',
      'urn:li:dataHubRole:Reader',
      'dataHubRoleInfo',
      { name: 'R', description: '', editable: false },
    ],
    [
      'policies',
      'urn:li:dataHubPolicy:admin-platform-policy',
      'dataHubPolicyInfo',
      { displayName: 'x', description: '', type: 'PLATFORM', state: 'INACTIVE', privileges: [], actors: {} },
    ],
    ['secrets', `urn:li:dataHubSecret:${unique('s')}`, 'dataHubSecretValue', { name: 's', value: 'v' }],
    ['groups of people', 'urn:li:corpuser:datahub', 'groupMembership', { groups: ['urn:li:corpGroup:g'] }],
    ['settings', 'urn:li:globalSettings:0', 'globalSettingsInfo', {}],
    [
      'ingestion',
      `urn:li:dataHubIngestionSource:${unique('s')}`,
      'dataHubIngestionSourceInfo',
      { name: 'n', type: 'mysql', config: { recipe: '{}' } },
    ],
    ['deleted people', 'urn:li:corpuser:datahub', 'status', { removed: true }],
    ['deleted groups', `urn:li:corpGroup:${unique('g')}`, 'status', { removed: true }],
  ];
  it.each(CLOSED)('does not suffice for %s', async (_, urn, aspect, value) => {
    const answer = await editor.write(urn, aspect, value);
    expect([answer.status, answer.json.code]).toEqual([403, 'FORBIDDEN']);
    expect(answer.json.message).toMatch(/MANAGE_|EDIT_GROUP_MEMBERS/);
  });

  it('on everything does not delete what decides over access', async () => {
    const deleter = await holder(['EDIT_ENTITY', 'DELETE_ENTITY', 'EDIT_ENTITY_STATUS']);
    const guarded = [
      'urn:li:dataHubRole:Reader',
      'urn:li:dataHubPolicy:admin-platform-policy',
      'urn:li:corpuser:datahub',
    ];
    for (const urn of guarded)
      expect([urn, (await deleter.post('/entities?action=delete', { urn })).status]).toEqual([urn, 403]);
  });
});

describe('a platform privilege', () => {
  const MANAGED: [string, string, string, unknown][] = [
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
  it.each(MANAGED)('%s suffices to make, change and delete a %s', async (privilege, type, aspect, value) => {
    const manager = await holder([privilege], { type: 'PLATFORM' });
    const urn = `urn:li:${type}:${unique('managed')}`;
    const made = await manager.write(urn, aspect, value);
    expect([made.status, made.text]).toEqual([200, expect.any(String)]);
    expect((await manager.write(dataset, 'datasetProperties', { name: 'no' })).status).toBe(403);
    expect((await manager.post('/entities?action=delete', { urn })).status).toBe(200);
  });

  it('of making tags does not suffice to change them', async () => {
    const maker = await holder(['CREATE_TAGS'], { type: 'PLATFORM' });
    const [mine, other] = [`urn:li:tag:${unique('mine')}`, `urn:li:tag:${unique('other')}`];
    await store(proposal(other, 'tagProperties', { name: 'x' }));
    expect((await maker.write(mine, 'tagProperties', { name: 'x' })).status).toBe(200);
    expect((await maker.write(mine, 'tagProperties', { name: 'y' })).status).toBe(403);
    expect((await maker.write(other, 'tagProperties', { name: 'y' })).status).toBe(403);
  });

  it('counts for nothing in a metadata policy, nor the other way round', async () => {
    const one = await holder(['MANAGE_TAGS'], { type: 'METADATA' });
    const other = await holder(['EDIT_ENTITY'], { type: 'PLATFORM' });
    for (const person of [one, other])
      expect((await person.write(`urn:li:tag:${unique('t')}`, 'tagProperties', { name: 'x' })).status).toBe(
        403,
      );
  });
});

it('CREATE_ENTITY lets its holder make entities, but not change them', async () => {
  const maker = await holder(['CREATE_ENTITY']);
  const urn = datasetUrn(unique('created'));
  const batch = [
    proposal(urn, 'datasetProperties', { name: 'x' }),
    proposal(urn, 'status', { removed: false }),
  ];
  expect((await maker.writeAll(batch)).status).toBe(200);
  expect((await maker.write(urn, 'datasetProperties', { name: 'y' })).status).toBe(403);
});

describe('of columns', () => {
  const TAG = `urn:li:tag:${unique('column')}`;
  const at = (member: string, ...rest: string[]) =>
    [...['/editableSchemaFieldInfo/id', member], ...rest].join('/');
  const PATCHES: [string, object][] = [
    ['EDIT_DATASET_COL_TAGS', { op: 'add', path: at('globalTags', 'tags', TAG, 'tag'), value: TAG }],
    ['EDIT_DATASET_COL_DESCRIPTION', { op: 'add', path: at('description'), value: 'x' }],
  ];
  it.each(PATCHES)('%s suffices for its part of them', async (privilege, step) => {
    const one = await holder([privilege]);
    const { status, text } = await one.write(dataset, 'editableSchemaMetadata', [step], patch);
    expect([status, text]).toEqual([200, expect.any(String)]);
    const both = PATCHES.map(([, each]) => each);
    expect((await one.write(dataset, 'editableSchemaMetadata', both, patch)).status).toBe(403);
    expect((await one.write(dataset, 'editableSchemaMetadata', { editableSchemaFieldInfo: [] })).status).toBe(
      403,
    );
    const whole = [{ op: 'add', path: '', value: { editableSchemaFieldInfo: [] } }];
    expect((await one.write(dataset, 'editableSchemaMetadata', whole, patch)).status).toBe(403);
  });

  it('what is kept as an entity goes by the table', async () => {
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

describe('a patch of one member', () => {
  it('of a tag may change the color alone', async () => {
    const tag = `urn:li:tag:${unique('color')}`;
    await store(proposal(tag, 'tagProperties', { name: 'x' }));
    const painter = await holder(['EDIT_TAG_COLOR']);
    const paint = [{ op: 'add', path: '/colorHex', value: '#112233' }];
    expect((await painter.write(tag, 'tagProperties', paint, patch)).status).toBe(200);
    const more = [...paint, { op: 'add', path: '/name', value: 'y' }];
    expect((await painter.write(tag, 'tagProperties', more, patch)).status).toBe(403);
    expect((await painter.write(tag, 'tagProperties', { name: 'x', colorHex: '#112233' })).status).toBe(403);
    const enveloped = { patch: more, arrayPrimaryKeys: {} };
    expect((await painter.write(tag, 'tagProperties', enveloped, patch)).status).toBe(403);
  });
});

describe('a refusal', () => {
  it('names the first entity that is refused, its place and the privileges, and nothing is stored', async () => {
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

  it('meets whoever has no privilege, whatever the change', async () => {
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
    for (const [changeType, value, parts] of changes) {
      const answer = await nobody.write(dataset, 'datasetProperties', value, { changeType, ...parts });
      expect([changeType, answer.status]).toEqual([changeType, 403]);
    }
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
