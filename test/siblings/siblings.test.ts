/** A model or source of dbt and the table that it describes become siblings, whatever is written first. */
import { proposal, startCatalog, unique, type TestCatalog } from '../helpers/catalog.js';
import { mutationTools } from '../helpers/graphql/mutations.js';

let catalog: TestCatalog;
beforeAll(async () => {
  catalog = await startCatalog();
});
afterAll(() => catalog.stop());
const { stored, exists } = mutationTools(() => catalog);

const on = (platform: string, name = unique('db.table')) =>
  `urn:li:dataset:(urn:li:dataPlatform:${platform},${name},PROD)`;
const lineage = (...upstreams: string[]) => ({
  upstreams: upstreams.map((dataset) => ({ dataset, type: 'TRANSFORMED' })),
});
const ingest = async (urn: string, aspect: string, value: object, more: object = {}) => {
  const { status, text } = await catalog.ingestBatch([proposal(urn, aspect, value, more)]);
  expect([status, text]).toEqual([200, expect.any(String)]);
};
const isPair = async (dbt: string, table: string) => {
  expect(await stored(dbt, 'siblings')).toEqual({ siblings: [table], primary: true });
  expect(await stored(table, 'siblings')).toEqual({ siblings: [dbt], primary: false });
};
const PROPERTIES = { description: 'x', customProperties: {}, tags: [] };

it('a table and the model that makes it', async () => {
  const [dbt, table] = [on('dbt'), on('snowflake')];
  await ingest(dbt, 'datasetProperties', PROPERTIES);
  await ingest(table, 'upstreamLineage', lineage(dbt));
  await isPair(dbt, table);
});

it('a source and its table, in each order of lineage and subtype', async () => {
  for (const order of [
    ['upstreamLineage', 'subTypes'],
    ['subTypes', 'upstreamLineage'],
  ]) {
    const [dbt, table] = [on('dbt'), on('snowflake')];
    await ingest(table, 'datasetProperties', PROPERTIES);
    const values: Record<string, object> = {
      upstreamLineage: lineage(table),
      subTypes: { typeNames: ['Source'] },
    };
    for (const aspect of order) await ingest(dbt, aspect, values[aspect]!);
    await isPair(dbt, table);
  }
});

it('everything in one request', async () => {
  const [dbt, table] = [on('dbt'), on('snowflake')];
  const { status } = await catalog.ingestBatch([
    proposal(table, 'datasetProperties', PROPERTIES),
    proposal(dbt, 'subTypes', { typeNames: ['source'] }),
    proposal(dbt, 'upstreamLineage', lineage(table)),
  ]);
  expect(status).toBe(200);
  await isPair(dbt, table);
});

it('a patch that leaves one model upstream', async () => {
  const [dbt, other, table] = [on('dbt'), on('dbt'), on('snowflake')];
  await ingest(dbt, 'datasetProperties', PROPERTIES);
  await ingest(table, 'upstreamLineage', lineage(dbt, other));
  expect(await stored(table, 'siblings')).toBeUndefined();
  const patch = [{ op: 'remove', path: `/upstreams/${other}` }];
  const { status, text } = await catalog.ingestBatch([
    { ...proposal(table, 'upstreamLineage', patch), changeType: 'PATCH' },
  ]);
  expect([status, text]).toEqual([200, expect.any(String)]);
  await isPair(dbt, table);
});

it('a table that is written after its source, which does not create it', async () => {
  const [dbt, table] = [on('dbt'), on('snowflake')];
  await ingest(dbt, 'subTypes', { typeNames: ['Source'] });
  await ingest(dbt, 'upstreamLineage', lineage(table));
  expect(await exists(table)).toBe(false);
  expect(await stored(dbt, 'siblings')).toEqual({ siblings: [table], primary: true });
  await ingest(table, 'subTypes', { typeNames: ['Table'] });
  await isPair(dbt, table);
});

it('other siblings stay', async () => {
  const [dbt, table, third] = [on('dbt'), on('snowflake'), on('hive')];
  await ingest(dbt, 'siblings', { siblings: [third], primary: true });
  await ingest(table, 'upstreamLineage', lineage(dbt));
  expect(await stored(dbt, 'siblings')).toEqual({ siblings: [third, table], primary: true });
});

it('no pair of datasets without dbt, and none of a model with its upstream', async () => {
  const [model, table, other] = [on('dbt'), on('snowflake'), on('hive')];
  for (const urn of [table, other]) await ingest(urn, 'datasetProperties', PROPERTIES);
  await ingest(table, 'upstreamLineage', lineage(other));
  await ingest(model, 'subTypes', { typeNames: ['Model'] });
  await ingest(model, 'upstreamLineage', lineage(other));
  for (const urn of [model, table, other]) expect(await stored(urn, 'siblings')).toBeUndefined();
});

it('a rollback of the run that paired two datasets undoes it on both sides', async () => {
  const [dbt, table, runId] = [on('dbt'), on('snowflake'), unique('run')];
  await ingest(dbt, 'datasetProperties', PROPERTIES);
  await ingest(table, 'datasetProperties', PROPERTIES);
  await ingest(table, 'upstreamLineage', lineage(dbt), { systemMetadata: { runId, lastObserved: 1 } });
  await isPair(dbt, table);
  await catalog.post('/runs?action=rollback', { runId, dryRun: false });
  for (const urn of [dbt, table]) expect(await stored(urn, 'siblings')).toBeUndefined();
});

it('pairs that many requests write at once are complete', async () => {
  const pairs = Array.from({ length: 12 }, () => [on('dbt'), on('snowflake')] as const);
  await Promise.all(
    pairs.flatMap(([dbt, table]) => [
      ingest(dbt, 'datasetProperties', PROPERTIES),
      ingest(dbt, 'subTypes', { typeNames: ['Model'] }),
      ingest(table, 'upstreamLineage', lineage(dbt)),
      ingest(table, 'subTypes', { typeNames: ['Table'] }),
    ]),
  );
  for (const [dbt, table] of pairs) await isPair(dbt, table);
});
