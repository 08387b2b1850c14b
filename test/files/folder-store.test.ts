/** Files in a folder: upload, registration, download and removal over HTTP. */
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import { datasetUrn, proposal, startFreshCatalog, unique, type TestCatalog } from '../helpers/catalog.js';
import { codeOf } from '../helpers/graphql/error-code.js';
import { mutationTools } from '../helpers/graphql/mutations.js';
import { described, fileTools } from './support.js';

const folder = mkdtempSync(join(tmpdir(), 'trellis-files-'));
const MAX_BYTES = 1_000;
let ahead = 0;
let catalog: TestCatalog;
beforeAll(async () => {
  catalog = await startFreshCatalog({
    clock: { now: () => Date.now() + ahead },
    files: { kind: 'folder', folder, prefix: 'product_assets', maxBytes: MAX_BYTES, uploadSeconds: 3_600 },
  });
});
afterAll(async () => {
  await catalog.stop();
  rmSync(folder, { recursive: true });
});
const { permit, create, put, download, store } = fileTools(() => catalog);
const { newTable, newTerm, stored } = mutationTools(() => catalog);
const permitted = async (input: object) => (await permit(input)).data.getPresignedUploadUrl;
/** Objects and unfinished uploads, without the notes of uploads. */
const objects = () =>
  readdirSync(folder, { recursive: true, withFileTypes: true }).filter(
    (entry) => entry.isFile() && !entry.parentPath.endsWith('unregistered'),
  ).length;
const remove = (urn: string) => catalog.post('/entities?action=delete', { urn });

it('a file is uploaded, registered and downloaded', async () => {
  const asset = await newTable();
  const schemaField = `urn:li:schemaField:(${asset},id)`;
  const input = {
    fileName: 'Über (1)/a b.png',
    assetUrn: asset,
    schemaFieldUrn: schemaField,
    contentType: 'image/png',
  };
  const { url, fileId } = await permitted(input);
  expect(fileId).toMatch(/^[0-9a-f-]{36}__Über_1_a_b\.png$/);
  expect(url.startsWith(`${catalog.url}/openapi/v1/files/product_assets/`)).toBe(true);
  expect((await put(url, 'old')).status).toBe(200);
  expect((await put(url, 'new')).status).toBe(200);
  expect((await download(fileId)).status).toBe(404);
  const uses = {
    referencedByAsset: asset,
    schemaField,
    originalFileName: input.fileName,
    contentHash: 'abc',
  };
  const { data, errors } = await create({ ...described(fileId), ...uses });
  expect(errors).toBeUndefined();
  expect(data.createDataHubFile.file).toEqual({
    ...{ urn: `urn:li:dataHubFile:${fileId}`, type: 'DATAHUB_FILE' },
    info: {
      bucketStorageLocation: { storageBucket: '', storageKey: `product_assets/${fileId}` },
      ...{ originalFileName: input.fileName, mimeType: 'image/png', sizeInBytes: 3 },
      ...{
        scenario: 'ASSET_DOCUMENTATION',
        referencedByAsset: { urn: asset },
        schemaField: { urn: schemaField },
      },
      created: { actor: { urn: 'urn:li:corpuser:datahub' } },
    },
  });
  expect((await stored(`urn:li:dataHubFile:${fileId}`, 'dataHubFileInfo')).contentHash).toBe('abc');
  const answer = await download(fileId);
  expect([answer.status, answer.text]).toEqual([200, 'new']);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    ...{ 'content-type': 'image/png', 'content-length': '3', 'x-content-type-options': 'nosniff' },
    'content-disposition': expect.stringMatching(/^inline; filename="_ber \(1\)_a b.png"; filename\*=/),
    'content-security-policy': "default-src 'none'; sandbox",
  });
});

it('a script is never shown as a document or executed', async () => {
  const asset = await newTable();
  const { url, fileId } = await permitted({ assetUrn: asset });
  await put(url, '<script>1</script>');
  await create({ ...described(fileId), mimeType: 'text/html', referencedByAsset: asset });
  const { headers } = await download(fileId);
  expect([headers.get('content-type'), headers.get('content-disposition')?.split(';')[0]]).toEqual([
    'application/octet-stream',
    'attachment',
  ]);
});

it('an address is valid for its file, its type and an hour only, and nothing else is stored', async () => {
  const { url } = await permitted({ assetUrn: await newTable(), contentType: 'image/png' });
  const before = objects();
  const [other, later, unsigned] = [new URL(url), new URL(url), new URL(url)];
  other.pathname += 'x';
  later.searchParams.set('expires', '9999999999');
  unsigned.searchParams.delete('signature');
  const refused = [other.href, later.href, unsigned.href].map(
    async (address) => (await put(address, 'x')).status,
  );
  expect(await Promise.all(refused)).toEqual([403, 403, 400]);
  expect((await put(url, '<p>', { 'content-type': 'text/html' })).status).toBe(400);
  const large = new Blob([new Uint8Array(MAX_BYTES + 1)]).stream();
  const inChunks = { method: 'PUT', body: large, duplex: 'half', headers: { 'content-type': 'image/png' } };
  expect((await fetch(url, inChunks as RequestInit)).status).toBe(413);
  expect((await put(url, 'x'.repeat(MAX_BYTES + 1))).status).toBe(413);
  ahead = 3_600_000;
  expect((await put(url, 'x')).status).toBe(403);
  ahead = 0;
  expect(objects()).toBe(before);
  expect((await put(url, 'x'.repeat(MAX_BYTES))).status).toBe(200);
});

it('an upload that ends early leaves the earlier content', async () => {
  const asset = await newTable();
  const { url, fileId } = await permitted({ assetUrn: asset, contentType: 'image/png' });
  expect((await put(url, 'old')).status).toBe(200);
  await create({ ...described(fileId), referencedByAsset: asset });
  const before = objects();
  const body = new ReadableStream({
    start: (controller) => {
      controller.enqueue(new TextEncoder().encode('part'));
    },
    pull: async (controller) => {
      while (objects() === before) await turn();
      controller.error(new Error('the client leaves'));
    },
  });
  const headers = { 'content-type': 'image/png' };
  const request = { method: 'PUT', body, duplex: 'half', headers } as RequestInit;
  await expect(fetch(url, request)).rejects.toThrow();
  // The service notices it a moment after the client.
  while (objects() !== before) await turn();
  expect((await download(fileId)).text).toBe('old');
});

it.each([
  '..%2F..%2Fetc%2Fpasswd',
  '%2E%2E/%2E%2E/token-key',
  'product_assets/../../token-key',
  '%00',
  '%E0%A4%A',
])('the path %s names no file', async (path) => {
  const { status } = await catalog.get(`/openapi/v1/files/product_assets/${path}`);
  expect([400, 404]).toContain(status);
});

it.each<[string, object, string]>([
  ['a blank name', { fileName: ' ' }, 'INVALID_REQUEST'],
  ['no asset', { assetUrn: null }, 'INVALID_REQUEST'],
  ['an asset that does not exist', { assetUrn: datasetUrn('none.at.all') }, 'NOT_FOUND'],
  ['a text that is no URN', { assetUrn: 'orders' }, 'INVALID_URN'],
  [
    'a column of another table',
    { schemaFieldUrn: `urn:li:schemaField:(${datasetUrn('x')},id)` },
    'INVALID_REQUEST',
  ],
  ['a type that is none', { contentType: 'image' }, 'INVALID_REQUEST'],
])('an upload with %s is refused', async (_, input, code) => {
  expect(codeOf(await permit({ assetUrn: await newTable(), ...input }))).toBe(code);
});

it.each<[string, object, string]>([
  ['a large size', { sizeInBytes: MAX_BYTES + 1 }, 'LIMIT_EXCEEDED'],
  ['a negative size', { sizeInBytes: -1 }, 'INVALID_REQUEST'],
  ['a type that is none', { mimeType: 'a\nb' }, 'INVALID_REQUEST'],
  [
    'a column without its table',
    { schemaField: `urn:li:schemaField:(${datasetUrn('x')},id)` },
    'INVALID_REQUEST',
  ],
  ['an asset that does not exist', { referencedByAsset: datasetUrn('none.at.all') }, 'NOT_FOUND'],
])('a file with %s is not registered', async (_, input, code) => {
  const id = unique('refused');
  expect(codeOf(await create({ ...described(id), ...input }))).toBe(code);
  expect(await stored(`urn:li:dataHubFile:${id}`, 'dataHubFileInfo')).toBeUndefined();
});

it('an id is registered once, and a file gives access only to the object of its own id', async () => {
  const asset = await newTable();
  const fileId = await store(asset, 'abc');
  expect(codeOf(await create({ ...described(fileId), referencedByAsset: asset }))).toBe('CONFLICT');
  const id = unique('thief');
  await create({ ...described(id), storageKey: `product_assets/${fileId}`, referencedByAsset: asset });
  expect((await download(id)).status).toBe(404);
  expect((await remove(`urn:li:dataHubFile:${id}`)).status).toBe(200);
  expect((await download(fileId)).text).toBe('abc');
});

it.each<[string, (asset: string) => Promise<unknown>]>([
  ['deleted over REST', remove],
  [
    'deleted with its references',
    (urn) => catalog.query('mutation ($urn: String!) { deleteGlossaryEntity(urn: $urn) }', { urn }),
  ],
  [
    'deleted in a batch',
    (urn) => catalog.ingestBatch([proposal(urn, 'glossaryTermKey', undefined, { changeType: 'DELETE' })]),
  ],
])('the files of an asset that is %s are removed', async (_, deletion) => {
  const asset = await newTerm();
  const before = objects();
  const ids = [await store(asset, 'one'), await store(asset, 'two')];
  expect(objects()).toBe(before + 2);
  await deletion(asset);
  expect(objects()).toBe(before);
  for (const id of ids) {
    expect(await stored(`urn:li:dataHubFile:${id}`, 'status')).toMatchObject({ removed: true });
    expect((await download(id)).status).toBe(404);
  }
});

it('the files of an asset that a rollback deletes are removed, as is the object of a deleted file', async () => {
  const [asset, runId] = [datasetUrn(unique('rolled_back')), unique('run')];
  await catalog.ingest(asset, 'subTypes', { typeNames: ['View'] }, { systemMetadata: { runId } });
  const before = objects();
  const fileId = await store(asset, 'abc');
  await catalog.post('/runs?action=rollback', { runId, dryRun: true });
  expect((await download(fileId)).status).toBe(200);
  await catalog.post('/runs?action=rollback', { runId, dryRun: false });
  expect([(await download(fileId)).status, objects()]).toEqual([404, before]);
  const single = await store(await newTable(), 'abc');
  expect((await remove(`urn:li:dataHubFile:${single}`)).status).toBe(200);
  expect(objects()).toBe(before);
});

it('the configuration tells whether files can be uploaded', async () => {
  const { appConfig } = await catalog.query('{ appConfig { featureFlags { documentationFileUploadV1 } } }');
  expect(appConfig.featureFlags.documentationFileUploadV1).toBe(true);
});
