import { datasetUrn, proposal, startCatalog, unique, type TestCatalog } from '../helpers/catalog.js';

let catalog: TestCatalog;
beforeAll(async () => {
  catalog = await startCatalog();
});
afterAll(() => catalog.stop());

const newDataset = () => datasetUrn(unique('shop.orders'));
const describe_ = (urn: string, description: string, more = {}) =>
  catalog.ingest(urn, 'datasetProperties', { description, ...more });

describe('a proposal', () => {
  it('returns its URN, and can be read and found at once', async () => {
    const name = unique('invoices');
    const urn = datasetUrn(name);
    const answer = await describe_(urn, 'All invoices', { name });
    expect([answer.status, answer.json]).toEqual([200, { value: urn }]);
    const { json } = await catalog.entity(urn);
    expect(json).toMatchObject({ urn, entityName: 'dataset' });
    expect(json.aspects.datasetProperties).toMatchObject({
      name: 'datasetProperties',
      version: 0,
      value: { description: 'All invoices', name },
      created: { actor: 'urn:li:corpuser:datahub', time: expect.any(Number) },
    });
    expect(json.aspects.datasetKey.value).toEqual({
      platform: 'urn:li:dataPlatform:hive',
      name,
      origin: 'PROD',
    });
    const found = await catalog.search({ input: name, entity: 'dataset' });
    expect(found.json.value.numEntities).toBe(1);
  });

  it('with the same value in any order of members creates no new version, and changes only lastObserved', async () => {
    const urn = newDataset();
    const observedAt = (lastObserved: number) => ({
      systemMetadata: { lastObserved, runId: `run-${lastObserved}` },
    });
    await catalog.ingest(urn, 'datasetProperties', '{"name":"a","description":"b"}', observedAt(1));
    await catalog.ingest(urn, 'datasetProperties', '{"description":"b", "name":"a"}', observedAt(2));
    expect((await catalog.aspect(urn, 'datasetProperties', 1)).status).toBe(404);
    const { json } = await catalog.entity(urn, ['datasetProperties']);
    expect(json.aspects.datasetProperties.systemMetadata).toMatchObject({ lastObserved: 2, runId: 'run-1' });
  });

  it('with another value keeps older versions with their numbers and system metadata', async () => {
    const urn = newDataset();
    for (const step of [1, 2, 3]) {
      await catalog.ingest(
        urn,
        'datasetProperties',
        { description: `v${step}` },
        { systemMetadata: { runId: `r${step}` } },
      );
    }
    const read = async (version: number) =>
      (await catalog.aspect(urn, 'datasetProperties', version)).json.aspect?.[
        'com.linkedin.dataset.DatasetProperties'
      ]?.description;
    expect([await read(0), await read(1), await read(2), await read(3)]).toEqual([
      'v3',
      'v1',
      'v2',
      undefined,
    ]);
    const range = await catalog.get(
      `/aspects/${encodeURIComponent(urn)}?aspect=datasetProperties&startVersion=0&endVersion=2`,
    );
    const rows = range.json.values.map((row: any) => [
      row.version,
      row.aspect['com.linkedin.dataset.DatasetProperties'].description,
      row.systemMetadata.runId,
    ]);
    expect(rows).toEqual([
      [0, 'v3', 'r3'],
      [2, 'v2', 'r2'],
      [1, 'v1', 'r1'],
    ]);
  });

  it('adds new edges and removes old ones', async () => {
    const urn = newDataset();
    const [a, b, c] = [newDataset(), newDataset(), newDataset()];
    const upstreams = (...urns: string[]) =>
      catalog.ingest(urn, 'upstreamLineage', {
        upstreams: urns.map((dataset) => ({ dataset, type: 'TRANSFORMED' })),
      });
    const outgoing = async () =>
      (
        await catalog.get(
          `/relationships?urn=${encodeURIComponent(urn)}&direction=OUTGOING&types=DownstreamOf`,
        )
      ).json.entities.sort();
    await upstreams(a, b);
    expect(await outgoing()).toEqual([a, b].sort());
    await upstreams(b, c);
    expect(await outgoing()).toEqual([b, c].sort());
    const incoming = await catalog.get(`/relationships?urn=${encodeURIComponent(a)}&direction=INCOMING`);
    expect(incoming.json.entities).toEqual([]);
  });

  it('deletes an aspect with its edges and search fields', async () => {
    const urn = newDataset();
    const tag = `urn:li:tag:${unique('pii')}`;
    await catalog.ingest(urn, 'globalTags', { tags: [{ tag }] });
    const tagged = () => catalog.search({ input: `tags:"${tag}"`, entity: 'dataset' });
    expect((await tagged()).json.value.numEntities).toBe(1);
    const answer = await catalog.ingest(urn, 'globalTags', undefined, { changeType: 'DELETE' });
    expect(answer.status).toBe(200);
    expect((await catalog.aspect(urn, 'globalTags')).status).toBe(404);
    expect((await tagged()).json.value.numEntities).toBe(0);
    expect(
      (await catalog.get(`/relationships?urn=${encodeURIComponent(tag)}&direction=INCOMING`)).json.total,
    ).toBe(0);
    expect((await catalog.entity(urn)).json.aspects.globalTags).toBeUndefined();
  });

  it('continues version numbers after a deletion', async () => {
    const urn = newDataset();
    await describe_(urn, 'first');
    await catalog.ingest(urn, 'datasetProperties', undefined, { changeType: 'DELETE' });
    await describe_(urn, 'second');
    await describe_(urn, 'third');
    const versions = await catalog.get(
      `/aspects/${encodeURIComponent(urn)}?aspect=datasetProperties&startVersion=0`,
    );
    const seen = versions.json.values.map((row: any) => [
      row.version,
      row.aspect['com.linkedin.dataset.DatasetProperties'].description,
    ]);
    expect(seen).toEqual([
      [0, 'third'],
      [2, 'second'],
      [1, 'first'],
    ]);
  });
});

describe('a hard delete', () => {
  it('leaves nothing to read, traverse or find, and a new write starts from version one', async () => {
    const name = unique('obsolete');
    const urn = datasetUrn(name);
    const upstream = newDataset();
    await catalog.ingest(urn, 'upstreamLineage', { upstreams: [{ dataset: upstream, type: 'COPY' }] });
    await describe_(urn, 'one', { name });
    await describe_(urn, 'two', { name });
    await catalog.ingest(urn, 'datasetProfile', { timestampMillis: 1_700_000_000_000, rowCount: 7 });
    const deleted = await catalog.post('/entities?action=delete', { urn });
    expect(deleted.json.value).toMatchObject({ rows: 4, timeseriesRows: 1 });
    expect((await catalog.aspect(urn, 'datasetKey')).status).toBe(404);
    expect((await catalog.aspect(urn, 'datasetProperties', 1)).status).toBe(404);
    expect((await catalog.search({ input: name, entity: 'dataset' })).json.value.numEntities).toBe(0);
    expect(
      (await catalog.get(`/relationships?urn=${encodeURIComponent(upstream)}&direction=INCOMING`)).json.total,
    ).toBe(0);
    await describe_(urn, 'three', { name });
    expect((await catalog.aspect(urn, 'datasetProperties', 1)).status).toBe(404);
    expect((await catalog.aspect(urn, 'datasetProperties')).status).toBe(200);
  });

  it('keeps edges of other entities to the deleted one, which exist when it is written again', async () => {
    const [urn, downstream] = [newDataset(), newDataset()];
    await describe_(urn, 'x');
    await catalog.ingest(downstream, 'upstreamLineage', { upstreams: [{ dataset: urn, type: 'COPY' }] });
    await catalog.post('/entities?action=delete', { urn });
    await describe_(urn, 'again');
    const incoming = await catalog.get(`/relationships?urn=${encodeURIComponent(urn)}&direction=INCOMING`);
    expect(incoming.json.entities).toEqual([downstream]);
  });

  it('of an unknown entity deletes nothing and creates nothing', async () => {
    const urn = newDataset();
    const answer = await catalog.post('/entities?action=delete', { urn });
    expect([answer.status, answer.json.value.rows]).toEqual([200, 0]);
    expect((await catalog.aspect(urn, 'datasetKey')).status).toBe(404);
  });
});

describe('conditional writes', () => {
  it('create only aspects that do not exist', async () => {
    const urn = newDataset();
    const create = () =>
      catalog.ingest(
        urn,
        'datasetProperties',
        { description: unique('d') },
        { headers: { 'If-None-Match': '*' } },
      );
    expect((await create()).status).toBe(200);
    const refused = await create();
    expect([refused.status, refused.json.code]).toEqual([412, 'PRECONDITION_FAILED']);
  });

  it('let exactly one of many clients create an aspect', async () => {
    const urn = newDataset();
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        catalog.ingest(
          urn,
          'datasetProperties',
          { description: `client ${index}` },
          { headers: { 'If-None-Match': '*' } },
        ),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 412)).toHaveLength(11);
  });

  it('with an expected version prevent lost updates', async () => {
    const urn = newDataset();
    await describe_(urn, 'start');
    const attempts = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        catalog.ingest(
          urn,
          'datasetProperties',
          { description: `c${index}` },
          { headers: { 'If-Version-Match': '1' } },
        ),
      ),
    );
    expect(attempts.filter(({ status }) => status === 200)).toHaveLength(1);
    const stale = attempts.find(({ status }) => status === 412)!;
    expect(stale.json).toMatchObject({ code: 'PRECONDITION_FAILED', currentVersion: 2 });
  });
});

describe('a batch', () => {
  it('with one invalid proposal stores nothing and reports its index', async () => {
    const urns = [newDataset(), newDataset(), newDataset()];
    const answer = await catalog.ingestBatch([
      proposal(urns[0]!, 'datasetProperties', { description: 'ok' }),
      proposal(urns[1]!, 'datasetProperties', { description: 42 }),
      proposal(urns[2]!, 'datasetProperties', { description: 'ok' }),
    ]);
    expect([answer.status, answer.json.code, answer.json.index, answer.json.path]).toEqual([
      400,
      'INVALID_ASPECT',
      1,
      '/description',
    ]);
    for (const urn of urns) expect((await catalog.aspect(urn, 'datasetKey')).status).toBe(404);
  });

  it('with a failed precondition in the last proposal stores nothing, not even a stub', async () => {
    const [fresh, existing] = [newDataset(), newDataset()];
    await describe_(existing, 'there');
    const answer = await catalog.ingestBatch([
      proposal(fresh, 'datasetProperties', { description: 'new' }),
      proposal(
        existing,
        'datasetProperties',
        { description: 'other' },
        { headers: { 'If-None-Match': '*' } },
      ),
    ]);
    expect([answer.status, answer.json.index]).toEqual([412, 1]);
    expect((await catalog.aspect(fresh, 'datasetKey')).status).toBe(404);
    expect((await catalog.aspect(existing, 'datasetProperties')).text).toContain('there');
  });

  it('applies proposals for one aspect in order, each as a version', async () => {
    const urn = newDataset();
    await catalog.ingestBatch(
      [1, 2, 3].map((step) => proposal(urn, 'datasetProperties', { description: `s${step}` })),
    );
    expect((await catalog.aspect(urn, 'datasetProperties')).text).toContain('s3');
    expect((await catalog.aspect(urn, 'datasetProperties', 2)).text).toContain('s2');
    expect((await catalog.aspect(urn, 'datasetProperties', 3)).status).toBe(404);
  });
});

describe('many writers', () => {
  it('of one aspect create versions without gaps', async () => {
    const urn = newDataset();
    const count = 40;
    await Promise.all(Array.from({ length: count }, (_, index) => describe_(urn, `writer ${index}`)));
    const range = await catalog.get(
      `/aspects/${encodeURIComponent(urn)}?aspect=datasetProperties&startVersion=0`,
    );
    const texts = new Set(
      range.json.values.map((row: any) => row.aspect['com.linkedin.dataset.DatasetProperties'].description),
    );
    expect(texts.size).toBe(count);
    expect(range.json.values.map((row: any) => row.version)).toEqual([
      0,
      ...Array.from({ length: count - 1 }, (_, i) => count - 1 - i),
    ]);
  });

  it('lose no write in two services on one Neo4j', async () => {
    const other = await startCatalog();
    try {
      const urn = newDataset();
      const add = (through: TestCatalog, tag: string) =>
        through.ingest(
          urn,
          'globalTags',
          {
            patch: [{ op: 'add', path: `/tags/${tag}`, value: { tag } }],
            arrayPrimaryKeys: { tags: ['tag'] },
          },
          {
            changeType: 'PATCH',
            contentType: 'application/json-patch+json',
          },
        );
      const tags = Array.from({ length: 30 }, (_, index) => `urn:li:tag:t${index}`);
      const answers = await Promise.all(
        tags.map((tag, index) => add(index % 2 === 0 ? catalog : other, tag)),
      );
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
      const { json } = await catalog.entity(urn, ['globalTags']);
      expect(json.aspects.globalTags.value.tags.map((item: any) => item.tag).sort()).toEqual(
        [...tags].sort(),
      );
    } finally {
      await other.stop();
    }
  });

  it('get their own answers even if concurrent writes fail', async () => {
    const urns = Array.from({ length: 20 }, newDataset);
    const taken = newDataset();
    await describe_(taken, 'taken');
    const answers = await Promise.all(
      urns.map((urn, index) =>
        index % 4 === 0
          ? catalog.ingest(
              taken,
              'datasetProperties',
              { description: `x${index}` },
              { headers: { 'If-None-Match': '*' } },
            )
          : describe_(urn, 'fine'),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(
      urns.map((_, index) => (index % 4 === 0 ? 412 : 200)),
    );
  });
});
