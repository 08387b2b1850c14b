/** Several services on one Neo4j, stops and crashes. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setImmediate as turn } from 'node:timers/promises';
import { startCatalog, startFreshCatalog, type TestCatalog } from '../helpers/catalog.js';
import { startNeo4jProxy } from '../helpers/neo4j-proxy.js';
import { executorOptions, removeFolders, requests } from './support.js';

const started: TestCatalog[] = [];
afterEach(() => Promise.all(started.splice(0).map((catalog) => catalog.stop())));
afterAll(removeFolders);

/** Starts a service with an executor, or without `ingestion` one that runs nothing. */
async function start(ingestion?: ReturnType<typeof executorOptions>, ahead = 0): Promise<TestCatalog> {
  const clock = { now: () => Date.now() + ahead };
  const catalog = await (ingestion === undefined ? startCatalog() : startFreshCatalog({ clock, ingestion }));
  started.push(catalog);
  return catalog;
}

const isWaiting = ({ report }: any): boolean => /waiting/.test(report);

it('requests that waited before the start run, the oldest first, and no more at a time than configured', async () => {
  const options = executorOptions({ atOnce: 1 });
  const before = await start();
  const { request, resultWhen, resultOf, kill } = requests(() => before, options.executorId);
  const newest = await request({ requestedAt: 3_000 });
  const oldest = await request({ requestedAt: 1_000, does: { wait: true } });
  const middle = await request({ requestedAt: 2_000 });
  await start(options);
  await resultWhen(oldest, isWaiting);
  expect([await resultOf(middle), await resultOf(newest)]).toEqual([undefined, undefined]);
  await kill(oldest);
  const [second, third] = [await resultWhen(middle), await resultWhen(newest)];
  expect([(await resultOf(oldest)).status, second.status, third.status]).toEqual([
    ...['CANCELLED', 'SUCCESS', 'SUCCESS'],
  ]);
  expect(second.startTimeMs).toBeLessThanOrEqual(third.startTimeMs);
}, 60_000);

it('of two services, one runs each request', async () => {
  const options = executorOptions({ atOnce: 3 });
  const [one] = await Promise.all([start(options), start({ ...options, folder: executorOptions().folder })]);
  const { request, resultWhen } = requests(() => one, options.executorId);
  const urns = await Promise.all(Array.from({ length: 6 }, () => request({ does: { print: ['ran'] } })));
  for (const urn of urns) expect(await resultWhen(urn)).toMatchObject({ status: 'SUCCESS', report: 'ran' });
  const begun = started.flatMap(({ log }) =>
    log.filter(({ message }) => message === 'ingestion run started'),
  );
  expect(begun.map(({ fields }) => fields['request']).sort()).toEqual([...urns].sort());
}, 60_000);

it('a request that another executor has claimed is not run', async () => {
  const options = executorOptions();
  const catalog = await start();
  const { request, resultWhen, resultOf } = requests(() => catalog, options.executorId);
  const claimed = await request();
  await catalog.ingest(claimed, 'dataHubExecutionRequestResult', { status: 'RUNNING', startTimeMs: 5 });
  await start(options);
  await resultWhen(await request());
  expect(await resultOf(claimed)).toEqual({ status: 'RUNNING', startTimeMs: 5 });
});

it('a service that stops ends its runs as aborted', async () => {
  const options = executorOptions();
  const reader = await start();
  const runner = await start(options);
  const { request, resultWhen } = requests(() => runner, options.executorId);
  const urn = await request({ does: { wait: true } });
  const { startTimeMs } = await resultWhen(urn, isWaiting);
  await runner.stop();
  const result = await requests(() => reader, options.executorId).resultOf(urn);
  expect(result).toMatchObject({ status: 'ABORTED', startTimeMs });
  expect(result.report).toMatch(/Trellis: the run was stopped, because the service stops$/);
  expect(existsSync(join(options.folder, 'runs'))).toBe(true);
});

it('a request whose service has not renewed its lease is aborted by another service, and the run is given up', async () => {
  const options = executorOptions();
  const runner = await start(options);
  const { request, resultWhen } = requests(() => runner, options.executorId);
  const urn = await request({ does: { wait: true } });
  const { startTimeMs } = await resultWhen(urn, isWaiting);
  // For this service, the lease has expired.
  await start({ ...options, folder: executorOptions().folder }, 3_600_000);
  const result = await resultWhen(urn);
  expect(result).toMatchObject({ status: 'ABORTED', startTimeMs });
  await request().then(resultWhen);
  expect(await resultWhen(urn)).toEqual(result);
}, 60_000);

it.each([
  ['waits', undefined],
  ['is said to run', { status: 'RUNNING', startTimeMs: 5 }],
])('a signal cancels a request that %s, although no service runs it', async (_, result) => {
  const options = executorOptions({ atOnce: 1 });
  const catalog = await start();
  const { request, resultWhen, kill } = requests(() => catalog, options.executorId);
  const urn = await request();
  if (result !== undefined) await catalog.ingest(urn, 'dataHubExecutionRequestResult', result);
  await kill(urn);
  await start(options);
  expect(await resultWhen(urn)).toMatchObject({ status: 'CANCELLED', startTimeMs: 0 });
});

it('a run that takes too long is stopped', async () => {
  const options = executorOptions({ timeLimitMillis: 300 });
  const catalog = await start(options);
  const { request, resultWhen } = requests(() => catalog, options.executorId);
  const result = await resultWhen(await request({ does: { wait: true } }));
  expect(result).toMatchObject({ status: 'TIMEOUT' });
  expect(result.report).toMatch(/longer than TRELLIS_INGESTION_MINUTES permits$/);
});

it('a supervisor stops its command and deletes the private folder when the service is killed', async () => {
  const { folder } = executorOptions();
  const privateFolder = join(folder, 'private');
  mkdirSync(privateFolder);
  writeFileSync(join(privateFolder, 'recipe.yml'), 'secret');
  const order = {
    program: process.execPath,
    args: ['-e', 'console.log(process.pid); setInterval(() => undefined, 1000)'],
    ...{ folder, privateFolder, graceMillis: 200 },
  };
  const module = join(import.meta.dirname, '../../dist/executor/process/run-command.js');
  const program = `import(${JSON.stringify(module)}).then(({ runCommand }) => runCommand({ ...${JSON.stringify(order)},
    environment: {}, onOutput: (text) => console.log(text), signal: new AbortController().signal }))`;
  const service = spawn(process.execPath, ['-e', program], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [line] = (await once(createInterface({ input: service.stdout }), 'line')) as [string];
  const command = Number(line);
  expect(() => process.kill(command, 0)).not.toThrow();
  service.kill('SIGKILL');
  await once(service, 'exit');
  while (existsSync(privateFolder)) await turn();
  expect(() => process.kill(command, 0)).toThrow('ESRCH');
});

it('requests that wait at a service that stops run at another one', async () => {
  const options = executorOptions({ atOnce: 1 });
  const reader = await start();
  const first = await start(options);
  const { request, resultWhen, resultOf } = requests(() => reader, options.executorId);
  // A service learns at once of requests that are written through it.
  const running = await requests(() => first, options.executorId).request({ does: { wait: true } });
  await resultWhen(running, isWaiting);
  const waiting = await request({ does: { print: ['taken over'] } });
  await first.stop();
  expect([(await resultOf(running)).status, await resultOf(waiting)]).toEqual(['ABORTED', undefined]);
  await start({ ...options, folder: executorOptions().folder });
  expect(await resultWhen(waiting)).toMatchObject({ status: 'SUCCESS', report: 'taken over' });
  expect(await resultWhen(running)).toMatchObject({ status: 'ABORTED' });
}, 60_000);

it('the end of a run is reported, although Neo4j was away when it ended', async () => {
  const proxy = await startNeo4jProxy();
  const options = executorOptions();
  const reader = await start();
  const runner = await startFreshCatalog({ ingestion: options, database: proxy.database });
  const { request, resultWhen } = requests(() => reader, options.executorId);
  const file = join(options.folder, 'go-on');
  const urn = await requests(() => runner, options.executorId).request({ does: { until: file } });
  await resultWhen(urn, isWaiting);
  await proxy.refuse();
  const isLogged = (text: RegExp): boolean => runner.log.some(({ message }) => text.test(message));
  writeFileSync(file, '');
  while (!isLogged(/could not be stored/)) await turn();
  await proxy.forward();
  expect(await resultWhen(urn)).toMatchObject({ status: 'SUCCESS', report: 'waiting\nwent on' });
  expect(await resultWhen(await request())).toMatchObject({ status: 'SUCCESS' });
  await runner.stop();
  await proxy.stop();
}, 60_000);
