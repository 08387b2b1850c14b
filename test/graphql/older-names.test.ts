/** Fields that older clients know: twins of newer fields, applications, interfaces, and fields that never have a value. */
import { datasetUrn, proposal, startCatalog, unique, type TestCatalog } from '../helpers/catalog.js';

let catalog: TestCatalog;
beforeAll(async () => {
  catalog = await startCatalog();
});
afterAll(() => catalog.stop());

const TAG = 'urn:li:tag:pii';
const TAGS = { tags: [{ tag: TAG }] };
const TAGGED = { tags: [{ tag: { urn: TAG } }] };
const STAMP = { time: 7, actor: 'urn:li:corpuser:ann' };
const STAMPS = { created: STAMP, lastModified: STAMP };

function storeAll(urn: string, aspects: Readonly<Record<string, object>>) {
  return catalog.ingestBatch(Object.entries(aspects).map(([name, value]) => proposal(urn, name, value)));
}

describe('twins have the value of the newer field', () => {
  it('of a dataset', async () => {
    const urn = datasetUrn(unique('t'));
    const field = {
      fieldPath: 'id',
      nativeDataType: 'int',
      type: { type: { 'com.linkedin.schema.NumberType': {} } },
    };
    await storeAll(urn, {
      globalTags: TAGS,
      datasetProperties: { description: 'Rows', uri: 'hdfs://x', externalUrl: 'https://x.org/t' },
    });
    await catalog.ingest(
      urn,
      'schemaMetadata',
      {
        ...{ schemaName: 't', platform: 'urn:li:dataPlatform:hive', version: 3, hash: 'h', cluster: 'c' },
        platformSchema: { 'com.linkedin.schema.MySqlDDL': { tableSchema: 'create table t' } },
        ...{ primaryKeys: ['id'], fields: [field], created: STAMP },
      },
      { systemMetadata: { lastObserved: 99, runId: 'r' } },
    );
    const { dataset } = await catalog.query(
      `query ($urn: String!) { dataset(urn: $urn) { description uri externalUrl platformNativeType
        globalTags { tags { tag { urn } } } properties { origin }
        schema { name platformUrn version hash cluster primaryKeys createdAt lastObserved
          fields { fieldPath type } platformSchema { ... on TableSchema { schema } } } } }`,
      { urn },
    );
    expect(dataset).toEqual({
      ...{ description: 'Rows', uri: 'hdfs://x', externalUrl: 'https://x.org/t', platformNativeType: null },
      globalTags: TAGGED,
      properties: { origin: 'PROD' },
      schema: {
        ...{ name: 't', platformUrn: 'urn:li:dataPlatform:hive', version: 3, hash: 'h', cluster: 'c' },
        ...{ primaryKeys: ['id'], createdAt: 7, lastObserved: 99 },
        fields: [{ fieldPath: 'id', type: 'NUMBER' }],
        platformSchema: { schema: 'create table t' },
      },
    });
  });

  it('of a chart and a dashboard', async () => {
    const [chart, dashboard] = [
      `urn:li:chart:(looker,${unique('c')})`,
      `urn:li:dashboard:(looker,${unique('d')})`,
    ];
    await storeAll(chart, { globalTags: TAGS, editableChartProperties: { ...STAMPS, description: 'Mine' } });
    await storeAll(dashboard, {
      globalTags: TAGS,
      editableDashboardProperties: { ...STAMPS, description: 'Ours' },
    });
    const parts = 'globalTags { tags { tag { urn } } } editableInfo { description }';
    expect(
      await catalog.query(
        `query ($chart: String!, $dashboard: String!) { chart(urn: $chart) { ${parts} } dashboard(urn: $dashboard) { ${parts} } }`,
        { chart, dashboard },
      ),
    ).toEqual({
      chart: { globalTags: TAGGED, editableInfo: { description: 'Mine' } },
      dashboard: { globalTags: TAGGED, editableInfo: { description: 'Ours' } },
    });
  });

  it('of a flow and its job; the job has the platform of the flow until a source names another', async () => {
    const flow = `urn:li:dataFlow:(airflow,${unique('f')},PROD)`;
    const job = `urn:li:dataJob:(${flow},load)`;
    const customProperties = { team: 'core' };
    await storeAll(flow, {
      globalTags: TAGS,
      dataFlowInfo: {
        name: 'F',
        description: 'Nightly',
        project: 'p',
        externalUrl: 'https://x.org/f',
        customProperties,
      },
    });
    await storeAll(job, {
      globalTags: TAGS,
      dataJobInfo: {
        name: 'J',
        description: 'Loads',
        type: { string: 'X' },
        externalUrl: 'https://x.org/j',
        customProperties,
      },
    });
    const ask = async () =>
      catalog.query(
        `query ($flow: String!, $job: String!) {
          dataFlow(urn: $flow) { globalTags { tags { tag { urn } } }
            info { name description project externalUrl customProperties { key value } }
            dataJobs { entities { entity { urn } } } lineage(input: { direction: DOWNSTREAM }) { total } }
          dataJob(urn: $job) { globalTags { tags { tag { urn } } } platform { urn }
            info { name description externalUrl customProperties { key value } } } }`,
        { flow, job },
      );
    const answer = await ask();
    expect(answer).toEqual({
      dataFlow: {
        globalTags: TAGGED,
        info: {
          ...{ name: 'F', description: 'Nightly', project: 'p', externalUrl: 'https://x.org/f' },
          customProperties: [{ key: 'team', value: 'core' }],
        },
        dataJobs: { entities: [{ entity: { urn: job } }] },
        lineage: { total: 0 },
      },
      dataJob: {
        globalTags: TAGGED,
        platform: { urn: 'urn:li:dataPlatform:airflow' },
        info: {
          ...{ name: 'J', description: 'Loads', externalUrl: 'https://x.org/j' },
          customProperties: [{ key: 'team', value: 'core' }],
        },
      },
    });
    await catalog.ingest(job, 'dataPlatformInstance', { platform: 'urn:li:dataPlatform:spark' });
    await catalog.ingest(job, 'status', { removed: true });
    const later = await ask();
    expect(later.dataJob.platform).toEqual({ urn: 'urn:li:dataPlatform:spark' });
    expect(later.dataFlow.dataJobs).toEqual({ entities: [] });
  });

  it('that were never stored are null', async () => {
    const tag = `urn:li:tag:${unique('tag')}`;
    await catalog.ingest(tag, 'tagProperties', { name: 'x' });
    const { tag: found } = await catalog.query(
      `query ($urn: String!) { tag(urn: $urn) { editableProperties { name }
        aspects(input: { aspectNames: ["tagProperties"] }) { aspectName renderSpec { displayType } } } }`,
      { urn: tag },
    );
    expect(found).toEqual({
      editableProperties: null,
      aspects: [{ aspectName: 'tagProperties', renderSpec: null }],
    });
  });
});

it('applications are listed in the stored order, and count their assets without soft-deleted ones', async () => {
  const [first, second] = [unique('app'), unique('app')].map((id) => `urn:li:application:${id}`) as [
    string,
    string,
  ];
  const [dataset, key, removed] = [
    datasetUrn(unique('t')),
    `urn:li:mlPrimaryKey:(${unique('f')},id)`,
    datasetUrn(unique('t')),
  ];
  await catalog.ingestBatch([
    proposal(first, 'applicationProperties', { name: 'Shop' }),
    proposal(dataset, 'applications', { applications: [second, first] }),
    proposal(key, 'applications', { applications: [first] }),
    proposal(removed, 'applications', { applications: [first] }),
    proposal(removed, 'status', { removed: true }),
  ]);
  const parts = 'applications { associatedUrn application { urn properties { name numAssets } } }';
  const answer = await catalog.query(
    `query ($dataset: String!, $key: String!) {
      dataset(urn: $dataset) { ${parts} application { application { urn } } }
      mlPrimaryKey(urn: $key) { ${parts} } }`,
    { dataset, key },
  );
  const shop = { urn: first, properties: { name: 'Shop', numAssets: 2 } };
  expect(answer).toEqual({
    dataset: {
      applications: [
        { associatedUrn: dataset, application: { urn: second, properties: null } },
        { associatedUrn: dataset, application: shop },
      ],
      application: { application: { urn: second } },
    },
    mlPrimaryKey: { applications: [{ associatedUrn: key, application: shop }] },
  });
});

it('interfaces give access to what types have in common', async () => {
  const [logical, physical] = [datasetUrn(unique('t')), datasetUrn(unique('t'))];
  const set = `urn:li:versionSet:(${unique('set')},dataset)`;
  await storeAll(physical, {
    logicalParent: { parent: { destinationUrn: logical } },
    versionProperties: { versionSet: set, version: { versionTag: 'v2' }, sortId: 'AAAAAAAB' },
    browsePaths: { paths: ['/prod/hive'] },
  });
  const { entities } = await catalog.query(
    `query ($urns: [String!]!) { entities(urns: $urns) {
      ... on BrowsableEntity { browsePaths { path } }
      ... on HasLogicalParent { logicalParent { urn } }
      ... on SupportsVersions { versionProperties { version { versionTag } versionSet { urn } isLatest } }
      ... on HasExecutionRuns { runs(start: 0, count: 1) { total } } } }`,
    { urns: [physical] },
  );
  expect(entities).toEqual([
    {
      browsePaths: [{ path: ['prod', 'hive'] }],
      logicalParent: { urn: logical },
      versionProperties: { version: { versionTag: 'v2' }, versionSet: { urn: set }, isLatest: true },
    },
  ]);
});

it('a flow lists its own runs', async () => {
  const flow = `urn:li:dataFlow:(airflow,${unique('f')},PROD)`;
  const runs = ['a', 'b'].map((id) => `urn:li:dataProcessInstance:${unique(id)}`);
  await catalog.ingestBatch(
    runs.flatMap((urn, time) => [
      proposal(urn, 'dataProcessInstanceProperties', { name: 'run', created: { ...STAMP, time } }),
      proposal(urn, 'dataProcessInstanceRelationships', { parentTemplate: flow, upstreamInstances: [] }),
    ]),
  );
  await catalog.ingest(flow, 'dataFlowInfo', { name: 'F' });
  const { dataFlow } = await catalog.query(
    `query ($urn: String!) { dataFlow(urn: $urn) { runs(count: 1) { total runs { urn } } } }`,
    { urn: flow },
  );
  expect(dataFlow.runs).toEqual({ total: 2, runs: [{ urn: runs[1] }] });
});
