import { rmSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import type { RequestListener } from 'node:http';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { MAX_TIMESERIES_POINTS } from '../../src/core/limits.js';
import { datasetUrn, proposal, startCatalog, unique, type TestCatalog } from '../helpers/catalog.js';
import { withServer } from '../helpers/loopback.js';
import { trellisAt } from '../helpers/command-line.js';

let catalog: TestCatalog;
let folder: string;
let file: string;

beforeAll(async () => {
  catalog = await startCatalog();
  folder = await mkdtemp(join(tmpdir(), 'trellis-export-'));
  file = join(folder, 'export.jsonl');
});
afterAll(async () => {
  await catalog.stop();
  await rm(folder, { recursive: true });
});
afterEach(() => rm(file, { force: true }));

const trellis = trellisAt(() => catalog);

async function exported(urns: readonly string[], ...flags: string[]): Promise<string[]> {
  const filters = urns.flatMap((urn) => ['--filter', `urn=${urn}`]);
  const types = [...new Set(urns.map((urn) => urn.split(':')[2]!))].flatMap((type) => ['--type', type]);
  const answer = await trellis(['export', file, ...types, ...filters, ...flags]);
  expect([answer.exitCode, answer.error]).toEqual([0, '']);
  const text = await readFile(file, 'utf8');
  return text.split('\n').slice(0, -1);
}

async function write(proposals: readonly object[]): Promise<void> {
  const answer = await catalog.ingestBatch(proposals);
  expect([answer.status, answer.text]).toEqual([200, expect.anything()]);
}

it('export writes what load reads back, to the last digit', async () => {
  const [first, second] = [datasetUrn(unique('cli')), `urn:li:tag:${unique('cli é,%')}`];
  const properties = '{"description":"\\u2028 \\u0001 🚀","customProperties":{"a b":"","__proto__":"x"}}';
  const profile =
    '{"timestampMillis":7,"rowCount":9007199254740993,"fieldProfiles":[{"fieldPath":"a","uniqueProportion":0.12345678901234567891}]}';
  const systemMetadata = { runId: unique('run'), lastObserved: 5 };
  await write([
    proposal(first, 'datasetProperties', properties, { systemMetadata }),
    proposal(first, 'datasetProfile', profile, { systemMetadata }),
    proposal(second, 'tagProperties', { name: 'é' }, { systemMetadata }),
  ]);
  const urns = [first, second];
  const before = await exported(urns, '--points', 'all');
  expect(before.some((line) => line.includes('"rowCount":9007199254740993'))).toBe(true);
  expect(before.some((line) => line.includes('0.12345678901234567891'))).toBe(true);
  for (const urn of urns) await catalog.post('/entities?action=delete', { urn });
  expect((await trellis(['load', file])).exitCode).toBe(0);
  expect(await exported(urns, '--points', 'all')).toEqual(before);
});

it('export leaves out the platform and the path that nobody wrote, so that they still follow other aspects', async () => {
  const [parent, urn] = [`urn:li:container:${unique('cli')}`, datasetUrn(unique('cli'))];
  await write([
    proposal(parent, 'containerProperties', { name: 'Parent' }),
    proposal(urn, 'datasetProperties', { description: 'x' }),
  ]);
  const lines = await exported([urn]);
  expect(lines.map((line) => JSON.parse(line).aspectName)).toEqual(['datasetKey', 'datasetProperties']);
  expect((await trellis(['load', file])).exitCode).toBe(0);
  await write([proposal(urn, 'container', { container: parent })]);
  const { json } = await catalog.get(`/entitiesV2/${encodeURIComponent(urn)}?aspects=List(browsePathsV2)`);
  expect(json.aspects.browsePathsV2.value).toEqual({ path: [{ id: parent, urn: parent }] });
});

it('export includes soft-deleted entities unless disabled', async () => {
  const [here, gone] = [datasetUrn(unique('cli')), datasetUrn(unique('cli'))];
  await write([here, gone].map((urn) => proposal(urn, 'status', { removed: urn === gone })));
  const urnsOf = (lines: string[]): Set<string> => new Set(lines.map((line) => JSON.parse(line).entityUrn));
  expect(urnsOf(await exported([here, gone]))).toEqual(new Set([here, gone]));
  expect(urnsOf(await exported([here, gone], '--active-only'))).toEqual(new Set([here]));
});

it('export writes to standard output, and stops when the reader closes it', async () => {
  const urn = `urn:li:tag:${unique('cli')}`;
  await write([proposal(urn, 'tagProperties', { name: 'x' })]);
  const only = ['--type', 'tag', '--filter', `urn=${urn}`];
  const all = await trellis(['export', '-', ...only]);
  expect(all.out.trimEnd().split('\n')).toHaveLength(2);
  expect(all.error).toBe('2 aspects of 1 entity\n');
  const some = await trellis(['export', '-', ...only], { isReaderGone: () => true });
  expect(some).toMatchObject({ exitCode: 0, error: '' });
  expect(some.out.trimEnd().split('\n')).toHaveLength(1);
});

it.each([
  [['--type', 'datset'], 2, 'there is no entity type datset'],
  [['--type', 'tag', '--points', 'datasetProfile'], 2, 'not a timeseries aspect'],
  [['--type', 'tag', '--filter', 'nofield=1'], 1, 'nofield'],
  [['--filter', 'x'], 2, 'write field=value'],
])('export %j ends with exit code %d and leaves no file', async (flags, exitCode, message) => {
  const answer = await trellis(['export', file, ...flags]);
  expect([answer.exitCode, answer.error]).toEqual([exitCode, expect.stringContaining(message)]);
  expect(await readdir(folder)).toEqual([]);
});

it('export keeps an existing file if it fails', async () => {
  const urn = `urn:li:tag:${unique('cli')}`;
  await write([proposal(urn, 'tagProperties', { name: 'x' })]);
  const before = await exported([urn]);
  expect((await trellis(['export', file, '--type', 'tag', '--filter', 'nofield=1'])).exitCode).toBe(1);
  expect((await readFile(file, 'utf8')).split('\n').slice(0, -1)).toEqual(before);
});

it('export cannot write records and a JSON summary to the same output', async () => {
  const answer = await trellis(['export', '-', '--json']);
  expect([answer.exitCode, answer.out]).toEqual([2, '']);
});

describe('a file that cannot be written', () => {
  it.each([
    ['a missing folder', () => join(folder, 'no', 'such', 'folder.jsonl'), 'ENOENT'],
    ['a folder', () => folder, 'is a folder'],
  ])('is reported at once: %s', async (_, path, message) => {
    catalog.takeStatements();
    const answer = await trellis(['export', path()]);
    expect([answer.exitCode, answer.error]).toEqual([2, expect.stringContaining(message)]);
    expect(answer.error).toContain(path());
    expect(catalog.takeStatements()).toEqual([]);
    expect(await readdir(join(folder, '..'))).not.toContain(`${basename(folder)}.part`);
  });

  it('is reported in one sentence if its folder disappears', async () => {
    const goes = await mkdtemp(join(tmpdir(), 'trellis-export-'));
    const path = join(goes, 'export.jsonl');
    const removeFolder: RequestListener = (_, response) => {
      rmSync(goes, { recursive: true });
      response.end(JSON.stringify({ elements: [], total: 0 }));
    };
    await withServer(removeFolder, async (url) => {
      const { exitCode, error, out } = await trellisAt(() => ({ url }))(['export', path]);
      expect([exitCode, out]).toEqual([2, '']);
      expect(error).toMatch(/^trellis: [^\n]*ENOENT[^\n]*\n$/);
      expect(error).toContain(path);
    });
  });
});

it('export fails if it cannot reach all points', async () => {
  const urn = datasetUrn(unique('cli'));
  const point = { aspect: { value: '{"timestampMillis":7}' } };
  const values = Array.from({ length: MAX_TIMESERIES_POINTS }, () => point);
  const aspectSpecs = [{ aspectAnnotation: { name: 'datasetProfile', timeseries: true } }];
  const answers: Record<string, object> = {
    specifications: { elements: [{ name: 'dataset', aspectSpecs }], total: 1 },
    search: {
      value: { numEntities: 1, entities: [urn], metadata: { matches: [], searchResultMetadatas: [] } },
    },
    entitiesV2: { results: {} },
    getTimeseriesAspectValues: { value: { values } },
  };
  const answer: RequestListener = (request, response) => {
    request.resume();
    const name = Object.keys(answers).find((part) => new RegExp(`${part}\\b`).test(request.url ?? ''));
    response.end(JSON.stringify(answers[name ?? ''] ?? {}));
  };
  await withServer(answer, async (url) => {
    const run = await trellisAt(() => ({ url }))(['export', file, '--points', 'all']);
    expect([run.exitCode, run.error]).toEqual([
      1,
      expect.stringContaining('10000 points or more with the time 7'),
    ]);
  });
  expect(await readdir(folder)).toEqual([]);
});
