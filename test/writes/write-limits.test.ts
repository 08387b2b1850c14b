/** Large, long, deeply nested and unusual writes. Each is stored completely or refused with a reason, and none fails with status 500. */
import { datasetUrn, proposal, unique } from '../helpers/catalog.js';
import { expectConsistent } from '../helpers/api/graph.js';
import { openCatalogAndGraph } from '../helpers/api/suite.js';

const { catalog, graph } = await openCatalogAndGraph();

const newDataset = () => datasetUrn(unique('limits'));
const statusOf = ({ status, text }: { status: number; text: string }) =>
  status === 200 ? 200 : `${status} ${text.slice(0, 300)}`;

it('a batch with one proposal more than the limit is refused', async () => {
  const refused = await catalog.ingestBatch(
    Array.from({ length: 20_001 }, () => proposal('x', 'status', {})),
  );
  expect([refused.status, refused.json.message]).toEqual([400, expect.stringMatching(/20,?000/)]);
});

it('a write that changes half of many edges updates exactly these', async () => {
  const urn = newDataset();
  const name = unique('fan');
  const lineage = (from: number) => ({
    upstreams: Array.from({ length: 60 }, (_, index) => ({
      dataset: datasetUrn(`${name}_${from + index}`),
      type: 'COPY',
    })),
  });
  for (const from of [0, 30, 29]) {
    expect(statusOf(await catalog.ingest(urn, 'upstreamLineage', lineage(from)))).toBe(200);
    await expectConsistent(graph, urn);
  }
  const [past] = await graph.rows(
    'MATCH (:Entity {urn: $urn})-[p:Past {type: "DownstreamOf"}]->() RETURN count(p) AS n',
    { urn },
  );
  expect(past).toEqual({ n: 31 });
  expect((await catalog.post('/entities?action=delete', { urn })).json.value.rows).toBe(4);
  expect(await graph.rows('MATCH (n:Entity) WHERE n.urn CONTAINS $name RETURN n.urn', { name })).toEqual([]);
});

it('a URN of the maximum length can be written, read and linked; one byte more is refused', async () => {
  const base = Buffer.byteLength(datasetUrn(''));
  const urn = datasetUrn(`${unique('long')}${'ä'.repeat(5_000)}`.slice(0, 2_000)).replace(',PROD)', '');
  const rest = 4_096 - Buffer.byteLength(urn) - ',PROD)'.length;
  const longest = `${urn}${'x'.repeat(rest)},PROD)`;
  expect([base < 100, Buffer.byteLength(longest)]).toEqual([true, 4_096]);
  const down = newDataset();
  expect(statusOf(await catalog.ingest(longest, 'datasetProperties', { description: 'a' }))).toBe(200);
  expect(statusOf(await catalog.ingest(longest, 'datasetProperties', { description: 'b' }))).toBe(200);
  expect(statusOf(await catalog.ingest(longest, 'datasetProfile', { timestampMillis: 1 }))).toBe(200);
  const lineage = { upstreams: [{ dataset: longest, type: 'COPY' }] };
  expect(statusOf(await catalog.ingest(down, 'upstreamLineage', lineage))).toBe(200);
  expect(statusOf(await catalog.ingest(longest, 'upstreamLineage', lineage))).toBe(200);
  await catalog.ingest(longest, 'upstreamLineage', { upstreams: [] });
  await expectConsistent(graph, longest);
  await expectConsistent(graph, down);
  expect((await catalog.aspect(longest, 'datasetProperties', 1)).text).toContain('"a"');
  const longer = longest.replace(',PROD)', 'x,PROD)');
  expect((await catalog.ingest(longer, 'status', { removed: false })).status).toBe(400);
  // As the end of an edge, the longer URN is only a value: the payload keeps it, but no edge is created.
  expect(
    statusOf(
      await catalog.ingest(down, 'upstreamLineage', { upstreams: [{ dataset: longer, type: 'COPY' }] }),
    ),
  ).toBe(200);
  await expectConsistent(graph, down);
  expect((await catalog.aspect(down, 'upstreamLineage')).text).toContain(longer);
});

describe('text in search fields', () => {
  const texts: [string, string][] = [
    ['one word of 40,000 characters', 'w'.repeat(40_000)],
    ['one word of 40,000 letters beyond ASCII', 'ж'.repeat(40_000)],
    ['20,000 characters outside of the Basic Multilingual Plane', '😀'.repeat(20_000)],
    ['30,000 words in camel case', 'aB'.repeat(30_000)],
    ['an empty text', ''],
    ['white space only', ' \t\n\u2028 '],
    ['control characters', 'a\u0000b\u0001\u001f c'],
    ['separators of tokens and facets', 'a\u001fb=c|d:e'],
    ['half a surrogate pair', 'x\ud800y \udc00'],
    ['numbers and dots', '1'.repeat(5_000) + '.'.repeat(5_000)],
  ];
  it.each(texts)('%s', async (_name, text) => {
    const urn = newDataset();
    const tag = `urn:li:tag:${
      text
        .replace(/[\p{Cc}\p{Zl}\p{Zp}\p{Cs}]/gu, '')
        .trim()
        .slice(0, 1_000) || 'x'
    }`;
    const answers = [
      await catalog.ingest(urn, 'datasetProperties', {
        name: text,
        description: text,
        customProperties: { [text]: text },
      }),
      await catalog.ingest(urn, 'globalTags', { tags: [{ tag }] }),
      await catalog.ingest(urn, 'browsePathsV2', { path: [{ id: text }] }),
      await catalog.ingest(urn, 'datasetProfile', { timestampMillis: 1, partitionSpec: { partition: text } }),
    ];
    expect(answers.map(statusOf)).toEqual([200, 200, 200, 200]);
    await expectConsistent(graph, urn);
    const { json } = await catalog.entity(urn, ['datasetProperties']);
    expect(json.aspects.datasetProperties.value.description).toBe(text);
    // A query has its own limits for words and length.
    const found = await catalog.search({ input: text.slice(0, 2_000), entity: 'dataset' });
    expect([200, 400]).toContain(found.status);
  });
});

describe('system metadata', () => {
  it('of any size and form is kept with each version', async () => {
    const urn = newDataset();
    const given = [
      { runId: 'r'.repeat(50_000), lastObserved: 7, properties: { a: 'b' } },
      { runId: '', registryName: 'ü😀' },
      { lastObserved: 0, version: '1', schemaVersion: 3 },
      {},
    ];
    for (const [index, systemMetadata] of given.entries()) {
      const answer = await catalog.ingest(
        urn,
        'datasetProperties',
        { description: `v${index}` },
        { systemMetadata },
      );
      expect(statusOf(answer)).toBe(200);
    }
    const range = await catalog.get(
      `/aspects/${encodeURIComponent(urn)}?aspect=datasetProperties&startVersion=0`,
    );
    const kept = range.json.values.map((row: any) => row.systemMetadata);
    const order = [given[3], given[2], given[1], given[0]];
    expect(kept.slice(0, order.length)).toEqual(order.map((wanted) => expect.objectContaining(wanted!)));
    expect(kept[0].lastObserved).toBeGreaterThan(1_600_000_000_000);
    expect(kept[1].lastObserved).toBe(0);
  });
});

describe('change types', () => {
  const put = (urn: string, changeType: string, description: string, headers = {}) =>
    catalog.ingest(urn, 'datasetProperties', { description }, { changeType, headers });

  it('can require that an aspect exists or does not exist', async () => {
    const urn = newDataset();
    const refused = await put(urn, 'UPDATE', 'nothing');
    expect([refused.status, refused.json.code]).toEqual([412, 'PRECONDITION_FAILED']);
    expect((await catalog.aspect(urn, 'datasetKey')).status).toBe(404);
    expect((await put(urn, 'CREATE', 'one')).status).toBe(200);
    expect([
      (await put(urn, 'CREATE', 'two')).status,
      (await put(urn, 'CREATE_ENTITY', 'two')).status,
    ]).toEqual([412, 412]);
    expect((await put(urn, 'CREATE', 'three', { 'If-None-Match': '*' })).status).toBe(200);
    expect((await catalog.aspect(urn, 'datasetProperties')).text).toContain('one');
    expect((await put(urn, 'UPDATE', 'four')).status).toBe(200);
    expect((await put(urn, 'RESTATE', 'five')).status).toBe(200);
    await catalog.ingest(urn, 'datasetProperties', undefined, { changeType: 'DELETE' });
    expect((await put(urn, 'CREATE', 'six')).status).toBe(200);
    expect((await catalog.aspect(urn, 'datasetProperties')).text).toContain('six');
    await expectConsistent(graph, urn);
  });

  it('let a batch create an entity with several aspects, but only once', async () => {
    const urn = newDataset();
    const key = { platform: 'urn:li:dataPlatform:hive', name: urn.split(',')[1], origin: 'PROD' };
    const create = () =>
      catalog.ingestBatch([
        proposal(urn, 'datasetKey', key, { changeType: 'CREATE_ENTITY' }),
        proposal(urn, 'status', { removed: false }, { changeType: 'CREATE_ENTITY' }),
      ]);
    expect(statusOf(await create())).toBe(200);
    expect((await create()).status).toBe(412);
    await expectConsistent(graph, urn);
  });

  it('with preconditions see earlier writes of the batch, and one failure undoes the whole batch', async () => {
    const urn = newDataset();
    const at = (description: string, version: number) =>
      proposal(
        urn,
        'datasetProperties',
        { description },
        { headers: { 'If-Version-Match': String(version) } },
      );
    expect(statusOf(await catalog.ingestBatch([at('one', -1), at('two', 1), at('three', 2)]))).toBe(200);
    const refused = await catalog.ingestBatch([at('four', 3), at('five', 3)]);
    expect([refused.status, refused.json.index, refused.json.currentVersion]).toEqual([412, 1, 4]);
    expect((await catalog.aspect(urn, 'datasetProperties')).text).toContain('three');
    await expectConsistent(graph, urn);
  });
});

it('an edge that stops being lineage but keeps its name loses its oriented edge', async () => {
  const job = `urn:li:dataJob:(urn:li:dataFlow:(airflow,${unique('flow')},PROD),load)`;
  const io = (more: object) => ({ inputDatasets: [], outputDatasets: [], ...more });
  const end = newDataset();
  for (const value of [
    io({ inputDatasetFields: [end] }),
    io({ inputDatasets: [end] }),
    io({ inputDatasetFields: [end] }),
  ]) {
    expect(statusOf(await catalog.ingest(job, 'dataJobInputOutput', value))).toBe(200);
    await expectConsistent(graph, job);
  }
});

it('a stub has the label of its type even if another request in the transaction failed to write it', async () => {
  const end = newDataset();
  const refusedAspect = proposal(end, 'status', {}, { headers: { 'If-Version-Match': '9' } });
  const link = (to: string) =>
    proposal(newDataset(), 'upstreamLineage', { upstreams: [{ dataset: to, type: 'COPY' }] });
  // The first request gets its own transaction. The other two wait for it and share the next one.
  const answers = await Promise.all([
    catalog.ingestBatch(Array.from({ length: 200 }, () => link(newDataset()))),
    catalog.ingestBatch([refusedAspect]),
    catalog.ingestBatch([link(end)]),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([200, 412, 200]);
  const rows = await graph.rows(
    'MATCH (n:Entity {urn: $end}) RETURN n:Dataset AS isDataset, n.type AS type',
    { end },
  );
  expect(rows).toEqual([{ isDataset: true, type: null }]);
});

describe('nesting', () => {
  it.each([1_000, 10_000, 200_000])('of %d levels is refused with a reason', async (depth) => {
    const nested = `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`;
    const bodies = [
      JSON.stringify({ proposal: proposal(newDataset(), 'status', nested) }),
      JSON.stringify({
        proposal: proposal(newDataset(), 'datasetProperties', `{"customProperties":${nested}}`),
      }),
      `{"proposal":${nested}}`,
    ];
    for (const body of bodies) {
      const answer = await catalog.post('/aspects?action=ingestProposal', body);
      expect([answer.status, answer.json?.message?.length > 10]).toEqual([400, true]);
    }
    const snapshot = `{"entity":{"value":{"com.linkedin.metadata.snapshot.DatasetSnapshot":{"urn":"${newDataset()}","aspects":[{"com.linkedin.common.Status":${nested}}]}}}}`;
    expect((await catalog.post('/entities?action=ingest', snapshot)).status).toBe(400);
  });
});
