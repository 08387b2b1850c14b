/** Clients that follow the log during concurrent writes receive every event once and in order, also several clients at once. */
import { datasetUrn, startCatalog, unique, type TestCatalog } from '../helpers/catalog.js';
import { eventsOf, valueOf } from '../helpers/api/events.js';

let catalog: TestCatalog;
beforeAll(async () => {
  catalog = await startCatalog();
});
afterAll(() => catalog.stop());

const { now, follow } = eventsOf(() => catalog);

it('a client loses no events of overlapping writers', async () => {
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

it('several clients receive the same complete events', async () => {
  const name = unique('readers');
  const start = await now();
  const urns = Array.from({ length: 80 }, (_, index) => datasetUrn(`${name}_${index}`));
  const write = async (from: number) => {
    for (let index = from; index < urns.length; index += 4)
      expect((await catalog.ingest(urns[index]!, 'status', { removed: false })).status).toBe(200);
  };
  const writing = Promise.all([0, 1, 2, 3].map(write));
  const read = async (limit: number) => {
    const received: string[] = [];
    for (let offset = start; received.length < 2 * urns.length;) {
      const { events, offset: next } = await follow(offset, { of: name, limit });
      received.push(...events.map(({ entityUrn, aspectName }) => `${entityUrn} ${aspectName}`));
      offset = next;
    }
    return received;
  };
  const [first, ...others] = await Promise.all([1_000, 1_000, 50, 7].map(read));
  await writing;
  const all = urns.flatMap((urn) => [`${urn} datasetKey`, `${urn} status`]);
  expect([...first!].sort()).toEqual(all.sort());
  for (const received of others) expect(received).toEqual(first);
});
