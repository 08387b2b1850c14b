/** Soft-deleted entities in searches. Existing clients include them with a filter by `removed`, without the flag. */
import { datasetUrn, proposal, startCatalog, unique, type TestCatalog } from '../helpers/catalog.js';

const tag = `urn:li:tag:${unique('removed')}`;
const [seen, gone] = [datasetUrn(unique('seen')), datasetUrn(unique('gone'))] as const;
const tagged = { field: 'tags', values: [tag] };
const removed = { field: 'removed', condition: 'EQUAL', values: ['true'] };

let catalog: TestCatalog;
beforeAll(async () => {
  catalog = await startCatalog();
  const answer = await catalog.ingestBatch([
    ...[seen, gone].map((urn) => proposal(urn, 'globalTags', { tags: [{ tag }] })),
    proposal(gone, 'status', { removed: true }),
  ]);
  if (answer.status !== 200) throw new Error(answer.text);
});
afterAll(() => catalog.stop());

const SCROLL = `query ($input: ScrollAcrossEntitiesInput!) {
  scrollAcrossEntities(input: $input) { searchResults { entity { urn } } } }`;

async function find(and: object[][], searchFlags?: object): Promise<string[]> {
  const input = { query: '*', orFilters: and.map((each) => ({ and: each })), count: 10, searchFlags };
  const { scrollAcrossEntities: found } = await catalog.query(SCROLL, { input });
  return found.searchResults.map(({ entity }: any) => entity.urn).sort();
}

it('a filter by `removed` includes soft-deleted entities unless the flag excludes them', async () => {
  expect(await find([[tagged, removed]])).toEqual([gone]);
  expect(await find([[tagged, removed]], { includeSoftDeleted: null })).toEqual([gone]);
  expect(await find([[tagged, removed]], { includeSoftDeleted: true })).toEqual([gone]);
  expect(await find([[tagged, removed]], { includeSoftDeleted: false })).toEqual([]);
});

it('a filter without `removed`, or with `removed` false, finds no soft-deleted entities', async () => {
  expect(await find([[tagged]])).toEqual([seen]);
  expect(await find([[tagged, { ...removed, negated: true }]])).toEqual([seen]);
  expect(await find([[tagged, { ...removed, values: ['false'] }]])).toEqual([seen]);
});

it('an alternative with `removed` does not include soft-deleted entities in the other alternatives', async () => {
  const elsewhere = { field: 'tags', values: [`${tag}-other`] };
  expect(await find([[elsewhere, removed], [tagged]])).toEqual([seen]);
  expect(await find([[tagged, removed], [tagged]])).toEqual([gone, seen].sort());
});
