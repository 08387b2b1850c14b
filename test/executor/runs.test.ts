/** Runs of execution requests, from the request to the stored result. */
import { existsSync } from 'node:fs';
import { setImmediate as turn } from 'node:timers/promises';
import {
  datasetUrn,
  proposal,
  startCatalog,
  startFreshCatalog,
  unique,
  type TestCatalog,
} from '../helpers/catalog.js';
import { executorOptions, removeFolders, requests } from './support.js';

const options = executorOptions({
  environment: { EXECUTOR_TEST_HOST: 'db.example', EXECUTOR_TEST_TOKEN: 'inherited-secret' },
  // Enough for a stopped command to print a line on a busy machine.
  graceMillis: 2_000,
});
let catalog: TestCatalog;
beforeAll(async () => {
  catalog = await startFreshCatalog({ ingestion: options });
});
afterAll(async () => {
  await catalog.stop();
  removeFolders();
});
const { request, resultWhen, resultOf, kill } = requests(() => catalog, options.executorId);

const told = ({ report }: { report: string }): any => JSON.parse(/^told (.*)$/m.exec(report)?.[1] ?? 'null');

/** Returns the id of the process that the command has started. */
const childOf = ({ report }: { report: string }) => Number(/^child (\d+)$/m.exec(report)?.[1]);

function exists(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** Stores a secret as a connector would. */
async function secret(value: string): Promise<string> {
  const name = unique('SECRET');
  await catalog.ingest(`urn:li:dataHubSecret:${name}`, 'dataHubSecretValue', { name, value });
  return name;
}

describe('a run', () => {
  it('ends with the status, the log, the times and the report of its command', async () => {
    const report = { source: { type: 'fake', report: { events_produced: 3 } } };
    const result = await resultWhen(await request({ does: { print: ['one', 'zwei: ü'], report } }));
    expect(result).toEqual({
      status: 'SUCCESS',
      startTimeMs: expect.any(Number),
      durationMs: expect.any(Number),
      report: 'one\nzwei: ü',
      structuredReport: {
        type: 'RUN_INGEST',
        serializedValue: JSON.stringify(report),
        contentType: 'application/json',
      },
    });
  });

  it('is a failure if the command fails', async () => {
    const result = await resultWhen(await request({ does: { print: ['no such host'], exit: 3 } }));
    expect(result).toMatchObject({ status: 'FAILURE' });
    expect(result.report).toBe('no such host\nTrellis: the command ended with exit code 3');
  });

  it('calls the command as documented, with the request as run id, in a private folder that is deleted', async () => {
    const urn = await request({ does: { tell: true }, args: { debug_mode: 'true', version: '9.9' } });
    const { args, modes, run_id, folder } = told(await resultWhen(urn));
    expect(args).toEqual([
      ...['--debug', 'ingest', 'run', '-c', `${folder}/recipe.yml`, '--report-to', `${folder}/report.json`],
    ]);
    expect([modes, run_id]).toEqual([['600', '700'], urn]);
    expect(folder.startsWith(options.folder)).toBe(true);
    expect(existsSync(folder)).toBe(false);
  });

  it('keeps the run id of its recipe', async () => {
    const recipe = { run_id: 'mine', source: { type: 'fake', config: { tell: true } } };
    expect(told(await resultWhen(await request({ recipe })))).toMatchObject({ run_id: 'mine' });
  });

  it('tests a connection', async () => {
    const report = { basic_connectivity: { capable: false, failure_reason: 'no route' } };
    const result = await resultWhen(await request({ task: 'TEST_CONNECTION', does: { tell: true, report } }));
    expect(told(result).args).toContain('--test-source-connection');
    expect(told(result).run_id).toBeUndefined();
    expect(result).toMatchObject({
      status: 'SUCCESS',
      structuredReport: { type: 'TEST_CONNECTION', serializedValue: JSON.stringify(report) },
    });
  });

  it('writes to the catalog with a token that ends with the run', async () => {
    const dataset = datasetUrn(unique('written'));
    const write = proposal(dataset, 'status', { removed: false });
    const result = await resultWhen(await request({ does: { write, show: ['DATAHUB_GMS_URL'] } }));
    expect(result.report).toBe(`DATAHUB_GMS_URL=${catalog.url}\nanswer 200`);
    expect((await catalog.aspect(dataset, 'status')).status).toBe(200);
  });

  it('shows its log while it runs, and is cancelled by a signal with all its processes', async () => {
    const urn = await request({ does: { child: true, stubborn: true, wait: true } });
    const running = await resultWhen(urn, ({ report }) => /waiting/.test(report));
    expect(running).toMatchObject({ status: 'RUNNING' });
    const child = childOf(running);
    expect(exists(child)).toBe(true);
    await kill(urn);
    const result = await resultWhen(urn);
    expect(result).toMatchObject({ status: 'CANCELLED', startTimeMs: running.startTimeMs });
    expect(result.report).toMatch(/asked to stop\n.*\nTrellis: the run was cancelled$/s);
    // It is killed before the result is stored, but the system may take a moment to remove it.
    while (exists(child)) await turn();
  });

  it('that somebody else has ended is stopped, and its result is left as it is', async () => {
    const urn = await request({ does: { child: true, wait: true } });
    const child = childOf(await resultWhen(urn, ({ report }) => /waiting/.test(report)));
    expect(exists(child)).toBe(true);
    await catalog.post('/entities?action=delete', { urn });
    await request({ does: {} }).then(resultWhen);
    while (exists(child)) await turn();
    expect(await resultOf(urn)).toBeUndefined();
  });
});

describe('the further variables of a request', () => {
  it('reach the command and its recipe, with secrets in place, and cannot replace variables of the service', async () => {
    const name = await secret('hidden value');
    const variables = { REGION: 'eu', LOGIN: `me:\${${name}}`, EXECUTOR_TEST_HOST: 'elsewhere' };
    const does = { show: Object.keys(variables), print: ['in ${REGION}'] };
    const args = { extra_env_vars: JSON.stringify(variables), unknown_argument: 'kept' };
    const result = await resultWhen(await request({ does, args }));
    expect(result).toMatchObject({
      status: 'SUCCESS',
      report: 'in eu\nREGION=eu\nLOGIN=me:********\nEXECUTOR_TEST_HOST=db.example',
    });
  });

  it('without a value make the run fail, and packages are left to the command of the settings', async () => {
    const missing = await resultWhen(await request({ args: { extra_env_vars: '{"A": "${NO_SUCH}"}' } }));
    expect([missing.status, missing.report]).toEqual(['FAILURE', expect.stringContaining('NO_SUCH')]);
    const left = await resultWhen(await request({ args: { extra_pip_requirements: '["memray"]' } }));
    expect(left).toMatchObject({
      status: 'SUCCESS',
      report: 'Trellis: does not install memray, because TRELLIS_INGESTION_COMMAND runs every recipe',
    });
  });
});

it('a test of a connection, and a source without an executor, run at the executor of the service', async () => {
  const recipe = JSON.stringify({ source: { type: 'fake', config: { print: ['here'] } } });
  const source = `urn:li:dataHubIngestionSource:${unique('source')}`;
  const info = { name: 'bare', type: 'fake', config: { recipe } };
  await catalog.ingest(source, 'dataHubIngestionSourceInfo', info);
  const test = 'mutation ($recipe: String!) { urn: createTestConnectionRequest(input: { recipe: $recipe }) }';
  const run =
    'mutation ($urn: String!) { urn: createIngestionExecutionRequest(input: { ingestionSourceUrn: $urn }) }';
  for (const { urn } of [await catalog.query(test, { recipe }), await catalog.query(run, { urn: source })])
    expect(await resultWhen(urn)).toMatchObject({ status: 'SUCCESS', report: 'here' });
});

describe('placeholders of a recipe', () => {
  it('are filled with secrets and allowed variables, which the log and the report hide', async () => {
    const name = await secret('p4ss word"');
    const does = {
      ...{ tell: true, user: `me:\${${name}}`, host: '${EXECUTOR_TEST_HOST}' },
      ...{ print: [`\${${name}}`], report: { failures: [`wrong: \${${name}}`] } },
      show: ['EXECUTOR_TEST_TOKEN', 'DATAHUB_GMS_TOKEN', 'EXECUTOR_TEST_OTHER', 'HOME'],
    };
    const result = await resultWhen(await request({ does }));
    expect(JSON.stringify(result)).not.toMatch(/p4ss|inherited-secret|trellis-run-/);
    expect(result.report).toMatch(
      /^\*+\nEXECUTOR_TEST_TOKEN=\*+\nDATAHUB_GMS_TOKEN=\*+\nEXECUTOR_TEST_OTHER=undefined\nHOME=\//,
    );
    expect(told(result).recipe).toContain('"user":"me:********"');
    expect(JSON.parse(result.structuredReport.serializedValue)).toEqual({ failures: ['wrong: ********'] });
    expect(JSON.stringify(catalog.log)).not.toContain('p4ss');
    expect(catalog.log).toContainEqual(
      expect.objectContaining({
        fields: expect.objectContaining({ event: 'secrets read', secrets: [name] }),
      }),
    );
  });

  it('without a value make the run fail with their names', async () => {
    const result = await resultWhen(await request({ does: { one: '${NO_SUCH} ${PATH}' } }));
    expect(result).toMatchObject({ status: 'FAILURE' });
    expect(result.report).toBe(
      'Trellis: The recipe refers to NO_SUCH, PATH: there is neither a secret nor an allowed environment variable of that name',
    );
  });
});

it.each([
  ['without a recipe', { recipe: undefined }, 'The request has no recipe'],
  ['whose recipe is not JSON', { recipe: 'source:\n  type: file' }, 'The recipe is not JSON'],
  ['whose recipe is a list', { recipe: [] }, 'The recipe is not a JSON object'],
  [
    'without a connector',
    { recipe: { source: {} } },
    'The recipe names no connector: it has no text at source.type',
  ],
])('a request %s fails with the reason', async (_, parts, message) => {
  const result = await resultWhen(await request(parts));
  expect(result).toMatchObject({ status: 'FAILURE', report: `Trellis: ${message}` });
});

it('a report that is not JSON is left out', async () => {
  const result = await resultWhen(await request({ does: { report: 'no {json' } }));
  expect(result).toMatchObject({
    status: 'SUCCESS',
    report: 'Trellis: the report is left out, because it is not JSON',
  });
  expect(result.structuredReport).toBeUndefined();
});

it('requests for others, with unknown tasks or with a result are left alone', async () => {
  const others = requests(() => catalog, '__datahub_cli_');
  const [foreign, unknown] = [await others.request(), await request({ task: 'CLI Ingestion' })];
  await resultWhen(await request());
  expect([await resultOf(foreign), await resultOf(unknown)]).toEqual([undefined, undefined]);
});

it('clients are told the version that runs without a version have', async () => {
  const { managedIngestion } = (await catalog.get('/config')).json;
  expect(managedIngestion).toEqual({ enabled: true, defaultCliVersion: options.version });
});

it('a service that runs nothing knows the version and the executor of runs', async () => {
  const runDefaults = { clientVersion: '7.7.7', executorId: unique('mine') };
  const without = await startFreshCatalog({ runDefaults });
  expect((await without.get('/config')).json.managedIngestion.defaultCliVersion).toBe('7.7.7');
  const source = `urn:li:dataHubIngestionSource:${unique('source')}`;
  await without.ingest(source, 'dataHubIngestionSourceInfo', {
    name: 'x',
    type: 'x',
    config: { recipe: '{}' },
  });
  const run = `mutation { urn: createIngestionExecutionRequest(input: { ingestionSourceUrn: "${source}" }) }`;
  const { urn } = await without.query(run);
  const read = `{ ingestionSource(urn: "${source}") { config { executorId } }
    executionRequest(urn: "${urn}") { input { executorId arguments { key value } } } }`;
  const { executorId, clientVersion } = runDefaults;
  expect(await without.query(read)).toMatchObject({
    ingestionSource: { config: { executorId } },
    executionRequest: {
      input: { executorId, arguments: expect.arrayContaining([{ key: 'version', value: clientVersion }]) },
    },
  });
  await without.stop();
});

it('without an executor, requests wait', async () => {
  const without = await startCatalog();
  const waiting = requests(() => without, 'nobody');
  const urn = await waiting.request();
  await resultWhen(await request());
  expect(await waiting.resultOf(urn)).toBeUndefined();
});
