import { datasetUrn, startCatalog, unique, type TestCatalog } from '../helpers/catalog.js';
import { trellisAt, type Run } from '../helpers/command-line.js';

let catalog: TestCatalog;
/** A word that only the entities of this file contain. */
let word: string;
let datasets: string[];

beforeAll(async () => {
  catalog = await startCatalog();
  word = unique('cliword').replace('_', '');
  datasets = Array.from({ length: 7 }, (_, at) => datasetUrn(`${word}.t${at}`, at < 4 ? 'hive' : 'kafka'));
  for (const [at, urn] of datasets.entries()) {
    await catalog.ingest(urn, 'datasetProperties', { name: `${word} number ${at}`, description: word });
    const before = datasets[at - 1];
    if (before === undefined) continue;
    const upstreams = [
      { dataset: before, type: 'TRANSFORMED', auditStamp: { time: 0, actor: 'urn:li:corpuser:a' } },
    ];
    await catalog.ingest(urn, 'upstreamLineage', { upstreams });
  }
});
afterAll(() => catalog.stop());

const trellis = trellisAt(() => catalog);

const urnsOf = ({ json }: Run): string[] => json.hits.map(({ urn }: { urn: string }) => urn);

describe('trellis search', () => {
  it('shows names, URNs, the total and facets', async () => {
    const { out, exitCode } = await trellis(['search', word, '--limit', '3']);
    expect(out).toContain(`${word} number`);
    expect(out).toContain('3 of 7; --limit shows more, --all every one');
    expect(out).toContain('Platform: urn:li:dataPlatform:hive (4), urn:li:dataPlatform:kafka (3)');
    expect(exitCode).toBe(0);
  });

  it.each([40, 60, 100, 200])('fits into %d columns', async (columns) => {
    const { out } = await trellis(['search', word], { columns });
    const table = out.split('\n').filter((line) => /^[┌├└│]/.test(line));
    expect(table.length).toBeGreaterThan(7);
    expect(Math.max(...table.map((line) => line.length))).toBeLessThanOrEqual(columns);
    const text = out.replace(/[│\s]/g, '');
    if (columns === 200) for (const urn of datasets) expect(text).toContain(urn);
  });

  it('prints the same as JSON', async () => {
    const answer = await trellis(['search', word, '--json', '--limit', '100', '--facet', 'platform']);
    expect(urnsOf(answer).toSorted()).toEqual(datasets.toSorted());
    expect(answer.json).toMatchObject({
      total: 7,
      facets: [
        { name: 'platform', aggregations: { 'urn:li:dataPlatform:hive': 4, 'urn:li:dataPlatform:kafka': 3 } },
      ],
    });
  });

  it('filters and sorts', async () => {
    const hive = ['--filter', 'platform=urn:li:dataPlatform:hive'];
    const search = (...flags: string[]) => trellis(['search', word, '--json', ...flags]);
    expect((await search(...hive)).json.total).toBe(4);
    expect((await search(...hive, '--filter', 'platform=urn:li:dataPlatform:kafka')).json.total).toBe(7);
    expect((await search('--filter', 'platform!=urn:li:dataPlatform:hive')).json.total).toBe(3);
    expect((await search(...hive, '--filter', `urn=${datasets[6]!}`)).json.total).toBe(0);
    expect((await search('--filter', 'name~number 5')).json.total).toBe(1);
    expect((await search('--filter', 'hasDescription=true', '--filter', 'name=*')).json.total).toBe(7);
    expect((await search('--filter', 'name!=*')).json.total).toBe(0);
    expect((await search('--type', 'chart')).json.total).toBe(0);
    expect(urnsOf(await search('--sort', 'urn:desc'))).toEqual(datasets.toSorted().toReversed());
    expect(urnsOf(await search('--sort', 'urn'))).toEqual(datasets.toSorted());
  });

  it('prints every hit once with --all, one per line', async () => {
    const { out } = await trellis(['search', word, '--all']);
    expect(out.trimEnd().split('\n').toSorted()).toEqual(datasets.toSorted());
    const lines = (await trellis(['search', word, '--all', '--json'])).out.trimEnd().split('\n');
    expect(lines.map((line) => JSON.parse(line).urn).toSorted()).toEqual(datasets.toSorted());
  });

  it('succeeds without hits', async () => {
    expect(await trellis(['search', `${word}nope`])).toMatchObject({ exitCode: 0, out: 'Nothing found.\n' });
  });

  it.each([
    [['--filter', 'platform'], 2, 'write field=value'],
    [['--filter', 'nofield=1'], 1, 'nofield'],
    [['--sort', 'a:sideways'], 2, 'field:desc'],
    [['--type', 'datset'], 1, 'did you mean dataset?'],
    [['--limit', '0'], 2, 'from 1 to 5000'],
  ])('%j ends with exit code %d', async (flags, exitCode, message) => {
    const answer = await trellis(['search', word, ...flags]);
    expect([answer.exitCode, answer.error]).toEqual([exitCode, expect.stringContaining(message)]);
  });
});

describe('trellis lineage', () => {
  const hops = ({ json }: Run): [string, number][] =>
    json.entities.map(({ urn, degree }: { urn: string; degree: number }) => [urn, degree]);

  it('follows lineage to its end in both directions', async () => {
    const up = await trellis(['lineage', datasets[3]!, '--json']);
    expect(hops(up)).toEqual([
      [datasets[2], 1],
      [datasets[1], 2],
      [datasets[0], 3],
    ]);
    expect(up.json).toMatchObject({ urn: datasets[3], direction: 'UPSTREAM', total: 3, cuts: [] });
    const down = await trellis(['lineage', datasets[3]!, '--downstream', '--json', '--depth', '3+']);
    expect(hops(down)).toEqual([
      [datasets[4], 1],
      [datasets[5], 2],
      [datasets[6], 3],
    ]);
  });

  it('draws a tree', async () => {
    const { out } = await trellis(['lineage', datasets[2]!]);
    expect(out).toBe(`${datasets[2]!}\n└─ ${datasets[1]!}\n   └─ ${datasets[0]!}\n2 upstream\n`);
  });

  it.each([1, 2, 4])('stops after %d hops on request', async (depth) => {
    const { json } = await trellis(['lineage', datasets[6]!, '--depth', String(depth), '--json']);
    expect(json.total).toBe(depth);
  });

  it('reports that its result is cut', async () => {
    const { out, json } = await trellis(['lineage', datasets[6]!, '--limit', '2']);
    expect(json).toBeUndefined();
    expect(out).toContain('Not all of it: cut at --limit 2, of 6');
    expect((await trellis(['lineage', datasets[6]!, '--limit', '2', '--json'])).json.cuts).toEqual([
      '--limit 2, of 6',
    ]);
  });

  it('shows entities behind a hidden one', async () => {
    const hidden = [0, 1, 2].map((at) => datasetUrn(`${unique('cli')}.h${at}`));
    for (const [at, urn] of hidden.entries()) {
      const upstreams =
        at === 0
          ? []
          : [
              {
                dataset: hidden[at - 1],
                type: 'TRANSFORMED',
                auditStamp: { time: 0, actor: 'urn:li:corpuser:a' },
              },
            ];
      await catalog.ingest(urn, 'upstreamLineage', { upstreams });
    }
    await trellis(['delete', hidden[1]!]);
    const { out } = await trellis(['lineage', hidden[2]!]);
    expect(out).toBe(`${hidden[2]!}\n└─ ${hidden[0]!}  (2 hops away)\n1 upstream\n`);
  });

  it('follows a column', async () => {
    const [from, to] = [datasetUrn(unique('cli')), datasetUrn(unique('cli'))];
    const column = (urn: string, name: string): string => `urn:li:schemaField:(${urn},${name})`;
    const field = {
      fieldPath: 'b',
      type: { type: { 'com.linkedin.schema.StringType': {} } },
      nativeDataType: 'text',
    };
    await catalog.ingest(to, 'schemaMetadata', {
      schemaName: 's',
      platform: 'urn:li:dataPlatform:hive',
      version: 0,
      hash: '',
      platformSchema: { 'com.linkedin.schema.OtherSchema': { rawSchema: '' } },
      fields: [field],
    });
    const fineGrainedLineages = [
      {
        upstreamType: 'FIELD_SET',
        upstreams: [column(from, 'a')],
        downstreamType: 'FIELD',
        downstreams: [column(to, 'b')],
      },
    ];
    const upstreams = [
      { dataset: from, type: 'TRANSFORMED', auditStamp: { time: 0, actor: 'urn:li:corpuser:a' } },
    ];
    expect((await catalog.ingest(to, 'upstreamLineage', { upstreams, fineGrainedLineages })).status).toBe(
      200,
    );
    expect(hops(await trellis(['lineage', to, '--column', 'b', '--json']))).toEqual([[column(from, 'a'), 1]]);
    const misspelt = await trellis(['lineage', to, '--column', 'bb']);
    expect(misspelt).toMatchObject({ exitCode: 3, error: `trellis: ${to} has no column bb; it has b\n` });
  });

  it('distinguishes an entity without lineage from a missing entity', async () => {
    expect((await trellis(['lineage', datasets[0]!])).out).toBe(`Nothing is upstream of ${datasets[0]!}.\n`);
    expect((await trellis(['lineage', `${datasets[0]!.slice(0, -6)}x,PROD)`])).exitCode).toBe(3);
  });

  it.each([
    [['--upstream', '--downstream'], 2, 'cannot be used with'],
    [['--depth', '0'], 2, 'from 1 to 100'],
    [['--depth', '2.5'], 2, 'from 1 to 100'],
  ])('%j ends with exit code %d', async (flags, exitCode, message) => {
    const answer = await trellis(['lineage', datasets[0]!, ...flags]);
    expect([answer.exitCode, answer.error]).toEqual([exitCode, expect.stringContaining(message)]);
  });
});
