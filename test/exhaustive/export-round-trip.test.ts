/** The command line loads what it exported: any values, and more entities than fit on a page. */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { datasetUrn, proposal, startCatalog, unique, type TestCatalog } from '../helpers/catalog.js';
import { trellisAt } from '../helpers/command-line.js';

let catalog: TestCatalog;
let folder: string;

beforeAll(async () => {
  catalog = await startCatalog();
  folder = await mkdtemp(join(tmpdir(), 'trellis-export-'));
});
afterAll(async () => {
  await catalog.stop();
  await rm(folder, { recursive: true });
});

const trellis = trellisAt(() => catalog);

async function exported(urns: readonly string[], file: string): Promise<string[]> {
  const filters = urns.flatMap((urn) => ['--filter', `urn=${urn}`, '--type', urn.split(':')[2]!]);
  const answer = await trellis(['export', file, ...filters, '--points', 'all']);
  expect([answer.exitCode, answer.error]).toEqual([0, '']);
  return (await readFile(file, 'utf8')).split('\n').slice(0, -1);
}

async function write(proposals: readonly object[]): Promise<void> {
  const answer = await catalog.ingestBatch(proposals);
  expect([answer.status, answer.text]).toEqual([200, expect.anything()]);
}

const text = fc.string({ unit: 'binary', maxLength: 30 }).filter((one) => !one.includes('\0'));
const systemMetadata = fc.record({ runId: fc.stringMatching(/^[a-z0-9-]{1,12}$/), lastObserved: fc.nat() });
/** Numbers that a double cannot represent, among others. */
const digits = fc.oneof(
  fc.bigInt({ min: 0n, max: 2n ** 62n }).map(String),
  fc.tuple(fc.nat(9), fc.stringMatching(/^[0-9]{1,25}$/)).map(([whole, rest]) => `${whole}.${rest}1`),
);

interface Written {
  readonly aspect: string;
  readonly value: string;
}

const dataset: fc.Arbitrary<Written[]> = fc
  .tuple(
    fc.record({
      description: text,
      customProperties: fc.dictionary(
        text.filter((key) => key !== ''),
        text,
        { maxKeys: 4 },
      ),
    }),
    fc.record({ removed: fc.boolean() }),
    fc.uniqueArray(fc.tuple(fc.nat(10_000), fc.bigInt({ min: 0n, max: 2n ** 62n }), digits), {
      selector: ([time]) => time,
      maxLength: 5,
    }),
  )
  .map(([properties, status, profiles]) => [
    { aspect: 'datasetProperties', value: JSON.stringify(properties) },
    { aspect: 'status', value: JSON.stringify(status) },
    ...profiles.map(([time, rows, share]) => ({
      aspect: 'datasetProfile',
      value: `{"timestampMillis":${time},"rowCount":${rows},"fieldProfiles":[{"fieldPath":"a","uniqueProportion":${share}}]}`,
    })),
  ]);
const tag: fc.Arbitrary<Written[]> = fc
  .record({ name: text, description: text, colorHex: text }, { requiredKeys: ['name'] })
  .map((properties) => [{ aspect: 'tagProperties', value: JSON.stringify(properties) }]);

it('load restores exactly what export wrote', async () => {
  const urns = [datasetUrn(unique('cli')), `urn:li:tag:${unique('cli é,()%')}`];
  const file = join(folder, 'random.jsonl');
  await fc.assert(
    fc.asyncProperty(dataset, tag, systemMetadata, async (ofDataset, ofTag, meta) => {
      for (const urn of urns) await catalog.post('/entities?action=delete', { urn });
      const parts = { systemMetadata: meta };
      const [first = '', second = ''] = urns;
      await write([
        ...ofDataset.map(({ aspect, value }) => proposal(first, aspect, value, parts)),
        ...ofTag.map(({ aspect, value }) => proposal(second, aspect, value, parts)),
      ]);
      const before = await exported(urns, file);
      for (const { value } of [...ofDataset, ...ofTag]) {
        expect(before.some((line) => line.includes(`"json":${value}`))).toBe(true);
      }
      for (const urn of urns) await catalog.post('/entities?action=delete', { urn });
      expect((await trellis(['load', file])).exitCode).toBe(0);
      expect(await exported(urns, file)).toEqual(before);
    }),
    { numRuns: 25 },
  );
}, 300_000);

it('export reads more entities than fit on a page or into a request', async () => {
  const name = unique('cli');
  const file = join(folder, 'pages.jsonl');
  const urns = Array.from({ length: 530 }, (_, at) => `urn:li:tag:${name}_${'x'.repeat(at % 90)}${at}`);
  await write(urns.map((urn) => proposal(urn, 'tagProperties', { name: 'x' })));
  const answer = await trellis([
    'export',
    file,
    '--type',
    'tag',
    '--filter',
    `name~x`,
    '--filter',
    `urn~${name}`,
    '--json',
  ]);
  expect(answer.json).toEqual({ file, entities: 530, records: 1060 });
  const records = (await readFile(file, 'utf8'))
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(new Set(records.map(({ entityUrn }) => entityUrn))).toEqual(new Set(urns));
});
