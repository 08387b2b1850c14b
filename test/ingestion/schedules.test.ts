/** Runs that schedules request. The tests move the clock of the service. */
import { startFreshCatalog, unique, type TestCatalog } from '../helpers/catalog.js';

const HOUR = 3_600_000;
let ahead = 0;
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
  for (const urn of urns)
    while ((await runs(urn)).length < count) await new Promise((resolve) => setTimeout(resolve, 50));
}

it('are requested once per firing, although two services follow the schedule', async () => {
  const [one, other] = [await newSource(), await newSource({}, services[1])];
  for (const count of [1, 2]) {
    ahead += HOUR;
    await untilRun([one, other], count);
    // A marker that both services have fired it: they fire all due sources of one reading together.
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
    const query = `{ listExecutionRequests(input: { filters: [{ field: "ingestionSource", values: ["${urn}"] }] }) { total } }`;
    const relationships = `{ r: entity(urn: "${urn}") { urn } }`;
    expect((await catalog.query(query)).listExecutionRequests.total).toBe(0);
    expect((await catalog.query(relationships)).r).toBeNull();
  }
});

it('are requested for the other sources if a schedule or a recipe is invalid, and after a start', async () => {
  const invalid = await newSource({ schedule: { interval: 'every day', timezone: 'UTC' } });
  const yaml = await newSource({ config: { recipe: 'source: file' } });
  const valid = await newSource();
  const late = await startFreshCatalog({ clock, ingestionSchedules: true });
  ahead += HOUR;
  await untilRun([valid, yaml], 1);
  await late.stop();
  expect((await runs(invalid)).length).toBe(0);
});
