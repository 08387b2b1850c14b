/** An external Neo4j stops while the service runs and comes back; the service is never restarted. */
import { rmSync } from 'node:fs';
import { findPorts } from '../../src/neo4j/embedded/configure-server.js';
import { datasetUrn, proposal } from '../helpers/catalog.js';
import { serverOf, startRun, temporaryFolder, type EmbeddedRun } from '../neo4j-embedded/embedded-run.js';
import { startServiceProcess, untilStatus, type ServiceRun } from '../e2e/service-run.js';

const TIMEOUT = 240_000;
const folder = temporaryFolder();
const table = datasetUrn('away.table');
let start: () => EmbeddedRun;
let neo4j: EmbeddedRun;
let service: ServiceRun;

beforeAll(async () => {
  const request = { host: '127.0.0.1', port: 0, setting: 'NONE' };
  const [boltPort, httpPort] = await findPorts([request, request]);
  start = () =>
    startRun({
      TRELLIS_DATA_DIR: folder,
      TRELLIS_NEO4J_BOLT_PORT: String(boltPort),
      TRELLIS_NEO4J_HTTP_PORT: String(httpPort),
    });
  neo4j = start();
  const { uri, password } = await neo4j.ready();
  service = await startServiceProcess({ NEO4J_URI: uri, NEO4J_PASSWORD: password });
}, TIMEOUT);

afterAll(async () => {
  await service.stop();
  await stopNeo4j();
  rmSync(folder, { recursive: true, force: true });
}, TIMEOUT);

async function stopNeo4j(): Promise<void> {
  neo4j.process.kill('SIGTERM');
  await neo4j.ended();
}

function get(path: string): Promise<Response> {
  return fetch(service.url + path);
}

function post(path: string, body: object): Promise<Response> {
  const headers = { 'content-type': 'application/json' };
  return fetch(service.url + path, { method: 'POST', headers, body: JSON.stringify(body) });
}

function describeTable(description: string): Promise<Response> {
  return post('/aspects?action=ingestProposal', {
    proposal: proposal(table, 'datasetProperties', { description }),
  });
}

/** Returns the value of the metric that tells whether Neo4j is available. */
async function availability(): Promise<string | undefined> {
  const text = await (await get('/metrics')).text();
  return /^trellis_neo4j_up (\d)$/m.exec(text)?.[1];
}

async function description(): Promise<unknown> {
  const response = await get(`/entitiesV2/${encodeURIComponent(table)}?aspects=List(datasetProperties)`);
  const body = (await response.json()) as any;
  return body.aspects.datasetProperties?.value.description;
}

const REQUESTS: Record<string, () => Promise<Response>> = {
  'an entity': () => get(`/entitiesV2/${encodeURIComponent(table)}`),
  'an aspect': () => get(`/aspects/${encodeURIComponent(table)}?aspect=status&version=0`),
  relationships: () => get(`/relationships?direction=INCOMING&urn=${encodeURIComponent(table)}`),
  'a search': () =>
    post('/entities?action=search', { input: 'away', entity: 'dataset', start: 0, count: 10 }),
  'a write': () => describeTable('lost'),
};

async function expectAway(): Promise<void> {
  const asked = Object.entries(REQUESTS).map(async ([name, ask]) => {
    const response = await ask();
    const body = (await response.json()) as object;
    expect({ name, status: response.status, retryAfter: response.headers.get('retry-after'), body }).toEqual({
      name,
      status: 503,
      retryAfter: '5',
      body: expect.objectContaining({
        status: 503,
        code: 'UNAVAILABLE',
        message: expect.stringContaining('Neo4j'),
      }),
    });
  });
  await Promise.all(asked);
}

/** GraphQL clients read `errors` only if the status is 200. */
async function expectGraphqlAway(): Promise<void> {
  const query = `{ first: dataset(urn: "${table}") { name } search(input: { type: DATASET, query: "away" }) { total } }`;
  const response = await post('/api/graphql', { query });
  const { data, errors } = (await response.json()) as any;
  const away = {
    message: expect.stringContaining('Neo4j'),
    extensions: expect.objectContaining({ reason: 'UNAVAILABLE' }),
  };
  expect({ status: response.status, data, errors }).toEqual({
    status: 200,
    data: { first: null, search: null },
    // The order of errors depends on which field fails first.
    errors: expect.arrayContaining([
      expect.objectContaining({ path: ['first', 'name'], ...away }),
      expect.objectContaining({ path: ['search'], ...away }),
    ]),
  });
  expect(errors).toHaveLength(2);
}

it(
  'the service answers while Neo4j runs',
  async () => {
    expect((await describeTable('before')).status).toBe(200);
    expect((await get('/health')).status).toBe(200);
  },
  TIMEOUT,
);

it(
  'the service answers 503 with Retry-After while Neo4j is stopped, and recovers when it is back',
  async () => {
    await stopNeo4j();
    await Promise.all([expectAway(), expectGraphqlAway()]);
    expect(await availability()).toBe('0');
    neo4j = start();
    await neo4j.ready();
    expect(await (await untilStatus(() => get('/health'), 200)).json()).toMatchObject({ status: 'ready' });
    expect(await description()).toBe('before');
    expect((await describeTable('after')).status).toBe(200);
    expect(await description()).toBe('after');
    expect(await availability()).toBe('1');
  },
  TIMEOUT,
);

it(
  'a write during which Neo4j is killed either succeeds or is refused as unavailable',
  async () => {
    const outcomes = Array.from({ length: 40 }, (_, index) => describeTable(`killed ${index}`));
    await outcomes[0];
    process.kill(serverOf(folder).pid, 'SIGKILL');
    const statuses = await Promise.all(outcomes.map(async (outcome) => (await outcome).status));
    expect(statuses.filter((status) => status !== 200 && status !== 503)).toEqual([]);
    await untilStatus(() => get('/health'), 200);
    expect((await describeTable('recovered')).status).toBe(200);
    expect(await description()).toBe('recovered');
  },
  TIMEOUT,
);

it(
  'the service answers 503 while Neo4j hangs, and nothing that was refused is stored when it continues',
  async () => {
    expect((await describeTable('before the hang')).status).toBe(200);
    const { pid } = serverOf(folder);
    process.kill(pid, 'SIGSTOP');
    await Promise.all([expectAway(), expectGraphqlAway()]);
    const health = await get('/health');
    expect([health.status, await health.json()]).toMatchObject([
      503,
      { status: 'unavailable', neo4j: 'unreachable' },
    ]);
    process.kill(pid, 'SIGCONT');
    await untilStatus(() => get('/health'), 200);
    expect(await description()).toBe('before the hang');
    expect((await describeTable('after the hang')).status).toBe(200);
    expect(await description()).toBe('after the hang');
  },
  TIMEOUT,
);

it('the log reports that a dependency was down, and no fault of the service', () => {
  expect(service.said()).toContain('a dependency of the service is unavailable');
  expect(service.said()).not.toContain('"level":50');
});
