/** Files in an S3-compatible store. */
import { setImmediate as turn } from 'node:timers/promises';
import { startFreshCatalog, type TestCatalog } from '../helpers/catalog.js';
import { codeOf } from '../helpers/graphql/error-code.js';
import { mutationTools } from '../helpers/graphql/mutations.js';
import { S3_KEYS, startS3, type S3Server } from './s3-server.js';
import { described, fileTools } from './support.js';

let s3: S3Server;
let catalog: TestCatalog;
beforeAll(async () => {
  s3 = await startS3();
  const common = { prefix: 'product_assets', maxBytes: 10, uploadSeconds: 60 };
  const files = { kind: 's3', ...common, endpoint: s3.url, bucket: 'trellis', ...S3_KEYS } as const;
  catalog = await startFreshCatalog({ files });
});
afterAll(async () => {
  await catalog.stop();
  await s3.stop();
});
afterEach(() => {
  delete s3.failure;
});
const { permit, create, put, download, store } = fileTools(() => catalog);
const { newTable } = mutationTools(() => catalog);
/** Number of files in the bucket. */
const stored = (): number => s3.paths('product_assets/').length;
const remove = (urn: string) => catalog.post('/entities?action=delete', { urn });

it('clients upload to the store, and the service sends what it holds', async () => {
  const asset = await newTable();
  const { data } = await permit({ fileName: "a'b (1)*~é.png", assetUrn: asset, contentType: 'image/png' });
  const { url, fileId } = data.getPresignedUploadUrl;
  expect(url.startsWith(`${s3.url}/trellis/product_assets/`)).toBe(true);
  expect((await put(url, '<p>', { 'content-type': 'text/html' })).status).toBe(403);
  expect((await put(url.replace('.png', '.pnx'), 'abc')).status).toBe(403);
  expect((await put(url, 'abc')).status).toBe(200);
  const created = await create({ ...described(fileId), referencedByAsset: asset });
  const { file } = created.data.createDataHubFile;
  expect(file.info.bucketStorageLocation).toEqual({
    storageBucket: 'trellis',
    storageKey: `product_assets/${String(fileId)}`,
  });
  const { status, text, headers } = await download(fileId);
  expect([status, text, headers.get('content-length')]).toEqual([200, 'abc', '3']);
});

it('an object that is too large is removed when it is registered', async () => {
  const asset = await newTable();
  const { url, fileId } = (await permit({ assetUrn: asset })).data.getPresignedUploadUrl;
  expect((await put(url, 'x'.repeat(11))).status).toBe(200);
  const before = stored();
  expect(codeOf(await create({ ...described(fileId), referencedByAsset: asset }))).toBe('LIMIT_EXCEEDED');
  expect(stored()).toBe(before - 1);
});

it('the object of a deleted asset is removed; if the store fails, the deletion is valid, and the service tries again', async () => {
  const [asset, other] = [await newTable(), await newTable()];
  const before = stored();
  const [, otherId] = [await store(asset, 'abc'), await store(other, 'abc')];
  await remove(asset);
  expect(stored()).toBe(before + 1);
  s3.failure = 500;
  expect((await remove(other)).status).toBe(200);
  expect((await download(otherId)).status).toBe(404);
  expect(catalog.log.map(({ message }) => message)).toContain(
    'a consequence of committed changes failed; the service tries again',
  );
  delete s3.failure;
  while (stored() > before) await turn();
});

it('a store that fails makes files unavailable', async () => {
  const asset = await newTable();
  const fileId = await store(asset, 'abc');
  s3.failure = 503;
  expect((await download(fileId)).status).toBe(503);
  delete s3.failure;
  s3.objects.clear();
  expect((await download(fileId)).status).toBe(404);
});
