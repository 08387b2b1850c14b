/** Rollbacks of ingestion runs: which values they restore, remove and keep. */
import { datasetUrn, proposal, unique } from '../helpers/catalog.js';
import { expectConsistent, traces } from '../helpers/api/graph.js';
import { inRun, outcomesOf } from '../helpers/api/runs.js';
import { openRuns } from '../helpers/api/suite.js';

const { catalog, graph, runs } = await openRuns();

const properties = (description: string) => ({ description });
const upstream = (dataset: string) => ({ upstreams: [{ dataset, type: 'COPY' }] });
const setting = () => {
  const name = unique('run');
  return { name, urn: datasetUrn(name), a: `${name}-a`, b: `${name}-b`, c: `${name}-c` };
};

describe('the rollback of the last writes', () => {
  it('restores the value before the run as a new version, with its system metadata, and logs this with the run', async () => {
    const { urn, a, b } = setting();
    await runs.write(a, urn, 'datasetProperties', properties('one'));
    await runs.write(b, urn, 'datasetProperties', properties('two'));
    await runs.write(b, urn, 'datasetProperties', properties('three'));
    const result = await runs.rollBack(b);
    expect(result).toMatchObject({
      entitiesAffected: 0,
      entitiesDeleted: 0,
      aspectsReverted: 1,
      aspectsAffected: 0,
      unsafeEntitiesCount: 0,
      unsafeEntities: [],
    });
    expect(result.aspectRowSummaries).toMatchObject([
      { runId: b, urn, aspectName: 'datasetProperties', version: 3, keyAspect: false, outcome: 'RESTORED' },
    ]);
    expect(await runs.value(urn, 'datasetProperties')).toEqual(properties('one'));
    const answer = await catalog.aspect(urn, 'datasetProperties');
    expect(answer.json.systemMetadata.runId).toBe(a);
    expect((await catalog.aspect(urn, 'datasetProperties', 3)).json.aspect).toEqual({
      'com.linkedin.dataset.DatasetProperties': properties('three'),
    });
    await expectConsistent(graph, urn);
    const log = await graph.rows(
      `MATCH (c:Change {urn: $urn}) RETURN c.operations AS operations, c.versions AS versions, c.runId AS runId,
       c.undoneRunId AS undoneRunId, c.undoes AS undoes ORDER BY c.at`,
      { urn },
    );
    expect(log.slice(1)).toEqual([
      { operations: ['UPSERT'], versions: [2], runId: null, undoneRunId: b, undoes: null },
      { operations: ['UPSERT'], versions: [3], runId: null, undoneRunId: b, undoes: null },
      { operations: ['ROLLBACK'], versions: [4], runId: null, undoneRunId: null, undoes: b },
    ]);
  });

  it('removes aspects that did not exist before, and the entity if nothing remains', async () => {
    const { name, urn, a } = setting();
    await runs.write(a, urn, 'datasetProperties', properties(name));
    await runs.write(a, urn, 'upstreamLineage', upstream(datasetUrn(`${name}_up`)));
    await runs.write(a, urn, 'datasetProfile', { timestampMillis: 5, rowCount: 1 });
    const result = await runs.rollBack(a);
    expect(result).toMatchObject({
      entitiesAffected: 1,
      entitiesDeleted: 1,
      aspectsReverted: 4,
      unsafeEntities: [],
    });
    expect(outcomesOf(result)).toEqual([
      'REMOVED datasetKey',
      'REMOVED datasetProfile',
      'REMOVED datasetProperties',
      'REMOVED upstreamLineage',
    ]);
    expect(await traces(graph, name)).toEqual([]);
    expect((await catalog.search({ input: name, entity: 'dataset' })).json.value.numEntities).toBe(0);
    // A second rollback changes nothing, like the rollback of an unknown run.
    for (const runId of [a, unique('never')])
      expect(await runs.rollBack(runId, { safe: false })).toEqual({
        ...{ aspectRowSummaries: [], unsafeEntities: [], unsafeEntitiesCount: 0, entitiesAffected: 0 },
        ...{ aspectsReverted: 0, aspectsAffected: 0, entitiesDeleted: 0 },
      });
  });

  it('deletes and counts all points of the run, and leaves the key to readers', async () => {
    const { urn, a, b } = setting();
    const path = `/entitiesV2/${encodeURIComponent(urn)}`;
    for (const timestampMillis of [1, 2, 3])
      await runs.write(a, urn, 'datasetProfile', { timestampMillis, rowCount: 1 });
    await runs.write(b, urn, 'datasetProfile', { timestampMillis: 4, rowCount: 1 });
    const dry = await runs.rollBack(a, { dryRun: true });
    const points = async () =>
      (
        await catalog.post('/aspects?action=getTimeseriesAspectValues', { urn, aspect: 'datasetProfile' })
      ).json.value.values.map(({ aspect }: any) => JSON.parse(aspect.value).timestampMillis);
    expect([dry.aspectsReverted, await points()]).toEqual([3, [4, 3, 2, 1]]);
    expect(await runs.rollBack(a)).toEqual(dry);
    expect(await points()).toEqual([4]);
    expect(await runs.rollBack(b)).toMatchObject({ aspectsReverted: 1, entitiesDeleted: 1 });
    const { status, json } = await catalog.get(path);
    expect([status, Object.keys(json.aspects), await points()]).toEqual([200, ['datasetKey'], []]);
    const profile = await catalog.get(`${path}?aspects=List(datasetProfile)`);
    expect([profile.status, profile.json.aspects]).toEqual([200, {}]);
  });

  it.each(['no-run-id-provided', ''])('refuses %j, because no run has this id', async (runId) => {
    const { status, json } = await catalog.post('/runs?action=rollback', { runId, dryRun: false });
    expect([status, json.code, json.path]).toEqual([400, 'INVALID_REQUEST', '/runId']);
  });

  it('restores aspects that the run deleted, with their edges and search fields', async () => {
    const { name, urn, a } = setting();
    const up = datasetUrn(`${name}_up`);
    await runs.write(undefined, urn, 'upstreamLineage', upstream(up));
    await runs.write(undefined, urn, 'globalTags', { tags: [{ tag: `urn:li:tag:${name}` }] });
    await runs.write(a, urn, 'upstreamLineage', undefined, 'DELETE');
    await runs.write(a, urn, 'globalTags', { tags: [] });
    expect(outcomesOf(await runs.rollBack(a))).toEqual(['RESTORED globalTags', 'RESTORED upstreamLineage']);
    expect(await runs.value(urn, 'upstreamLineage')).toEqual(upstream(up));
    const tagged = await catalog.search({
      entity: 'dataset',
      input: '*',
      filter: { or: [{ and: [{ field: 'tags', condition: 'EQUAL', values: [`urn:li:tag:${name}`] }] }] },
    });
    expect(tagged.json.value.numEntities).toBe(1);
    const related = await catalog.get(`/relationships?urn=${encodeURIComponent(up)}&direction=INCOMING`);
    expect(related.json.total).toBe(1);
    await expectConsistent(graph, urn);
  });
});

describe('the rollback after other writes', () => {
  it('does not restore a value whose run was rolled back before', async () => {
    const { name, urn, a, b } = setting();
    await runs.write(a, urn, 'datasetProperties', properties('one'));
    await runs.write(b, urn, 'datasetProperties', properties('two'));
    await runs.rollBack(a);
    expect(await runs.rollBack(b)).toMatchObject({ entitiesDeleted: 1, aspectsReverted: 1 });
    expect(await traces(graph, name)).toEqual([]);
  });

  it.each(['no run', 'another run'])(
    'keeps an entity that has a timeseries point written by %s',
    async (writer) => {
      const { urn, a, b } = setting();
      const point = { timestampMillis: 5, rowCount: 1 };
      await runs.write(a, urn, 'datasetProperties', properties('one'));
      await runs.write(writer === 'no run' ? undefined : b, urn, 'datasetProfile', point);
      expect(await runs.rollBack(a)).toMatchObject({ entitiesDeleted: 0, unsafeEntities: [{ urn }] });
      expect(await runs.value(urn, 'datasetProperties')).toBeUndefined();
      const read = { urn, entity: 'dataset', aspect: 'datasetProfile' };
      const { json } = await catalog.post('/aspects?action=getTimeseriesAspectValues', read);
      expect(json.value.values.map(({ aspect }: any) => JSON.parse(aspect.value))).toMatchObject([point]);
      await expectConsistent(graph, urn);
    },
  );

  it('deletes an entity that the run created, with all later writes, if `safe` is false', async () => {
    const { name, urn, a, b } = setting();
    const older = datasetUrn(`${name}_older`);
    await runs.write(b, older, 'status', { removed: false });
    for (const each of [urn, older]) await runs.write(a, each, 'datasetProperties', properties('one'));
    await runs.write(b, urn, 'ownership', { owners: [] });
    const dry = await runs.rollBack(a, { safe: false, dryRun: true });
    const result = await runs.rollBack(a, { safe: false });
    expect(result).toEqual(dry);
    expect(result).toMatchObject({
      entitiesDeleted: 1,
      aspectsReverted: 3,
      aspectsAffected: 1,
      unsafeEntities: [{ urn }],
    });
    expect(await traces(graph, urn)).toEqual([]);
    expect(await runs.value(older, 'status')).toEqual({ removed: false });
    expect(await runs.value(older, 'datasetProperties')).toBeUndefined();
  });
});

describe('the rollback of a value that several runs wrote', () => {
  it('hands the value over to the other run, whose rollback then removes it', async () => {
    const { name, urn, a, b } = setting();
    await runs.write(a, urn, 'datasetProperties', properties('same'));
    await runs.write(b, urn, 'datasetProperties', properties('same'));
    const { systemMetadata } = (await catalog.aspect(urn, 'datasetProperties')).json;
    expect(systemMetadata).toMatchObject({ runId: a, lastRunId: b });
    expect(await runs.describe(b)).toEqual([]);
    expect(outcomesOf(await runs.rollBack(a))).toEqual(['KEPT datasetKey', 'KEPT datasetProperties']);
    expect((await catalog.aspect(urn, 'datasetProperties')).json.systemMetadata.runId).toBe(b);
    expect(await runs.describe(b)).toMatchObject([
      { aspectName: 'datasetProperties', operation: 'HANDOVER', version: 1 },
    ]);
    expect(await runs.rollBack(b)).toMatchObject({ entitiesDeleted: 1 });
    expect(await traces(graph, name)).toEqual([]);
  });

  it('removes the value with its first run if the other run was rolled back before', async () => {
    const { name, urn, a, b } = setting();
    await runs.write(a, urn, 'datasetProperties', properties('same'));
    await runs.write(b, urn, 'datasetProperties', properties('same'));
    expect(await runs.rollBack(b)).toMatchObject({ aspectRowSummaries: [] });
    expect(await runs.value(urn, 'datasetProperties')).toEqual(properties('same'));
    expect(await runs.rollBack(a)).toMatchObject({ entitiesDeleted: 1 });
    expect(await traces(graph, name)).toEqual([]);
  });

  it('keeps the value if it was also written outside of a run', async () => {
    const { urn, a } = setting();
    await runs.write(a, urn, 'datasetProperties', properties('same'));
    await runs.write('no-run-id-provided', urn, 'datasetProperties', properties('same'));
    expect((await runs.rollBack(a)).unsafeEntities).toEqual([{ urn }]);
    expect(await runs.value(urn, 'datasetProperties')).toEqual(properties('same'));
    expect(await runs.rollBack(a)).toMatchObject({ aspectRowSummaries: [], unsafeEntitiesCount: 0 });
  });
});

it('changes nothing in a dry run, and returns the same answer as the rollback', async () => {
  const { name, urn, a, b } = setting();
  await runs.write(b, urn, 'datasetProperties', properties('one'));
  await runs.write(a, urn, 'datasetProperties', properties('two'));
  await runs.write(a, datasetUrn(`${name}_new`), 'status', { removed: false });
  await runs.write(a, urn, 'datasetProfile', { timestampMillis: 5, rowCount: 1 });
  // Leaves out `queued` and `sequence`, because any reader of events may number the changes in the meantime.
  const picture = () =>
    graph.rows(
      `MATCH (n) WHERE n.urn CONTAINS $name OR n.id STARTS WITH $name
       RETURN labels(n) AS labels, n {.*, queued: null, sequence: null} AS all ORDER BY elementId(n)`,
      { name },
    );
  const before = await picture();
  const dry = await runs.rollBack(a, { dryRun: true });
  expect(await picture()).toEqual(before);
  expect(await runs.rollBack(a)).toEqual(dry);
  expect(await picture()).not.toEqual(before);
});

it('cannot undo the deletion of an entity or of points, and reports it', async () => {
  const { urn, name, a } = setting();
  const gone = datasetUrn(`${name}_gone`);
  await runs.write(undefined, urn, 'datasetProfile', { timestampMillis: 5, rowCount: 1 });
  await runs.write(undefined, gone, 'status', { removed: false });
  await runs.write(a, urn, 'datasetProfile', undefined, 'DELETE');
  await runs.write(a, gone, 'datasetKey', undefined, 'DELETE');
  expect((await runs.describe(a)).map((row) => `${row.operation} ${row.aspectName}`).sort()).toEqual([
    'DELETE_ENTITY datasetKey',
    'DELETE_POINTS datasetProfile',
  ]);
  const result = await runs.rollBack(a);
  expect(result).toMatchObject({ aspectsReverted: 0, entitiesDeleted: 0 });
  expect(outcomesOf(result)).toEqual(['FINAL datasetKey', 'FINAL datasetProfile']);
  expect(await runs.rollBack(a)).toMatchObject({ aspectRowSummaries: [] });
  expect(await graph.rows('MATCH (n:Entity {urn: $gone}) RETURN n', { gone })).toEqual([]);
});

it('loses no concurrent write', async () => {
  const { name, a } = setting();
  const urns = Array.from({ length: 8 }, (_, index) => datasetUrn(`${name}_${index}`));
  await catalog.ingestBatch(urns.map((urn) => inRun(a, urn, 'datasetProperties', properties('one'))));
  const others = urns.map((urn, index) =>
    catalog.ingestBatch([
      proposal(
        urn,
        index % 2 ? 'datasetProperties' : 'status',
        index % 2 ? properties('mine') : { removed: false },
      ),
    ]),
  );
  const [, ...answers] = await Promise.all([runs.rollBack(a), ...others]);
  expect(answers.map(({ status }: any) => status)).toEqual(urns.map(() => 200));
  for (const [index, urn] of urns.entries()) {
    if (index % 2)
      expect([urn, await runs.value(urn, 'datasetProperties')]).toEqual([urn, properties('mine')]);
    else expect([urn, await runs.value(urn, 'status')]).toEqual([urn, { removed: false }]);
    await expectConsistent(graph, urn);
  }
});

it('leaves nothing behind if it runs several times at once', async () => {
  const { name, a } = setting();
  const urns = Array.from({ length: 12 }, (_, index) => datasetUrn(`${name}_${index}`));
  await catalog.ingestBatch(urns.map((urn) => inRun(a, urn, 'datasetProperties', properties('one'))));
  const results = await Promise.all([runs.rollBack(a), runs.rollBack(a), runs.rollBack(a)]);
  expect(results.map(({ entitiesDeleted }) => entitiesDeleted as number).sort()).toEqual([0, 0, 12]);
  expect(await traces(graph, name)).toEqual([]);
});
