/** Concurrent writes of one entity are ordered by their commits, whichever services they used and however long they waited. */
import type { Driver } from 'neo4j-driver';
import { datasetUrn, proposal, startCatalog, unique, type TestCatalog } from '../helpers/catalog.js';
import { openDriver, untilBlocked } from '../helpers/driver.js';
import { endOfLog, VERSIONED } from '../helpers/event-log.js';

let catalogs: readonly [TestCatalog, TestCatalog];
let driver: Driver;
beforeAll(async () => {
  catalogs = await Promise.all([startCatalog(), startCatalog()]);
  driver = await openDriver();
});
afterAll(async () => {
  await driver.close();
  await Promise.all(catalogs.map((catalog) => catalog.stop()));
});

it('a write that started earlier but waited gets the later time and the later place in the log', async () => {
  const prefix = unique('order');
  const [held, contested] = [datasetUrn(`${prefix}_a`), datasetUrn(`${prefix}_z`)];
  const named = (urn: string, name: string) => proposal(urn, 'datasetProperties', { name });
  await catalogs[0].ingestBatch([named(held, 'x'), named(contested, 'x')]);
  const offset = await endOfLog((path) => catalogs[0].get(path));
  const session = driver.session();
  try {
    const transaction = session.beginTransaction();
    await transaction.run('MATCH (entity:Entity {urn: $urn}) SET entity.touchedAt = 1', { urn: held });
    const waiting = catalogs[0].ingestBatch([named(held, 'y'), named(contested, 'second')]);
    let isAnswered = false;
    void waiting.finally(() => (isAnswered = true));
    await untilBlocked(driver, 'MERGE (entity:Entity', () => {
      expect(isAnswered).toBe(false);
    });
    expect((await catalogs[1].ingestBatch([named(contested, 'first')])).status).toBe(200);
    await transaction.commit();
    expect((await waiting).status).toBe(200);
  } finally {
    await session.close();
  }
  const path = `/openapi/v1/events/poll?topic=${VERSIONED}&limit=100&pollTimeoutSeconds=0&offsetId=${offset}`;
  const { json } = await catalogs[0].get(path);
  const received = json.events
    .map(({ value }: { value: string }) => JSON.parse(value))
    .filter(({ entityUrn }: { entityUrn: string }) => entityUrn === contested);
  expect(received.map(({ aspect }: any) => JSON.parse(aspect.value).name)).toEqual(['first', 'second']);
  const [first, second] = received.map(({ created }: any) => created.time as number);
  expect(first).toBeLessThanOrEqual(second);
  const encoded = encodeURIComponent(contested);
  const history = await catalogs[0].get(
    `/aspects/${encoded}?aspect=datasetProperties&startVersion=0&endVersion=9`,
  );
  expect(history.text.match(/"name":"\w+"/g)).toEqual(['"name":"second"', '"name":"first"', '"name":"x"']);
});

it('a range of versions contains each version once without gaps during concurrent writes', async () => {
  const urn = datasetUrn(unique('range'));
  const encoded = encodeURIComponent(urn);
  const write = async (version: number) => {
    const by = catalogs[version % 2]!;
    const { status } = await by.ingest(urn, 'datasetProperties', { name: String(version) });
    expect(status).toBe(200);
  };
  await write(1);
  let last = 1;
  let isWriting = true;
  const written = (async () => {
    for (let version = 2; version <= 150; version += 1) {
      await write(version);
      last = version;
    }
  })().finally(() => {
    isWriting = false;
  });
  const readRange = async (): Promise<void> => {
    while (isWriting) {
      const least = last;
      const { text, status } = await catalogs[0].get(
        `/aspects/${encoded}?aspect=datasetProperties&startVersion=0&endVersion=5000`,
      );
      expect(status).toBe(200);
      const found = (text.match(/"name":"\d+"/g) ?? []).map((each) => Number(each.slice(8, -1)));
      expect(found[0]).toBeGreaterThanOrEqual(least);
      expect(found).toEqual(Array.from({ length: found[0]! }, (_, index) => found[0]! - index));
    }
  };
  const readAcknowledged = async (): Promise<void> => {
    while (isWriting) {
      const version = last;
      const path = `/openapi/v3/entity/dataset/${encoded}/datasetProperties?version=${version}`;
      const { status, text } = await catalogs[1].get(path);
      expect([status, text.includes(`"name":"${version}"`)]).toEqual([200, true]);
    }
  };
  await Promise.all([written, readRange(), readRange(), readAcknowledged(), readAcknowledged()]);
}, 240_000);
