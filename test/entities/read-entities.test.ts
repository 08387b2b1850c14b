import { datasetUrn, proposal, startCatalog, unique, type TestCatalog } from '../helpers/catalog.js';

let catalog: TestCatalog;
beforeAll(async () => {
  catalog = await startCatalog();
});
afterAll(() => catalog.stop());

const encoded = encodeURIComponent;

describe('relationships', () => {
  it('are paged by cursor without gaps or repeats during concurrent writes', async () => {
    const hub = datasetUrn(unique('hub'));
    const name = unique('spoke');
    const spoke = (index: number) => datasetUrn(`${name}_${String(index).padStart(4, '0')}`);
    const link = (indices: number[]) =>
      catalog.ingestBatch(
        indices.map((index) =>
          proposal(spoke(index), 'upstreamLineage', { upstreams: [{ dataset: hub, type: 'COPY' }] }),
        ),
      );
    await link(Array.from({ length: 95 }, (_, index) => index * 2));
    const seen: string[] = [];
    let scrollId: string | undefined;
    let added = 1;
    do {
      const page = await catalog.get(
        `/relationships?urn=${encoded(hub)}&direction=INCOMING&types=DownstreamOf&count=10${scrollId ? `&scrollId=${encoded(scrollId)}` : ''}`,
      );
      expect(page.status).toBe(200);
      seen.push(...page.json.entities);
      scrollId = page.json.scrollId;
      await link([added]);
      added += 2;
    } while (scrollId !== undefined);
    expect(new Set(seen).size).toBe(seen.length);
    expect(
      Array.from({ length: 95 }, (_, index) => spoke(index * 2)).filter((urn) => !seen.includes(urn)),
    ).toEqual([]);
  });

  it('contain type and aspect, accept several types in every notation, and count all', async () => {
    const urn = datasetUrn(unique('linked'));
    await catalog.ingest(urn, 'ownership', { owners: [{ owner: 'urn:li:corpuser:ann', type: 'DATAOWNER' }] });
    await catalog.ingest(urn, 'globalTags', {
      tags: [{ tag: 'urn:li:tag:pii' }, { tag: 'urn:li:tag:gold' }],
    });
    for (const types of [
      'types=OwnedBy&types=TaggedWith',
      'types=OwnedBy,TaggedWith',
      'types=List(OwnedBy,TaggedWith)',
      '',
    ]) {
      const { json } = await catalog.get(`/relationships?urn=${encoded(urn)}&direction=OUTGOING&${types}`);
      expect([types, json.total, json.count, json.start]).toEqual([types, 3, 3, 0]);
      expect(json.relationships).toContainEqual({
        type: 'TaggedWith',
        entity: 'urn:li:tag:gold',
        aspect: 'globalTags',
      });
    }
  });
});

describe('timeseries aspects', () => {
  it('are returned newest first, filtered by time range, limit and filter; a point that is sent again replaces itself', async () => {
    const urn = datasetUrn(unique('profiled'));
    const point = (timestampMillis: number, rowCount: number) =>
      catalog.ingest(urn, 'datasetProfile', { timestampMillis, rowCount });
    for (const step of [3, 1, 2, 4]) await point(step * 1_000, step);
    await point(2_000, 22);
    const read = async (more: object) => {
      const { json } = await catalog.post('/aspects?action=getTimeseriesAspectValues', {
        urn,
        entity: 'dataset',
        aspect: 'datasetProfile',
        ...more,
      });
      return json.value.values.map((value: any) => JSON.parse(value.aspect.value).rowCount);
    };
    expect(await read({})).toEqual([4, 3, 22, 1]);
    expect(await read({ startTimeMillis: 2_000, endTimeMillis: 3_000 })).toEqual([3, 22]);
    expect(await read({ limit: 2 })).toEqual([4, 3]);
    expect(await read({ latestValue: true })).toEqual([4]);
    const rowCount = (condition: string, value: string) => ({
      filter: { or: [{ and: [{ field: 'rowCount', values: [value], condition }] }] },
    });
    expect(await read(rowCount('EQUAL', '22'))).toEqual([22]);
    expect(await read(rowCount('GREATER_THAN', '3'))).toEqual([4, 22]);
    expect(
      await read({
        filter: { or: [{ and: [{ field: 'rowCount', values: ['3'], condition: 'EQUAL', negated: true }] }] },
      }),
    ).toEqual([4, 22, 1]);
  });

  it('of a soft-deleted entity can still be read', async () => {
    const urn = datasetUrn(unique('retired'));
    await catalog.ingest(urn, 'datasetProfile', { timestampMillis: 5, rowCount: 5 });
    await catalog.ingest(urn, 'status', { removed: true });
    const { json } = await catalog.post('/aspects?action=getTimeseriesAspectValues', {
      urn,
      entity: 'dataset',
      aspect: 'datasetProfile',
    });
    expect(json.value.values).toHaveLength(1);
  });
});

describe('reads', () => {
  it('find many entities by their URNs', async () => {
    const urns = Array.from({ length: 30 }, () => datasetUrn(unique('many')));
    await catalog.ingestBatch(urns.map((urn) => proposal(urn, 'status', { removed: false })));
    const { json } = await catalog.get(`/entitiesV2?ids=List(${urns.map(encoded).join(',')})`);
    expect(Object.keys(json.results).sort()).toEqual([...urns].sort());
  });

  it('count and list existing entities only, without stubs', async () => {
    const prefix = unique('counted');
    const upstream = datasetUrn(`${prefix}_unwritten`);
    await catalog.ingest(datasetUrn(`${prefix}_a`), 'upstreamLineage', {
      upstreams: [{ dataset: upstream, type: 'COPY' }],
    });
    await catalog.ingest(datasetUrn(`${prefix}_b`), 'status', { removed: false });
    const count = async (aspect: string) =>
      (
        await catalog.post('/aspects?action=getCount', {
          aspect,
          urnLike: `urn:li:dataset:(urn:li:dataPlatform:hive,${prefix}%`,
        })
      ).json.value;
    expect([await count('datasetKey'), await count('upstreamLineage')]).toEqual([2, 1]);
    expect((await catalog.aspect(upstream, 'datasetKey')).status).toBe(404);
  });
});
