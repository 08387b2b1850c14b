/** Uploads to a folder that nobody registers. */
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import { datasetUrn, startFreshCatalog, unique, type TestCatalog } from '../helpers/catalog.js';
import { fileTools } from './support.js';

const folder = mkdtempSync(join(tmpdir(), 'trellis-files-'));
afterAll(() => {
  rmSync(folder, { recursive: true });
});
const DAY = 86_400_000;

/** @param ahead of its clock, in milliseconds */
const startWith = (ahead: number): Promise<TestCatalog> =>
  startFreshCatalog({
    clock: { now: () => Date.now() + ahead },
    files: { kind: 'folder', folder, prefix: 'product_assets', maxBytes: 1_000, uploadSeconds: 3_600 },
  });
const filesIn = (name = ''): number =>
  readdirSync(join(folder, name), { recursive: true, withFileTypes: true }).filter((each) => each.isFile())
    .length;

it('are removed after a week, and registered ones stay', async () => {
  const first = await startWith(0);
  const { store, upload } = fileTools(() => first);
  const asset = datasetUrn(unique('documented'));
  await first.ingest(asset, 'status', { removed: false });
  const [kept, deleted] = [await store(asset, 'abc'), await store(asset, 'abc')];
  await upload(asset, 'abc');
  // A soft-deleted file keeps its object.
  await first.ingest(`urn:li:dataHubFile:${deleted}`, 'status', { removed: true });
  expect([filesIn('unregistered'), filesIn()]).toEqual([3, 6]);
  await first.stop();

  // Before the week has passed, the service only learns which are registered.
  const second = await startWith(6 * DAY);
  while (filesIn('unregistered') > 1) await turn();
  expect(filesIn()).toBe(4);
  await second.stop();

  const third = await startWith(8 * DAY);
  while (filesIn('unregistered') > 0) await turn();
  expect(filesIn()).toBe(2);
  expect(await fileTools(() => third).download(kept)).toMatchObject({ status: 200, text: 'abc' });
  await third.stop();
}, 60_000);
