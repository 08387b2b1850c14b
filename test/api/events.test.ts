/** The change log as a stream of events (issue 5, section 1). */
import neo4j, { type Driver } from 'neo4j-driver';
import { datasetUrn, startCatalog, unique, type TestCatalog } from '../helpers/catalog.js';
import { untilBlocked } from '../helpers/driver.js';
import { endOfLog, TIMESERIES, VERSIONED } from '../helpers/event-log.js';
import { neo4jForTests } from '../helpers/neo4j-server.js';

interface Event {
  entityUrn: string;
  entityType: string;
  aspectName: string;
  changeType: string;
  aspect: { value: string; contentType: string } | null;
  previousAspectValue: { value: string } | null;
  systemMetadata: Record<string, unknown> | null;
  created: { time: number; actor: string };
}

let catalog: TestCatalog;
beforeAll(async () => {
  catalog = await startCatalog();
});
afterAll(() => catalog.stop());

const poll = (query: string, topic = VERSIONED) =>
  catalog.get(`/openapi/v1/events/poll?topic=${topic}&${query}`);

const now = (topic = VERSIONED) => endOfLog((path) => catalog.get(path), topic);

/**
 * All events of an entity behind an offset, up to what is the end when it begins: other tests write to the same database meanwhile. A
 * page that is not full says nothing, as events of values that were hard deleted are left out.
 */
async function follow(
  offset: string,
  { of, limit = 1_000, topic = VERSIONED }: { of: string; limit?: number; topic?: string },
): Promise<{ events: Event[]; offset: string }> {
  const events: Event[] = [];
  const end = Number.parseInt(await now(topic));
  for (let offsetId = offset; ;) {
    const { status, json } = await poll(`offsetId=${offsetId}&limit=${limit}&pollTimeoutSeconds=0`, topic);
    expect([status, json.events.length <= limit]).toEqual([200, true]);
    offsetId = json.offsetId;
    for (const { contentType, value } of json.events) {
      expect(contentType).toBe('application/json');
      const event = JSON.parse(value) as Event;
      if (event.entityUrn.includes(of)) events.push(event);
    }
    if (Number.parseInt(offsetId) >= end) return { events, offset: offsetId };
  }
}

const valueOf = (part: { value: string } | null) => (part === null ? null : JSON.parse(part.value));

describe('GET /openapi/v1/events/poll', () => {
  it('tells each change with the value and the one before, in order', async () => {
    const urn = datasetUrn(unique('told'));
    const offset = await now();
    await catalog.ingest(urn, 'datasetProperties', { name: 'one' }, { systemMetadata: { runId: 'run-1' } });
    await catalog.ingest(urn, 'datasetProperties', { name: 'two' });
    await catalog.ingest(urn, 'datasetProperties', [{ op: 'add', path: '/name', value: 'three' }], {
      changeType: 'PATCH',
      contentType: 'application/json-patch+json',
    });
    await catalog.ingest(urn, 'datasetProperties', undefined, { changeType: 'DELETE' });
    await catalog.ingest(urn, 'datasetProperties', { name: 'again' });
    const { events } = await follow(offset, { of: urn });
    const told = events
      .filter(({ aspectName }) => aspectName === 'datasetProperties')
      .map(({ changeType, aspect, previousAspectValue }) => [
        changeType,
        valueOf(aspect)?.name ?? null,
        valueOf(previousAspectValue)?.name ?? null,
      ]);
    expect(told).toEqual([
      ['UPSERT', 'one', null],
      ['UPSERT', 'two', 'one'],
      ['UPSERT', 'three', 'two'],
      ['DELETE', null, 'three'],
      ['UPSERT', 'again', null],
    ]);
    expect(events.map(({ aspectName }) => aspectName)[0]).toBe('datasetKey');
    expect(events[1]).toMatchObject({
      entityType: 'dataset',
      entityUrn: urn,
      aspect: { contentType: 'application/json' },
      systemMetadata: { runId: 'run-1' },
      created: { actor: expect.stringContaining('urn:li:corpuser:'), time: expect.any(Number) },
    });
  });

  it('resumes without loss or repeat, whatever the size of the pages', async () => {
    const prefix = unique('resume');
    const offset = await now();
    const urns = Array.from({ length: 9 }, (_, index) => datasetUrn(`${prefix}_${index}`));
    await Promise.all(urns.map((urn) => catalog.ingest(urn, 'status', { removed: false })));
    const key = ({ entityUrn, aspectName }: Event) => `${entityUrn} ${aspectName}`;
    const whole = (await follow(offset, { of: prefix })).events.map(key);
    expect([...whole].sort()).toEqual(urns.flatMap((urn) => [`${urn} datasetKey`, `${urn} status`]).sort());
    // Others may write thousands of changes meanwhile, which come along.
    for (const limit of [3, 7, 100]) {
      expect((await follow(offset, { of: prefix, limit })).events.map(key)).toEqual(whole);
    }
  }, 180_000);

  it('loses nothing to writers that overlap while it follows them', async () => {
    const prefix = unique('overlap');
    const seen: string[] = [];
    let offset = await now();
    const state = { isWriting: true };
    const writers = Array.from({ length: 8 }, async (_, writer) => {
      for (let index = 0; index < 12; index += 1) {
        await catalog.ingest(datasetUrn(`${prefix}_${writer}_${index % 3}`), 'datasetProperties', {
          name: `${writer} ${index}`,
        });
      }
    });
    const done = Promise.all(writers).then(() => (state.isWriting = false));
    for (let isLast = false; !isLast;) {
      isLast = !state.isWriting;
      const page = await follow(offset, { of: prefix, limit: 5 });
      offset = page.offset;
      seen.push(
        ...page.events
          .filter(({ aspectName }) => aspectName === 'datasetProperties')
          .map(({ aspect }) => valueOf(aspect).name as string),
      );
    }
    await done;
    const written = Array.from({ length: 96 }, (_, at) => `${Math.floor(at / 12)} ${at % 12}`);
    expect([...seen].sort()).toEqual(written.sort());
    for (let writer = 0; writer < 8; writer += 1) {
      const own = seen.filter((name) => name.startsWith(`${writer} `));
      expect(own).toEqual(
        written
          .filter((name) => name.startsWith(`${writer} `))
          .sort((a, b) => Number(a.slice(2)) - Number(b.slice(2))),
      );
    }
  }, 180_000);

  it('tells several who follow the log at the same time the same, and all of it', async () => {
    const name = unique('readers');
    const start = await now();
    const urns = Array.from({ length: 80 }, (_, index) => datasetUrn(`${name}_${index}`));
    const write = async (from: number) => {
      for (let index = from; index < urns.length; index += 4)
        expect((await catalog.ingest(urns[index]!, 'status', { removed: false })).status).toBe(200);
    };
    const writing = Promise.all([0, 1, 2, 3].map(write));
    const read = async (limit: number) => {
      const told: string[] = [];
      for (let offset = start; told.length < 2 * urns.length;) {
        const { events, offset: next } = await follow(offset, { of: name, limit });
        told.push(...events.map(({ entityUrn, aspectName }) => `${entityUrn} ${aspectName}`));
        offset = next;
      }
      return told;
    };
    const [first, ...others] = await Promise.all([1_000, 1_000, 50, 7].map(read));
    await writing;
    const all = urns.flatMap((urn) => [`${urn} datasetKey`, `${urn} status`]);
    expect([...first!].sort()).toEqual(all.sort());
    for (const told of others) expect(told).toEqual(first);
  }, 60_000);

  it('goes on from what another service numbers at the same time', async () => {
    const { uri, username, password } = await neo4jForTests();
    const driver = neo4j.driver(uri, neo4j.auth.basic(username, password), { disableLosslessIntegers: true });
    const session = driver.session();
    try {
      const urn = datasetUrn(unique('side'));
      const offset = await now();
      await catalog.ingest(urn, 'status', { removed: false });
      const other = session.beginTransaction();
      await other.run(
        `MATCH (counter:Counter {name: 'events'}) SET counter.lockedAt = 0
         WITH counter MATCH (change:Change {urn: $urn})
         WITH counter, change, toInteger(change.at * 1024) AS place
         WITH counter, change, CASE WHEN place > counter.last THEN place ELSE counter.last + 1 END AS place
         SET change.sequence = place, counter.last = place REMOVE change.queued`,
        { urn },
      );
      const polled = follow(offset, { of: urn });
      await untilBlocked(driver, '(counter:Counter');
      await other.commit();
      expect((await polled).events.map(({ aspectName }) => aspectName)).toEqual(['datasetKey', 'status']);
    } finally {
      await session.close();
      await driver.close();
    }
  });

  it('tells a change that was begun earlier and committed later than one that was read already', async () => {
    const late = datasetUrn(unique('late'));
    const early = datasetUrn(unique('early'));
    const { uri, username, password } = await neo4jForTests();
    const driver: Driver = neo4j.driver(uri, neo4j.auth.basic(username, password));
    const session = driver.session();
    try {
      const offset = await now();
      const transaction = session.beginTransaction();
      // A log entry of another process, whose transaction began before the next write and is still open behind it.
      await transaction.run(
        `CREATE (change:Change {urn: $urn, at: $at, queued: $at, step: 0, actor: 'urn:li:corpuser:other', transaction: $urn,
          aspects: [], operations: ['DELETE_ENTITY'], versions: []})`,
        { urn: late, at: neo4j.int(Date.now()) },
      );
      await catalog.ingest(early, 'status', { removed: false });
      const first = await follow(offset, { of: early });
      expect(first.events).toHaveLength(2);
      await transaction.commit();
      const second = await follow(first.offset, { of: late });
      expect(
        second.events.map(({ changeType, aspectName, entityUrn }) => [changeType, aspectName, entityUrn]),
      ).toEqual([['DELETE', 'datasetKey', late]]);
    } finally {
      await session.run('MATCH (change:Change {urn: $urn}) WHERE change.at > 0 DELETE change', { urn: late });
      await session.close();
      await driver.close();
    }
  });

  it('tells timeseries points in their own topic, with the value', async () => {
    const urn = datasetUrn(unique('points'));
    const [offset, other] = [await now(TIMESERIES), await now()];
    for (const rowCount of [1, 2]) {
      await catalog.ingest(urn, 'datasetProfile', {
        timestampMillis: 1_700_000_000_000 + rowCount,
        rowCount,
      });
    }
    const { events } = await follow(offset, { of: urn, topic: TIMESERIES });
    expect(
      events.map(({ aspectName, changeType, aspect }) => [aspectName, changeType, valueOf(aspect).rowCount]),
    ).toEqual([
      ['datasetProfile', 'UPSERT', 1],
      ['datasetProfile', 'UPSERT', 2],
    ]);
    const aspects = (await follow(other, { of: urn })).events.map(({ aspectName }) => aspectName);
    expect(aspects).toEqual(['datasetKey']);
  });

  it('tells of a hard delete, with which the earlier events go', async () => {
    const urn = datasetUrn(unique('gone'));
    const offset = await now();
    await catalog.ingest(urn, 'status', { removed: false });
    await catalog.post('/entities?action=delete', { urn });
    const { events } = await follow(offset, { of: urn });
    expect(events.map(({ changeType, aspectName, aspect }) => [changeType, aspectName, aspect])).toEqual([
      ['DELETE', 'datasetKey', null],
    ]);
  });

  it('ends a wait as soon as something is written', async () => {
    const urn = datasetUrn(unique('woken'));
    let offsetId = await now();
    const waiting = (async () => {
      for (;;) {
        const { json } = await poll(`offsetId=${offsetId}&pollTimeoutSeconds=30`);
        if (json.events.some(({ value }: { value: string }) => value.includes(urn))) return 'told';
        offsetId = json.offsetId;
      }
    })();
    await catalog.ingest(urn, 'status', { removed: false });
    await expect(waiting).resolves.toBe('told');
  });

  it('lets those who wait go when the service stops', async () => {
    const other = await startCatalog();
    const { json } = await other.get('/openapi/v1/events/poll?topic=PlatformEvent_v1&pollTimeoutSeconds=0');
    const waiting = fetch(
      `${other.url}/openapi/v1/events/poll?topic=PlatformEvent_v1&pollTimeoutSeconds=30&offsetId=${json.offsetId}`,
    );
    // The request is under way once another one that was sent after it has been answered.
    await other.get('/config');
    await other.stop();
    const answer = await waiting;
    expect([answer.status, await answer.json()]).toEqual([
      200,
      { events: [], offsetId: json.offsetId, count: 0 },
    ]);
  });

  it('goes on with an offset of before a restart, and begins as far back as it is told', async () => {
    const urn = datasetUrn(unique('restart'));
    const offset = await now();
    const other = await startCatalog();
    await other.ingest(urn, 'status', { removed: true });
    await other.stop();
    expect((await follow(offset, { of: urn })).events).toHaveLength(2);
    const { json } = await poll('lookbackWindowDays=0.001&limit=0&pollTimeoutSeconds=0');
    const back = await follow(json.offsetId, { of: urn });
    expect(back.events).toHaveLength(2);
  }, 180_000);

  it.each([
    ['no topic', '/openapi/v1/events/poll'],
    ['an unknown topic', '/openapi/v1/events/poll?topic=Nothing_v1'],
    ['a bad offset', `/openapi/v1/events/poll?topic=${VERSIONED}&offsetId=nonsense`],
    [
      'an offset beyond all numbers',
      `/openapi/v1/events/poll?topic=${VERSIONED}&offsetId=9999999999999999.0`,
    ],
    ['a huge limit', `/openapi/v1/events/poll?topic=${VERSIONED}&limit=5001`],
    ['a negative limit', `/openapi/v1/events/poll?topic=${VERSIONED}&limit=-1`],
    ['text for a number', `/openapi/v1/events/poll?topic=${VERSIONED}&pollTimeoutSeconds=long`],
    ['a negative window', `/openapi/v1/events/poll?topic=${VERSIONED}&lookbackWindowDays=-1`],
  ])('refuses %s with an object', async (_, path) => {
    const { status, json } = await catalog.get(path);
    expect([status, json.status, typeof json.message]).toEqual([400, 400, 'string']);
  });
});
