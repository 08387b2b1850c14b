/** Sends the statements of searches and of browsing. */
import type { TestCatalog } from '../helpers/catalog.js';

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
