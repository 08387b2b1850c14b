/** Rollbacks of requested runs, and the status of the requests. */
import { setImmediate as turn } from 'node:timers/promises';
import { datasetUrn, startCatalog, unique, type TestCatalog } from '../helpers/catalog.js';
import { mutationTools } from '../helpers/graphql/mutations.js';

let catalog: TestCatalog;
beforeAll(async () => {
  catalog = await startCatalog();
});
afterAll(() => catalog.stop());
const { exists, mutate } = mutationTools(() => catalog);

const RESULT = 'dataHubExecutionRequestResult';
const urnOf = (id: string) => `urn:li:dataHubExecutionRequest:${id}`;
const rollBack = (runId: string) => mutate('rollbackIngestion', { runId });
const codes = ({ errors }: any): string[] => errors.map(({ extensions }: any) => extensions.reason);

/** Writes a table in a run. @returns its URN */
async function write(runId: string): Promise<string> {
  const table = datasetUrn(unique('table'));
  const answer = await catalog.ingest(table, 'status', { removed: false }, { systemMetadata: { runId } });
  expect(answer.status).toBe(200);
  return table;
}

/** Reports a run as finished. */
async function finish(id: string): Promise<void> {
  const result = { status: 'SUCCESS', startTimeMs: 1, report: 'log' };
  expect((await catalog.ingest(urnOf(id), RESULT, result)).status).toBe(200);
}

/** Waits until the request has the status. */
async function untilStatus(id: string, status: string): Promise<void> {
  const query = `{ executionRequest(urn: "${urnOf(id)}") { result { status } } }`;
  while ((await catalog.query(query)).executionRequest.result.status !== status) await turn();
}

it.each([
  ['the id', (id: string) => id, (id: string) => id],
  ['the URN', urnOf, (id: string) => id],
  ['the id, although the run used the URN', (id: string) => id, urnOf],
  ['the URN, which the run used', urnOf, urnOf],
])('a run is rolled back by %s, and its request reports it', async (_, given, used) => {
  const id = unique('run');
  await finish(id);
  const table = await write(used(id));
  expect(await rollBack(given(id))).toEqual({ data: { rollbackIngestion: 'true' }, extensions: {} });
  await untilStatus(id, 'ROLLED_BACK');
  expect(await exists(table)).toBe(false);
  const query = `{ executionRequest(urn: "${urnOf(id)}") { result { status report } } }`;
  const { data } = await catalog.graphql(query);
  expect(data.executionRequest.result).toEqual({ status: 'ROLLED_BACK', report: 'log' });
});

it('a rollback over REST reports its status as well, but not a dry run', async () => {
  const id = unique('run');
  await finish(id);
  await write(id);
  expect((await catalog.post('/runs?action=rollback', { runId: id, dryRun: true })).status).toBe(200);
  expect((await catalog.aspect(urnOf(id), RESULT)).text).toContain('SUCCESS');
  expect((await catalog.post('/runs?action=rollback', { runId: id })).status).toBe(200);
  const { text } = await catalog.aspect(urnOf(id), RESULT);
  expect(text).toContain('ROLLED_BACK');
});

it('runs without a request, and requests without a result, stay without a status', async () => {
  const [alone, pending] = [unique('run'), unique('run')];
  await catalog.ingest(urnOf(pending), 'dataHubExecutionRequestInput', {
    ...{ task: 'RUN_INGEST', args: {}, executorId: 'none', requestedAt: 1, source: { type: 'x' } },
  });
  for (const id of [alone, pending]) {
    const table = await write(id);
    expect((await catalog.post('/runs?action=rollback', { runId: id })).status).toBe(200);
    expect([await exists(table), (await catalog.aspect(urnOf(id), RESULT)).status]).toEqual([false, 404]);
  }
  expect(await exists(urnOf(alone))).toBe(false);
});

it('a run names its request, if there is one', async () => {
  const [requested, alone] = [unique('run'), unique('run')];
  await finish(requested);
  for (const id of [requested, alone]) await write(id);
  const query = '{ ingestionRuns(input: { count: 100 }) { runs { runId executionRequestUrn } } }';
  const { ingestionRuns } = await catalog.query(query);
  const found = new Map(ingestionRuns.runs.map((run: any) => [run.runId, run.executionRequestUrn]));
  expect([found.get(requested), found.get(alone)]).toEqual([urnOf(requested), null]);
});

it.each([
  ['no-run-id-provided', 'INVALID_REQUEST'],
  ['', 'INVALID_REQUEST'],
  [unique('unknown'), 'NOT_FOUND'],
  [urnOf(unique('unknown')), 'NOT_FOUND'],
])('a rollback of %j is refused at once', async (runId, code) => {
  expect(codes(await rollBack(runId))).toEqual([code]);
});
