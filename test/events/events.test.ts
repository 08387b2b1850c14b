/** The change log as a stream of events. */
import neo4j, { type Driver } from 'neo4j-driver';
import { datasetUrn, startCatalog, startFreshCatalog, unique, type TestCatalog } from '../helpers/catalog.js';
import { untilBlocked } from '../helpers/driver.js';
import { TIMESERIES } from '../helpers/event-log.js';
import { neo4jForTests } from '../helpers/neo4j-server.js';
import { eventsOf, valueOf, type Event } from '../helpers/api/events.js';

let catalog: TestCatalog;
beforeAll(async () => {
  catalog = await startCatalog();
});
afterAll(() => catalog.stop());

const { poll, now, follow } = eventsOf(() => catalog);

describe('GET /openapi/v1/events/poll', () => {
  it('returns each change with its new and previous value, in order', async () => {
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
    const received = events
      .filter(({ aspectName }) => aspectName === 'datasetProperties')
      .map(({ changeType, aspect, previousAspectValue }) => [
        changeType,
        valueOf(aspect)?.name ?? null,
        valueOf(previousAspectValue)?.name ?? null,
      ]);
    expect(received).toEqual([
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

  it('resumes without loss or repeat for any page size', async () => {
    const prefix = unique('resume');
    const offset = await now();
    const urns = Array.from({ length: 9 }, (_, index) => datasetUrn(`${prefix}_${index}`));
    await Promise.all(urns.map((urn) => catalog.ingest(urn, 'status', { removed: false })));
    const key = ({ entityUrn, aspectName }: Event) => `${entityUrn} ${aspectName}`;
    const whole = (await follow(offset, { of: prefix })).events.map(key);
    expect([...whole].sort()).toEqual(urns.flatMap((urn) => [`${urn} datasetKey`, `${urn} status`]).sort());
    // Other tests may write thousands of changes meanwhile, which the pages contain too.
    for (const limit of [7, 100]) {
      expect((await follow(offset, { of: prefix, limit })).events.map(key)).toEqual(whole);
    }
  }, 180_000);

  it('continues with events that another service numbers concurrently', async () => {
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

  it('returns a change that began earlier but committed later than one already read', async () => {
    const late = datasetUrn(unique('late'));
    const early = datasetUrn(unique('early'));
    const { uri, username, password } = await neo4jForTests();
    const driver: Driver = neo4j.driver(uri, neo4j.auth.basic(username, password));
    const session = driver.session();
    try {
      const offset = await now();
      const transaction = session.beginTransaction();
      // A log entry of another process, whose transaction began before the next write and is still open after it.
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

  it('returns timeseries points in their own topic, with the value', async () => {
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

  it('returns a hard delete, which removes the earlier events', async () => {
    const urn = datasetUrn(unique('gone'));
    const offset = await now();
    await catalog.ingest(urn, 'status', { removed: false });
    await catalog.post('/entities?action=delete', { urn });
    const { events } = await follow(offset, { of: urn });
    expect(events.map(({ changeType, aspectName, aspect }) => [changeType, aspectName, aspect])).toEqual([
      ['DELETE', 'datasetKey', null],
    ]);
  });

  it('ends a waiting poll when a change is written', async () => {
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

  it('ends waiting polls when the service stops', async () => {
    const other = await startFreshCatalog();
    const { json } = await other.get('/openapi/v1/events/poll?topic=PlatformEvent_v1&pollTimeoutSeconds=0');
    const waiting = fetch(
      `${other.url}/openapi/v1/events/poll?topic=PlatformEvent_v1&pollTimeoutSeconds=30&offsetId=${json.offsetId}`,
    );
    // The waiting request is in progress once a later request has been answered.
    await other.get('/config');
    await other.stop();
    const answer = await waiting;
    expect([answer.status, await answer.json()]).toEqual([
      200,
      { events: [], offsetId: json.offsetId, count: 0 },
    ]);
  });

  it('accepts an offset from before a restart, and starts as far back as requested', async () => {
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

  it('refuses an invalid offset with a JSON object', async () => {
    const { status, json } = await poll('offsetId=nonsense');
    expect([status, json.status, json.message]).toEqual([400, 400, expect.stringContaining('offsetId')]);
  });
});
