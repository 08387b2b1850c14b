import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { datasetUrn, startCatalog, unique, type TestCatalog } from '../helpers/catalog.js';
import { trellisAt, type Run } from '../helpers/command-line.js';

let catalog: TestCatalog;
let tag: string;

beforeAll(async () => {
  catalog = await startCatalog();
});
afterAll(() => catalog.stop());
beforeEach(() => {
  tag = `urn:li:tag:${unique('cli')}`;
});

const trellis = trellisAt(() => catalog);

const put = (value: unknown, ...flags: string[]): Promise<Run> =>
  trellis(['put', tag, 'tagProperties', ...flags], {
    input: typeof value === 'string' ? value : JSON.stringify(value),
  });

describe('trellis get', () => {
  it('shows an entity aspect by aspect', async () => {
    await put({ name: 'gold', description: 'one\ntwo' }, '--run-id', 'run-7');
    const { exitCode, out, error } = await trellis(['get', tag]);
    expect(out).toContain(`${tag}  tag\n`);
    expect(out).toMatch(
      /tagProperties {2}\d{4}-\d\d-\d\d \d\d:\d\d:\d\d UTC by urn:li:corpuser:\S+, run run-7\n/,
    );
    expect(out).toContain('  name: gold\n  description: one\n    two\n');
    expect([exitCode, error]).toEqual([0, '']);
  });

  it('prints JSON with numbers to the last digit', async () => {
    const urn = datasetUrn(unique('cli'));
    await catalog.ingest(urn, 'datasetProfile', '{"timestampMillis":1,"rowCount":9007199254740993}');
    const { out, exitCode } = await trellis(['get', urn, '--aspect', 'datasetProfile', '--json']);
    expect(out).toContain('"rowCount": 9007199254740993');
    expect(JSON.parse(out)).toMatchObject({ urn, type: 'dataset', missing: [] });
    expect(exitCode).toBe(0);
  });

  it('reads older versions', async () => {
    await put({ name: 'first' });
    await put({ name: 'second' });
    const { json } = await trellis(['get', tag, '--aspect', 'tagProperties', '--version', '1', '--json']);
    expect(json.aspects.tagProperties.value).toEqual({ name: 'first' });
    const none = await trellis(['get', tag, '--aspect', 'tagProperties', '--version', '9']);
    expect([none.exitCode, none.out]).toEqual([3, '']);
  });

  it('escapes terminal control characters', async () => {
    await put({ name: 'a\u001b[31mred\u0007', description: '\u202egnp' });
    const { out } = await trellis(['get', tag]);
    expect(out).toContain('name: a\\u001b[31mred\\u0007');
    expect(out).toContain('description: \\u202egnp');
  });

  it('distinguishes a missing entity from a missing aspect', async () => {
    const unknown = await trellis(['get', tag, '--json']);
    expect(unknown).toMatchObject({ exitCode: 3, out: '', error: `trellis: There is no entity ${tag}\n` });
    const unknownAspect = await trellis(['get', tag, '--aspect', 'ownership']);
    expect(unknownAspect).toMatchObject({ exitCode: 3, error: `trellis: There is no entity ${tag}\n` });
    await put({ name: 'gold' });
    const lacking = await trellis(['get', tag, '--aspect', 'ownership', '--aspect', 'tagProperties']);
    expect(lacking).toMatchObject({ exitCode: 3, error: `trellis: ${tag} has no ownership\n` });
    expect(lacking.out).toContain('name: gold');
    const nothing = await trellis(['get', tag, '--aspect', 'ownership', '--json']);
    expect(nothing).toMatchObject({ exitCode: 3, out: '', error: `trellis: ${tag} has no ownership\n` });
  });

  it.each([
    [['get', 'no-urn'], 1, 'urn:li:'],
    [['get', 'urn:li:tag:a', '--aspect', 'tagProps'], 1, 'tagProps'],
    [['get', 'urn:li:tag:a', '--version', '1'], 2, '--version needs exactly one --aspect'],
    [['get', 'urn:li:tag:a', '--version', '-1'], 2, 'whole number from 0'],
    [['get'], 2, "missing required argument 'urn'"],
  ])('%j ends with exit code %d and a message', async (args, exitCode, message) => {
    const answer = await trellis(args);
    expect([answer.exitCode, answer.error]).toEqual([exitCode, expect.stringContaining(message)]);
    expect(answer.out).toBe('');
  });
});

describe('trellis put', () => {
  it('writes the value from standard input and shows the difference', async () => {
    const created = await put({ name: 'gold' });
    expect(created).toMatchObject({
      exitCode: 0,
      out: `tagProperties of ${tag}: created\n  (all)\n    + {"name":"gold"}\n`,
    });
    const changed = await put({ name: 'gold', description: 'new' });
    expect(changed.out).toBe(`tagProperties of ${tag}: changed\n  /description\n    + "new"\n`);
    expect((await put({ name: 'gold', description: 'new' })).out).toBe(
      `tagProperties of ${tag}: unchanged\n`,
    );
  });

  it('reads a file', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'trellis-cli-'));
    try {
      const file = join(folder, 'value.json');
      await writeFile(file, '{"name": "from a file"}');
      expect((await trellis(['put', tag, 'tagProperties', file])).exitCode).toBe(0);
      const { json } = await trellis(['get', tag, '--json']);
      expect(json.aspects.tagProperties.value).toEqual({ name: 'from a file' });
    } finally {
      await rm(folder, { recursive: true });
    }
  });

  it('changes nothing in a dry run, and reports what would change', async () => {
    await put({ name: 'gold', description: 'old' });
    const dry = await put({ name: 'silver' }, '--dry-run', '--json');
    expect(dry.json).toEqual({
      urn: tag,
      aspect: 'tagProperties',
      dryRun: true,
      created: false,
      changes: [
        { path: '/name', before: 'gold', after: 'silver' },
        { path: '/description', before: 'old' },
      ],
    });
    const { json } = await trellis(['get', tag, '--json']);
    expect(json.aspects.tagProperties.value).toEqual({ name: 'gold', description: 'old' });
  });

  it('creates nothing in a dry run', async () => {
    expect((await put({ name: 'gold' }, '--dry-run')).out).toContain('would be created');
    expect((await trellis(['get', tag])).exitCode).toBe(3);
  });

  it('enforces its conditions, with their own exit code', async () => {
    expect((await put({ name: 'a' }, '--create-only')).exitCode).toBe(0);
    expect(await put({ name: 'b' }, '--create-only')).toMatchObject({ exitCode: 4, out: '' });
    expect((await put({ name: 'b' }, '--create-only', '--dry-run')).exitCode).toBe(4);
    expect((await put({ name: 'b' }, '--if-version', '1')).exitCode).toBe(0);
    const late = await put({ name: 'c' }, '--if-version', '1');
    expect([late.exitCode, late.error]).toEqual([4, expect.stringContaining('actual version 2')]);
    const { json } = await trellis(['get', tag, '--json']);
    expect(json.aspects.tagProperties.value).toEqual({ name: 'b' });
  });

  it('with --create-only succeeds once for concurrent writers', async () => {
    const runs = await Promise.all([1, 2, 3, 4, 5].map((n) => put({ name: `n${n}` }, '--create-only')));
    expect(runs.map(({ exitCode }) => exitCode).toSorted()).toEqual([0, 4, 4, 4, 4]);
  });

  it.each([
    ['{"name": 1}', [], 1, 'tagProperties.name'],
    ['{"name":', [], 2, 'standard input: not JSON'],
    ['', [], 2, 'standard input: not JSON'],
    ['{}', ['/no/such/file.json'], 2, 'no such file'],
    ['{}', ['--create-only', '--if-version', '1'], 2, 'exclude each other'],
  ])('refuses %j with flags %j', async (value, flags, exitCode, message) => {
    const answer = await put(value, ...flags);
    expect([answer.exitCode, answer.error]).toEqual([exitCode, expect.stringContaining(message)]);
    expect((await trellis(['get', tag])).exitCode).toBe(3);
  });
});
