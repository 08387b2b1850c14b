/** Schemas of datasets, from the source and from users, and their columns as entities. */
import { datasetUrn, startCatalog, unique, type TestCatalog } from '../helpers/catalog.js';

let catalog: TestCatalog;
beforeAll(async () => {
  catalog = await startCatalog();
});
afterAll(() => catalog.stop());

const TYPE = 'com.linkedin.schema.';
const ACTOR = 'urn:li:corpuser:ada';

const field = (fieldPath: string, type: string, more: object = {}) => ({
  fieldPath,
  type: { type: { [`${TYPE}${type}`]: {} } },
  nativeDataType: type.toLowerCase(),
  ...more,
});

const schemaOf = (fields: object[], more: object = {}) => ({
  schemaName: 'orders',
  platform: 'urn:li:dataPlatform:hive',
  version: 7,
  hash: 'abc',
  platformSchema: { [`${TYPE}OtherSchema`]: { rawSchema: 'create table orders' } },
  fields,
  ...more,
});

async function read(urn: string, selection: string, version?: number): Promise<any> {
  const query = `query ($urn: String!, $version: Long) { dataset(urn: $urn) {
    schemaMetadata(version: $version) { ${selection} } } }`;
  return (await catalog.query(query, { urn, version })).dataset.schemaMetadata;
}

async function datasetWith(schema: object): Promise<string> {
  const urn = datasetUrn(unique('orders'));
  expect((await catalog.ingest(urn, 'schemaMetadata', schema)).status).toBe(200);
  return urn;
}

it('a schema returns all properties of its columns', async () => {
  const other = datasetUrn('users');
  const urn = await datasetWith(
    schemaOf(
      [
        field('id', 'NumberType', {
          jsonPath: '$.id',
          label: 'Identifier',
          nullable: true,
          recursive: true,
          description: 'Which order',
          isPartOfKey: true,
          isPartitioningKey: false,
          jsonProps: '{"a":1}',
          created: { time: 1, actor: ACTOR },
          globalTags: { tags: [{ tag: 'urn:li:tag:pii' }] },
          glossaryTerms: {
            terms: [{ urn: 'urn:li:glossaryTerm:key' }],
            auditStamp: { time: 1, actor: ACTOR },
          },
        }),
        field('a,b', 'StringType'),
      ],
      {
        dataset: other,
        cluster: 'main',
        created: { time: 3, actor: ACTOR },
        primaryKeys: ['id'],
        foreignKeys: [
          {
            name: 'fk',
            foreignFields: [`urn:li:schemaField:(${other},id)`],
            sourceFields: [`urn:li:schemaField:(${other},user)`],
            foreignDataset: other,
          },
        ],
      },
    ),
  );
  const selection = `aspectVersion name datasetUrn platformUrn version cluster hash createdAt primaryKeys
    platformSchema { ... on TableSchema { schema } }
    fields { fieldPath jsonPath label nullable recursive description type nativeDataType isPartOfKey isPartitioningKey
      jsonProps created { time } lastModified { time } tags { tags { tag { name } associatedUrn } }
      glossaryTerms { terms { term { name } } } schemaFieldEntity { urn fieldPath parent { urn } exists } }
    foreignKeys { name foreignFields { fieldPath } sourceFields { fieldPath } foreignDataset { urn } }`;
  expect(await read(urn, selection)).toEqual({
    aspectVersion: 0,
    name: 'orders',
    datasetUrn: other,
    platformUrn: 'urn:li:dataPlatform:hive',
    version: 7,
    cluster: 'main',
    hash: 'abc',
    createdAt: 3,
    primaryKeys: ['id'],
    platformSchema: { schema: 'create table orders' },
    fields: [
      {
        fieldPath: 'id',
        jsonPath: '$.id',
        label: 'Identifier',
        nullable: true,
        recursive: true,
        description: 'Which order',
        type: 'NUMBER',
        nativeDataType: 'numbertype',
        isPartOfKey: true,
        isPartitioningKey: false,
        jsonProps: '{"a":1}',
        created: { time: 1 },
        lastModified: null,
        tags: { tags: [{ tag: { name: 'pii' }, associatedUrn: urn }] },
        glossaryTerms: { terms: [{ term: { name: 'key' } }] },
        schemaFieldEntity: {
          urn: `urn:li:schemaField:(${urn},id)`,
          fieldPath: 'id',
          parent: { urn },
          exists: false,
        },
      },
      expect.objectContaining({
        fieldPath: 'a,b',
        nullable: false,
        recursive: false,
        type: 'STRING',
        tags: null,
        schemaFieldEntity: expect.objectContaining({
          urn: `urn:li:schemaField:(${urn},a%2Cb)`,
          fieldPath: 'a,b',
        }),
      }),
    ],
    foreignKeys: [
      {
        name: 'fk',
        foreignFields: [{ fieldPath: 'id' }],
        sourceFields: [{ fieldPath: 'user' }],
        foreignDataset: { urn: other },
      },
    ],
  });
});

it('all types of columns are supported', async () => {
  const stored = 'Boolean Fixed String Bytes Number Date Time Enum Null Map Array Union Record'.split(' ');
  const urn = await datasetWith(schemaOf(stored.map((name) => field(name, `${name}Type`))));
  const { fields } = await read(urn, 'fields { type }');
  const shown = 'BOOLEAN FIXED STRING BYTES NUMBER DATE TIME ENUM NULL MAP ARRAY UNION STRUCT'.split(' ');
  expect(fields.map(({ type }: any) => type)).toEqual(shown);
});

it.each([
  ['MySqlDDL', { tableSchema: 'ddl' }, { schema: 'ddl' }],
  ['KafkaSchema', { documentSchema: 'avro', keySchema: 'k' }, { schema: 'avro' }],
  ['EspressoSchema', { documentSchema: 'doc', tableSchema: 'table' }, { schema: 'table' }],
  ['OrcSchema', { schema: 'orc' }, { schema: 'orc' }],
  ['KeyValueSchema', { keySchema: 'k', valueSchema: 'v' }, { keySchema: 'k', valueSchema: 'v' }],
  ['Schemaless', {}, null],
])('the text of a %s is returned', async (name, stored, shown) => {
  const urn = await datasetWith(schemaOf([], { platformSchema: { [`${TYPE}${name}`]: stored } }));
  const selection = `platformSchema { ... on TableSchema { schema }
    ... on KeyValueSchema { keySchema valueSchema } }`;
  expect((await read(urn, selection)).platformSchema).toEqual(shown);
});

it('older versions are returned by number, and null for missing ones', async () => {
  const urn = await datasetWith(schemaOf([field('first', 'StringType')]));
  await catalog.ingest(urn, 'schemaMetadata', schemaOf([field('second', 'StringType')]));
  const selection = 'aspectVersion fields { fieldPath }';
  const latest = { aspectVersion: 0, fields: [{ fieldPath: 'second' }] };
  expect(await read(urn, selection)).toEqual(latest);
  expect(await read(urn, selection, 0)).toEqual(latest);
  expect(await read(urn, selection, 1)).toEqual({ aspectVersion: 1, fields: [{ fieldPath: 'first' }] });
  expect(await read(urn, selection, 2)).toBeNull();
  expect(await read(urn, selection, -1)).toBeNull();
});

it('edits of columns by users are returned', async () => {
  const urn = datasetUrn(unique('orders'));
  await catalog.ingest(urn, 'editableSchemaMetadata', {
    editableSchemaFieldInfo: [
      {
        fieldPath: 'id',
        description: 'Ours',
        globalTags: { tags: [{ tag: 'urn:li:tag:x' }] },
        glossaryTerms: { terms: [{ urn: 'urn:li:glossaryTerm:t' }], auditStamp: { time: 1, actor: ACTOR } },
      },
    ],
  });
  const query = `query ($urn: String!) { dataset(urn: $urn) { editableSchemaMetadata { editableSchemaFieldInfo {
    fieldPath description tags { tags { tag { name } } } glossaryTerms { terms { term { name } } } } } } }`;
  expect((await catalog.query(query, { urn })).dataset.editableSchemaMetadata).toEqual({
    editableSchemaFieldInfo: [
      {
        fieldPath: 'id',
        description: 'Ours',
        tags: { tags: [{ tag: { name: 'x' } }] },
        glossaryTerms: { terms: [{ term: { name: 't' } }] },
      },
    ],
  });
});

it('a column is an entity', async () => {
  const dataset = datasetUrn(unique('orders'));
  const urn = `urn:li:schemaField:(${dataset},a%2Cb)`;
  await catalog.ingest(urn, 'globalTags', { tags: [{ tag: 'urn:li:tag:pii' }] });
  await catalog.ingest(urn, 'schemafieldInfo', { name: 'A and B' });
  await catalog.ingest(urn, 'documentation', { documentations: [{ documentation: 'Two in one' }] });
  await catalog.ingest(urn, 'businessAttributes', {
    businessAttribute: { businessAttributeUrn: 'urn:li:businessAttribute:email' },
  });
  await catalog.ingest(urn, 'logicalParent', { parent: { destinationUrn: dataset } });
  const query = `query ($urn: String!) { schemaField(urn: $urn) { logicalParent { urn }
    businessAttributes { businessAttribute { businessAttribute { urn } associatedUrn } } fieldPath parent { urn type } properties { name }
    tags { tags { tag { name } } } documentation { documentations { documentation } } } }`;
  expect((await catalog.query(query, { urn })).schemaField).toEqual({
    logicalParent: { urn: dataset },
    businessAttributes: {
      businessAttribute: {
        businessAttribute: { urn: 'urn:li:businessAttribute:email' },
        associatedUrn: urn,
      },
    },
    fieldPath: 'a,b',
    parent: { urn: dataset, type: 'DATASET' },
    properties: { name: 'A and B' },
    tags: { tags: [{ tag: { name: 'pii' } }] },
    documentation: { documentations: [{ documentation: 'Two in one' }] },
  });
});
