/** Events of OpenLineage clients become jobs, runs, datasets and lineage. */
import { unique } from '../helpers/catalog.js';
import { openCatalog } from '../helpers/api/suite.js';
import { mutationTools } from '../helpers/graphql/mutations.js';

const catalog = await openCatalog();
const { stored } = mutationTools(() => catalog);
const post = (event: object) => catalog.post('/openapi/openlineage/api/v1/lineage', event);

function names() {
  const word = unique('shop');
  const flow = `urn:li:dataFlow:(airflow,${word},prod)`;
  return {
    ...{ word, flow, job: `urn:li:dataJob:(${flow},${word}.load)`, runId: unique('run') },
    orders: `urn:li:dataset:(urn:li:dataPlatform:postgres,${word}.orders,PROD)`,
    lake: `urn:li:dataset:(urn:li:dataPlatform:s3,lake/${word},PROD)`,
  };
}

function eventOf({ word, runId }: ReturnType<typeof names>, more: object = {}) {
  const orders = { namespace: 'postgres://db:5432', name: `${word}.orders` };
  return {
    ...{ eventType: 'COMPLETE', eventTime: '2026-01-02T03:04:05.678Z', run: { runId } },
    producer: 'https://github.com/OpenLineage/OpenLineage/tree/1.9.0/integration/airflow',
    job: {
      ...{ namespace: 'prod', name: `${word}.load` },
      facets: {
        documentation: { description: 'Loads orders' },
        sql: { query: 'SELECT 1' },
        other: { x: [1] },
      },
    },
    inputs: [
      {
        ...orders,
        facets: {
          schema: {
            fields: [
              { name: 'id', type: 'BIGINT', description: 'Key' },
              { name: 'paid', type: null },
            ],
          },
        },
      },
    ],
    outputs: [
      {
        ...{ namespace: 's3://lake', name: word },
        facets: { columnLineage: { fields: { key: { inputFields: [{ ...orders, field: 'id' }] } } } },
      },
    ],
    ...more,
  };
}

it('an event becomes a flow, a job, a run, datasets and columns, which can be traversed at once', async () => {
  const given = names();
  const { job, flow, orders, lake, word, runId } = given;
  expect((await post(eventOf(given))).status).toBe(200);
  expect(await stored(flow, 'dataFlowInfo')).toMatchObject({ name: word, project: 'prod' });
  expect(await stored(job, 'dataJobInfo')).toMatchObject({
    ...{ name: `${word}.load`, description: 'Loads orders', flowUrn: flow, type: { string: 'AIRFLOW' } },
  });
  expect((await stored(orders, 'schemaMetadata')).fields).toMatchObject([
    { fieldPath: 'id', nativeDataType: 'BIGINT', description: 'Key' },
    { fieldPath: 'paid' },
  ]);
  const answer = await catalog.query(
    `query ($urn: String!) { searchAcrossLineage(input: { urn: $urn, direction: DOWNSTREAM, query: "*" }) {
      searchResults { degree entity { urn } } } }`,
    { urn: orders },
  );
  expect(answer.searchAcrossLineage.searchResults).toMatchObject([
    { degree: 1, entity: { urn: job } },
    { degree: 2, entity: { urn: lake } },
  ]);
  const columns = await catalog.query(
    `query ($urn: String!) { searchAcrossLineage(input: { urn: $urn, direction: DOWNSTREAM, query: "*",
      types: [DATASET] }) { searchResults { entity { urn } } } }`,
    { urn: `urn:li:schemaField:(${orders},id)` },
  );
  expect(columns.searchAcrossLineage.searchResults).toEqual([{ entity: { urn: lake } }]);
  const { dataJob } = await catalog.query(
    `query ($urn: String!) { dataJob(urn: $urn) { runs(start: 0, count: 5) { total runs { name
      state { status result { resultType } timestampMillis } } } } }`,
    { urn: job },
  );
  expect(dataJob.runs).toMatchObject({
    total: 1,
    runs: [{ name: runId, state: [{ status: 'COMPLETE', timestampMillis: 1_767_323_045_678 }] }],
  });
});

it('events of one run add up, in any order, and a repeated event changes nothing', async () => {
  const given = names();
  await post(eventOf(given, { inputs: [] }));
  await post(eventOf(given, { eventType: 'START', outputs: [], eventTime: '2026-01-02T03:00:00+01:00' }));
  const { inputDatasetEdges, outputDatasetEdges } = await stored(given.job, 'dataJobInputOutput');
  expect([inputDatasetEdges, outputDatasetEdges]).toMatchObject([
    [{ destinationUrn: given.orders }],
    [{ destinationUrn: given.lake }],
  ]);
  const run = `urn:li:dataProcessInstance:${given.runId}`;
  const properties = await stored(run, 'dataProcessInstanceProperties');
  expect(properties.created.time).toBe(Date.parse('2026-01-02T02:00:00Z'));
  const edges = () => stored(given.job, 'dataJobInputOutput');
  const before = await edges();
  await post(eventOf(given, { eventType: 'START', outputs: [], eventTime: '2026-01-02T03:00:00+01:00' }));
  expect(await edges()).toEqual(before);
});

it.each([
  ['/run', { run: undefined }],
  ['/job/name', { job: { namespace: 'prod' } }],
  ['/eventTime', { eventTime: 'yesterday' }],
  ['/eventTime', { eventTime: '2026-13-45T99:99:99Z' }],
  ['/eventType', { eventType: 'DONE' }],
  ['/inputs/0/name', { inputs: [{ namespace: 'x', name: '' }] }],
])('an event with a wrong %s is refused and stores nothing', async (path, more) => {
  const given = names();
  const { status, json } = await post(eventOf(given, more));
  expect([status, json.path]).toEqual([400, path]);
  expect(await stored(given.job, 'dataJobInfo')).toBeUndefined();
});

it('an event with columns that nest too deeply is refused and stores nothing', async () => {
  const given = names();
  const text = '{"name":"a","fields":['.repeat(100) + '{"name":"a"}' + ']}'.repeat(100);
  const facets = { schema: { fields: [JSON.parse(text)] } };
  const inputs = [{ namespace: 'kafka', name: given.word, facets }];
  const { status, json } = await post(eventOf(given, { inputs }));
  expect([status, json.rule]).toEqual([400, 'columns of at most 100 levels']);
  expect(await stored(given.job, 'dataJobInfo')).toBeUndefined();
});
