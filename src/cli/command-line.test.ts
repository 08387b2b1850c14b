import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FakeCatalog } from '../../test/helpers/unit/fake-catalog.js';
import { trellis, type Run } from '../../test/helpers/command-line.js';

let folder: string;
let catalog: FakeCatalog;
let server: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'trellis-cli-'));
  catalog = new FakeCatalog();
  server = await catalog.start();
});
afterEach(async () => {
  await catalog.stop();
  await rm(folder, { recursive: true });
});

const load = (...args: string[]): Promise<Run> => trellis(['load', '--server', server, ...args]);

function proposal(name: string, aspectName = 'status'): object {
  const entityUrn = `urn:li:tag:${name}`;
  return {
    entityType: 'tag',
    entityUrn,
    changeType: 'UPSERT',
    aspectName,
    aspect: { json: { removed: false } },
  };
}

function snapshot(name: string): object {
  const record = 'com.linkedin.pegasus2avro.metadata.snapshot.TagSnapshot';
  return { proposedSnapshot: { [record]: { urn: `urn:li:tag:${name}`, aspects: [] } } };
}

async function write(name: string, content: unknown): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, typeof content === 'string' ? content : JSON.stringify(content));
  return path;
}

describe('trellis load', () => {
  it('loads files and folders of both forms and prints the counts', async () => {
    await mkdir(join(folder, 'deep'));
    await write('a.json', [proposal('a'), snapshot('b')]);
    await write('deep/c.jsonl', `${JSON.stringify(proposal('c'))}\n`);
    await write('notes.txt', 'not ours');
    const { exitCode, out } = await load(folder);
    expect(out).toContain('3 records: 3 accepted, 0 refused');
    expect(exitCode).toBe(0);
    expect(catalog.stored.toSorted()).toEqual([
      'urn:li:tag:a status',
      'urn:li:tag:b snapshot',
      'urn:li:tag:c status',
    ]);
  });

  it('keeps the order of one entity across files and forms', async () => {
    const first = await write('1.json', [proposal('a', 'one'), snapshot('a'), proposal('a', 'two')]);
    const second = await write('2.json', [proposal('a', 'three')]);
    await load(first, second);
    expect(catalog.stored).toEqual(
      ['one', 'snapshot', 'two', 'three'].map((aspect) => `urn:li:tag:a ${aspect}`),
    );
  });

  it('keeps every digit of big numbers', async () => {
    const text = '{"entityUrn":"urn:li:tag:a","aspectName":"x","aspect":{"n":9007199254740993}}';
    await load(await write('a.jsonl', text));
    expect(catalog.storedProposals[0]?.aspect?.value).toBe('{"n":9007199254740993}');
  });

  it('splits batches at the given size', async () => {
    const path = await write(
      'a.json',
      [1, 2, 3, 4, 5].map((number) => proposal(`t${number}`)),
    );
    await load('--batch-size', '2', '--concurrency', '1', path);
    expect(catalog.writes).toHaveLength(3);
  });

  it('names refused records with location and reason, and exits with 1', async () => {
    catalog.bad.add('urn:li:tag:bad');
    const path = await write(
      'a.jsonl',
      [proposal('a'), proposal('bad'), 'x', proposal('b')].map((one) => JSON.stringify(one)).join('\n'),
    );
    const { exitCode, out } = await load(path);
    expect(exitCode).toBe(1);
    expect(out).toContain('4 records: 2 accepted, 2 refused');
    expect(out).toContain(
      `${path}, record 2 (line 2)\n  urn:li:tag:bad status\n  INVALID_ASPECT at /x: urn:li:tag:bad is bad`,
    );
    expect(out).toContain('record 3 (line 3)\n  a record must be a JSON object, found a text');
  });

  it('prints the same as JSON', async () => {
    catalog.bad.add('urn:li:tag:bad');
    const path = await write('a.json', [proposal('a'), proposal('bad')]);
    const { out } = await load('--json', path);
    expect(JSON.parse(out)).toMatchObject({
      records: 2,
      accepted: 1,
      refused: 1,
      dryRun: false,
      files: [{ file: path, records: 2, accepted: 1, refused: 1 }],
      refusals: [{ file: path, record: 2, urn: 'urn:li:tag:bad', aspect: 'status', code: 'INVALID_ASPECT' }],
    });
  });

  it('reads standard input', async () => {
    const { exitCode } = await trellis(['load', '--server', server, '-'], {
      input: JSON.stringify([proposal('a')]),
    });
    expect(exitCode).toBe(0);
    expect(catalog.stored).toEqual(['urn:li:tag:a status']);
  });

  it('sends no request in a dry run', async () => {
    const path = await write('a.json', [proposal('a'), {}]);
    const { exitCode, out } = await load('--dry-run', path);
    expect(out).toContain('2 records: 1 readable, 1 unreadable');
    expect(exitCode).toBe(1);
    expect(catalog.calls).toEqual([]);
  });

  it('sends the token', async () => {
    await load('--token', 'secret', await write('a.json', [proposal('a')]));
    expect(catalog.writes[0]?.authorization).toBe('Bearer secret');
  });

  it('sends nothing if a file is missing', async () => {
    const { exitCode, error } = await load(await write('a.json', [proposal('a')]), join(folder, 'b.json'));
    expect(exitCode).toBe(2);
    expect(error).toContain('b.json: no such file or folder');
    expect(catalog.calls).toEqual([]);
  });

  it('refuses a folder without records', async () => {
    const { exitCode, error } = await load(folder);
    expect(exitCode).toBe(2);
    expect(error).toContain('no .json, .jsonl or .ndjson file');
  });

  it('exits with 5 and one sentence if no service answers', async () => {
    await catalog.stop();
    const { exitCode, error } = await load(await write('a.json', [proposal('a')]));
    expect(exitCode).toBe(5);
    expect(error).toMatch(/^trellis: No service at .* Start it, or set another address with --server\.\n$/);
    await catalog.start();
  });

  it('reports what was loaded before it had to stop', async () => {
    catalog.disturbances = [
      { status: 200, body: {} },
      { status: 401, body: {} },
    ];
    const path = await write(
      'a.json',
      [1, 2, 3, 4].map((number) => proposal(`t${number}`)),
    );
    const { exitCode, out } = await load('--batch-size', '2', '--concurrency', '1', path);
    expect(exitCode).toBe(5);
    expect(out).toContain('4 records: 2 accepted, 0 refused');
    expect(out).toContain('Not finished: The service requires a valid access token');
  });
});

describe('the command line', () => {
  it('shows an example in its help', async () => {
    const { exitCode, out } = await trellis(['load', '--help']);
    expect(exitCode).toBe(0);
    expect(out).toContain('$ trellis load samples');
  });

  it.each([
    [['load'], "missing required argument 'file'"],
    [['load', '--batch-size', '0', 'x'], 'whole number from 1 to 20000'],
    [['load', '--concurrency', 'many', 'x'], 'whole number from 1 to 64'],
    [['load', '--server', 'somewhere', 'x'], '--server: "somewhere" is not an address'],
    [['fetch'], "unknown command 'fetch'"],
  ])('%j cannot run, and says why', async (args, message) => {
    const { exitCode, error } = await trellis(args);
    expect(exitCode).toBe(2);
    expect(error).toContain(message);
  });
});
