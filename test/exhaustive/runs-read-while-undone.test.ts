/** Runs, events and traces are read without locks, while rollbacks and hard deletes remove log entries. */
import { datasetUrn, startCatalog, unique, type TestCatalog } from '../helpers/catalog.js';
import { inRun, runVerbs } from '../helpers/api/runs.js';

let catalog: TestCatalog;
beforeAll(async () => {
  catalog = await startCatalog();
});
afterAll(() => catalog.stop());

it('reads return the remaining entries whatever is removed meanwhile', async () => {
  const run = unique('going');
  const runs = runVerbs(catalog);
  const urns = Array.from({ length: 1_500 }, (_, index) => datasetUrn(`${run}_${index}`));
  await catalog.ingestBatch(urns.map((urn) => inRun(run, urn, 'status', { removed: false })));
  let isOver = false;
  const rollback = runs.rollBack(run).finally(() => {
    isOver = true;
  });
  const statuses = new Set<number>();
  const reading = [
    () => catalog.post('/runs?action=describe', { runId: run, start: 0, count: 5_000 }),
    () => catalog.post('/runs?action=describe', { runId: run, start: 2_900, count: 100 }),
    () => catalog.post('/runs?action=rollback', { runId: run, dryRun: true }),
  ].map(async (read) => {
    while (!isOver) statuses.add((await read()).status);
  });
  expect(await rollback).toMatchObject({ entitiesDeleted: 1_500 });
  await Promise.all(reading);
  expect([...statuses]).toEqual([200]);
  expect(await runs.describe(run)).toEqual([]);
}, 120_000);
