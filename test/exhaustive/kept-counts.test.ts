/** Sixteen writers on two services, which also read: each acknowledged write is in the next count of both services. */
import { searchVerbs } from '../helpers/api/search-verbs.js';
import { datasetUrn, startFreshCatalog, unique } from '../helpers/catalog.js';

const WRITERS = 16;
const WRITES_EACH = 6;
/** Each look at the clock takes a second, so counts are kept as soon as two searches see the same marks. */
let now = Date.now();
const clock = { now: () => (now += 1_000) };
const services = [await startFreshCatalog({ clock }), await startFreshCatalog({ clock })];
const verbs = services.map((service) => searchVerbs(() => service));
const store = verbs[0]?.store ?? '';

/** Asks a service for the number of entities of each tag in the store; all readers send the same search. */
async function tagsAt(service: number): Promise<Record<string, number>> {
  const filter = { or: [{ and: [{ field: 'platform', values: [`urn:li:dataPlatform:${store}`] }] }] };
  const answer = await services[service]?.search({ input: '*', filter, count: 0 });
  const facets = answer?.json.value.metadata.searchResultMetadatas;
  return facets.find(({ name }: any) => name === 'tags').aggregations;
}

it('each acknowledged write is counted by both services, and in the end the counts are exact', async () => {
  const wrong: unknown[] = [];
  const write = async (writer: number): Promise<string> => {
    const tag = `urn:li:tag:${unique('counted')}`;
    const own = writer % services.length;
    for (let written = 1; written <= WRITES_EACH; written += 1) {
      const urn = datasetUrn(`${store}_${writer}_${written}`, store);
      const answer = await services[own]?.ingest(urn, 'globalTags', { tags: [{ tag }] });
      expect(answer?.status).toBe(200);
      // The writers pause at different times, so that some counts are kept and some are not.
      for (let again = 0; again <= (writer + written) % 4; again += 1)
        for (const service of services.keys()) {
          const found = (await tagsAt(service))[tag];
          if (found !== written) wrong.push({ writer, written, service, found });
        }
    }
    return tag;
  };
  const tags = await Promise.all(Array.from({ length: WRITERS }, (_, writer) => write(writer)));
  expect(wrong).toEqual([]);
  const all = Object.fromEntries(tags.map((tag) => [tag, WRITES_EACH]));
  for (const service of services.keys())
    for (let times = 0; times < 5; times += 1) expect(await tagsAt(service)).toEqual(all);
});
