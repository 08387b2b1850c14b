/** Adding and removing lineage edges by hand. */
import { datasetUrn, startCatalog, unique, type TestCatalog } from '../helpers/catalog.js';
import { mutationTools } from '../helpers/graphql/mutations.js';

let catalog: TestCatalog;
beforeAll(async () => {
  catalog = await startCatalog();
});
afterAll(() => catalog.stop());
const { mutate, done, newTable, stored } = mutationTools(() => catalog);

const STAMP = { time: 0, actor: 'urn:li:corpuser:unknown' };
const BY_HAND = {
  created: { time: expect.any(Number), actor: 'urn:li:corpuser:datahub' },
  properties: { source: 'UI' },
};

const newEntity = async (urn: string, aspect: string, value: object): Promise<string> => {
  expect((await catalog.ingest(urn, aspect, value)).status).toBe(200);
  return urn;
};
const newJob = (io: object = {}) =>
  newEntity(`urn:li:dataJob:(urn:li:dataFlow:(airflow,${unique('flow')},PROD),task)`, 'dataJobInputOutput', {
    inputDatasets: [],
    outputDatasets: [],
    ...io,
  });
const newChart = (info: object = {}) =>
  newEntity(`urn:li:chart:(looker,${unique('chart')})`, 'chartInfo', {
    title: 'A chart',
    description: '',
    lastModified: { created: STAMP, lastModified: STAMP },
    ...info,
  });
const newDashboard = () =>
  newEntity(`urn:li:dashboard:(looker,${unique('dashboard')})`, 'dashboardInfo', {
    title: 'A dashboard',
    description: '',
    lastModified: { created: STAMP, lastModified: STAMP },
  });

const edge = (downstreamUrn: string, upstreamUrn: string) => ({ downstreamUrn, upstreamUrn });
const add = (...edgesToAdd: object[]) => done('updateLineage', { edgesToAdd, edgesToRemove: [] });
const remove = (...edgesToRemove: object[]) => done('updateLineage', { edgesToAdd: [], edgesToRemove });
const refusalOf = async (edgesToAdd: object[], edgesToRemove: object[] = []) =>
  (await mutate('updateLineage', { edgesToAdd, edgesToRemove })).errors?.[0].extensions;

const upstreamsOf = async (urn: string): Promise<string[]> => {
  const { data } = await catalog.graphql(
    `query ($input: ScrollAcrossLineageInput!) {
      scrollAcrossLineage(input: $input) { searchResults { entity { urn } } }
    }`,
    { input: { urn, direction: 'UPSTREAM', orFilters: [{ and: [{ field: 'degree', values: ['1'] }] }] } },
  );
  return data.scrollAcrossLineage.searchResults.map(({ entity }: any) => entity.urn).sort();
};

it('an added edge can be traversed at once, and a removed edge cannot', async () => {
  const [table, job, chart, dashboard] = [
    await newTable(),
    await newJob(),
    await newChart(),
    await newDashboard(),
  ];
  const [source, earlierJob, otherChart] = [await newTable(), await newJob(), await newChart()];
  const edges = [
    edge(table, source),
    edge(table, job),
    edge(job, source),
    edge(job, earlierJob),
    edge(chart, table),
    edge(chart, otherChart),
    edge(dashboard, chart),
    edge(dashboard, table),
  ];
  expect(await add(...edges)).toBe(true);
  const all = async () => Promise.all([table, job, chart, dashboard].map(upstreamsOf));
  expect(await all()).toEqual([
    [source, job].sort(),
    [source, earlierJob].sort(),
    [table, otherChart].sort(),
    [chart, table].sort(),
  ]);
  expect((await stored(table, 'upstreamLineage')).upstreams).toEqual([
    { dataset: source, type: 'TRANSFORMED', auditStamp: BY_HAND.created, ...BY_HAND },
  ]);
  expect((await stored(job, 'dataJobInputOutput')).outputDatasetEdges).toEqual([
    { sourceUrn: job, destinationUrn: table, lastModified: BY_HAND.created, ...BY_HAND },
  ]);
  expect(await remove(...edges)).toBe(true);
  expect(await all()).toEqual([[], [], [], []]);
});

it('edges in the older form are not added again and can be removed', async () => {
  const [source, table] = [await newTable(), await newTable()];
  const job = await newJob({ inputDatasets: [source], outputDatasets: [table] });
  const chart = await newChart({ inputs: [{ string: source }] });
  const edges = [edge(job, source), edge(table, job), edge(chart, source)];
  const before = await stored(job, 'dataJobInputOutput');
  await add(...edges);
  expect(await stored(job, 'dataJobInputOutput')).toEqual(before);
  expect((await stored(chart, 'chartInfo')).inputEdges).toBeUndefined();
  await remove(...edges);
  expect(await Promise.all([job, table, chart].map(upstreamsOf))).toEqual([[], [], []]);
});

it('an existing edge keeps its properties from a connector, and column lineage is kept', async () => {
  const [source, other] = [await newTable(), await newTable()];
  const known = { dataset: source, type: 'VIEW', auditStamp: STAMP };
  const columns = [{ upstreamType: 'FIELD_SET', downstreamType: 'FIELD', transformOperation: 'COPY' }];
  const table = await newTable();
  await newEntity(table, 'upstreamLineage', { upstreams: [known], fineGrainedLineages: columns });
  await add(edge(table, source), edge(table, other));
  const lineage = await stored(table, 'upstreamLineage');
  expect(lineage.upstreams).toEqual([known, expect.objectContaining({ dataset: other })]);
  await remove(edge(table, source), edge(table, other));
  expect(await stored(table, 'upstreamLineage')).toMatchObject({
    upstreams: [],
    fineGrainedLineages: lineage.fineGrainedLineages,
  });
});

it('a pair in both lists is removed, and nothing is written without changes', async () => {
  const [table, source] = [await newTable(), await newTable()];
  const pair = edge(table, source);
  expect(await done('updateLineage', { edgesToAdd: [pair], edgesToRemove: [pair] })).toBe(true);
  expect(await stored(table, 'upstreamLineage')).toBeUndefined();
  expect(await done('updateLineage', { edgesToAdd: [null], edgesToRemove: [pair, null] })).toBe(true);
  expect(await stored(table, 'upstreamLineage')).toBeUndefined();
  await add(pair, pair);
  await done('updateLineage', { edgesToAdd: [pair], edgesToRemove: [pair] });
  expect(await upstreamsOf(table)).toEqual([]);
});

it('an edge to an entity that does not exist can be removed', async () => {
  const [table, gone] = [await newTable(), datasetUrn(unique('gone'))];
  await newEntity(table, 'upstreamLineage', {
    upstreams: [{ dataset: gone, type: 'VIEW', auditStamp: STAMP }],
  });
  expect(await remove(edge(table, gone))).toBe(true);
  expect((await stored(table, 'upstreamLineage')).upstreams).toEqual([]);
  expect(await refusalOf([], [edge(gone, table)])).toMatchObject({ reason: 'NOT_FOUND' });
});

it('concurrently added edges of one table are all kept', async () => {
  const table = await newTable();
  const sources = await Promise.all(Array.from({ length: 8 }, newTable));
  await Promise.all(sources.map((source) => add(edge(table, source))));
  expect(await upstreamsOf(table)).toEqual(sources.sort());
});

describe('a refused edge stores nothing:', () => {
  it.each<[string, string, (table: string) => object | Promise<object>]>([
    ['a table from a chart', 'INVALID_REQUEST', async (table) => edge(table, await newChart())],
    ['a table from itself', 'INVALID_REQUEST', (table) => edge(table, table)],
    ['a tag', 'INVALID_REQUEST', (table) => edge('urn:li:tag:x', table)],
    ['a text that is not a URN', 'INVALID_URN', (table) => edge(table, 'orders')],
    ['an entity that does not exist', 'NOT_FOUND', (table) => edge(table, datasetUrn(unique('nowhere')))],
    [
      'a chart without metadata',
      'INVALID_REQUEST',
      async (table) => {
        const chart = `urn:li:chart:(looker,${unique('bare')})`;
        return edge(await newEntity(chart, 'status', { removed: false }), table);
      },
    ],
  ])('%s', async (_, code, toEdge) => {
    const [table, source] = [await newTable(), await newTable()];
    const refused = await refusalOf([edge(table, source), await toEdge(table)]);
    expect(refused).toMatchObject({ reason: code });
    expect(await stored(table, 'upstreamLineage')).toBeUndefined();
  });

  it('the refusal names the pair', async () => {
    const table = await newTable();
    expect(await refusalOf([], [edge(table, await newTable()), edge(table, table)])).toMatchObject({
      path: '/edgesToRemove/1',
      rule: 'two different entities',
    });
  });
});
