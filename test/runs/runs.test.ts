/** Listing and describing ingestion runs. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { datasetUrn, proposal, startCatalog, unique } from '../helpers/catalog.js';
import { inRun } from '../helpers/api/runs.js';
import { describeRecordings, readRecording } from '../helpers/recordings.js';
import { openRuns } from '../helpers/api/suite.js';

const { catalog, graph, runs } = await openRuns();

const setting = () => {
  const name = unique('listed');
  return { name, urn: datasetUrn(name), a: `${name}-a`, b: `${name}-b` };
};
const listed = async (names: readonly string[], body = {}) =>
  (await runs.list({ pageSize: 5_000, ...body })).filter(({ runId }) => names.includes(runId));

it('lists runs with the number and the last time of their writes, most recently started first', async () => {
  const { name, urn, a, b } = setting();
  const before = Date.now();
  await runs.write(a, urn, 'datasetProperties', { description: 'one' });
  await runs.write(b, urn, 'datasetProperties', { description: 'two' });
  await runs.write(a, datasetUrn(`${name}_2`), 'status', { removed: false });
  const found = await listed([a, b]);
  // The first write of an entity also writes its key aspect.
  expect(found.map(({ runId, rows }) => [runId, rows])).toEqual([
    [b, 1],
    [a, 4],
  ]);
  expect(found[1].timestamp).toBeGreaterThan(found[0].timestamp);
  expect(found[0].timestamp).toBeGreaterThanOrEqual(before);
  expect(await runs.describe(a)).toHaveLength(4);
});

it('lists no run for writes outside of a run', async () => {
  const { urn } = setting();
  for (const runId of ['no-run-id-provided', '', undefined])
    await runs.write(runId, urn, 'datasetProperties', { description: `${runId}` });
  expect(await listed(['no-run-id-provided', ''])).toEqual([]);
  expect(await runs.describe('no-run-id-provided')).toEqual([]);
  expect(await runs.describe('')).toEqual([]);
});

it('lists rolled back runs and their writes only on request', async () => {
  const { urn, a } = setting();
  await runs.write(a, urn, 'status', { removed: false });
  await runs.rollBack(a);
  await runs.write(undefined, urn, 'status', { removed: false });
  await runs.write(a, urn, 'globalTags', { tags: [] });
  await runs.write(a, urn, 'ownership', { owners: [] });
  await runs.rollBack(a);
  await runs.write(a, urn, 'embed', { renderUrl: 'https://example.org' });
  const live = ['embed'];
  const all = ['embed', 'globalTags', 'ownership'];
  expect((await runs.describe(a)).map((row) => row.aspectName)).toEqual(live);
  expect((await runs.describe(a, { includeSoft: true })).map((row) => row.aspectName)).toEqual(all);
  expect(await listed([a])).toMatchObject([{ rows: 1 }]);
  expect(await listed([a], { includeSoft: true })).toMatchObject([{ rows: 3 }]);
  for (let start = 0; start <= 3; start += 1) {
    const page = await runs.describe(a, { includeSoft: true, start, count: 1 });
    expect(page.map((row) => row.aspectName)).toEqual(all.slice(start, start + 1));
  }
  await runs.rollBack(a);
  expect(await listed([a])).toEqual([]);
  expect(await listed([a], { includeSoft: true })).toMatchObject([{ rows: 3 }]);
});

it('describes each write with its version, its system metadata and, on request, its value', async () => {
  const { urn, a, b } = setting();
  await runs.write(b, urn, 'status', { removed: false });
  await runs.write(a, urn, 'datasetProperties', { description: 'one' });
  await runs.write(a, urn, 'datasetProperties', { description: 'two' });
  await runs.write(b, urn, 'datasetProperties', { description: 'three' });
  await runs.write(a, urn, 'datasetProfile', { timestampMillis: 5, rowCount: 1 });
  await runs.write(a, urn, 'status', undefined, 'DELETE');
  const rows = await runs.describe(a, { includeAspect: true });
  const common = { runId: a, urn, timestamp: expect.any(Number), keyAspect: false };
  const metadata = expect.stringContaining(`"runId":"${a}"`);
  const written = { ...common, aspectName: 'datasetProperties', operation: 'UPSERT', metadata };
  expect(rows).toEqual([
    { ...written, version: 1, aspect: { description: 'one' } },
    { ...written, version: 2, aspect: { description: 'two' } },
    { ...common, aspectName: 'datasetProfile', operation: 'POINT', version: 0, metadata: '{}' },
    { ...common, aspectName: 'status', operation: 'DELETE', version: 0, metadata: '{}' },
  ]);
  expect((await runs.describe(a))[0]).not.toHaveProperty('aspect');
  expect(await runs.describe(b)).toMatchObject([
    { aspectName: 'datasetKey', keyAspect: true, version: 1 },
    { aspectName: 'status', version: 1 },
    { aspectName: 'datasetProperties', version: 3 },
  ]);
});

it('returns each row exactly once in pages', async () => {
  const { name, a } = setting();
  const urns = Array.from({ length: 12 }, (_, index) => datasetUrn(`${name}_${index}`));
  for (const part of [urns.slice(0, 5), urns.slice(5)])
    await catalog.ingestBatch(part.map((urn) => inRun(a, urn, 'datasetProperties', { description: 'x' })));
  const pages: any[] = [];
  for (let start = 0; start < 30; start += 7) pages.push(...(await runs.describe(a, { start, count: 7 })));
  const texts = pages.map((row) => `${row.urn} ${row.aspectName}`);
  expect(texts).toEqual([...new Set(texts)]);
  expect(texts.sort()).toEqual(
    urns.flatMap((urn) => [`${urn} datasetKey`, `${urn} datasetProperties`]).sort(),
  );
  const all = (await runs.list({ pageSize: 5_000 })).map(({ runId }) => runId);
  expect(new Set(all).size).toBe(all.length);
});

it('creates one node for a run if many requests at two services write it first', async () => {
  const { name, a } = setting();
  const other = await startCatalog();
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, index) =>
      (index % 2 ? catalog : other).ingestBatch([
        inRun(a, datasetUrn(`${name}_${index}`), 'status', { removed: false }),
      ]),
    ),
  );
  await other.stop();
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  expect(await graph.rows('MATCH (run:Run {id: $a}) RETURN count(run) AS nodes', { a })).toEqual([
    { nodes: 1 },
  ]);
  expect(await listed([a])).toMatchObject([{ rows: 24 }]);
});

it('adds runs to data of older versions by migrations: nodes of runs, and run ids of points', async () => {
  const { urn, a } = setting();
  await runs.write(a, urn, 'datasetProfile', { timestampMillis: 5, rowCount: 1 });
  await graph.rows('MATCH (run:Run {id: $a}) DELETE run', { a });
  await graph.rows('MATCH (point:TimeseriesPoint {urn: $urn}) REMOVE point.runId', { urn });
  expect(await listed([a])).toEqual([]);
  const migrations = ['0012-runs-of-changes', '0015-runs-of-points'];
  for (const name of migrations) {
    const text = readFileSync(join(import.meta.dirname, `../../cypher/schema/${name}.cypher`), 'utf8');
    const session = graph.driver.session();
    await session.run(text);
    await session.close();
  }
  expect(await listed([a])).toMatchObject([{ rows: 2 }]);
  expect(await runs.rollBack(a)).toMatchObject({ entitiesDeleted: 1, aspectsReverted: 2 });
});

describe('hard deletes', () => {
  it('remove the writes of the deleted entity from the run', async () => {
    const { name, urn, a } = setting();
    await runs.write(a, urn, 'status', { removed: false });
    await runs.write(a, datasetUrn(`${name}_2`), 'status', { removed: false });
    await catalog.post('/entities?action=delete', { urn });
    expect(await listed([a])).toMatchObject([{ rows: 2 }]);
    await catalog.post('/entities?action=delete', { urn: datasetUrn(`${name}_2`) });
    expect(await listed([a], { includeSoft: true })).toEqual([]);
  });
});

it('accepts run ids of any length and with any characters', async () => {
  const { urn } = setting();
  for (const runId of [unique('ü␟"\\{}'), unique('x'.repeat(5_000))]) {
    const batch = await catalog.ingestBatch([
      proposal(urn, 'datasetProperties', { description: runId }, { systemMetadata: { runId } }),
    ]);
    expect(batch.status).toBe(200);
    expect((await runs.describe(runId)).at(-1)).toMatchObject({ runId, aspectName: 'datasetProperties' });
    expect((await runs.rollBack(runId)).aspectsReverted).toBeGreaterThan(0);
  }
});

describeRecordings('the recorded requests of the command line', () => {
  it('get answers of the recorded form', async () => {
    const { urn, a } = setting();
    await runs.write(a, urn, 'status', { removed: false });
    const recorded = readRecording('cli-ingest-runs-rollback.json');
    const sent = recorded.filter(({ request }) => request.target.startsWith('/runs?'));
    expect(sent.length).toBeGreaterThan(4);
    for (const { request, response } of sent) {
      const asked = request.body as { readonly runId?: string };
      const body = 'runId' in asked ? { ...asked, runId: a } : asked;
      const answer = await catalog.post(request.target, body);
      expect(answer.status).toBe(200);
      const [mine, theirs] = [answer.json.value, response.body.value];
      expect(Array.isArray(mine)).toBe(Array.isArray(theirs));
      if (!Array.isArray(theirs)) expect(Object.keys(mine).sort()).toEqual(Object.keys(theirs).sort());
      else if (mine.length > 0)
        expect(mine[0]).toMatchObject(
          Object.fromEntries(
            Object.entries(theirs[0]).map(([key, value]) => [
              key,
              expect.any((value as object).constructor as never),
            ]),
          ),
        );
    }
  });
});
