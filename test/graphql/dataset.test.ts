/** Fields of datasets: properties from the source and from users. */
import { datasetUrn, startCatalog, unique, type TestCatalog } from '../helpers/catalog.js';

let catalog: TestCatalog;
beforeAll(async () => {
  catalog = await startCatalog();
});
afterAll(() => catalog.stop());

const ACTOR = 'urn:li:corpuser:ada';

async function dataset(urn: string, selection: string): Promise<any> {
  const answer = await catalog.query(`query ($urn: String!) { dataset(urn: $urn) { ${selection} } }`, {
    urn,
  });
  return answer.dataset;
}

/** Creates a dataset with this aspect. */
async function withAspect(aspectName: string, value: unknown): Promise<string> {
  const urn = datasetUrn(unique('db.table'));
  expect((await catalog.ingest(urn, aspectName, value)).status).toBe(200);
  return urn;
}

it('a dataset returns the properties from its source', async () => {
  const urn = await withAspect('datasetProperties', {
    name: 'Orders',
    qualifiedName: 'shop.orders',
    description: 'All orders',
    externalUrl: 'https://wiki.example/orders',
    uri: 'hdfs://orders',
    created: { time: 11, actor: ACTOR },
    lastModified: { time: 12, actor: ACTOR },
    customProperties: { tier: 'gold' },
  });
  const fields = `name properties { name qualifiedName description externalUrl uri created createdActor
    lastModified { time actor } lastModifiedActor customProperties { key value associatedUrn } }`;
  expect(await dataset(urn, fields)).toEqual({
    name: 'Orders',
    properties: {
      name: 'Orders',
      qualifiedName: 'shop.orders',
      description: 'All orders',
      externalUrl: 'https://wiki.example/orders',
      uri: 'hdfs://orders',
      created: 11,
      createdActor: ACTOR,
      lastModified: { time: 12, actor: ACTOR },
      lastModifiedActor: ACTOR,
      customProperties: [{ key: 'tier', value: 'gold', associatedUrn: urn }],
    },
  });
});

it('a dataset without a name has the name in its URN', async () => {
  const urn = await withAspect('datasetProperties', { description: 'x' });
  const name = urn.split(',')[1];
  expect(await dataset(urn, 'name origin platform { name } properties { name externalUrl }')).toEqual({
    name,
    origin: 'PROD',
    platform: { name: 'hive' },
    properties: { name, externalUrl: null },
  });
});

it('a dataset returns the properties that users edited', async () => {
  const urn = await withAspect('editableDatasetProperties', { name: 'Our orders', description: 'Ask Ada' });
  expect(await dataset(urn, 'editableProperties { name description } properties { name }')).toEqual({
    editableProperties: { name: 'Our orders', description: 'Ask Ada' },
    properties: null,
  });
});

it('a view returns its definition', async () => {
  const urn = await withAspect('viewProperties', {
    materialized: true,
    viewLogic: 'select 1',
    formattedViewLogic: 'SELECT 1',
    viewLanguage: 'SQL',
  });
  expect(await dataset(urn, 'viewProperties { materialized logic formattedLogic language }')).toEqual({
    viewProperties: { materialized: true, logic: 'select 1', formattedLogic: 'SELECT 1', language: 'SQL' },
  });
});

it('a dataset returns its column lineage', async () => {
  const upstream = `urn:li:schemaField:(${datasetUrn('up')},a%2Cb)`;
  const downstream = `urn:li:schemaField:(${datasetUrn('down')},c)`;
  const urn = await withAspect('upstreamLineage', {
    upstreams: [],
    fineGrainedLineages: [
      {
        upstreamType: 'FIELD_SET',
        upstreams: [upstream],
        downstreamType: 'FIELD',
        downstreams: [downstream],
        transformOperation: 'CONCAT',
        confidenceScore: 0.5,
        query: 'urn:li:query:q1',
      },
      { upstreamType: 'NONE', downstreamType: 'FIELD_SET' },
    ],
  });
  const fields =
    'fineGrainedLineages { upstreams { urn path } downstreams { urn path } transformOperation confidenceScore query }';
  expect(await dataset(urn, fields)).toEqual({
    fineGrainedLineages: [
      {
        upstreams: [{ urn: upstream, path: 'a,b' }],
        downstreams: [{ urn: downstream, path: 'c' }],
        transformOperation: 'CONCAT',
        confidenceScore: 0.5,
        query: 'urn:li:query:q1',
      },
      { upstreams: null, downstreams: null, transformOperation: null, confidenceScore: null, query: null },
    ],
  });
});

it('a dataset returns its siblings, roles, partitions and documentation', async () => {
  const other = datasetUrn(unique('model'), 'dbt');
  const urn = await withAspect('siblings', { siblings: [other], primary: true });
  await catalog.ingest(urn, 'access', { roles: [{ urn: 'urn:li:role:reader' }] });
  await catalog.ingest(urn, 'embed', { renderUrl: 'https://embed.example/1' });
  await catalog.ingest(urn, 'partitionsSummary', {
    minPartition: { partition: 'd=1', createdTime: 1, lastModifiedTime: 2 },
  });
  await catalog.ingest(urn, 'documentation', {
    documentations: [{ documentation: 'Generated', attribution: { time: 5, actor: ACTOR } }],
  });
  const fields = `siblings { isPrimary siblings { urn } } access { roles { role { id } associatedUrn } }
    embed { renderUrl } partitionsSummary {
      minPartition { partition createdTime lastModifiedTime } maxPartition { partition } }
    documentation { documentations { documentation attribution { time actor { urn } } } }`;
  expect(await dataset(urn, fields)).toEqual({
    siblings: { isPrimary: true, siblings: [{ urn: other }] },
    access: { roles: [{ role: { id: 'reader' }, associatedUrn: urn }] },
    embed: { renderUrl: 'https://embed.example/1' },
    partitionsSummary: {
      minPartition: { partition: 'd=1', createdTime: 1, lastModifiedTime: 2 },
      maxPartition: null,
    },
    documentation: {
      documentations: [{ documentation: 'Generated', attribution: { time: 5, actor: { urn: ACTOR } } }],
    },
  });
});

it('a dataset without older folder paths returns an empty list', async () => {
  const urn = await withAspect('status', { removed: false });
  expect(await dataset(urn, 'browsePaths { path }')).toEqual({ browsePaths: [] });
});

it('a dataset returns its container path and its older folder paths', async () => {
  const container = `urn:li:container:${unique('schema')}`;
  const urn = await withAspect('browsePathsV2', {
    path: [{ id: 'prod' }, { id: container, urn: container }],
  });
  await catalog.ingest(urn, 'browsePaths', { paths: ['/prod/hive', '/all'] });
  expect(await dataset(urn, 'browsePathV2 { path { name entity { urn } } } browsePaths { path }')).toEqual({
    browsePathV2: {
      path: [
        { name: 'prod', entity: null },
        { name: container, entity: { urn: container } },
      ],
    },
    browsePaths: [{ path: ['prod', 'hive'] }, { path: ['all'] }],
  });
});
