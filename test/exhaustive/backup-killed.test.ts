/** A service that is killed during a backup, and a restore that is killed. */
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { backUp, openStore, recordsOf, type Store } from '../backup/support.js';
import { verifyBackup } from '../../src/core/read-backup.js';
import { startServiceProcess } from '../e2e/service-run.js';
import { proposal, type TestCatalog } from '../helpers/catalog.js';

const SIZE = 3_000;
const ROOT = join(import.meta.dirname, '..', '..');

let store: Store;
const fileOf = (name: string): string => join(store.folder, name);

beforeAll(async () => {
  store = await openStore();
}, 120_000);
afterAll(async () => {
  await store.close();
});

async function fill(catalog: TestCatalog): Promise<void> {
  for (let start = 0; start < SIZE; start += 1_000) {
    const proposals = Array.from({ length: 1_000 }, (_, index) =>
      proposal(`urn:li:tag:t${start + index}`, 'tagProperties', {
        name: `t${start + index}`,
        // A text that gzip cannot shorten much.
        description: randomBytes(1_000).toString('base64'),
      }),
    );
    expect((await catalog.ingestBatch(proposals)).status).toBe(200);
  }
}

async function count(statement: string): Promise<number> {
  return (await store.driver.executeQuery(statement)).records[0]?.get(0) as number;
}

it('what a killed service has sent is no backup, and another one can be made when its announcement is over', async () => {
  await store.empty();
  const catalog = await store.serve();
  await fill(catalog);
  const service = await startServiceProcess(store.environment);
  const response = await fetch(`${service.url}/operations?action=backup`, { method: 'POST' });
  const received: Uint8Array[] = [];
  await expect(
    (async () => {
      for await (const chunk of response.body as unknown as AsyncIterable<Uint8Array>) {
        received.push(chunk);
        if (received.length === 1) await service.stop('SIGKILL');
      }
      throw new Error('the service was not killed in time');
    })(),
  ).rejects.not.toThrow('in time');
  async function* bytes(): AsyncGenerator<Uint8Array> {
    yield await Promise.resolve(Buffer.concat(received));
  }
  await expect(verifyBackup(bytes())).rejects.toThrow('incomplete');
  expect(await backUp(catalog, fileOf('too-early'))).toMatchObject({ exitCode: 4 });
  expect((await catalog.ingest('urn:li:tag:t1', 'status', { removed: true })).status).toBe(200);
  expect(await count('MATCH (note:BackupNote) RETURN count(note)')).toBeGreaterThan(0);
  await store.driver.executeQuery('MATCH (mark:WriteMark) SET mark.backupUntil = 0');
  expect(await backUp(catalog, fileOf('later'))).toMatchObject({ exitCode: 0 });
  expect(await count('MATCH (note:BackupNote) RETURN count(note)')).toBe(0);
  await catalog.stop();
}, 240_000);

it('a restore that is killed continues where its last transaction ended', async () => {
  await store.empty();
  const catalog = await store.serve();
  await fill(catalog);
  expect(await backUp(catalog, fileOf('original'))).toMatchObject({ exitCode: 0 });
  await catalog.stop();
  await store.empty();
  const restore = spawn(process.execPath, ['dist/cli/main.js', 'restore', fileOf('original')], {
    cwd: ROOT,
    env: { ...process.env, ...store.environment },
  });
  const ended = once(restore, 'close');
  while (!((await count('MATCH (restore:Restore) RETURN restore.position')) > 0))
    expect(restore.exitCode).toBe(null);
  restore.kill('SIGKILL');
  await ended;
  await expect(store.serve()).rejects.toThrow(/has not finished/);
  await store.restore(fileOf('original'));
  const restored = await store.serve();
  expect(await backUp(restored, fileOf('copy'))).toMatchObject({ exitCode: 0 });
  const records = (name: string): Promise<string[]> => recordsOf(() => createReadStream(fileOf(name)));
  expect(await records('copy')).toEqual(await records('original'));
  await restored.stop();
}, 240_000);
