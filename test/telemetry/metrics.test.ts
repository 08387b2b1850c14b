/** Metrics of a service, after known requests. */
import {
  datasetUrn,
  proposal,
  send,
  startFreshCatalog,
  unique,
  type TestCatalog,
} from '../helpers/catalog.js';
import { ask, startSecured } from '../helpers/secured-catalog.js';
import { readMetrics, readWhenIdle } from './read-metrics.js';

let catalog: TestCatalog;
beforeAll(async () => {
  catalog = await startFreshCatalog();
});
afterAll(() => catalog.stop());

const requests = (route: string, method: string, status: number) =>
  `trellis_http_requests_total{route="${route}",method="${method}",status="${status}"}`;

it('requests are counted by route, method and status, and timed', async () => {
  const urn = datasetUrn(unique('metrics'));
  for (let round = 0; round < 2; round += 1) expect((await catalog.aspect(urn, 'status')).status).toBe(404);
  await catalog.ingest(urn, 'status', { removed: false });
  const series = await readWhenIdle(catalog);
  expect(series.get(requests('/aspects?action=ingestProposal', 'POST', 200))).toBe(1);
  expect(series.get(requests('/aspects/{urn}', 'GET', 404))).toBe(2);
  const timed = 'trellis_http_request_duration_seconds';
  expect(series.get(`${timed}_count{route="/aspects/{urn}",method="GET"}`)).toBe(2);
  expect(series.get(`${timed}_bucket{le="+Inf",route="/aspects/{urn}",method="GET"}`)).toBe(2);
});

it('a write shows its group, its proposals, its aspects, its transaction and its statements', async () => {
  const { series: before } = await readMetrics(catalog);
  const [urn, name] = [datasetUrn(unique('metrics')), 'datasetProperties'];
  const added = (series: ReadonlyMap<string, number>, key: string) =>
    (series.get(key) ?? 0) - (before.get(key) ?? 0);
  await catalog.ingestBatch([
    proposal(urn, name, { name: 'a' }),
    proposal(urn, 'status', { removed: false }),
  ]);
  await catalog.ingest(urn, name, { name: 'a' });
  expect((await catalog.ingest(urn, name, { name: 1 })).status).toBe(400);
  const { series } = await readMetrics(catalog);
  const changes: Record<string, number> = {
    'trellis_proposals_total{outcome="changed"}': 2,
    'trellis_proposals_total{outcome="unchanged"}': 1,
    'trellis_proposals_total{outcome="refused"}': 1,
    'trellis_aspects_written_total{aspect="datasetProperties"}': 1,
    'trellis_aspects_written_total{aspect="status"}': 1,
    trellis_write_group_jobs_count: 2,
    'trellis_write_group_jobs_bucket{le="1"}': 2,
    trellis_write_group_steps_sum: 3,
    'trellis_write_group_steps_bucket{le="1"}': 1,
    trellis_write_commit_duration_seconds_count: 2,
    'trellis_transaction_duration_seconds_count{operation="writes"}': 2,
    'trellis_statement_duration_seconds_count{statement="writes/lock-entities"}': 2,
  };
  const found = Object.keys(changes).map((key) => [key, added(series, key)]);
  expect(Object.fromEntries(found)).toEqual(changes);
  expect(series.get('trellis_write_jobs_waiting')).toBe(0);
});

it('GraphQL operations are counted by root field, and their documents by whether they are in the cache', async () => {
  const query = `query ($urn: String!) { a: dataset(urn: $urn) { urn } ...Rest }
    fragment Rest on Query { dataset(urn: $urn) { urn } }`;
  const { series: before } = await readMetrics(catalog);
  const hits = 'trellis_cache_lookups_total{cache="graphql_documents",result="hit"}';
  for (let round = 0; round < 2; round += 1) await catalog.query(query, { urn: datasetUrn('none') });
  await catalog.graphql('{ me { corpUser { urn } } __typename }');
  const { series } = await readMetrics(catalog);
  const timed = 'trellis_graphql_operation_duration_seconds_count';
  expect(series.get(`${timed}{type="query",field="dataset"}`)).toBe(2);
  expect(series.get(`${timed}{type="query",field="several"}`)).toBe(1);
  expect(series.get('trellis_graphql_fields_total{type="query",field="me"}')).toBe(1);
  expect(series.get(hits)! - (before.get(hits) ?? 0)).toBe(1);
});

it('Neo4j, the process and the service itself are described, in the text format of Prometheus', async () => {
  const { type, series } = await readMetrics(catalog);
  expect(type).toBe('text/plain; version=0.0.4; charset=utf-8');
  expect(series.get('trellis_neo4j_up')).toBe(1);
  expect(series.get('trellis_neo4j_sessions_open')).toBe(0);
  expect(series.get('trellis_neo4j_sessions_waiting')).toBe(0);
  expect(series.get('trellis_build_info{version="0.0.0-test"}')).toBe(1);
  expect(series.get('trellis_http_requests_in_flight')).toBeGreaterThan(0);
  expect(series.get('nodejs_eventloop_lag_p99_seconds')).toBeGreaterThan(0);
  expect(series.get('process_resident_memory_bytes')).toBeGreaterThan(0);
});

describe('clients cannot create series', () => {
  const seriesOfService = async () =>
    [...(await readWhenIdle(catalog)).keys()].filter((name) => name.startsWith('trellis_')).sort();

  /** Requests with names of the client's choice, wherever a request has a name. */
  async function sendNames(name: string): Promise<void> {
    await catalog.get(`/${name}`);
    await catalog.get(`/openapi/v3/entity/${name}/x`);
    await catalog.get(`/entitiesV2/${name}`);
    await catalog.post(`/entities?action=${name}`, {});
    await send(`${catalog.url}/aspects/${name}`, { method: 'PROPFIND' });
    await send(`${catalog.url}/${name}`, { method: 'OPTIONS' });
    await catalog.graphql(`query ${name} { ${name}: __typename }`);
    await catalog.graphql(`query ${name} { ${name} }`);
    await catalog.post('/api/graphql', { query: `{ ${name}`, operationName: name });
    await catalog.ingest(name, name, { [name]: name });
    await catalog.ingest(`urn:li:tag:${name}`, 'tagProperties', { name });
    await catalog.search({ entity: 'dataset', input: name });
  }

  it('by paths, methods, operation names, aliases, URNs and searches', async () => {
    await sendNames('first');
    const before = await seriesOfService();
    for (let round = 0; round < 20; round += 1) await sendNames(unique('name'));
    expect(await seriesOfService()).toEqual(before);
    expect(before.filter((name) => name.includes('first'))).toEqual([]);
  });
});

it('two services of one process count for themselves', async () => {
  const other = await startFreshCatalog();
  await other.get('/config');
  expect((await readWhenIdle(other)).get(requests('/config', 'GET', 200))).toBe(1);
  expect((await readWhenIdle(catalog)).get(requests('/config', 'GET', 200))).toBeUndefined();
  await other.stop();
});

it('the setting makes metrics public, although everything else requires sign-in', async () => {
  const secured = await startSecured({ metricsPublic: true });
  for (const path of ['/metrics', '/actuator/prometheus'])
    expect((await ask(secured, path)).text).toContain('trellis_neo4j_up 1');
  expect((await ask(secured, '/entitiesV2/x')).status).toBe(401);
  await secured.stop();
});
