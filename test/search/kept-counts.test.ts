/** Counts of searches are kept until something is written, by whatever service. */
import { searchVerbs } from '../helpers/api/search-verbs.js';
import { datasetUrn, proposal, startFreshCatalog } from '../helpers/catalog.js';

/** Each look at the clock takes a second, so the catalog is soon at rest. */
let now = Date.now();
const clock = { now: () => (now += 1_000) };
const [reader, writer] = [await startFreshCatalog({ clock }), await startFreshCatalog()];
const { ask, store, platform } = searchVerbs(() => reader);
const TAG = 'urn:li:tag:kept';

async function counts(): Promise<unknown> {
  const { numEntities, metadata } = await ask({ input: store });
  const tags = metadata.searchResultMetadatas.find(({ name }: any) => name === 'tags');
  return [numEntities, tags.aggregations];
}

/** Searches until the counts are kept, and returns them. */
async function settle(): Promise<unknown> {
  for (let times = 0; times < 3; times += 1) await counts();
  reader.takeStatements();
  const last = await counts();
  expect(reader.takeStatements().filter(({ text }) => text.includes('search/count'))).toEqual([]);
  return last;
}

const tag = (index: number, tags: readonly string[]) =>
  writer.ingest(datasetUrn(`${store}_${index}`, store), 'globalTags', {
    tags: tags.map((each) => ({ tag: each })),
  });

it('a search of a catalog at rest is not counted again, and a write of another service is counted at once', async () => {
  await writer.ingestBatch([
    proposal(datasetUrn(`${store}_0`, store), 'datasetKey', { platform, name: `${store}_0`, origin: 'PROD' }),
  ]);
  expect(await settle()).toEqual([1, {}]);
  await tag(1, [TAG]);
  expect(await counts()).toEqual([2, { [TAG]: 1 }]);
  expect(await settle()).toEqual([2, { [TAG]: 1 }]);
  await tag(0, [TAG]);
  expect(await counts()).toEqual([2, { [TAG]: 2 }]);
  expect(await settle()).toEqual([2, { [TAG]: 2 }]);
  await writer.ingest(datasetUrn(`${store}_0`, store), 'status', { removed: true });
  expect(await counts()).toEqual([1, { [TAG]: 1 }]);
  expect(await settle()).toEqual([1, { [TAG]: 1 }]);
  await writer.post('/entities?action=delete', { urn: datasetUrn(`${store}_1`, store) });
  expect(await counts()).toEqual([0, {}]);
});
