/** While Neo4j refuses connections or hangs, every request that needs it is refused as unavailable. Afterwards the service continues. */
import { openDatabase } from '../../src/neo4j/database.js';
import { datasetUrn, proposal, startFreshCatalog, unique, type TestCatalog } from '../helpers/catalog.js';
import { startNeo4jProxy, type Neo4jProxy } from '../helpers/neo4j-proxy.js';

let proxy: Neo4jProxy;
let catalog: TestCatalog;
const urn = datasetUrn(unique('away'));

beforeAll(async () => {
  proxy = await startNeo4jProxy();
  catalog = await startFreshCatalog({ database: proxy.database });
  await catalog.ingest(urn, 'datasetProperties', { description: 'before' });
});
afterAll(async () => {
  await proxy.forward();
  await catalog.stop();
  await proxy.stop();
});

const write = (description: string) => catalog.ingest(urn, 'datasetProperties', { description });
const description = async () => (await catalog.aspect(urn, 'datasetProperties')).json.aspect;

async function expectAway(): Promise<void> {
  const answers = await Promise.all([
    catalog.entity(urn),
    catalog.aspect(urn, 'datasetProperties'),
    catalog.search({ input: 'away', entity: 'dataset' }),
    write('lost'),
    catalog.ingestBatch([proposal(urn, 'status', { removed: true })]),
  ]);
  for (const { status, headers, json } of answers)
    expect([status, headers.get('retry-after'), json]).toEqual([
      503,
      '5',
      expect.objectContaining({ code: 'UNAVAILABLE', message: expect.stringContaining('Neo4j') }),
    ]);
  const { data, errors } = await catalog.graphql(`{ dataset(urn: "${urn}") { name } }`);
  expect([data, errors]).toMatchObject([
    { dataset: null },
    [{ path: ['dataset', 'name'], extensions: { code: 500, reason: 'UNAVAILABLE' } }],
  ]);
  const health = await catalog.get('/health');
  expect([health.status, health.headers.get('retry-after'), health.json]).toMatchObject([
    503,
    '5',
    { status: 'unavailable', neo4j: 'unreachable', code: 'UNAVAILABLE' },
  ]);
}

async function untilReady(): Promise<void> {
  while ((await catalog.get('/health')).status !== 200);
}

it.each<[string, () => Promise<void> | void]>([
  ['refuses connections', () => proxy.refuse()],
  [
    'accepts connections but does not answer',
    () => {
      proxy.hang();
    },
  ],
])('while Neo4j %s, requests are refused, and the service recovers', async (_, leave) => {
  expect((await write('before')).status).toBe(200);
  const before = await description();
  catalog.log.length = 0;
  await leave();
  await expectAway();
  await proxy.forward();
  await untilReady();
  expect(await description()).toEqual(before);
  expect((await write(unique('after'))).status).toBe(200);
  expect((await catalog.get('/health')).json).toMatchObject({ status: 'ready', neo4j: 'reachable' });
  const said = catalog.log.map(({ message }) => message);
  expect(said.filter((message) => message.startsWith('Neo4j is')).length).toBe(2);
  expect(catalog.log.filter(({ level }) => level === 'error')).toEqual([]);
});

it('a write that waits for its answer when Neo4j begins to hang is refused, and not stored later', async () => {
  expect((await write('kept')).status).toBe(200);
  const kept = await description();
  proxy.hang();
  const waiting = await write('never');
  expect([waiting.status, waiting.json.outcome]).toEqual([503, undefined]);
  await proxy.forward();
  await untilReady();
  expect(await description()).toEqual(kept);
});

it('a statement that takes long is no absence', async () => {
  const changes: boolean[] = [];
  const onReachable = (isReachable: boolean) => void changes.push(isReachable);
  const database = openDatabase({ ...proxy.database, onReachable });
  const rows = await database.read('UNWIND range(1, 10000000) AS one RETURN sum(one * 7 % 11) > 0 AS done');
  await database.close();
  expect([rows, changes]).toEqual([[{ done: true }], []]);
});
