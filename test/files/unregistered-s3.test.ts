/** Uploads to an S3-compatible store that nobody registers. */
import { setImmediate as turn } from 'node:timers/promises';
import { datasetUrn, startFreshCatalog, unique, type TestCatalog } from '../helpers/catalog.js';
import { S3_KEYS, startS3, type S3Server } from './s3-server.js';
import { fileTools } from './support.js';

let s3: S3Server;
beforeAll(async () => {
  s3 = await startS3();
});
afterAll(() => s3.stop());
const DAY = 86_400_000;

/** @param ahead of its clock, in milliseconds */
const startWith = (ahead: number): Promise<TestCatalog> => {
  const common = { prefix: 'product_assets', maxBytes: 1_000, uploadSeconds: 60 };
  return startFreshCatalog({
    clock: { now: () => Date.now() + ahead },
    files: { kind: 's3', ...common, endpoint: s3.url, bucket: 'trellis', ...S3_KEYS },
  });
};
const files = (): number => s3.paths('product_assets/').length;
const notes = (): number => s3.paths('product_assets-unregistered/').length;

it('are removed after a week, and registered ones stay', async () => {
  const first = await startWith(0);
  const { permit, store, upload } = fileTools(() => first);
  const asset = datasetUrn(unique('documented'));
  await first.ingest(asset, 'status', { removed: false });
  const kept = await store(asset, 'abc');
  for (let count = 0; count < 2; count += 1) await upload(asset, 'abc');
  // An upload that was permitted and never made.
  await permit({ assetUrn: asset });
  s3.objects.set('/trellis/product_assets/of-somebody-else', {
    content: Buffer.from('abc'),
    type: undefined,
  });
  expect([notes(), files()]).toEqual([4, 4]);
  await first.stop();

  // Before the week has passed, the service only learns which are registered.
  const second = await startWith(6 * DAY);
  while (notes() > 3) await turn();
  expect(files()).toBe(4);
  await second.stop();

  const third = await startWith(8 * DAY);
  while (notes() > 0) await turn();
  expect(files()).toBe(2);
  expect(await fileTools(() => third).download(kept)).toMatchObject({ status: 200, text: 'abc' });
  await third.stop();
}, 60_000);
