/** Hits of a lineage search contain their matched fields, like hits of a search. */
import { datasetUrn, proposal, startCatalog, unique, type TestCatalog } from '../helpers/catalog.js';

const word = unique('matches');
const urn = (name: string) => datasetUrn(`${word}.${name}`);
const unwritten = datasetUrn(`${word}.unwritten`);

let catalog: TestCatalog;
beforeAll(async () => {
  catalog = await startCatalog();
  const answer = await catalog.ingestBatch([
    proposal(urn('start'), 'datasetProperties', { name: 'start' }),
    proposal(urn('start'), 'upstreamLineage', {
      upstreams: ['one', 'two'].map((name) => ({ dataset: urn(name), type: 'TRANSFORMED' })),
    }),
    proposal(urn('two'), 'upstreamLineage', { upstreams: [{ dataset: unwritten, type: 'TRANSFORMED' }] }),
    proposal(urn('one'), 'datasetProperties', {
      name: 'one',
      description: `Yearly ${word}sales of all shops`,
    }),
    proposal(urn('one'), 'globalTags', { tags: [{ tag: `urn:li:tag:${word}sales` }] }),
    proposal(urn('two'), 'datasetProperties', { name: 'two' }),
  ]);
  if (answer.status !== 200) throw new Error(answer.text);
});
afterAll(() => catalog.stop());

const across = async (
  query: string,
  more = '',
  selection = 'matchedFields { name value entity { urn } }',
) => {
  const { searchAcrossLineage } = await catalog.query(`{ searchAcrossLineage(input: {
    urn: "${urn('start')}", direction: UPSTREAM, query: "${query}" ${more} }) { searchResults { entity { urn } ${selection} } } }`);
  return searchAcrossLineage.searchResults;
};
const search = async (query: string) =>
  (
    await catalog.query(`{ search(input: { type: DATASET, query: "${query}" }) { searchResults { entity { urn }
      matchedFields { name value entity { urn } } } } }`)
  ).search.searchResults;

it('matched fields are the same as in a search, with the entities to which their values refer', async () => {
  const [hit, ...others] = await across(`${word}sales`);
  expect(others).toEqual([]);
  expect(hit.matchedFields).toEqual(
    expect.arrayContaining([
      { name: 'description', value: `Yearly ${word}sales of all shops`, entity: null },
      { name: 'tags', value: `urn:li:tag:${word}sales`, entity: { urn: `urn:li:tag:${word}sales` } },
    ]),
  );
  expect([hit]).toEqual(await search(`${word}sales`));
});

it('matched fields are empty without words, for stubs, and if the request skips them', async () => {
  const all = await across('*');
  expect(all.map(({ entity }: any) => entity.urn)).toContain(unwritten);
  expect(all.flatMap(({ matchedFields }: any) => matchedFields)).toEqual([]);
  const [hit] = await across(`${word}sales`, ', searchFlags: { skipHighlighting: true }');
  expect(hit).toEqual({ entity: { urn: urn('one') }, matchedFields: [] });
});

it('scrolls return matched fields as well', async () => {
  const { scrollAcrossLineage } = await catalog.query(`{ scrollAcrossLineage(input: { urn: "${urn('start')}",
    direction: UPSTREAM, query: "${word}sales", count: 1 }) { searchResults { matchedFields { name } } } }`);
  expect(scrollAcrossLineage.searchResults[0].matchedFields).toContainEqual({ name: 'description' });
});
