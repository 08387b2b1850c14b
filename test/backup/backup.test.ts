/** A backup of the whole store while others write, and its restore into an empty one. */
import { createReadStream, rmSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { datasetUrn, proposal, type TestCatalog } from '../helpers/catalog.js';
import { trellis } from '../helpers/command-line.js';
import { checkGraph } from '../helpers/api/checks.js';
import { startSecured } from '../helpers/secured-catalog.js';
import { KEY, ROOT_PASSWORD } from '../helpers/secured-catalog.js';
import { readContent, writeContent } from './content.js';
import { restoreBackup } from '../../src/compose-restore.js';
import { fileTools } from '../files/support.js';
import { backUp, openStore, recordsOf, type Store } from './support.js';

const SECURED = { access: { auth: true, loopback: true, tokenKey: KEY, adminPassword: ROOT_PASSWORD } };

let store: Store;
const fileOf = (name: string): string => join(store.folder, name);
const records = (name: string): Promise<string[]> => recordsOf(() => createReadStream(fileOf(name)));

beforeAll(async () => {
  store = await openStore();
}, 120_000);
afterAll(async () => {
  await store.close();
});
beforeEach(async () => {
  await store.empty();
});

it('a restored store answers each request as the original did, and its own backup is the same', async () => {
  const original = await store.serve(SECURED);
  const written = await writeContent(original);
  const answers = await readContent(original, written);
  const token = written.token.authorization.replace('Bearer ', '');
  expect(await backUp(original, fileOf('one'), token)).toMatchObject({ exitCode: 0, error: '' });
  await original.stop();
  await store.empty();
  await store.restore(fileOf('one'));
  const restored = await store.serve(SECURED);
  expect(await readContent(restored, written)).toEqual(answers);
  expect(await backUp(restored, fileOf('two'), token)).toMatchObject({ exitCode: 0 });
  expect(await records('two')).toEqual(await records('one'));
  await restored.stop();
}, 240_000);

it('uploaded files are in the backup, and their restore is downloaded', async () => {
  const folder = join(store.environment['TRELLIS_DATA_DIR']!, 'files');
  const files = {
    kind: 'folder',
    folder,
    prefix: 'product_assets',
    maxBytes: 5e6,
    uploadSeconds: 60,
  } as const;
  let catalog = await store.serve({ files });
  const { store: upload, download } = fileTools(() => catalog);
  const asset = datasetUrn('pictured');
  await catalog.ingest(asset, 'datasetProperties', {});
  const content = 'a large picture '.repeat(200_000);
  const id = await upload(asset, content);
  expect((await backUp(catalog, fileOf('files'))).out).toContain('1 uploaded file');
  await catalog.stop();
  await store.empty();
  rmSync(folder, { recursive: true });
  const { environment } = store;
  await expect(
    restoreBackup({
      path: fileOf('files'),
      environment: { ...environment, TRELLIS_FILES: 'off' },
      log: () => undefined,
      onProgress: () => undefined,
    }),
  ).rejects.toThrow('The backup contains 1 uploaded file, and nothing was changed: set TRELLIS_FILES=folder');
  await store.restore(fileOf('files'));
  catalog = await store.serve({ files });
  expect((await download(id)).text === content).toBe(true);
  await catalog.stop();
}, 240_000);

describe('with writers', () => {
  const WRITERS = 4;
  let services: TestCatalog[];
  let isWriting = true;

  const table = (writer: number, index: number): string => datasetUrn(`busy.w${writer}.t${index}`);

  /** Writes tables again and again, moves their lineage, and deletes some. @returns number of acknowledged rounds */
  async function writeUntilDone(writer: number, acknowledged: number[]): Promise<void> {
    const catalog = services[writer % 2]!;
    for (let round = 1; isWriting; round += 1) {
      const [own, other] = [table(writer, round % 7), table((writer + 1) % WRITERS, round % 5)];
      const answer = await catalog.ingestBatch([
        proposal(own, 'datasetProperties', { description: `round ${round}` }),
        proposal(own, 'upstreamLineage', { upstreams: [{ dataset: other, type: 'COPY' }] }),
        // A facet value that is new in each round.
        proposal(own, 'globalTags', { tags: [{ tag: `urn:li:tag:w${writer}_${round}` }] }),
        proposal(own, 'datasetProfile', { timestampMillis: round, rowCount: round }),
        proposal(`urn:li:tag:w${writer}`, 'tagProperties', { name: 'w', description: String(round) }),
      ]);
      expect(answer.status).toBe(200);
      acknowledged[writer] = round;
      if (round % 6 === 0) await catalog.post('/entities?action=delete', { urn: own });
    }
  }

  it('a backup contains one consistent state, with every write that was acknowledged before by two services', async () => {
    services = [await store.serve(), await store.serve()];
    const [catalog, other] = services as [TestCatalog, TestCatalog];
    isWriting = true;
    const acknowledged: number[] = [];
    const writers = Array.from({ length: WRITERS }, (_, writer) => writeUntilDone(writer, acknowledged));
    while (acknowledged.filter((round) => round > 10).length < WRITERS) await catalog.get('/health');
    const before = [...acknowledged];
    const run = await backUp(catalog, fileOf('busy'));
    isWriting = false;
    await Promise.all(writers);
    expect(run).toMatchObject({ exitCode: 0, error: '' });
    await Promise.all([catalog.stop(), other.stop()]);
    await store.empty();
    await store.restore(fileOf('busy'));
    const restored = await store.serve();
    expect(await checkGraph(restored, '')).toMatchObject({ violations: {}, examples: [] });
    for (const [writer, round] of before.entries()) {
      const { json } = await restored.aspect(`urn:li:tag:w${writer}`, 'tagProperties');
      const properties = Object.values<any>(json.aspect)[0];
      expect(Number(properties.description)).toBeGreaterThanOrEqual(round);
    }
    const later = proposal(table(0, 0), 'globalTags', { tags: [{ tag: 'urn:li:tag:later' }] });
    expect((await restored.ingestBatch([later])).status).toBe(200);
    expect(await countTag(restored, 'urn:li:tag:later')).toBe(1);
    await restored.stop();
  }, 240_000);
});

async function countTag(catalog: TestCatalog, tag: string): Promise<number | undefined> {
  const { json } = await catalog.post('/entities?action=search', {
    ...{ entity: 'dataset', input: '*', start: 0, count: 0 },
  });
  const facets: { name: string; aggregations: Record<string, number> }[] =
    json.value.metadata.searchResultMetadatas;
  return facets.find(({ name }) => name === 'tags')?.aggregations[tag];
}

it('a restore refuses a store that is not empty, and files that are damaged or of a newer version', async () => {
  const catalog = await store.serve();
  expect((await backUp(catalog, fileOf('small'))).exitCode).toBe(0);
  await catalog.stop();
  const before = await store.driver.executeQuery('MATCH (n) RETURN count(n) AS n');
  await expect(store.restore(fileOf('small'))).rejects.toThrow(/not empty .* nothing was changed/);
  const after = await store.driver.executeQuery('MATCH (n) RETURN count(n) AS n');
  expect(after.records[0]!.get('n')).toBe(before.records[0]!.get('n'));
  await store.empty();
  const bytes = await readFile(fileOf('small'));
  await writeFile(fileOf('short'), bytes.subarray(0, bytes.length - 30));
  await expect(store.restore(fileOf('short'))).rejects.toThrow('incomplete');
  const { records: left } = await store.driver.executeQuery('MATCH (n) RETURN n');
  expect(left).toEqual([]);
}, 120_000);

it('a restore that ended early keeps services from starting, and the next one continues it', async () => {
  const catalog = await store.serve();
  const proposals = Array.from({ length: 1_500 }, (_, index) =>
    proposal(`urn:li:tag:t${index}`, 'status', { removed: false }),
  );
  expect((await catalog.ingestBatch(proposals)).status).toBe(200);
  expect((await backUp(catalog, fileOf('many'))).exitCode).toBe(0);
  await catalog.stop();
  await store.empty();
  const early = store.restore(fileOf('many'), (words) => {
    if (words.includes(' of ')) throw new Error('ended early');
  });
  await expect(early).rejects.toThrow('ended early');
  await expect(store.serve()).rejects.toThrow(/restore into this database has not finished/);
  await store.restore(fileOf('many'));
  const restored = await store.serve();
  expect((await backUp(restored, fileOf('again'))).exitCode).toBe(0);
  expect(await records('again')).toEqual(await records('many'));
  await restored.stop();
}, 240_000);

it('one backup is made at a time, and the next one can start when its client has left', async () => {
  const catalog = await store.serve();
  const leaving = new AbortController();
  const request = { method: 'POST', signal: leaving.signal };
  const first = await fetch(`${catalog.url}/operations?action=backup`, request);
  expect([first.status, first.headers.get('content-type')]).toEqual([200, 'application/gzip']);
  leaving.abort();
  for (let exitCode = 4; exitCode === 4;) ({ exitCode } = await backUp(catalog, fileOf('next')));
  await catalog.stop();
}, 120_000);

it('a backup needs the privilege of administrators, and a file', async () => {
  const catalog = await startSecured();
  const run = await backUp(catalog, fileOf('refused'));
  expect([run.exitCode, run.error]).toEqual([1, expect.stringContaining('token')]);
  expect((await trellis(['backup', '-', '--server', catalog.url])).exitCode).toBe(2);
  await expect(readFile(fileOf('refused'))).rejects.toThrow('ENOENT');
});
