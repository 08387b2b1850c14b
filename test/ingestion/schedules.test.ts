/** Runs that schedules request. The tests move the clock of the service. */
import { setImmediate as turn } from 'node:timers/promises';
import { startFreshCatalog, unique, type TestCatalog } from '../helpers/catalog.js';

const HOUR = 3_600_000;
/** The clock of the services begins half past an hour, so that no hour ends on its own during the tests. */
let ahead = (1.5 * HOUR - (Date.now() % HOUR)) % HOUR;
const clock = { now: () => Date.now() + ahead };
let services: readonly TestCatalog[];
let catalog: TestCatalog;

beforeAll(async () => {
  const options = { clock, ingestionSchedules: true };
  services = await Promise.all([startFreshCatalog(options), startFreshCatalog(options)]);
  catalog = services[0]!;
});
afterAll(() => Promise.all(services.map((service) => service.stop())));

const INFO = 'dataHubIngestionSourceInfo';
const hourly = { interval: '0 * * * *', timezone: 'UTC' };

const write = async (urn: string, parts: object = {}, by = catalog) => {
  const config = { recipe: '{"source":{"type":"file"}}' };
  const info = { name: unique('source'), type: 'file', config, schedule: hourly, ...parts };
  expect((await by.ingest(urn, INFO, info)).status).toBe(200);
};

async function newSource(parts: object = {}, by = catalog): Promise<string> {
  const urn = `urn:li:dataHubIngestionSource:${unique('source')}`;
  await write(urn, parts, by);
  return urn;
}

const READ = `query ($urn: String!) { ingestionSource(urn: $urn) { executions { total executionRequests {
  input { task source { type } executorId requestedAt actorUrn arguments { key value } } } } } }`;
const runs = async (urn: string) =>
  (await catalog.query(READ, { urn })).ingestionSource.executions.executionRequests;

/** Waits until the sources have this number of runs. The service looks at its clock every second. */
async function untilRun(urns: readonly string[], count: number): Promise<void> {
  for (const urn of urns) while ((await runs(urn)).length < count) await turn();
}

it('are requested once per firing, although two services follow the schedule', async () => {
  const [one, other] = [await newSource(), await newSource({}, services[1])];
  for (const count of [1, 2]) {
    ahead += HOUR;
    await untilRun([one, other], count);
    expect([(await runs(one)).length, (await runs(other)).length]).toEqual([count, count]);
  }
  const [run] = await runs(one);
  expect(run.input).toMatchObject({
    ...{ task: 'RUN_INGEST', source: { type: 'SCHEDULED_INGESTION_SOURCE' }, executorId: 'default' },
    actorUrn: 'urn:li:corpuser:__datahub_system',
  });
  const args = new Map(run.input.arguments.map(({ key, value }: any) => [key, value]));
  expect(JSON.parse(String(args.get('recipe')))).toMatchObject({ pipeline_name: one });
});

it('are requested with the recipe at the time of the firing, at the changed schedule, and not after a deletion', async () => {
  const daily = { interval: '0 0 * * *', timezone: 'UTC' };
  const [kept, changed, unscheduled, stopped] = [
    await newSource(),
    await newSource({ schedule: daily }),
    await newSource(),
    await newSource(),
  ];
  const deleted = await newSource();
  const config = { recipe: '{"source":{"type":"mysql"}}', executorId: 'mine' };
  const by = services[1]!;
  await write(changed, { config }, by);
  await write(unscheduled, { schedule: undefined }, by);
  await catalog.query(`mutation { deleteIngestionSource(urn: "${deleted}") }`);
  await by.post('/entities?action=delete', { urn: stopped });
  ahead += HOUR;
  await untilRun([kept, changed], 1);
  const [run] = await runs(changed);
  expect(run.input).toMatchObject({ executorId: 'mine' });
  expect(JSON.stringify(run.input.arguments)).toContain('mysql');
  expect(await runs(unscheduled)).toEqual([]);
  for (const urn of [deleted, stopped]) {
    const path = `/relationships?urn=${encodeURIComponent(urn)}&direction=INCOMING`;
    expect((await catalog.get(path)).json).toMatchObject({ total: 0 });
  }
});

it('are requested although the schedule of another source is invalid, also with an invalid recipe', async () => {
  const invalid = await newSource({ schedule: { interval: 'every day', timezone: 'UTC' } });
  const yaml = await newSource({ config: { recipe: 'source: file' } });
  const valid = await newSource();
  ahead += HOUR;
  await untilRun([valid, yaml], 1);
  expect((await runs(invalid)).length).toBe(0);
});
