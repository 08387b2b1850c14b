/** Documents as large as those of front ends are answered, because only the work that they cause is limited. */
import type { GraphQLSchema } from 'graphql';
import { servedSchema } from '../exhaustive/injection/graphql-inputs.js';
import { datasetUrn, startCatalog, unique, type TestCatalog } from '../helpers/catalog.js';
import { LARGE_ROOTS, largeDocument } from '../helpers/graphql/large-documents.js';

const [table, upstream] = [datasetUrn(unique('large')), datasetUrn(unique('large'))];
const term = `urn:li:glossaryNode:${unique('large')}`;

let catalog: TestCatalog;
let schema: GraphQLSchema;
beforeAll(async () => {
  catalog = await startCatalog();
  schema = await servedSchema(catalog);
  for (const urn of [table, upstream]) {
    await catalog.ingest(urn, 'datasetProperties', { name: 'large' });
    await catalog.ingest(urn, 'globalTags', { tags: [{ tag: 'urn:li:tag:large' }] });
  }
  await catalog.ingest(table, 'upstreamLineage', { upstreams: [{ dataset: upstream, type: 'VIEW' }] });
  await catalog.ingest(term, 'glossaryNodeInfo', { name: 'large', definition: 'A group of terms.' });
});
afterAll(() => catalog.stop());

it.each(LARGE_ROOTS)('a document of 5 levels with the root %s is answered', async (root) => {
  const { text } = largeDocument(schema, root, 5);
  const { data, errors } = await catalog.graphql(text, { urn: upstream, count: 10 });
  expect(errors).toBeUndefined();
  const [answer] = Object.values(data as Record<string, any>);
  expect(answer).toEqual(expect.any(Object));
  if (root === 'lineage') expect(answer.searchResults).toMatchObject([{ degree: 1, entity: { urn: table } }]);
  if (root === 'dataset') expect(answer).toMatchObject({ __typename: 'Dataset' });
});

it('a document that selects more than a million fields is answered', async () => {
  const { text, fields } = largeDocument(schema, 'lineage', 7);
  expect(fields).toBeGreaterThan(1_000_000);
  const { data, errors } = await catalog.graphql(text, { urn: upstream });
  expect(errors).toBeUndefined();
  expect(data).toMatchObject({ searchAcrossLineage: { total: 1 } });
});

it('a page of lineage or of hits may have 10,000 entries, also within each other', async () => {
  const inner = (below: string) =>
    `searchResults { entity { ... on EntityWithRelationships {
      lineage(input: { direction: DOWNSTREAM, start: 0, count: 10000 }) { relationships { entity { ${below} } } } } } }`;
  const { data, errors } = await catalog.graphql(
    `query ($urn: String!) { searchAcrossLineage(
      input: { urn: $urn, direction: DOWNSTREAM, query: "*", start: 0, count: 10000 }
    ) { total ${inner('urn')} } }`,
    { urn: upstream },
  );
  expect({ data, errors }).toMatchObject({ data: { searchAcrossLineage: { total: 1 } }, errors: undefined });
});

it.each([
  ['searchAcrossLineage', 'SearchAcrossLineageInput'],
  ['scrollAcrossLineage', 'ScrollAcrossLineageInput'],
])('%s from an empty URN finds nothing', async (field, type) => {
  const { data, errors } = await catalog.graphql(
    `query ($input: ${type}!) { ${field}(input: $input) { count total searchResults { degree } facets { field } } }`,
    { input: { urn: '', direction: 'DOWNSTREAM', query: '*', count: 10 } },
  );
  expect(errors).toBeUndefined();
  expect(data).toEqual({ [field]: { count: 0, total: 0, searchResults: [], facets: [] } });
});

it.each(['searchAcrossLineage', 'scrollAcrossLineage'])(
  'REST: %s from an empty URN finds nothing',
  async (action) => {
    const { status, json } = await catalog.post(`/entities?action=${action}`, {
      ...{ urn: '', direction: 'UPSTREAM', input: '*', start: 0, count: 10, keepAlive: '5m' },
    });
    expect([status, json.value?.entities, json.value?.numEntities]).toEqual([200, [], 0]);
  },
);
