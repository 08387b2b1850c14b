/** People cannot give an entity a blank or very long name, when they create it or later. */
import { startCatalog, unique, type TestCatalog } from '../helpers/catalog.js';
import { mutationOf, mutationTools } from '../helpers/graphql/mutations.js';

let catalog: TestCatalog;
let table: string;
let domainUrn: string;
const { newTable, newDomain, stored, exists } = mutationTools(() => catalog);
beforeAll(async () => {
  catalog = await startCatalog();
  [table, domainUrn] = [await newTable(), await newDomain()];
});
afterAll(() => catalog.stop());

const BLANK = ' \t\u00a0\n';
const LONG = 'x'.repeat(1_001);
const STAMP = { time: 1, actor: 'urn:li:corpuser:datahub' };
const DEFINITION = { category: 'quality', definition: { json: '{}' } };
const SOURCE = { type: 'hive', config: { recipe: '{}', executorId: 'default' } };
const DATA_TYPE = { valueType: 'urn:li:dataType:datahub.string' };
const PROPERTY = { ...DATA_TYPE, entityTypes: ['urn:li:entityType:datahub.dataset'] };

async function expectRefusals(path: string, send: (name: string) => Promise<any>): Promise<void> {
  const { errors } = await send(BLANK);
  expect(errors?.[0].extensions).toMatchObject({ reason: 'INVALID_REQUEST', path, rule: 'not blank' });
  const { reason, path: place } = (await send(LONG)).errors[0].extensions;
  expect([reason, place]).toEqual(['LIMIT_EXCEEDED', path]);
}

const named = (parts: object) => (name: string) => ({ name, ...parts });
const inProperties = (name: string) => ({ properties: { name }, domainUrn });

it.each<[mutation: string, entityType: string, path: string, inputOf: (name: string) => object]>([
  ['createApplication', 'application', '/input/properties/name', inProperties],
  ['createBusinessAttribute', 'businessAttribute', '/input/name', named({})],
  ['createDataProduct', 'dataProduct', '/input/properties/name', inProperties],
  ['createDomain', 'domain', '/input/name', named({})],
  ['createForm', 'form', '/input/name', named({})],
  ['createGlossaryNode', 'glossaryNode', '/input/name', named({})],
  ['createGlossaryTerm', 'glossaryTerm', '/input/name', named({})],
  ['createGroup', 'corpGroup', '/input/name', named({})],
  [
    'createStructuredProperty',
    'structuredProperty',
    '/input/displayName',
    (displayName) => ({ ...PROPERTY, displayName }),
  ],
  ['createTag', 'tag', '/input/name', named({})],
  ['createTest', 'test', '/input/name', named(DEFINITION)],
])('%s refuses a blank name and stores nothing', async (mutation, entityType, path, inputOf) => {
  const id = unique('named');
  const isText = /Domain|Glossary|Group|Tag|Test/.test(mutation);
  const document = mutationOf(mutation, isText ? '' : '{ urn }');
  await expectRefusals(path, (name) => catalog.graphql(document, { input: { id, ...inputOf(name) } }));
  expect(await exists(`urn:li:${entityType}:${id}`)).toBe(false);
});

const connection = (name: string) => ({
  ...{ name, type: 'JSON', platformUrn: 'urn:li:dataPlatform:hive', json: { blob: 'x' } },
});
const prompt = (title: string) => ({
  ...{ title, type: 'STRUCTURED_PROPERTY' },
  structuredPropertyParams: { urn: 'urn:li:structuredProperty:any' },
});
const post = (title: string) => ({
  ...{ postType: 'HOME_PAGE_ANNOUNCEMENT', content: { contentType: 'TEXT', title } },
});
const module = { type: 'RICH_TEXT', scope: 'PERSONAL', params: { richTextParams: { content: 'Hi' } } };
const relationship = (name: string) => ({ properties: { name, source: table, destination: table } });
const token = { type: 'PERSONAL', actorUrn: 'urn:li:corpuser:datahub', duration: 'ONE_HOUR' };
const view = {
  viewType: 'PERSONAL',
  definition: { entityTypes: [], filter: { operator: 'AND', filters: [] } },
};
const asks = (title: string) => ({ name: 'Quality', prompts: [prompt(title)] });

it.each<[call: string, type: string, path: string, inputOf: (name: string) => object]>([
  ['createAccessToken(input: $input) { accessToken }', 'CreateAccessToken', '/input/name', named(token)],
  [
    'createERModelRelationship(input: $input) { urn }',
    'ERModelRelationshipUpdate',
    '/input/properties/name',
    relationship,
  ],
  ['createForm(input: $input) { urn }', 'CreateForm', '/input/prompts/0/title', asks],
  ['createIngestionSource(input: $input)', 'UpdateIngestionSource', '/input/name', named(SOURCE)],
  ['createLogicalModel(input: $input)', 'CreateLogicalModel', '/input/name', named({ columns: [] })],
  [
    'createOwnershipType(input: $input) { urn }',
    'CreateOwnershipType',
    '/input/name',
    named({ description: '' }),
  ],
  ['createPost(input: $input)', 'CreatePost', '/input/content/title', post],
  ['createView(input: $input) { urn }', 'CreateView', '/input/name', named(view)],
  [
    'raiseIncident(input: $input)',
    'RaiseIncident',
    '/input/title',
    (title) => ({ title, type: 'FIELD', resourceUrn: table }),
  ],
  ['upsertConnection(input: $input) { urn }', 'UpsertDataHubConnection', '/input/name', connection],
  ['upsertPageModule(input: $input) { urn }', 'UpsertPageModule', '/input/name', named(module)],
])('%s refuses a blank name', async (call, type, path, inputOf) => {
  const document = `mutation ($input: ${type}Input!) { ${call} }`;
  await expectRefusals(path, (name) => catalog.graphql(document, { input: inputOf(name) }));
});

const info = { name: 'Before', created: STAMP, lastModified: STAMP };
const incident = { type: 'FIELD', source: { type: 'MANUAL' }, created: STAMP };

interface Rename {
  /** With the argument `urn`, unless `isInInput`. */
  readonly mutation: string;
  readonly inputType: string;
  readonly isInInput?: true;
  readonly entityType: string;
  readonly aspect: string;
  readonly value: () => object;
  /** Default: a `name` beside `further`. */
  readonly member?: string;
  readonly further?: object;
}

const RENAMES: readonly Rename[] = [
  ...(
    [
      ['Application', 'application', 'applicationProperties'],
      ['BusinessAttribute', 'businessAttribute', 'businessAttributeInfo'],
      ['DataProduct', 'dataProduct', 'dataProductProperties'],
      ['OwnershipType', 'ownershipType', 'ownershipTypeInfo'],
    ] as const
  ).map(([name, entityType, aspect]) => ({
    ...{ mutation: `update${name}`, inputType: `Update${name}`, entityType, aspect },
    value: () => ({
      name: 'Before',
      ...(name === 'BusinessAttribute' && { ...info, fieldPath: 'Before' }),
      ...(name === 'OwnershipType' && info),
    }),
  })),
  {
    ...{ mutation: 'updateForm', inputType: 'UpdateForm', isInInput: true },
    ...{ entityType: 'form', aspect: 'formInfo', value: () => ({ name: 'Before', prompts: [] }) },
  },
  {
    ...{ mutation: 'updateIngestionSource', inputType: 'UpdateIngestionSource', further: SOURCE },
    ...{ entityType: 'dataHubIngestionSource', aspect: 'dataHubIngestionSourceInfo' },
    value: () => ({ name: 'Before', ...SOURCE }),
  },
  {
    ...{ mutation: 'updateTest', inputType: 'UpdateTest', entityType: 'test', aspect: 'testInfo' },
    ...{
      further: DEFINITION,
      value: () => ({ name: 'Before', category: 'q', definition: { type: 'JSON' } }),
    },
  },
  {
    ...{ mutation: 'updateStructuredProperty', inputType: 'UpdateStructuredProperty', isInInput: true },
    ...{ entityType: 'structuredProperty', aspect: 'propertyDefinition', member: 'displayName' },
    value: () => ({ ...PROPERTY, qualifiedName: 'a.b', displayName: 'Before' }),
  },
  {
    ...{ mutation: 'updateIncident', inputType: 'UpdateIncident', member: 'title' },
    ...{ entityType: 'incident', aspect: 'incidentInfo' },
    value: () => ({ ...incident, entities: [table], status: { state: 'ACTIVE', lastUpdated: STAMP } }),
  },
  {
    ...{ mutation: 'updateCorpUserProperties', inputType: 'CorpUserUpdate', member: 'displayName' },
    ...{ entityType: 'corpuser', aspect: 'corpUserEditableInfo', value: () => ({ displayName: 'Before' }) },
  },
  {
    ...{ mutation: 'updateName', inputType: 'UpdateName', isInInput: true },
    ...{ entityType: 'glossaryNode', aspect: 'glossaryNodeInfo' },
    value: () => ({ name: 'Before', definition: '' }),
  },
];

it.each(RENAMES.map((rename) => [rename.mutation, rename] as const))(
  '%s refuses a blank name and changes nothing',
  async (mutation, { inputType, isInInput, entityType, aspect, value, member = 'name', further }) => {
    const urn = `urn:li:${entityType}:${unique('named')}`;
    const written = await catalog.ingest(urn, aspect, value());
    expect([written.status, written.text]).toEqual([200, expect.any(String)]);
    const before = await stored(urn, aspect);
    const isText = ['updateIngestionSource', 'updateTest', 'updateIncident', 'updateName'].includes(mutation);
    const call = `${mutation}(${isInInput ? '' : 'urn: $urn, '}input: $input) ${isText ? '' : '{ urn }'}`;
    const document = `mutation (${isInInput ? '' : '$urn: String!, '}$input: ${inputType}Input!) { ${call} }`;
    await expectRefusals(`/input/${member}`, (name) => {
      const input = { ...further, [member]: name };
      return catalog.graphql(document, isInInput ? { input: { urn, ...input } } : { urn, input });
    });
    expect(await stored(urn, aspect)).toEqual(before);
  },
);

it('updateTag refuses a blank name and changes nothing', async () => {
  const urn = `urn:li:tag:${unique('named')}`;
  await catalog.ingest(urn, 'tagProperties', { name: 'Before' });
  const document =
    'mutation ($urn: String!, $input: TagUpdateInput!) { updateTag(urn: $urn, input: $input) { urn } }';
  await expectRefusals('/input/name', (name) =>
    catalog.graphql(document, { urn, input: { urn, name, description: 'New' } }),
  );
  expect(await stored(urn, 'tagProperties')).toEqual({ name: 'Before' });
});

it('a blank name of a query counts as none, because queries need no name', async () => {
  const statement = { value: 'SELECT 1', language: 'SQL' };
  const input = { properties: { name: BLANK, statement }, subjects: [{ datasetUrn: table }] };
  const created = await catalog.query(mutationOf('createQuery', '{ urn }'), { input });
  const { urn } = created.createQuery;
  expect(await stored(urn, 'queryProperties')).not.toHaveProperty('name');
  const rename = (name: string) =>
    catalog.query(
      'mutation ($urn: String!, $input: UpdateQueryInput!) { updateQuery(urn: $urn, input: $input) { urn } }',
      { urn, input: { properties: { name } } },
    );
  await rename('Everything');
  expect(await stored(urn, 'queryProperties')).toMatchObject({ name: 'Everything', statement });
  await rename('');
  expect(await stored(urn, 'queryProperties')).not.toHaveProperty('name');
});

it('a blank edited name of a dataset counts as none, so that the name of its source is shown', async () => {
  const urn = await newTable();
  const input = { editableProperties: { description: 'All', name: BLANK } };
  await catalog.query(
    'mutation ($urn: String!, $input: DatasetUpdateInput!) { updateDataset(urn: $urn, input: $input) { urn } }',
    { urn, input },
  );
  const edited = await stored(urn, 'editableDatasetProperties');
  expect([edited.description, 'name' in edited]).toEqual(['All', false]);
});
