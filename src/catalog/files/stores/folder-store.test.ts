import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { EntityRecord, FileRecord } from '../../../core/backup-file.js';
import { createFileCopy } from '../../backup/copy-files.js';
import { listNotes, pathOf, restoreObject } from './folder-store.js';

const folder = mkdtempSync(join(tmpdir(), 'trellis-objects-'));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

function fileEntity(id: string, storageKey = `p/${id}`): EntityRecord {
  const info = JSON.stringify({ bucketStorageLocation: { storageBucket: '', storageKey } });
  const urn = `urn:li:dataHubFile:${id}`;
  return { kind: 'entity', urn, labels: [], properties: { aspect_dataHubFileInfo: info }, edges: [] };
}

/** @returns the records of the files in a store */
async function copy(objects: Record<string, Buffer>, isInBackups = true): Promise<FileRecord[]> {
  const read = (key: string) => {
    const bytes = objects[key];
    return Promise.resolve(bytes && { content: Readable.from([bytes.subarray(0, 7), bytes.subarray(7)]) });
  };
  const files = createFileCopy({ read, isInBackups });
  for (const id of ['a', 'b', 'a', 'missing']) files.note(fileEntity(id));
  // It names the object of another file.
  files.note(fileEntity('c', 'p/d'));
  const records: FileRecord[] = [];
  for await (const record of files.copy()) records.push(record);
  for await (const record of files.copy()) records.push(record);
  return records;
}

const LARGE = Buffer.alloc(2_500_000, 'large ');
const OBJECTS = { 'p/a': LARGE, 'p/b': Buffer.alloc(0), 'p/d': Buffer.from('of another') };

it('each file is copied once, in parts, and no object that a file may not name', async () => {
  const records = await copy(OBJECTS);
  expect(records.map(({ key, offset, isLast }) => [key, offset, isLast])).toEqual([
    ['p/a', 0, false],
    ['p/a', 1_000_000, false],
    ['p/a', 2_000_000, true],
    ['p/b', 0, true],
  ]);
  expect(await copy(OBJECTS, false)).toEqual([]);
});

it('a restore that ends after any part continues at any earlier part', async () => {
  const records = await copy(OBJECTS);
  for (let end = 1; end <= records.length; end += 1)
    for (let again = 0; again <= end; again += 1) {
      const into = join(folder, `${end}-${again}`);
      for (const record of [...records.slice(0, end), ...records.slice(again)])
        await restoreObject(into, record);
      expect(readFileSync(pathOf(into, 'p/a')).equals(LARGE)).toBe(true);
      expect(readFileSync(pathOf(into, 'p/b'))).toHaveLength(0);
    }
  // The service removes those that the catalog does not know.
  expect((await listNotes(join(folder, '1-0'))).map(({ key }) => key).sort()).toEqual(['p/a', 'p/b']);
});
