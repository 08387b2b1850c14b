/** Containers, charts and dashboards. */
import { datasetUrn, startCatalog, unique, type TestCatalog } from '../helpers/catalog.js';

let catalog: TestCatalog;
beforeAll(async () => {
  catalog = await startCatalog();
});
afterAll(() => catalog.stop());

const ACTOR = 'urn:li:corpuser:ada';
const stamp = (time: number) => ({ time, actor: ACTOR });
const lastModified = { created: stamp(1), lastModified: stamp(2), deleted: stamp(3) };
const chartUrn = () => `urn:li:chart:(looker,${unique('chart')})`;
const dashboardUrn = () => `urn:li:dashboard:(looker,${unique('dashboard')})`;

async function read(root: string, urn: string, selection: string): Promise<any> {
  return (await catalog.query(`query ($urn: String!) { ${root}(urn: $urn) { ${selection} } }`, { urn }))[
    root
  ];
}

async function ingest(urn: string, aspectName: string, value: object): Promise<void> {
  expect((await catalog.ingest(urn, aspectName, value)).status).toBe(200);
}

describe('a chart', () => {
  it('returns its properties, its query and its inputs', async () => {
    const urn = chartUrn();
    const [bare, edge, both] = [datasetUrn('bare'), datasetUrn('edge'), datasetUrn('both')];
    await ingest(urn, 'chartInfo', {
      title: 'Sales',
      description: 'By day',
      lastModified,
      externalUrl: 'https://looker.example/1',
      chartUrl: 'https://looker.example/2',
      inputs: [{ string: bare }, { string: both }],
      inputEdges: [{ destinationUrn: both }, { destinationUrn: edge }],
      type: 'BAR',
      access: 'PRIVATE',
      lastRefreshed: 9,
      customProperties: { a: 'b' },
    });
    await ingest(urn, 'chartQuery', { rawQuery: 'select 1', type: 'SQL' });
    await ingest(urn, 'editableChartProperties', { description: 'Ours' });
    const properties = `name description externalUrl type access lastRefreshed created { time actor }
      lastModified { time } deleted { time } inputs { urn } customProperties { key value }`;
    const shown = await read(
      'chart',
      urn,
      `tool chartId platform { urn name } properties { chartUrl ${properties} } info { ${properties} }
       query { rawQuery type } editableProperties { description }`,
    );
    const common = {
      name: 'Sales',
      description: 'By day',
      externalUrl: 'https://looker.example/1',
      type: 'BAR',
      access: 'PRIVATE',
      lastRefreshed: 9,
      created: stamp(1),
      lastModified: { time: 2 },
      deleted: { time: 3 },
      inputs: [{ urn: bare }, { urn: both }, { urn: edge }],
      customProperties: [{ key: 'a', value: 'b' }],
    };
    expect(shown).toEqual({
      tool: 'looker',
      chartId: urn.slice('urn:li:chart:(looker,'.length, -1),
      platform: { urn: 'urn:li:dataPlatform:looker', name: 'looker' },
      properties: { ...common, chartUrl: 'https://looker.example/2' },
      info: common,
      query: { rawQuery: 'select 1', type: 'SQL' },
      editableProperties: { description: 'Ours' },
    });
  });

  it('returns its input fields as columns of their dataset', async () => {
    const urn = chartUrn();
    const dataset = datasetUrn('orders');
    const schemaFieldUrn = `urn:li:schemaField:(${dataset},id)`;
    const type = { type: { 'com.linkedin.schema.NumberType': {} } };
    const schemaField = { fieldPath: 'id', nativeDataType: 'int', type };
    await ingest(urn, 'inputFields', { fields: [{ schemaFieldUrn, schemaField }, { schemaFieldUrn }] });
    const selection =
      'inputFields { fields { schemaFieldUrn schemaField { fieldPath type schemaFieldEntity { urn } } } }';
    expect(await read('chart', urn, selection)).toEqual({
      inputFields: {
        fields: [
          {
            schemaFieldUrn,
            schemaField: { fieldPath: 'id', type: 'NUMBER', schemaFieldEntity: { urn: schemaFieldUrn } },
          },
          { schemaFieldUrn, schemaField: null },
        ],
      },
    });
  });
});

it('a dashboard returns its properties and its parts', async () => {
  const urn = dashboardUrn();
  const [one, two, inner] = [chartUrn(), chartUrn(), dashboardUrn()];
  const [first, second] = [datasetUrn('first'), datasetUrn('second')];
  await ingest(urn, 'dashboardInfo', {
    title: 'Board',
    description: 'All of it',
    lastModified,
    externalUrl: 'https://looker.example/1',
    dashboardUrl: 'https://looker.example/2',
    access: 'PUBLIC',
    lastRefreshed: 4,
    charts: [one],
    chartEdges: [{ destinationUrn: two }, { destinationUrn: one }],
    datasets: [first],
    datasetEdges: [{ destinationUrn: second }],
    dashboards: [{ destinationUrn: inner }],
    customProperties: { a: 'b' },
  });
  await ingest(urn, 'editableDashboardProperties', { description: 'Ours' });
  const selection = `tool dashboardId platform { name } editableProperties { description }
    properties { name description externalUrl dashboardUrl access lastRefreshed created { time } lastModified { time }
      deleted { time } charts { urn tool } datasets { urn } dashboards { urn } customProperties { key value } }
    info { name charts { urn } datasets { urn } }`;
  const charts = [{ urn: one }, { urn: two }];
  const datasets = [{ urn: first }, { urn: second }];
  expect(await read('dashboard', urn, selection)).toEqual({
    tool: 'looker',
    dashboardId: urn.slice('urn:li:dashboard:(looker,'.length, -1),
    platform: { name: 'looker' },
    editableProperties: { description: 'Ours' },
    properties: {
      name: 'Board',
      description: 'All of it',
      externalUrl: 'https://looker.example/1',
      dashboardUrl: 'https://looker.example/2',
      access: 'PUBLIC',
      lastRefreshed: 4,
      created: { time: 1 },
      lastModified: { time: 2 },
      deleted: { time: 3 },
      charts: charts.map((chart) => ({ ...chart, tool: 'looker' })),
      datasets,
      dashboards: [{ urn: inner }],
      customProperties: [{ key: 'a', value: 'b' }],
    },
    info: { name: 'Board', charts, datasets },
  });
});

it('a dashboard returns its usage, by time window and in total', async () => {
  const urn = dashboardUrn();
  await ingest(urn, 'status', { removed: false });
  const user = (name: string) => `urn:li:corpuser:${name}`;
  const point = (timestampMillis: number, more: object) =>
    ingest(urn, 'dashboardUsageStatistics', { timestampMillis, ...more });
  await point(1, {
    eventGranularity: { unit: 'DAY' },
    viewsCount: 3,
    executionsCount: 1,
    uniqueUserCount: 2,
    userCounts: [
      { user: user('ada'), viewsCount: 2 },
      { user: user('bob'), viewsCount: 1, executionsCount: 1 },
    ],
  });
  await point(2, {
    eventGranularity: { unit: 'DAY' },
    viewsCount: 4,
    userCounts: [{ user: user('ada'), viewsCount: 4, usageCount: 5 }],
  });
  await point(3, { viewsCount: 100, favoritesCount: 6, lastViewedAt: 2 });
  const selection = `usageStats { buckets { bucket duration resource metrics { uniqueUserCount viewsCount executionsCount } }
    aggregations { uniqueUserCount viewsCount executionsCount
      users { user { username } viewsCount executionsCount usageCount } }
    metrics { timestampMillis viewsCount executionsCount favoritesCount lastViewed } }`;
  expect((await read('dashboard', urn, selection)).usageStats).toEqual({
    buckets: [
      {
        bucket: 2,
        duration: 'DAY',
        resource: urn,
        metrics: { uniqueUserCount: null, viewsCount: 4, executionsCount: null },
      },
      {
        bucket: 1,
        duration: 'DAY',
        resource: urn,
        metrics: { uniqueUserCount: 2, viewsCount: 3, executionsCount: 1 },
      },
    ],
    aggregations: {
      uniqueUserCount: 2,
      viewsCount: 7,
      executionsCount: 1,
      users: [
        { user: { username: 'ada' }, viewsCount: 6, executionsCount: null, usageCount: 5 },
        { user: { username: 'bob' }, viewsCount: 1, executionsCount: 1, usageCount: null },
      ],
    },
    metrics: [
      { timestampMillis: 3, viewsCount: 100, executionsCount: null, favoritesCount: 6, lastViewed: 2 },
    ],
  });
});

describe('a container', () => {
  const containerUrn = () => `urn:li:container:${unique('c')}`;

  it('returns its properties and platform, or an unknown platform by default', async () => {
    const urn = containerUrn();
    await ingest(urn, 'containerProperties', {
      name: 'sales',
      qualifiedName: 'db.sales',
      description: 'Schema',
      externalUrl: 'https://db.example',
      env: 'DEV',
      created: stamp(1),
      lastModified: { time: 2 },
      customProperties: { a: 'b' },
    });
    await ingest(urn, 'editableContainerProperties', { description: 'Ours' });
    const selection = `platform { urn } editableProperties { description } properties { name qualifiedName description
      externalUrl env created { time actor } lastModified { time actor } customProperties { key value } }`;
    const shown = {
      platform: { urn: 'urn:li:dataPlatform:unknown' },
      editableProperties: { description: 'Ours' },
      properties: {
        name: 'sales',
        qualifiedName: 'db.sales',
        description: 'Schema',
        externalUrl: 'https://db.example',
        env: 'DEV',
        created: stamp(1),
        lastModified: { time: 2, actor: null },
        customProperties: [{ key: 'a', value: 'b' }],
      },
    };
    expect(await read('container', urn, selection)).toEqual(shown);
    await ingest(urn, 'dataPlatformInstance', { platform: 'urn:li:dataPlatform:hive' });
    const platform = { urn: 'urn:li:dataPlatform:hive' };
    expect(await read('container', urn, selection)).toEqual({ ...shown, platform });
  });

  it('lists its entities, which return all their parent containers from the inside out', async () => {
    const [schema, database] = [containerUrn(), containerUrn()];
    const table = datasetUrn(unique('t'));
    await ingest(database, 'containerProperties', { name: 'db' });
    await ingest(schema, 'container', { container: database });
    await ingest(table, 'container', { container: schema });
    const selection = 'container { urn } parentContainers { count containers { urn properties { name } } }';
    expect(await read('dataset', table, selection)).toEqual({
      container: { urn: schema },
      parentContainers: {
        count: 2,
        containers: [
          { urn: schema, properties: null },
          { urn: database, properties: { name: 'db' } },
        ],
      },
    });
    expect(await read('container', database, 'parentContainers { count containers { urn } }')).toEqual({
      parentContainers: { count: 0, containers: [] },
    });
    await ingest(database, 'container', { container: schema });
    const { parentContainers } = await read('container', schema, 'parentContainers { containers { urn } }');
    expect(parentContainers).toEqual({ containers: [{ urn: database }] });
  });
});
