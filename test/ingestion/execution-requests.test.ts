/** Requests to executors: runs of sources, their end, and tests of connections. */
import { startCatalog, unique, type TestCatalog } from '../helpers/catalog.js';
import { codeOf } from '../helpers/graphql/error-code.js';
import { mutationTools } from '../helpers/graphql/mutations.js';

let catalog: TestCatalog;
beforeAll(async () => {
  catalog = await startCatalog();
});
afterAll(() => catalog.stop());
const { mutate, stored, exists } = mutationTools(() => catalog);

const INFO = 'dataHubIngestionSourceInfo';
const INPUT = 'dataHubExecutionRequestInput';
const SIGNAL = 'dataHubExecutionRequestSignal';
const RESULT = 'dataHubExecutionRequestResult';
const config = { recipe: '{"source":{"type":"file"}}', executorId: 'elsewhere' };

async function newSource(parts: object = {}): Promise<string> {
  const urn = `urn:li:dataHubIngestionSource:${unique('source')}`;
  const answer = await catalog.ingest(urn, INFO, { name: unique('source'), type: 'file', config, ...parts });
  expect(answer.status).toBe(200);
  return urn;
}

const run = (ingestionSourceUrn: string) => mutate('createIngestionExecutionRequest', { ingestionSourceUrn });
const cancel = (ingestionSourceUrn: string, executionRequestUrn: string) =>
  mutate('cancelIngestionExecutionRequest', { ingestionSourceUrn, executionRequestUrn });
const runOf = async (source: string): Promise<string> =>
  (await run(source)).data.createIngestionExecutionRequest;
const report = (urn: string, status: string, parts: object = {}) =>
  catalog.ingest(urn, RESULT, { status, startTimeMs: 1, ...parts });

describe('a run of a source', () => {
  it('is requested with its recipe, from its executor, by the actor', async () => {
    const source = await newSource();
    const urn = await runOf(source);
    const input: any = await stored(urn, INPUT);
    expect(input).toMatchObject({
      ...{ task: 'RUN_INGEST', executorId: 'elsewhere', actorUrn: 'urn:li:corpuser:datahub' },
      source: { type: 'MANUAL_INGESTION_SOURCE', ingestionSource: source },
    });
    const recipe = { source: { type: 'file' }, pipeline_name: source, run_id: urn };
    expect(JSON.parse(input.args.recipe)).toEqual(recipe);
    const query = `{ executionRequest(urn: "${urn}") { input { actorUrn executorId arguments { key } }
      result { status } source { urn name } } }`;
    expect((await catalog.query(query)).executionRequest).toMatchObject({
      input: { executorId: 'elsewhere', actorUrn: 'urn:li:corpuser:datahub' },
      ...{ result: null, source: { urn: source } },
    });
  });

  it('is requested again while another one is under way', async () => {
    const source = await newSource();
    const urns = await Promise.all([runOf(source), runOf(source)]);
    expect(new Set(urns).size).toBe(2);
  });

  it('is refused for a source that cannot be run, and nothing is stored', async () => {
    const missing = `urn:li:dataHubIngestionSource:${unique('missing')}`;
    expect(codeOf(await run(missing))).toBe('NOT_FOUND');
    expect(codeOf(await run('urn:li:tag:x'))).toBe('INVALID_URN');
    const wrong = [
      await newSource({ config: { recipe: 'source: file' } }),
      await newSource({ config: { ...config, executorId: '__datahub_cli_' } }),
    ];
    for (const source of wrong) {
      expect(codeOf(await run(source))).toBe('INVALID_REQUEST');
      const query = `{ ingestionSource(urn: "${source}") { executions { total } } }`;
      expect((await catalog.query(query)).ingestionSource.executions.total).toBe(0);
    }
  });

  it('is stopped by a signal to its executor', async () => {
    const source = await newSource();
    const urn = await runOf(source);
    expect((await cancel(source, urn)).data.cancelIngestionExecutionRequest).toBe(urn);
    expect(await stored(urn, SIGNAL)).toMatchObject({
      ...{ signal: 'KILL', executorId: 'elsewhere', createdAt: { actor: 'urn:li:corpuser:datahub' } },
    });
    expect(await stored(urn, RESULT)).toBeUndefined();
  });

  it('is stopped after its source was deleted, too', async () => {
    const source = await newSource();
    const urn = await runOf(source);
    await catalog.query(`mutation { deleteIngestionSource(urn: "${source}") }`);
    expect((await cancel(source, urn)).errors).toBeUndefined();
  });

  it('is not stopped as the run of another source, and an unknown run is not created', async () => {
    const [source, other] = [await newSource(), await newSource()];
    const urn = await runOf(source);
    expect(codeOf(await cancel(other, urn))).toBe('INVALID_REQUEST');
    const unknown = `urn:li:dataHubExecutionRequest:${unique('unknown')}`;
    expect(codeOf(await cancel(source, unknown))).toBe('NOT_FOUND');
    expect([await stored(urn, SIGNAL), await exists(unknown)]).toEqual([undefined, false]);
  });
});

it('a test of a connection is requested from the executor of the service', async () => {
  const { data } = await mutate('createTestConnectionRequest', { recipe: '{"source":{}}' });
  const urn = data.createTestConnectionRequest;
  const input: any = await stored(urn, INPUT);
  expect(input).toMatchObject({ task: 'TEST_CONNECTION', executorId: 'default' });
  expect(JSON.parse(input.args.recipe)).toEqual({ source: {}, pipeline_name: urn });
  expect(codeOf(await mutate('createTestConnectionRequest', { recipe: 'text' }))).toBe('INVALID_REQUEST');
});

describe('the list of runs', () => {
  const LIST = `query ($input: ListExecutionRequestsInput!) { listExecutionRequests(input: $input) {
    start count total executionRequests { urn } } }`;
  const list = async (executor: string, input: object = {}) => {
    const filters = [{ field: 'executorId', values: [executor] }];
    return (await catalog.query(LIST, { input: { filters, ...input } })).listExecutionRequests;
  };
  const urns = ({ executionRequests }: any) => executionRequests.map(({ urn }: any) => urn);

  it('has the runs of sources that exist, latest first', async () => {
    const executorId = unique('executor');
    const own = { config: { ...config, executorId } };
    const plain = await newSource(own);
    const system = await newSource({ ...own, source: { type: 'SYSTEM' } });
    const deleted = await newSource(own);
    const runs: string[] = [];
    for (const [at, ingestionSource] of [plain, system, plain, deleted, undefined].entries()) {
      const urn = `urn:li:dataHubExecutionRequest:${unique('run')}`;
      const source = { type: 'MANUAL_INGESTION_SOURCE', ...(ingestionSource && { ingestionSource }) };
      await catalog.ingest(urn, INPUT, { task: 'RUN_INGEST', args: {}, executorId, requestedAt: at, source });
      runs.push(urn);
    }
    await catalog.query(`mutation { deleteIngestionSource(urn: "${deleted}") }`);
    const [first, ofSystem, last] = runs;
    expect(await list(executorId, { start: 0, count: 2 })).toEqual({
      ...{ start: 0, count: 2, total: 3, executionRequests: [{ urn: last }, { urn: ofSystem }] },
    });
    expect(urns(await list(executorId, { systemSources: true }))).toEqual([ofSystem]);
    expect(urns(await list(executorId, { systemSources: false }))).toEqual([last, first]);
    const sort = { field: 'requestTimeMs', sortOrder: 'ASCENDING' };
    expect(urns(await list(executorId, { sort }))).toEqual([first, ofSystem, last]);
  });
});

describe('the result of a run', () => {
  const patch = (urn: string, status: string) =>
    catalog.ingest(urn, RESULT, [{ op: 'add', path: '/status', value: status }], { changeType: 'PATCH' });

  it('keeps its final status on every way of writing', async () => {
    const urn = await runOf(await newSource());
    for (const status of ['RUNNING', 'FAILURE', 'RUNNING', 'SUCCESS'])
      expect((await report(urn, status, { report: status })).status).toBe(200);
    const path = `/openapi/v3/entity/dataHubExecutionRequest/${encodeURIComponent(urn)}/${RESULT}`;
    const refusals = [
      await report(urn, 'RUNNING'),
      await patch(urn, 'CANCELLED'),
      await catalog.ingest(urn, RESULT, { status: 'FAILURE' }, { changeType: 'RESTATE' }),
      await catalog.post(`${path}?createIfNotExists=false`, { value: { status: 'ABORTED' } }),
    ];
    expect(refusals.map(({ status }) => status)).toEqual([400, 400, 400, 400]);
    expect(refusals[0]!.json).toMatchObject({ code: 'INVALID_ASPECT', path: '/status' });
    // A late second report is accepted, but the first one stays.
    expect((await report(urn, 'SUCCESS', { report: 'late' })).status).toBe(200);
    expect(await stored(urn, RESULT)).toMatchObject({ status: 'SUCCESS', report: 'SUCCESS' });
    expect((await report(urn, 'ROLLING_BACK')).status).toBe(200);
  });

  it('keeps one version while the run goes on, and gets another one with its end', async () => {
    const urn = await runOf(await newSource());
    for (const text of ['one', 'two', 'three']) await report(urn, 'RUNNING', { report: text });
    await patch(urn, 'RUNNING');
    await catalog.ingest(urn, RESULT, [{ op: 'add', path: '/report', value: 'four' }], {
      changeType: 'PATCH',
    });
    await report(urn, 'SUCCESS', { report: 'all' });
    const version = async (number: number) => {
      const path = `/aspects/${encodeURIComponent(urn)}?aspect=${RESULT}&version=${number}`;
      const { status, json } = await catalog.get(path);
      return status === 200 ? (Object.values(json.aspect)[0] as object) : status;
    };
    // The latest version is 0 for clients.
    expect(await Promise.all([0, 1, 2].map(version))).toEqual([
      { status: 'SUCCESS', startTimeMs: 1, report: 'all' },
      { status: 'RUNNING', startTimeMs: 1, report: 'four' },
      404,
    ]);
    const check = await catalog.post('/operations?action=check', { urnLike: urn });
    expect(check.json.value).toMatchObject({ nodes: 1, violations: {} });
  });

  it('is the first one of two that end a run at the same time', async () => {
    const urn = await runOf(await newSource());
    const answers = await Promise.all(['SUCCESS', 'CANCELLED'].map((status) => report(urn, status)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
  });
});
