import { startCatalog, unique, type TestCatalog } from '../helpers/catalog.js';
import { trellis as run, type Run } from '../helpers/command-line.js';

let catalog: TestCatalog;
let runId: string;
let older: string;
let newer: string;

beforeAll(async () => {
  catalog = await startCatalog();
});
afterAll(() => catalog.stop());

/** The run changes an existing entity and creates another. */
beforeEach(async () => {
  runId = unique('run');
  older = `urn:li:tag:${unique('cli')}`;
  newer = `urn:li:tag:${unique('cli')}`;
  await catalog.ingest(older, 'tagProperties', { name: 'before' });
  for (const urn of [older, newer]) {
    await catalog.ingest(urn, 'tagProperties', { name: 'by the run' }, { systemMetadata: { runId } });
  }
});

const runs = (command: string, ...args: string[]): Promise<Run> =>
  run(['runs', command, '--server', catalog.url, ...args]);

async function nameOf(urn: string): Promise<string | undefined> {
  const { json } = await run(['get', urn, '--server', catalog.url, '--json']);
  return json?.aspects.tagProperties.value.name;
}

it('trellis runs lists runs, the latest first', async () => {
  const { json, exitCode } = await runs('list', '--json', '--limit', '5000');
  const mine = json.find((one: { runId: string }) => one.runId === runId);
  expect(mine).toMatchObject({ timestamp: expect.any(Number) });
  expect(exitCode).toBe(0);
  const { out } = await runs('list');
  expect(out).toMatch(/│ run .*│ aspects .*│ last write/);
});

it('trellis runs shows the writes of a run', async () => {
  const { json } = await runs('show', runId, '--json');
  const written = json.filter((row: { aspectName: string }) => row.aspectName === 'tagProperties');
  expect(written.map(({ urn }: { urn: string }) => urn)).toEqual([older, newer]);
  const { out } = await runs('show', runId);
  expect(out).toContain(older);
  expect(out).toContain(`${json.length} writes\n`);
});

it('trellis runs respects the limit', async () => {
  expect((await runs('show', runId, '--limit', '1', '--json')).json).toHaveLength(1);
});

it('trellis runs changes nothing in a dry run of a rollback', async () => {
  const dry = await runs('rollback', runId, '--dry-run');
  expect(dry.out).toContain(`Dry run: ${runId} would have `);
  expect(dry.out).toContain('1 entity that it created deleted');
  expect([await nameOf(older), await nameOf(newer)]).toEqual(['by the run', 'by the run']);
});

it('trellis runs rolls back a run and still shows it afterwards', async () => {
  const { json, exitCode } = await runs('rollback', runId, '--json');
  expect(json).toMatchObject({ runId, dryRun: false, entitiesDeleted: 1, unsafeEntitiesCount: 0 });
  expect([exitCode, await nameOf(older), await nameOf(newer)]).toEqual([0, 'before', undefined]);
  expect((await runs('show', runId)).exitCode).toBe(3);
  expect((await runs('show', runId, '--undone')).exitCode).toBe(0);
  const again = await runs('rollback', runId);
  expect([again.exitCode, again.out]).toEqual([0, expect.stringContaining('0 aspects reverted')]);
});

it('trellis runs keeps later writes of others during a rollback, and reports them', async () => {
  await catalog.ingest(older, 'tagProperties', { name: 'by somebody' });
  const { out } = await runs('rollback', runId);
  expect(out).toContain('1 entity also written by others since; these writes stay');
  expect([await nameOf(older), await nameOf(newer)]).toEqual(['by somebody', undefined]);
});

it.each([
  [['show', 'no_such_run'], 3, 'There is no run no_such_run'],
  [['rollback', 'no_such_run'], 3, 'There is no run no_such_run'],
  [['rollback', 'no_such_run', '--dry-run'], 3, 'There is no run no_such_run'],
  [['rollback'], 2, "missing required argument 'run'"],
  [['forget', 'x'], 2, 'unknown command'],
])('trellis runs %j ends with exit code %d', async ([command = '', ...args], exitCode, message) => {
  const answer = command === 'forget' ? await run(['runs', command, ...args]) : await runs(command, ...args);
  expect([answer.exitCode, answer.error]).toEqual([exitCode, expect.stringContaining(message)]);
  expect(answer.out).toBe('');
});
