/** Sends the statements of searches and of browsing. */
import { datasetUrn, proposal, unique, type TestCatalog } from '../helpers/catalog.js';

export async function exerciseSearch(catalog: TestCatalog, dataset: string): Promise<void> {
  const criterion = (field: string, condition: string, value: string) => ({
    or: [{ and: [{ field, condition, values: [value] }] }],
  });
  const searches = [
    { input: 'orders' },
    { input: '*' },
    { input: 'orders', filter: criterion('platform', 'EQUAL', 'urn:li:dataPlatform:hive') },
    { input: '*', filter: criterion('platform', 'EQUAL', 'urn:li:dataPlatform:hive') },
    { input: 'orders', filter: criterion('name', 'START_WITH', 'table_2') },
    { input: '*', filter: criterion('name', 'CONTAIN', '_2') },
    { input: '*', filter: criterion('structuredProperties.retention', 'EQUAL', '90') },
    { input: 'name:table_7' },
    { input: 'table* -day' },
    { input: '*', sort: [{ field: 'name', order: 'DESCENDING' }] },
    { input: '*', scroll: true, count: 5 },
    { input: 'orders', facets: [] },
    { input: 'orders', facets: ['name'] },
  ];
  for (const search of searches) {
    expect([search, (await catalog.search({ entity: 'dataset', ...search })).status]).toEqual([search, 200]);
  }
  await exercisePair(catalog, dataset);
  await catalog.query(`{ search(input: { type: DATASET, query: "tabble", searchFlags: { getSuggestions: true } }) {
    suggestions { text } } }`);
  await catalog.query('{ search(input: { type: DATASET, query: "*" }) { total } }');
  await catalog.post('/entities?action=autocomplete', { query: 'tab', entity: 'dataset', limit: 10 });
  await catalog.post('/entities?action=getBrowsePaths', { urn: dataset });
  for (const path of ['', '/prod', '/prod/hive']) {
    const answer = await catalog.post('/entities?action=browse', {
      path,
      filter: criterion('platform', 'EQUAL', 'urn:li:dataPlatform:hive'),
      entity: 'dataset',
      start: 0,
      limit: 10,
    });
    expect(answer.status).toBe(200);
  }
}

/** Searches that merge siblings, by relevance, in URN order and in the order of a field, and lineage that merges them. */
async function exercisePair(catalog: TestCatalog, primary: string): Promise<void> {
  const other = datasetUrn(unique('pair'), 'snowflake');
  const { status } = await catalog.ingestBatch([
    proposal(other, 'datasetProperties', { name: 'table_1', description: 'orders' }),
    proposal(primary, 'siblings', { siblings: [other], primary: true }),
    proposal(other, 'siblings', { siblings: [primary], primary: false }),
  ]);
  expect(status).toBe(200);
  const byName = 'sortInput: { sortCriteria: [{ field: "name", sortOrder: ASCENDING }] }';
  for (const input of ['query: "orders"', 'query: "*"', `query: "orders", ${byName}`])
    await catalog.query(
      `{ search: searchAcrossEntities(input: { ${input} }) { total searchResults { entity { urn } } } }`,
    );
  for (const urn of [primary, other])
    await catalog.query(`{ dataset(urn: "${urn}") { lineage(input: { direction: DOWNSTREAM }) { total } } }`);
}
