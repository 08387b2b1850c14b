/** The log delivers each value once, even if others overwrite it while clients follow the log. */
import { datasetUrn, startCatalog, unique, type TestCatalog } from '../helpers/catalog.js';
import { endOfLog, VERSIONED } from '../helpers/event-log.js';

let catalogs: TestCatalog[];
beforeAll(async () => {
  catalogs = [await startCatalog(), await startCatalog()];
});
afterAll(() => Promise.all(catalogs.map((catalog) => catalog.stop())));

const WRITERS = 8;
const WRITES = 60;

it('each overwritten value is delivered once while two services are polled', async () => {
  const prefix = unique('overwritten');
  const begin = await endOfLog((path) => catalogs[0]!.get(path));
  let isWriting = true;
  const write = async (writer: number): Promise<void> => {
    for (let index = 0; index < WRITES; index += 1) {
      const name = `${writer} ${index}`;
      const by = catalogs[(writer + index) % 2]!;
      const { status } = await by.ingest(datasetUrn(`${prefix}_${writer}`), 'datasetProperties', { name });
      expect(status).toBe(200);
    }
  };
  const written = Promise.all(Array.from({ length: WRITERS }, (_, writer) => write(writer))).finally(() => {
    isWriting = false;
  });
  const follow = async (by: TestCatalog, limit: number): Promise<string[]> => {
    const received: string[] = [];
    for (let offset = begin, isLast = false; ;) {
      const path = `/openapi/v1/events/poll?topic=${VERSIONED}&limit=${limit}&pollTimeoutSeconds=0&offsetId=`;
      const { status, json } = await by.get(path + offset);
      expect(status).toBe(200);
      offset = json.offsetId;
      for (const event of json.events.map(({ value }: { value: string }) => JSON.parse(value)))
        if (event.entityUrn.includes(prefix) && event.aspectName === 'datasetProperties')
          received.push(JSON.parse(event.aspect.value).name);
      if (isLast && json.count === 0) return received;
      isLast = !isWriting && json.count === 0;
    }
  };
  const [, ...received] = await Promise.all([written, follow(catalogs[0]!, 3), follow(catalogs[1]!, 20)]);
  const ofWriter = (names: string[], writer: number) => names.filter((name) => name.startsWith(`${writer} `));
  for (const names of received)
    for (let writer = 0; writer < WRITERS; writer += 1)
      expect(ofWriter(names, writer)).toEqual(
        Array.from({ length: WRITES }, (_, index) => `${writer} ${index}`),
      );
}, 240_000);
