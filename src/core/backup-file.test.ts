import { gunzipSync, gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { type BackupRecord, createBackupLines, failureLine } from './backup-file.js';
import { readRecords, verifyBackup, type PlacedRecord } from './read-backup.js';

const HEADER = {
  format: 1,
  version: '1.0.0',
  createdAt: '2026-11-24T00:00:00Z',
  migrations: ['schema/1'],
  nodes: 2,
};

function entity(urn: string, text: string): BackupRecord {
  return { kind: 'entity', urn, labels: ['Entity'], properties: { urn, text }, edges: [] };
}

function fileOf(records: readonly BackupRecord[], header: object = HEADER): Buffer {
  const lines = createBackupLines();
  const texts = [
    lines.header(header as typeof HEADER),
    ...records.map((record) => lines.record(record)),
    lines.end('2026-11-24T00:01:00Z'),
  ];
  return gzipSync(texts.join(''));
}

async function* bytesOf(file: Uint8Array): AsyncGenerator<Uint8Array> {
  for (let start = 0; start < file.length; start += 100) {
    yield await Promise.resolve(file.subarray(start, start + 100));
  }
}

async function read(file: Uint8Array, from = 0): Promise<PlacedRecord[]> {
  const verified = await verifyBackup(bytesOf(file));
  const found: PlacedRecord[] = [];
  for await (const placed of readRecords(bytesOf(file), verified, from)) found.push(placed);
  return found;
}

const RECORDS: BackupRecord[] = [
  entity('a', 'as it was'),
  entity('b', 'a text with \u2028 and a line\nfeed'),
  { kind: 'change', properties: { urn: 'a', at: 1 } },
  { kind: 'run', properties: { id: 'a', startedAt: 1 } },
  { kind: 'again', urns: ['a'], runs: [] },
  entity('a', 'as it is'),
  { kind: 'counter', properties: { name: 'events', last: 5 } },
];

it('of what was changed during the backup, only the last copy counts', async () => {
  expect((await read(fileOf(RECORDS))).map(({ record }) => record)).toEqual([
    RECORDS[1],
    RECORDS[3],
    RECORDS[5],
    RECORDS[6],
  ]);
});

it('reading continues at any position', async () => {
  const all = await read(fileOf(RECORDS));
  for (let from = 0; from <= RECORDS.length; from += 1) {
    expect(await read(fileOf(RECORDS), from)).toEqual(all.filter(({ position }) => position > from));
  }
});

it('a file that ends anywhere earlier is refused', async () => {
  const file = fileOf(RECORDS);
  await fc.assert(
    fc.asyncProperty(fc.nat(file.length - 1), async (length) => {
      await expect(verifyBackup(bytesOf(file.subarray(0, length)))).rejects.toThrow(
        /incomplete|not a backup/,
      );
    }),
  );
});

it('a file whose contents end anywhere earlier is refused', async () => {
  const text = gunzipSync(fileOf(RECORDS)).toString();
  await fc.assert(
    fc.asyncProperty(fc.nat(text.length - 2), async (length) => {
      await expect(verifyBackup(bytesOf(gzipSync(text.slice(0, length))))).rejects.toThrow(
        /incomplete|not a backup|damaged/,
      );
    }),
  );
});

it('a file with a changed byte in its contents is refused', async () => {
  const text = gunzipSync(fileOf(RECORDS));
  await fc.assert(
    fc.asyncProperty(fc.nat(text.lastIndexOf('{"kind":"end"') - 1), async (place) => {
      const changed = Buffer.from(text);
      changed[place] = changed[place]! ^ 1;
      await expect(verifyBackup(bytesOf(gzipSync(changed)))).rejects.toThrow();
    }),
  );
});

it.each<[string, Buffer, RegExp]>([
  ['another file', Buffer.from('not compressed'), /^This is not a backup of Trellis$/],
  ['another compressed file', gzipSync('{"urn": "a"}\n'), /^This is not a backup of Trellis$/],
  [
    'a newer format',
    fileOf([], { ...HEADER, format: 3, version: '9.0.0' }),
    /format 3 .*Trellis 9\.0\.0.* up to 2/,
  ],
  ['more than a backup', gzipSync(`${gunzipSync(fileOf([])).toString()}more`), /damaged/],
  [
    'a backup that failed',
    gzipSync(`${createBackupLines().header(HEADER)}${failureLine('Neo4j is away')}`),
    /^Neo4j is away$/,
  ],
])('%s is refused with the reason', async (_, file, reason) => {
  await expect(verifyBackup(bytesOf(file))).rejects.toThrow(reason);
});
