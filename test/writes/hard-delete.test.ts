/** Hard deletions, alone and together with other writes, checked in the graph. */
import { datasetUrn, proposal, unique } from '../helpers/catalog.js';
import { expectConsistent, traces } from '../helpers/api/graph.js';
import { openCatalogAndGraph } from '../helpers/api/suite.js';

const { catalog, graph } = await openCatalogAndGraph();

const upstreams = (...datasets: string[]) => ({
  upstreams: datasets.map((dataset) => ({ dataset, type: 'COPY' })),
});
const remove = (urn: string, aspect: string, parts = {}) =>
  proposal(urn, aspect, undefined, { changeType: 'DELETE', ...parts });
const wipe = (urn: string) => catalog.post('/entities?action=delete', { urn });

it('a batch can refer to an entity that it tries to delete and that does not exist', async () => {
  const [urn, tag] = [datasetUrn(unique('refers')), `urn:li:tag:${unique('missing')}`];
  const answer = await catalog.ingestBatch([
    remove(tag, 'tagProperties'),
    proposal(urn, 'globalTags', { tags: [{ tag }] }),
  ]);
  expect([answer.status, answer.text]).toEqual([200, expect.anything()]);
  expect(await graph.rows('MATCH (n:Entity {urn: $tag}) RETURN labels(n) AS labels', { tag })).toEqual([
    { labels: ['Entity', 'Tag'] },
  ]);
});

it('a hard deletion leaves no node, edge, version, point or past edge, and no stub that had only past edges', async () => {
  const name = unique('gone');
  const [urn, a, b] = ['x', 'a', 'b'].map((suffix) => datasetUrn(`${name}_${suffix}`)) as [
    string,
    string,
    string,
  ];
  const column = (dataset: string, field: string) => `urn:li:schemaField:(${dataset},${field})`;
  const fineGrainedLineages = [
    {
      upstreamType: 'FIELD_SET',
      downstreamType: 'FIELD',
      upstreams: [column(a, 'f')],
      downstreams: [column(urn, 'f')],
    },
  ];
  await catalog.ingest(urn, 'upstreamLineage', { ...upstreams(a), fineGrainedLineages });
  await catalog.ingest(urn, 'upstreamLineage', upstreams(b));
  await catalog.ingest(urn, 'globalTags', { tags: [{ tag: `urn:li:tag:${name}` }] });
  await catalog.ingest(urn, 'globalTags', undefined, { changeType: 'DELETE' });
  await catalog.ingest(urn, 'datasetProfile', { timestampMillis: 1, rowCount: 1 });
  expect((await traces(graph, name)).length).toBeGreaterThan(10);
  await wipe(urn);
  expect(await traces(graph, name)).toEqual([]);
});

it('a hard deletion leaves a log entry with the actor', async () => {
  const urn = datasetUrn(unique('logged'));
  await catalog.ingest(urn, 'status', { removed: false });
  await wipe(urn);
  expect(await changesOf(urn)).toEqual([
    { operations: ['DELETE_ENTITY'], aspects: [], actor: 'urn:li:corpuser:datahub', runId: null },
  ]);
});

it('a hard deletion keeps a node with incoming edges as a stub, and deletes it with the last of these edges', async () => {
  const name = unique('stub');
  const [urn, other] = [datasetUrn(`${name}_x`), datasetUrn(`${name}_other`)];
  await catalog.ingest(urn, 'datasetProperties', { name });
  await catalog.ingest(other, 'upstreamLineage', upstreams(urn));
  await wipe(urn);
  await expectConsistent(graph, urn);
  expect((await catalog.entity(urn)).json.aspects.datasetProperties).toBeUndefined();
  expect((await catalog.search({ input: name, entity: 'dataset' })).json.value.entities).toEqual([other]);
  await wipe(other);
  expect(await traces(graph, name)).toEqual([]);
});

describe('a hard deletion in a batch', () => {
  it('lets the same batch create the entity again from the first version, without history and old edges', async () => {
    const urn = datasetUrn(unique('anew'));
    const [a, b] = [datasetUrn(unique('up')), datasetUrn(unique('up'))];
    await catalog.ingest(urn, 'upstreamLineage', upstreams(a));
    await catalog.ingest(urn, 'globalTags', { tags: [{ tag: 'urn:li:tag:before' }] });
    await catalog.ingest(urn, 'datasetProfile', { timestampMillis: 1, rowCount: 1 });
    const answer = await catalog.ingestBatch([
      proposal(urn, 'upstreamLineage', upstreams(a, b)),
      remove(urn, 'datasetKey'),
      proposal(urn, 'upstreamLineage', upstreams(a)),
      proposal(urn, 'datasetProfile', { timestampMillis: 2, rowCount: 2 }),
    ]);
    expect(answer.status).toBe(200);
    await expectConsistent(graph, urn);
    expect((await catalog.aspect(urn, 'globalTags')).status).toBe(404);
    expect((await catalog.aspect(urn, 'upstreamLineage', 1)).status).toBe(404);
    expect(await pointsOf(urn)).toEqual([2]);
    const [edge] = await graph.rows(
      `MATCH (:Entity {urn: $urn})-[edge:DownstreamOf]->(), (change:Change {urn: $urn})
       WHERE 'UPSERT' IN change.operations RETURN edge.from = change.at AS isNew`,
      { urn },
    );
    expect(edge).toEqual({ isNew: true });
  });

  it('of an entity that the same batch created leaves nothing', async () => {
    const name = unique('brief');
    const urn = datasetUrn(name);
    const answer = await catalog.ingestBatch([
      proposal(urn, 'upstreamLineage', upstreams(datasetUrn(`${name}_up`))),
      proposal(urn, 'datasetProfile', { timestampMillis: 1, rowCount: 1 }),
      remove(urn, 'datasetKey'),
    ]);
    expect(answer.status).toBe(200);
    expect(await traces(graph, name)).toEqual([]);
  });

  it('differs from the deletion of an aspect, which continues its version numbers and keeps all versions', async () => {
    const urn = datasetUrn(unique('twice'));
    await catalog.ingest(urn, 'datasetProperties', { description: 'one' });
    await catalog.ingestBatch([
      remove(urn, 'datasetProperties'),
      proposal(urn, 'datasetProperties', { description: 'two' }),
      remove(urn, 'datasetProperties'),
    ]);
    await expectConsistent(graph, urn);
    expect((await catalog.aspect(urn, 'datasetProperties')).status).toBe(404);
    expect((await catalog.aspect(urn, 'datasetProperties', 2)).text).toContain('two');
    expect((await catalog.entity(urn)).json.aspects.datasetKey).toBeDefined();
  });
});

it('a hard deletion with a failed precondition deletes nothing', async () => {
  const urn = datasetUrn(unique('held'));
  await catalog.ingest(urn, 'status', { removed: false });
  const refused = await catalog.ingestBatch([
    remove(urn, 'datasetKey', { headers: { 'If-Version-Match': '7' } }),
  ]);
  expect([refused.status, refused.json.currentVersion]).toEqual([412, 1]);
  expect((await catalog.aspect(urn, 'status')).status).toBe(200);
  const done = await catalog.ingestBatch([
    remove(urn, 'datasetKey', { headers: { 'If-Version-Match': '1' } }),
  ]);
  expect(done.status).toBe(200);
  expect((await catalog.aspect(urn, 'status')).status).toBe(404);
});

it('concurrent hard deletions by many clients count the deleted rows once', async () => {
  const urn = datasetUrn(unique('raced'));
  await catalog.ingest(urn, 'status', { removed: false });
  const answers = await Promise.all(Array.from({ length: 8 }, () => wipe(urn)));
  const rows = answers.map(({ json }) => json.value.rows as number);
  expect(rows.sort()).toEqual([0, 0, 0, 0, 0, 0, 0, 2]);
});

describe('points', () => {
  const point = (urn: string, timestampMillis: number, rowCount = timestampMillis) =>
    proposal(urn, 'datasetProfile', { timestampMillis, rowCount });

  it('are deleted by a range with both ends, without other points of the same transaction', async () => {
    const urn = datasetUrn(unique('ranged'));
    await catalog.ingestBatch([1, 2, 3, 4, 5].map((time) => point(urn, time)));
    const deletion = (startTimeMillis: number, endTimeMillis: number) =>
      catalog.post('/entities?action=delete', {
        urn,
        aspectName: 'datasetProfile',
        startTimeMillis,
        endTimeMillis,
      });
    // These requests share one or two transactions. None of them affects what another one stores.
    const answers = await Promise.all([
      catalog.ingestBatch(
        [1, 2].map((time) =>
          proposal(datasetUrn(unique('busy')), 'datasetProfile', { timestampMillis: time }),
        ),
      ),
      catalog.ingestBatch([point(urn, 10)]),
      catalog.ingestBatch([
        proposal(urn, 'operation', { timestampMillis: 3, operationType: 'INSERT', lastUpdatedTimestamp: 3 }),
      ]),
      deletion(2, 3),
      deletion(20, 30),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(await pointsOf(urn)).toEqual([1, 4, 5, 10]);
    expect(await pointsOf(urn, 'operation')).toEqual([3]);
  });

  it('replace earlier points of the same key, but not points of another granularity, partition or message', async () => {
    const urn = datasetUrn(unique('again'));
    const sent = [
      { rowCount: 1 },
      { rowCount: 2 },
      { rowCount: 3, eventGranularity: { unit: 'DAY', multiple: 1 } },
      { rowCount: 4, partitionSpec: { type: 'PARTITION', partition: 'p1' } },
      { rowCount: 5, messageId: 'm' },
      { rowCount: 6, messageId: 'm' },
    ];
    await catalog.ingestBatch(
      sent.map((more) => proposal(urn, 'datasetProfile', { timestampMillis: 9, ...more })),
    );
    expect(await pointsOf(urn, 'datasetProfile', 'rowCount')).toEqual([2, 3, 4, 6]);
    await catalog.ingestBatch([remove(urn, 'datasetProfile'), point(urn, 9, 7)]);
    expect(await pointsOf(urn, 'datasetProfile', 'rowCount')).toEqual([7]);
    await catalog.ingestBatch([point(urn, 8), remove(urn, 'datasetProfile')]);
    expect(await pointsOf(urn)).toEqual([]);
  });

  it('are logged with their run when they are written, and also when they are deleted', async () => {
    const urn = datasetUrn(unique('told'));
    await catalog.ingestBatch([
      proposal(urn, 'datasetProfile', { timestampMillis: 1 }, { systemMetadata: { runId: 'run-1' } }),
    ]);
    await catalog.ingestBatch([remove(urn, 'datasetProfile')]);
    expect(await changesOf(urn)).toEqual([
      {
        operations: ['UPSERT', 'POINT'],
        aspects: ['datasetKey', 'datasetProfile'],
        actor: 'urn:li:corpuser:datahub',
        runId: 'run-1',
      },
      {
        operations: ['DELETE_POINTS'],
        aspects: ['datasetProfile'],
        actor: 'urn:li:corpuser:datahub',
        runId: null,
      },
    ]);
  });

  it('have no versions, so a precondition is refused rather than ignored', async () => {
    const urn = datasetUrn(unique('conditional'));
    for (const headers of [{ 'If-None-Match': '*' }, { 'If-Version-Match': '1' }]) {
      const { status, json } = await catalog.ingestBatch([
        proposal(urn, 'datasetProfile', { timestampMillis: 1 }, { headers }),
      ]);
      expect([status, json.code, json.index]).toEqual([400, 'INVALID_REQUEST', 0]);
    }
  });
});

async function pointsOf(
  urn: string,
  aspect = 'datasetProfile',
  member = 'timestampMillis',
): Promise<number[]> {
  const rows = await graph.rows(
    'MATCH (p:TimeseriesPoint {urn: $urn, aspect: $aspect}) RETURN p.payload AS text',
    {
      urn,
      aspect,
    },
  );
  return rows.map((row) => JSON.parse(row['text'])[member] as number).sort((left, right) => left - right);
}

function changesOf(urn: string): Promise<Record<string, any>[]> {
  return graph.rows(
    `MATCH (c:Change {urn: $urn})
     RETURN c.operations AS operations, c.aspects AS aspects, c.actor AS actor, c.runId AS runId ORDER BY c.at, elementId(c)`,
    { urn },
  );
}
