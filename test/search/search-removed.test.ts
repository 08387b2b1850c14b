/** Soft-deleted entities in searches: existing clients say in the filter that they want them, and leave the flag out. */
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

it('a filter that asks for them is believed where no flag says otherwise', async () => {
  expect(await find([[tagged, removed]])).toEqual([gone]);
  expect(await find([[tagged, removed]], { includeSoftDeleted: null })).toEqual([gone]);
  expect(await find([[tagged, removed]], { includeSoftDeleted: true })).toEqual([gone]);
  expect(await find([[tagged, removed]], { includeSoftDeleted: false })).toEqual([]);
});

it('a filter that says nothing of them, or that they are not wanted, finds none', async () => {
  expect(await find([[tagged]])).toEqual([seen]);
  expect(await find([[tagged, { ...removed, negated: true }]])).toEqual([seen]);
  expect(await find([[tagged, { ...removed, values: ['false'] }]])).toEqual([seen]);
});

it('one branch of a filter that asks for them does not show them to the others', async () => {
  const elsewhere = { field: 'tags', values: [`${tag}-other`] };
  expect(await find([[elsewhere, removed], [tagged]])).toEqual([seen]);
  expect(await find([[tagged, removed], [tagged]])).toEqual([gone, seen].sort());
});
