/** Mutations that replace parts of assets. */
import { datasetUrn, startCatalog, unique, type TestCatalog } from '../helpers/catalog.js';
import { codeOf } from '../helpers/graphql/error-code.js';
import { mutationTools } from '../helpers/graphql/mutations.js';

let catalog: TestCatalog;
beforeAll(async () => {
  catalog = await startCatalog();
});
afterAll(() => catalog.stop());
const { newTable, newUser, stored, done } = mutationTools(() => catalog);

const newTag = async () => `urn:li:tag:${await createTag(unique('tag'))}`;
const createTag = async (id: string) => {
  await done('createTag', { id, name: id });
  return id;
};
const tagged = (...urns: string[]) => ({ tags: urns.map((urn) => ({ tag: { urn, name: '' } })) });
const update = (type: string, urn: string, input: object, selection = 'urn') =>
  catalog.graphql(
    `mutation ($urn: String!, $input: ${type}UpdateInput!) { update${type}(urn: $urn, input: $input) { ${selection} } }`,
    { urn, input },
  );
const updated = async (type: string, urn: string, input: object, selection?: string) => {
  const { data, errors } = await update(type, urn, input, selection);
  expect(errors).toBeUndefined();
  return data[`update${type}`];
};

it('a dataset gets all parts of an update, and keeps the others', async () => {
  const [table, user, tag] = [await newTable(), await newUser(), await newTag()];
  await catalog.ingest(table, 'glossaryTerms', { terms: [], auditStamp: { time: 1, actor: user } });
  const input = {
    ownership: { owners: [{ owner: user, type: 'TECHNICAL_OWNER' }] },
    globalTags: tagged(tag, tag),
    deprecation: { deprecated: true, note: 'Old', decommissionTime: 7 },
    institutionalMemory: {
      elements: [{ url: 'https://example.com', description: 'Doc', author: user, createdAt: 5 }],
    },
    editableProperties: { description: 'Edited', name: 'Orders' },
    editableSchemaMetadata: {
      editableSchemaFieldInfo: [{ fieldPath: 'a/b~c', description: 'A column', globalTags: tagged(tag) }],
    },
  };
  const selection = `urn editableProperties { name description } tags { tags { tag { urn } } }
    ownership { owners { owner { ... on CorpUser { urn } } type } } deprecation { deprecated note decommissionTime }
    institutionalMemory { elements { url description created { time actor } } }
    editableSchemaMetadata { editableSchemaFieldInfo { fieldPath description } }`;
  expect(await updated('Dataset', table, input, selection)).toEqual({
    urn: table,
    editableProperties: { name: 'Orders', description: 'Edited' },
    tags: { tags: [{ tag: { urn: tag } }] },
    ownership: { owners: [{ owner: { urn: user }, type: 'TECHNICAL_OWNER' }] },
    deprecation: { deprecated: true, note: 'Old', decommissionTime: 7 },
    institutionalMemory: {
      elements: [{ url: 'https://example.com', description: 'Doc', created: { time: 5, actor: user } }],
    },
    editableSchemaMetadata: { editableSchemaFieldInfo: [{ fieldPath: 'a/b~c', description: 'A column' }] },
  });
  expect((await stored(table, 'ownership')).owners).toMatchObject([{ source: { type: 'SERVICE' } }]);
  expect(await stored(table, 'glossaryTerms')).toMatchObject({ terms: [] });
  await updated('Dataset', table, { editableProperties: { description: 'Again' } });
  const { name, description } = await stored(table, 'editableDatasetProperties');
  expect([name, description]).toEqual([undefined, 'Again']);
  expect(await stored(table, 'globalTags')).toEqual({ tags: [{ tag }] });
});

it('tags replace the previous ones; those that stay keep their attribution', async () => {
  const [table, first, second] = [await newTable(), await newTag(), await newTag()];
  const kept = { tag: first, context: 'from a scan' };
  const gone = { tag: `urn:li:tag:${unique('never_written')}` };
  await catalog.ingest(table, 'globalTags', { tags: [kept, gone] });
  await updated('Dataset', table, { tags: tagged(first, gone.tag) });
  expect(await stored(table, 'globalTags')).toEqual({ tags: [kept, gone] });
  await updated('Dataset', table, { globalTags: tagged(first, second), tags: tagged() });
  expect(await stored(table, 'globalTags')).toEqual({ tags: [kept, { tag: second }] });
  const hits = await catalog.search({
    entity: 'dataset',
    input: '*',
    filter: { or: [{ and: [{ field: 'tags', condition: 'EQUAL', values: [second] }] }] },
  });
  expect(hits.json.value.entities).toEqual([table]);
});

it.each([
  ['a repeated', ['id', 'id'], '/editableSchemaFieldInfo/1/fieldPath', 'field paths are unique'],
  ['an empty', [''], '/editableSchemaFieldInfo/0/fieldPath', 'a text that is not empty'],
])('a list of columns with %s field path is refused', async (_, paths, path, rule) => {
  const table = await newTable();
  const editableSchemaFieldInfo = paths.map((fieldPath) => ({ fieldPath, description: 'New' }));
  const { errors } = await update('Dataset', table, { editableSchemaMetadata: { editableSchemaFieldInfo } });
  expect(errors[0].extensions).toMatchObject({ path, rule });
  expect(await stored(table, 'editableSchemaMetadata')).toBeUndefined();
});

it('columns lose descriptions and tags that the list does not name, and keep their terms', async () => {
  const [table, tag] = [await newTable(), await newTag()];
  const term = `urn:li:glossaryTerm:${unique('term')}`;
  const glossaryTerms = { terms: [{ urn: term }], auditStamp: { time: 1, actor: 'urn:li:corpuser:ada' } };
  await catalog.ingest(table, 'editableSchemaMetadata', {
    editableSchemaFieldInfo: [
      { fieldPath: 'id', description: 'Old', globalTags: { tags: [{ tag }] }, glossaryTerms },
    ],
  });
  const columns = { editableSchemaFieldInfo: [{ fieldPath: 'a/b~c', description: 'New' }] };
  await updated('Dataset', table, { editableSchemaMetadata: columns });
  expect((await stored(table, 'editableSchemaMetadata')).editableSchemaFieldInfo).toEqual([
    { fieldPath: 'id', glossaryTerms },
    { fieldPath: 'a/b~c', description: 'New' },
  ]);
});

it.each([
  ['Chart', 'urn:li:chart:(looker,ID)', 'chartKey', { dashboardTool: 'looker', chartId: 'ID' }],
  [
    'Dashboard',
    'urn:li:dashboard:(looker,ID)',
    'dashboardKey',
    { dashboardTool: 'looker', dashboardId: 'ID' },
  ],
  ['DataFlow', 'urn:li:dataFlow:(airflow,ID,PROD)', 'status', { removed: false }],
  ['DataJob', 'urn:li:dataJob:(urn:li:dataFlow:(airflow,ID,PROD),load)', 'status', { removed: false }],
  ['Notebook', 'urn:li:notebook:(querybook,ID)', 'status', { removed: false }],
])('a %s gets its owners, tags and description', async (type, pattern, aspect, value) => {
  const [id, user, tag] = [unique('asset'), await newUser(), await newTag()];
  const urn = pattern.replace('ID', id);
  const text = JSON.stringify(value).replace('ID', id);
  expect((await catalog.ingest(urn, aspect, JSON.parse(text))).status).toBe(200);
  const input = {
    ownership: { owners: [{ owner: user }] },
    [type === 'Notebook' ? 'tags' : 'globalTags']: tagged(tag),
    editableProperties: { description: 'Edited' },
  };
  const selection = `urn editableProperties { description } tags { tags { tag { urn } } } ownership { owners { type } }`;
  expect(await updated(type, urn, input, selection)).toEqual({
    urn,
    editableProperties: { description: 'Edited' },
    tags: { tags: [{ tag: { urn: tag } }] },
    ownership: { owners: [{ type: 'CUSTOM' }] },
  });
});

it('several datasets are updated in order, all or none', async () => {
  const [first, second] = [await newTable(), await newTable()];
  const missing = datasetUrn(unique('none'));
  const edit = (description: string) => ({ editableProperties: { description } });
  const MANY = `mutation ($input: [BatchDatasetUpdateInput!]!) { updateDatasets(input: $input) {
    urn editableProperties { description } } }`;
  const some = [
    { urn: second, update: edit('two') },
    { urn: first, update: edit('one') },
  ];
  expect((await catalog.query(MANY, { input: some })).updateDatasets).toEqual([
    { urn: second, ...edit('two') },
    { urn: first, ...edit('one') },
  ]);
  const input = [
    { urn: first, update: edit('changed') },
    { urn: missing, update: edit('new') },
  ];
  expect((await catalog.graphql(MANY, { input })).errors[0].extensions).toMatchObject({
    reason: 'NOT_FOUND',
    missing: [missing],
  });
  expect(await stored(first, 'editableDatasetProperties')).toMatchObject({ description: 'one' });
  expect(await stored(missing, 'editableDatasetProperties')).toBeUndefined();
});

it('what the update adds must exist and have the right type, and nothing is stored otherwise', async () => {
  const table = await newTable();
  const [user, none] = [await newUser(), unique('none')];
  const edit = { editableProperties: { description: 'x' } };
  const link = { url: 'https://example.com', author: user };
  const refused: [object, string][] = [
    [{ globalTags: tagged(`urn:li:tag:${none}`) }, 'NOT_FOUND'],
    [{ globalTags: tagged(user) }, 'INVALID_URN'],
    [{ ownership: { owners: [{ owner: `urn:li:corpuser:${none}` }] } }, 'NOT_FOUND'],
    [{ ownership: { owners: [{ owner: table }] } }, 'INVALID_URN'],
    [{ institutionalMemory: { elements: [link] } }, 'INVALID_REQUEST'],
    [
      { institutionalMemory: { elements: [{ ...link, description: 'x', url: 'javascript:alert(1)' }] } },
      'INVALID_REQUEST',
    ],
    [{ institutionalMemory: { elements: [{ ...link, description: 'x', author: table }] } }, 'INVALID_URN'],
  ];
  for (const [part, expected] of refused)
    expect([part, codeOf(await update('Dataset', table, { ...edit, ...part }))]).toEqual([part, expected]);
  expect(await stored(table, 'editableDatasetProperties')).toBeUndefined();
  expect(codeOf(await update('Dataset', 'urn:li:tag:a', edit))).toBe('INVALID_URN');
});
