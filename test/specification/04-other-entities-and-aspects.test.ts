/** Resources and fields: other entities and aspects. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { unique } from '../helpers/catalog.js';
import { JSON_BODY, openService, PROTOCOL, urnsOf } from './service.js';

const { request } = openService();

const name = unique('row');
const urns = urnsOf(name);
const user = urns.corpuser!;
const dataset = urns.dataset!;
const stamp = { time: 1_581_407_189_000, actor: user };
const times = { created: stamp, lastModified: stamp };

/** A field of a schema, with all members. */
const field = (fieldPath: string, type: string) => ({
  fieldPath,
  description: 'Bar',
  nativeDataType: 'string',
  type: { type: { [`com.linkedin.schema.${type}`]: {} } },
  nullable: true,
  isPartOfKey: false,
  recursive: false,
});
const schemaMetadata = {
  schemaName: 'FooEvent',
  platform: 'urn:li:dataPlatform:hive',
  version: 0,
  created: stamp,
  lastModified: stamp,
  hash: '',
  platformSchema: {
    'com.linkedin.schema.KafkaSchema': { documentSchema: '{"type":"record","name":"FooEvent"}' },
  },
  fields: [
    field('foo', 'StringType'),
    field('bar', 'NumberType'),
    field('day', 'DateType'),
    field('address', 'RecordType'),
    field('address.street', 'StringType'),
  ],
};
const ownership = { owners: [{ owner: user, type: 'DATAOWNER' }], lastModified: stamp };

/** Entity type, camelCase name, record name, fields. */
type Row = readonly [string, string, string, object];

const KEYS: readonly Row[] = [
  ['corpuser', 'corpUserKey', 'com.linkedin.metadata.key.CorpUserKey', { username: name }],
  ['corpGroup', 'corpGroupKey', 'com.linkedin.metadata.key.CorpGroupKey', { name }],
  ['dataset', 'datasetKey', 'com.linkedin.metadata.key.DatasetKey', { platform: 'urn:li:dataPlatform:hive', name, origin: 'PROD' }],
  ['chart', 'chartKey', 'com.linkedin.metadata.key.ChartKey', { chartId: name, dashboardTool: 'looker' }],
  ['dashboard', 'dashboardKey', 'com.linkedin.metadata.key.DashboardKey', { dashboardId: name, dashboardTool: 'looker' }],
]; // prettier-ignore

const ASPECTS: readonly Row[] = [
  ['corpuser', 'corpUserInfo', 'com.linkedin.identity.CorpUserInfo', { active: true, displayName: 'Foo Bar', fullName: 'Foo Bar', email: 'foo@example.com' }],
  ['corpuser', 'corpUserEditableInfo', 'com.linkedin.identity.CorpUserEditableInfo', {}],
  ['corpGroup', 'corpGroupInfo', 'com.linkedin.identity.CorpGroupInfo', { email: 'dev@example.com', admins: [user], members: [user], groups: [] }],
  ['dataset', 'ownership', 'com.linkedin.common.Ownership', ownership],
  ['dataset', 'institutionalMemory', 'com.linkedin.common.InstitutionalMemory', { elements: [{ url: 'https://example.com/doc', description: 'Sample doc', createStamp: stamp }] }],
  ['dataset', 'schemaMetadata', 'com.linkedin.schema.SchemaMetadata', schemaMetadata],
  ['dataset', 'browsePaths', 'com.linkedin.common.BrowsePaths', { paths: ['/prod/hive/foo'] }],
  ['dataset', 'upstreamLineage', 'com.linkedin.dataset.UpstreamLineage', { upstreams: [{ auditStamp: stamp, type: 'TRANSFORMED', dataset: urnsOf('up').dataset }] }],
  ['dataset', 'globalTags', 'com.linkedin.common.GlobalTags', { tags: [{ tag: urns.tag }] }],
  ['dataset', 'editableSchemaMetadata', 'com.linkedin.schema.EditableSchemaMetadata', { editableSchemaFieldInfo: [{ fieldPath: 'foo', globalTags: { tags: [{ tag: urns.tag }] } }], ...times }],
  ['dataset', 'dataPlatformInstance', 'com.linkedin.common.DataPlatformInstance', { platform: 'urn:li:dataPlatform:hive' }],
  ['chart', 'chartInfo', 'com.linkedin.chart.ChartInfo', { title: 'Baz Chart 1', description: 'A chart', inputs: [{ string: dataset }], lastModified: times }],
  ['dashboard', 'dashboardInfo', 'com.linkedin.dashboard.DashboardInfo', { title: 'Baz Dashboard', description: 'A dashboard', charts: [urns.chart], lastModified: times }],
  ['tag', 'tagProperties', 'com.linkedin.tag.TagProperties', { name: 'Engineering', description: 'About engineering' }],
  ['glossaryTerm', 'glossaryTermInfo', 'com.linkedin.glossary.GlossaryTermInfo', { definition: 'A term', customProperties: { FQDN: 'full' }, sourceRef: 'FIBO', sourceUrl: 'https://example.com/term', termSource: 'EXTERNAL' }],
  ['glossaryTerm', 'ownership', 'com.linkedin.common.Ownership', ownership],
]; // prettier-ignore

const SNAPSHOTS: Readonly<Record<string, string>> = {
  corpuser: 'CorpUserSnapshot',
  corpGroup: 'CorpGroupSnapshot',
  dataset: 'DatasetSnapshot',
  chart: 'ChartSnapshot',
  dashboard: 'DashboardSnapshot',
  tag: 'TagSnapshot',
  glossaryTerm: 'GlossaryTermSnapshot',
};

const proposal = (entityUrn: string, aspectName: string, value: object) => ({
  proposal: {
    entityType: entityUrn.split(':')[2],
    entityUrn,
    changeType: 'UPSERT',
    aspectName,
    aspect: { value: JSON.stringify(value), contentType: 'application/json' },
  },
});
const propose = (entityUrn: string, aspectName: string, value: object) =>
  request('POST /aspects?action=ingestProposal', JSON_BODY, proposal(entityUrn, aspectName, value));
const readV2 = async (urn: string, aspectName: string) =>
  (await request(`GET /entitiesV2/${encodeURIComponent(urn)}?aspects=List(${aspectName})`, PROTOCOL)).json
    .aspects[aspectName]?.value;
const readSnapshot = async (type: string): Promise<object[]> =>
  (await request(`GET /entities/${encodeURIComponent(urns[type]!)}`)).json.value[
    `com.linkedin.metadata.snapshot.${SNAPSHOTS[type]}`
  ].aspects;

describe('aspect names in camelCase are used in proposals and in the V2 read', () => {
  it.each(ASPECTS)('%s: %s', async (type, aspectName, _record, value) => {
    expect((await propose(urns[type]!, aspectName, value)).status).toBe(200);
    expect(await readV2(urns[type]!, aspectName)).toMatchObject(value);
  });

  it.each(KEYS)('%s: key %s', async (type, aspectName, _record, value) => {
    expect(await readV2(urns[type]!, aspectName)).toEqual(value);
  });
});

describe('fully qualified record names are used in the legacy snapshot forms', () => {
  it.each([...KEYS, ...ASPECTS])('%s: %s is %s', async (type, _name, record, value) => {
    const snapshot = { urn: urns[type], aspects: [{ [record]: value }] };
    const entity = { value: { [`com.linkedin.metadata.snapshot.${SNAPSHOTS[type]}`]: snapshot } };
    expect((await request('POST /entities?action=ingest', JSON_BODY, { entity })).status).toBe(200);
    expect(await readSnapshot(type)).toContainEqual({ [record]: expect.objectContaining(value) });
  });
});

describe('timeseries aspects of a dataset', () => {
  const read = async (aspect: string) => {
    const { json } = await request('POST /aspects?action=getTimeseriesAspectValues', JSON_BODY, {
      ...{ urn: dataset, entity: 'dataset', aspect },
      ...{ startTimeMillis: 1_629_840_771_000, endTimeMillis: 1_629_840_772_000 },
    });
    return json.value.values.map(({ aspect: { value } }: any) => JSON.parse(value));
  };

  it.each<[string, object]>([
    [
      'datasetUsageStatistics',
      {
        timestampMillis: 1_629_840_771_000,
        uniqueUserCount: 10,
        totalSqlQueries: 20,
        fieldCounts: [{ fieldPath: 'foo', count: 20 }],
      },
    ],
    [
      'datasetProfile',
      {
        timestampMillis: 1_629_840_771_000,
        rowCount: 4500,
        columnCount: 2,
        fieldProfiles: [
          { fieldPath: 'foo', uniqueCount: 5, uniqueProportion: 0.5, nullCount: 0, nullProportion: 0 },
          {
            ...{ fieldPath: 'bar', uniqueCount: 5, uniqueProportion: 0.5, nullCount: 0, nullProportion: 0 },
            ...{ min: '1', median: '3', max: '5', mean: '3', sampleValues: ['1', '5'] },
            distinctValueFrequencies: [{ value: '1', frequency: 100 }],
          },
        ],
      },
    ],
  ])('%s', async (aspect, value) => {
    expect((await propose(dataset, aspect, value)).status).toBe(200);
    expect(await read(aspect)).toEqual([value]);
  });
});

it.each(Object.entries(urns))('any entity: %s has Status with removed', async (_type, urn) => {
  for (const removed of [true, false]) {
    expect((await propose(urn, 'status', { removed })).status).toBe(200);
    expect(await readV2(urn, 'status')).toEqual({ removed });
  }
});

describe('SchemaMetadata', () => {
  const stored = async (value: object) => {
    expect((await propose(dataset, 'schemaMetadata', value)).status).toBe(200);
    return readV2(dataset, 'schemaMetadata');
  };

  it('platformSchema is a union keyed by a fully qualified record name, with documentSchema', async () => {
    const platformSchema = { 'com.linkedin.schema.KafkaSchema': { documentSchema: '{"type":"record"}' } };
    expect((await stored({ ...schemaMetadata, platformSchema })).platformSchema).toEqual(platformSchema);
    for (const wrong of [{ 'com.linkedin.schema.Nothing': {} }, { documentSchema: '{}' }, '{}']) {
      const answer = await propose(dataset, 'schemaMetadata', { ...schemaMetadata, platformSchema: wrong });
      expect([answer.status, answer.json.path]).toEqual([400, expect.stringMatching('^/platformSchema')]);
    }
  });

  it.each(['StringType', 'NumberType', 'DateType', 'RecordType'])(
    'a field has fieldPath, description, nativeDataType, type (%s), nullable, isPartOfKey, recursive',
    async (type) => {
      const fields = [
        field('plain', type),
        { ...field('nested.path', type), nullable: false, isPartOfKey: true, recursive: true },
      ];
      expect((await stored({ ...schemaMetadata, fields })).fields).toEqual(fields);
    },
  );

  it('the dotted path of a nested field is kept, and GraphQL reads it', async () => {
    await stored(schemaMetadata);
    const query = `{ dataset(urn: "${dataset}") { schemaMetadata { fields { fieldPath } } } }`;
    const { json } = await request('POST /api/graphql', JSON_BODY, { query });
    expect(json.data.dataset.schemaMetadata.fields).toContainEqual({ fieldPath: 'address.street' });
  });
});

it('audit stamps are objects {time, actor}; time is epoch milliseconds', async () => {
  const read = await readV2(urns.chart!, 'chartInfo');
  expect(read.lastModified).toEqual({
    created: { time: 1_581_407_189_000, actor: user },
    lastModified: { time: 1_581_407_189_000, actor: user },
  });
  for (const [time, actor] of [
    ['today', user],
    [stamp.time, 'foo'],
  ]) {
    const lastModified = { created: { time, actor }, lastModified: stamp };
    const chart = { title: 'Baz', description: 'A chart', lastModified };
    expect((await propose(urns.chart!, 'chartInfo', chart)).status).toBe(400);
  }
});

it('entity names and aspect names are declared in the schema definitions by a name annotation, relationship names by a relationship annotation', () => {
  const schema = (file: string) =>
    JSON.parse(readFileSync(join(import.meta.dirname, '..', '..', 'schemas', file), 'utf8'));
  expect(schema('entities/dataset.json').name).toBe('dataset');
  expect(schema('aspects/ownership.json')['x-aspect'].name).toBe('ownership');
  expect(schema('aspects/ownership.json')['x-relationship']['/owners/*/owner'].name).toBe('OwnedBy');
});
