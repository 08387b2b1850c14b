/** A long log that nobody has followed yet is put in order a bounded part at a time. */
import { Signal } from '../../src/core/signal.js';
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
  // The clock of the third is ahead, so that to it the backlog was written long ago.
  const clock = { now: () => Date.now() + 600_000 };
  catalogs = [await startCatalog(), await startCatalog(), await startCatalog({ clock })];
});
afterAll(async () => {
  for (const catalog of catalogs) await catalog.stop();
  await graph.close();
});

const TOPIC = 'topic=MetadataChangeLog_Versioned_v1';
/** More than two parts: polls for few events give places to 200 changes at a time. */
const BACKLOG = 450;

interface Page {
  readonly urns: readonly string[];
  readonly offset: string;
  /** Changes that each numbering transaction of the poll gave a place. */
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

/** Polls on until the entity is told of. */
async function followUntil(urn: string, offset: string, service = 0): Promise<string[]> {
  const told: string[] = [];
  for (let offsetId = offset; !told.includes(urn);) {
    const page = await poll(`offsetId=${offsetId}&limit=100&pollTimeoutSeconds=30`, service);
    told.push(...page.urns);
    offsetId = page.offset;
  }
  return told;
}

/** Others may have given the places, but nobody gives more than these. */
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

it('is told whole and in order over several polls, and passed over by who begins with what comes from now on', async () => {
  const name = unique('backlog');
  const start = await settle();
  const before = await writeBacklog(name);
  const first = await poll('limit=0&pollTimeoutSeconds=0', 2);
  expectFew(first.numbered);
  const since = ['one', 'two', 'three'].map((each) => datasetUrn(`${name}_${each}`));
  for (const [index, urn] of since.entries())
    await catalogs[index % 2]!.ingest(urn, 'status', { removed: false });
  // All three give out places at the same time.
  const [fromNow, ...whole] = await Promise.all([
    followUntil(since[2]!, first.offset),
    followUntil(since[2]!, start, 0),
    followUntil(since[2]!, start, 1),
  ]);
  expect(fromNow.filter((urn) => urn.includes(name))).toEqual(since);
  for (const told of whole) expect(told.filter((urn) => urn.includes(name))).toEqual([...before, ...since]);
}, 240_000);

it('what was being written when somebody began is told to him, though its writer did not know of the new era', async () => {
  const name = unique('begun');
  await writeBacklog(name);
  const { offset } = await poll('limit=0&pollTimeoutSeconds=0');
  const urn = datasetUrn(`${name}_late`);
  await catalogs[0]!.ingest(urn, 'status', { removed: false });
  // As if its transaction had begun before the poll, and been committed after it.
  await graph.rows('MATCH (change:Change {urn: $urn}) WHERE change.at IS NOT NULL REMOVE change.era', {
    urn,
  });
  expect(await followUntil(urn, offset)).toContain(urn);
}, 240_000);

it('is numbered no further than a poll asks for, and not at all where there is enough to tell', async () => {
  const name = unique('small');
  let offset = await settle();
  const urns = (await writeBacklog(name)).slice(0, 250);
  const sizes: number[] = [];
  for (const told: string[] = []; told.length < urns.length;) {
    const { numbered, ...page } = await poll(`offsetId=${offset}&limit=5&pollTimeoutSeconds=0`);
    sizes.push(...numbered);
    told.push(...page.urns.filter((urn) => urn.includes(name)));
    offset = page.offset;
  }
  expectFew(sizes);
  // Two batches of changes, and what others write meanwhile.
  expect(sizes.length).toBeLessThan(urns.length / 5);
}, 240_000);

describe('of another kind', () => {
  const TIMESERIES = 'topic=MetadataChangeLog_Timeseries_v1';
  const point = (urn: string) =>
    catalogs[0]!.ingest(urn, 'datasetProfile', { timestampMillis: Date.now(), rowCount: 1 });

  it('is passed over in one poll: a page without events is the end', async () => {
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

  it('is passed over bit by bit where there is more than a poll may look at, which it says', async () => {
    const name = unique('points');
    const offset = await settle();
    await writeBacklog(name);
    await point(datasetUrn(name));
    const database = openDatabase(await neo4jForTests());
    const parts = { database, load: loadStatements(), clock: { now: Date.now }, written: new Signal() };
    const reader = createEventReader({ ...parts, lookingMillis: 0 });
    try {
      const told: string[] = [];
      const saying: (boolean | undefined)[] = [];
      for (let offsetId = offset; !told.some((urn) => urn.includes(name));) {
        const page = await reader.poll({ points: true, limit: 1, waitMillis: 0, offsetId });
        if (page.events.length === 0) saying.push(page.hasMore);
        told.push(...page.events.map(({ urn }) => urn));
        offsetId = page.offsetId;
      }
      expect(saying.length).toBeGreaterThan(1);
      expect(new Set(saying)).toEqual(new Set([true]));
    } finally {
      await database.close();
    }
  }, 240_000);
});
