/** Repairs and clean-ups on request of an operator. */
import { datasetUrn, proposal, unique } from '../helpers/catalog.js';
import { openCatalogAndGraph } from '../helpers/api/suite.js';

const { catalog, graph } = await openCatalogAndGraph();
const run = graph.rows;
const restore = (body: object) => catalog.post('/operations?action=restoreIndices', body);
const IN_ORDER = { edgesAdded: 0, edgesRemoved: 0, edgesUpdated: 0, searchRestored: 0 };

const edgesOf = (urn: string) =>
  run(
    `MATCH (a:Entity)-[edge]->(b:Entity) WHERE edge.owner = $urn AND type(edge) <> 'Past'
     AND (a.urn = $urn OR b.urn = $urn OR a.urn STARTS WITH 'urn:li:schemaField:(' + $urn)
     RETURN a.urn AS source, type(edge) AS type, b.urn AS target, properties(edge) AS properties ORDER BY source, type, target`,
    { urn },
  );
const searchPropertiesOf = async (urn: string) => {
  const [row] = await run('MATCH (entity:Entity {urn: $urn}) RETURN properties(entity) AS properties', {
    urn,
  });
  const properties = row?.['properties'] as Record<string, unknown>;
  // The term of the last change differs after a repair.
  const terms = (properties['search_terms'] as string[] | undefined)?.filter(
    (term) => !term.startsWith('@content='),
  );
  return Object.entries({ ...properties, search_terms: terms?.sort() })
    .filter(([name]) => /^(field_|search_|contributions$|name$|removed$|facetIds$)/.test(name))
    .sort();
};

async function seed(prefix: string): Promise<{ urn: string; upstream: string }> {
  const [urn, upstream] = [datasetUrn(`${prefix}.made`), datasetUrn(`${prefix}.source`)];
  const column = (of: string) => `urn:li:schemaField:(${of},id)`;
  const answer = await catalog.ingestBatch([
    proposal(urn, 'datasetProperties', { name: `${prefix} made`, description: 'orders by day' }),
    proposal(urn, 'ownership', { owners: [{ owner: `urn:li:corpuser:${prefix}`, type: 'DATAOWNER' }] }),
    proposal(urn, 'upstreamLineage', {
      upstreams: [{ dataset: upstream, type: 'COPY' }],
      fineGrainedLineages: [
        {
          upstreamType: 'FIELD_SET',
          upstreams: [column(upstream)],
          downstreamType: 'FIELD',
          downstreams: [column(urn)],
        },
      ],
    }),
  ]);
  expect(answer.status).toBe(200);
  return { urn, upstream };
}

describe('POST /operations?action=restoreIndices', () => {
  it('changes nothing in a consistent catalog', async () => {
    const prefix = unique('order');
    const { urn } = await seed(prefix);
    const before = [await edgesOf(urn), await searchPropertiesOf(urn)];
    const { status, json } = await restore({
      urnLike: `urn:li:dataset:(urn:li:dataPlatform:hive,${prefix}%`,
    });
    expect([status, json]).toEqual([200, { value: { entities: 1, ...IN_ORDER } }]);
    expect([await edgesOf(urn), await searchPropertiesOf(urn)]).toEqual(before);
  });

  it('works for entities without edges', async () => {
    const urn = datasetUrn(unique('alone'));
    await catalog.ingest(urn, 'datasetProperties', { name: 'alone', description: 'nothing points anywhere' });
    const before = await searchPropertiesOf(urn);
    expect((await restore({ urn })).json).toEqual({ value: { entities: 1, ...IN_ORDER } });
    await run('MATCH (entity:Entity {urn: $urn}) SET entity.field_owners = ["urn:li:corpuser:nobody"]', {
      urn,
    });
    expect((await restore({ urn })).json.value.searchRestored).toBe(1);
    expect(await searchPropertiesOf(urn)).toEqual(before);
  });

  it('restores lost edges and search fields, and removes those that follow from no aspect', async () => {
    const prefix = unique('broken');
    const { urn, upstream } = await seed(prefix);
    const before = [await edgesOf(urn), await searchPropertiesOf(urn)];
    expect((before[0] as unknown[]).length).toBeGreaterThanOrEqual(5);
    await run(
      `MATCH (entity:Entity {urn: $urn})-[edge]-() WHERE type(edge) IN ['DownstreamOf', 'HasUpstream'] AND edge.owner = $urn DELETE edge`,
      { urn },
    );
    await run(
      `MATCH (entity:Entity {urn: $urn})-[edge:OwnedBy]->(owner)
       SET edge.createdOn = 7
       CREATE (entity)-[:Contains {aspect: 'ownership', owner: $urn, from: 1}]->(owner)
       REMOVE entity.search_exact, entity.search_names, entity.search_texts, entity.search_terms, entity.facetIds
       SET entity.field_leftOver = ['nothing says so'], entity.name = 'wrong'`,
      { urn },
    );
    const found = async () =>
      (await catalog.search({ entity: 'dataset', input: `"${prefix} made"` })).json.value.entities;
    expect(await found()).toEqual([]);
    expect((await restore({ urn })).json.value).toEqual({
      entities: 1,
      edgesAdded: 2,
      edgesRemoved: 1,
      edgesUpdated: 1,
      searchRestored: 1,
    });
    expect(await searchPropertiesOf(urn)).toEqual(before[1]);
    const plain = (rows: unknown) =>
      (rows as { properties: object }[]).map(({ properties, ...edge }) => ({
        ...edge,
        properties: { ...properties, from: 0 },
      }));
    expect(plain(await edgesOf(urn))).toEqual(plain(before[0]));
    expect(await found()).toEqual([urn]);
    const lineage = await catalog.post('/openapi/v3/lineage/scroll', { urns: [urn] });
    expect(lineage.json.results.map(({ upstream: end }: { upstream: string }) => end)).toEqual([upstream]);
    expect((await restore({ urn })).json.value).toEqual({ entities: 1, ...IN_ORDER });
  });

  it('repairs column lineage, and merges duplicate edges', async () => {
    const { urn } = await seed(unique('columns'));
    const before = await edgesOf(urn);
    await run(
      `MATCH (column:Entity {urn: 'urn:li:schemaField:(' + $urn + ',id)'})-[edge:HasUpstream]->(end)
       CREATE (column)-[copy:HasUpstream]->(end) SET copy = properties(edge)
       WITH column MATCH (column)-[edge:DownstreamOf]->() DELETE edge`,
      { urn },
    );
    expect((await restore({ urn, aspect: 'upstreamLineage' })).json.value).toMatchObject({ edgesAdded: 2 });
    const plain = (rows: Record<string, unknown>[]) =>
      rows.map(({ source, type, target }) => [source, type, target]);
    expect(plain(await edgesOf(urn))).toEqual(plain(before));
  });

  it('repairs many entities in batches, beginning at start', async () => {
    const prefix = unique('many');
    const urns = Array.from({ length: 7 }, (_, index) => `urn:li:tag:${prefix}_${index}`);
    await catalog.ingestBatch(urns.map((urn) => proposal(urn, 'tagProperties', { name: urn })));
    await run('MATCH (tag:Entity) WHERE tag.urn STARTS WITH $prefix SET tag.name = "x"', {
      prefix: `urn:li:tag:${prefix}`,
    });
    const answer = await restore({ urnLike: `urn:li:tag:${prefix}%`, start: 2, batchSize: 2 });
    expect(answer.json.value).toEqual({ ...IN_ORDER, entities: 5, searchRestored: 5 });
    const rest = await restore({ urn: urns[0], urnLike: `urn:li:tag:%${prefix}_1` });
    expect(rest.json.value).toEqual({ ...IN_ORDER, entities: 2, searchRestored: 2 });
  });

  it('works correctly while other clients write the same entity', async () => {
    const { urn } = await seed(unique('held'));
    const writes = Array.from({ length: 5 }, (_, index) =>
      catalog.ingest(urn, 'ownership', {
        owners: [{ owner: `urn:li:corpuser:u${index}`, type: 'DATAOWNER' }],
      }),
    );
    const answers = await Promise.all([...writes, ...Array.from({ length: 3 }, () => restore({ urn }))]);
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect((await restore({ urn })).json.value).toEqual({ entities: 1, ...IN_ORDER });
    const owners = (await edgesOf(urn)).filter(({ type }) => type === 'OwnedBy');
    expect(owners).toHaveLength(1);
  });

  it('changes nothing after the rollback of a run that had deleted its own aspect', async () => {
    const urn = datasetUrn(unique('undone'));
    const inRun = { systemMetadata: { runId: unique('run') } };
    await catalog.ingest(urn, 'status', { removed: false });
    await catalog.ingest(urn, 'ownership', { owners: [] }, inRun);
    await catalog.ingest(urn, 'ownership', undefined, { ...inRun, changeType: 'DELETE' });
    await catalog.post('/runs?action=rollback', { ...inRun.systemMetadata, safe: true });
    expect((await restore({ urn })).json.value).toEqual({ entities: 1, ...IN_ORDER });
  });

  it('creates no node for entities that do not exist', async () => {
    const urn = datasetUrn(unique('nobody'));
    expect((await restore({ urn })).json.value).toEqual({ entities: 0, ...IN_ORDER });
    expect(await run('MATCH (entity:Entity {urn: $urn}) RETURN entity', { urn })).toEqual([]);
  });
});

describe('POST /operations?action=truncateTimeseriesAspect', () => {
  const truncate = (body: object) =>
    catalog.post('/operations?action=truncateTimeseriesAspect', { endTimeMillis: 0, ...body });
  const numbers = (text: string) => (text.match(/\d+/g) ?? []).slice(0, 2).map(Number);

  // The clean-up affects a whole entity type, so this test uses times at which no other test writes points.
  it('counts in a dry run the points that it then removes, and keeps newer points', async () => {
    const prefix = unique('old');
    const aspect = 'operation';
    const urns = [0, 1].map((index) => datasetUrn(`${prefix}_${index}`, 'truncated'));
    const point = (timestampMillis: number) => ({
      timestampMillis,
      lastUpdatedTimestamp: timestampMillis,
      operationType: 'INSERT',
    });
    const times = [-3_000, -2_000, -1_000];
    await catalog.ingestBatch(urns.flatMap((urn) => times.map((time) => proposal(urn, aspect, point(time)))));
    const request = { entityType: 'dataset', aspect, endTimeMillis: -2_000 };
    const dry = (await truncate({ ...request, dryRun: true })).json.value as string;
    expect(dry).toContain('This was a dry run');
    expect(dry).toContain('out of');
    const [old = 0, total = 0] = numbers(dry);
    expect(old).toBeGreaterThanOrEqual(4);
    expect(total).toBeGreaterThanOrEqual(6);
    const left = async () =>
      (
        await run(
          'MATCH (point:TimeseriesPoint) WHERE point.urn IN $urns RETURN point.timestampMillis AS time',
          { urns },
        )
      ).map(({ time }) => time);
    expect(await left()).toHaveLength(6);
    const done = await truncate({ ...request, dryRun: false, forceDeleteByQuery: true });
    expect([done.status, numbers(done.json.value)[0]]).toEqual([200, old]);
    expect(done.json.value).not.toContain('dry run');
    expect(await left()).toEqual([-1_000, -1_000]);
    expect(numbers((await truncate({ ...request, dryRun: true })).json.value)[0]).toBe(0);
  });
});
