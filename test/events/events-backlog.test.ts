/** A long log without followers is numbered in bounded parts. */
import { Signal } from '../../src/core/async.js';
import { createEventReader } from '../../src/catalog/events/event-reader.js';
import { openDatabase } from '../../src/neo4j/database.js';
import { loadStatements } from '../../src/neo4j/statements.js';
import { datasetUrn, proposal, startCatalog, unique, type TestCatalog } from '../helpers/catalog.js';
import { endOfLog } from '../helpers/event-log.js';
import { neo4jForTests } from '../helpers/neo4j-server.js';
import { openGraph } from '../helpers/api/graph.js';

const graph = await openGraph();
let catalogs: TestCatalog[];
beforeAll(async () => {
  // The clock of the third service is ahead, so for it the backlog was written long ago.
  const clock = { now: () => Date.now() + 600_000 };
  catalogs = [await startCatalog(), await startCatalog(), await startCatalog({ clock })];
});
afterAll(async () => {
  for (const catalog of catalogs) await catalog.stop();
  await graph.close();
});

const TOPIC = 'topic=MetadataChangeLog_Versioned_v1';
/** More than two parts: a poll for few events numbers 200 changes at a time. */
const BACKLOG = 450;

interface Page {
  readonly urns: readonly string[];
  readonly offset: string;
  /** The number of changes that each numbering transaction of the poll numbered. */
  readonly numbered: readonly number[];
}

async function poll(query: string, service = 0): Promise<Page> {
  const catalog = catalogs[service]!;
  catalog.takeStatements();
  const { status, text, json } = await catalog.get(`/openapi/v1/events/poll?${TOPIC}&${query}`);
  if (status !== 200) throw new Error(text);
  const events = json.events.map(({ value }: { value: string }) => JSON.parse(value));
  const numbered = catalog
    .takeStatements()
    .filter(({ text: statement }) => statement.includes('SET change.sequence'))
    .map(({ parameters }) => (parameters['rows'] as unknown[]).length);
  const urns = events
    .filter(({ aspectName }: any) => aspectName === 'status')
    .map(({ entityUrn }: any) => entityUrn as string);
  return { urns, offset: json.offsetId, numbered };
}

/** Polls until the log delivers an event of the entity. */
async function followUntil(urn: string, offset: string, service = 0): Promise<string[]> {
  const received: string[] = [];
  for (let offsetId = offset; !received.includes(urn);) {
    const page = await poll(`offsetId=${offsetId}&limit=100&pollTimeoutSeconds=30`, service);
    received.push(...page.urns);
    offsetId = page.offset;
  }
  return received;
}

/** Other tests may have numbered changes too, but no transaction numbers more than these. */
const expectFew = (numbered: readonly number[]) => {
  expect(Math.max(0, ...numbered)).toBeLessThanOrEqual(200);
};

const settle = () => endOfLog((path) => catalogs[0]!.get(path));

async function writeBacklog(name: string): Promise<string[]> {
  const urns = Array.from({ length: BACKLOG }, (_, index) =>
    datasetUrn(`${name}_${String(index).padStart(5, '0')}`),
  );
  const answer = await catalogs[0]!.ingestBatch(
    urns.map((urn) => proposal(urn, 'status', { removed: false })),
  );
  expect(answer.status).toBe(200);
  return urns;
}

it('a backlog is delivered in order over several polls, and skipped by a client that starts with new events', async () => {
  const name = unique('backlog');
  const start = await settle();
  const before = await writeBacklog(name);
  const first = await poll('limit=0&pollTimeoutSeconds=0', 2);
  expectFew(first.numbered);
  const since = ['one', 'two', 'three'].map((each) => datasetUrn(`${name}_${each}`));
  for (const [index, urn] of since.entries())
    await catalogs[index % 2]!.ingest(urn, 'status', { removed: false });
  // All three services number changes at the same time.
  const [fromNow, ...whole] = await Promise.all([
    followUntil(since[2]!, first.offset),
    followUntil(since[2]!, start, 0),
    followUntil(since[2]!, start, 1),
  ]);
  expect(fromNow.filter((urn) => urn.includes(name))).toEqual(since);
  for (const received of whole)
    expect(received.filter((urn) => urn.includes(name))).toEqual([...before, ...since]);
}, 240_000);

it('a write that was in progress when a client started is delivered, although its writer did not know the new era', async () => {
  const name = unique('begun');
  await writeBacklog(name);
  const { offset } = await poll('limit=0&pollTimeoutSeconds=0');
  const urn = datasetUrn(`${name}_late`);
  await catalogs[0]!.ingest(urn, 'status', { removed: false });
  // Simulates a transaction that began before the poll and committed after it.
  await graph.rows('MATCH (change:Change {urn: $urn}) WHERE change.at IS NOT NULL REMOVE change.era', {
    urn,
  });
  expect(await followUntil(urn, offset)).toContain(urn);
}, 240_000);

it('a poll numbers no more changes than it needs, and none if enough are numbered', async () => {
  const name = unique('small');
  let offset = await settle();
  const urns = (await writeBacklog(name)).slice(0, 250);
  const sizes: number[] = [];
  for (const received: string[] = []; received.length < urns.length;) {
    const { numbered, ...page } = await poll(`offsetId=${offset}&limit=5&pollTimeoutSeconds=0`);
    sizes.push(...numbered);
    received.push(...page.urns.filter((urn) => urn.includes(name)));
    offset = page.offset;
  }
  expectFew(sizes);
  // Two batches of changes, plus concurrent writes of other tests.
  expect(sizes.length).toBeLessThan(urns.length / 5);
}, 240_000);

describe('a backlog of another topic', () => {
  const TIMESERIES = 'topic=MetadataChangeLog_Timeseries_v1';
  const point = (urn: string) =>
    catalogs[0]!.ingest(urn, 'datasetProfile', { timestampMillis: Date.now(), rowCount: 1 });

  it('is skipped in one poll, because clients take a page without events for the end', async () => {
    const name = unique('points');
    const offset = await settle();
    await writeBacklog(name);
    await point(datasetUrn(name));
    const path = `/openapi/v1/events/poll?${TIMESERIES}&limit=1&pollTimeoutSeconds=30&offsetId=`;
    for (let offsetId = offset, isTold = false; !isTold;) {
      const { json } = await catalogs[0]!.get(path + offsetId);
      expect(json).toMatchObject({ count: 1 });
      isTold = json.events[0].value.includes(name);
      offsetId = json.offsetId;
    }
  }, 240_000);

  it('is skipped in parts if it exceeds the limits of a poll, which the answer reports', async () => {
    const name = unique('points');
    const offset = await settle();
    await writeBacklog(name);
    await point(datasetUrn(name));
    const database = openDatabase(await neo4jForTests());
    const parts = { database, load: loadStatements(), clock: { now: Date.now }, written: new Signal() };
    const reader = createEventReader({ ...parts, scanMillis: 0 });
    try {
      const received: string[] = [];
      const hasMoreFlags: (boolean | undefined)[] = [];
      for (let offsetId = offset; !received.some((urn) => urn.includes(name));) {
        const page = await reader.poll({ points: true, limit: 1, waitMillis: 0, offsetId });
        if (page.events.length === 0) hasMoreFlags.push(page.hasMore);
        received.push(...page.events.map(({ urn }) => urn));
        offsetId = page.offsetId;
      }
      expect(hasMoreFlags.length).toBeGreaterThan(1);
      expect(new Set(hasMoreFlags)).toEqual(new Set([true]));
    } finally {
      await database.close();
    }
  }, 240_000);
});
