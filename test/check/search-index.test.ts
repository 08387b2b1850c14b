/** The full-text index can be created again. Meanwhile searches are refused, and checks leave the index out. */
import { checkGraph } from '../helpers/api/checks.js';
import { openCatalogAndGraph } from '../helpers/api/suite.js';
import { replaceIndexByEmptyOne } from '../helpers/driver.js';
import { unique } from '../helpers/catalog.js';

const { catalog, graph } = await openCatalogAndGraph();
const indexState = async (body: object = {}) =>
  (await catalog.post('/operations?action=searchIndex', body)).json.value as { state: string };

async function untilOnline(): Promise<void> {
  while ((await indexState()).state !== 'ONLINE');
}

afterAll(() => indexState({ recreate: true }).then(untilOnline));

it('is created again with the same contents, and refuses searches with 503 while it is missing', async () => {
  const name = unique('index');
  const urn = `urn:li:tag:${name}`;
  await catalog.ingest(urn, 'tagProperties', { name });
  const found = () => catalog.search({ entity: 'tag', input: `"${name}"` });
  expect((await found()).json.value.entities).toHaveLength(1);
  await graph.rows('DROP INDEX entity_search');
  expect(await found()).toMatchObject({
    status: 503,
    json: { code: 'UNAVAILABLE', message: expect.stringContaining('search index') },
  });
  expect(await indexState()).toEqual({ state: 'MISSING', percent: 0 });
  expect(await checkGraph(catalog, name)).toMatchObject({ violations: {}, searchIndex: 'MISSING' });
  expect((await indexState({ recreate: true })).state).toMatch(/POPULATING|ONLINE/);
  await untilOnline();
  expect((await found()).json.value.entities).toHaveLength(1);
});

it('is compared with the store, and agrees with it after it is created again', async () => {
  const name = unique('lost');
  const urn = `urn:li:tag:${name}`;
  await catalog.ingest(urn, 'tagProperties', { name });
  await replaceIndexByEmptyOne(graph.driver);
  const lost = { urn, kind: 'INDEX', message: 'is not found by the full-text index', repaired: false };
  expect((await checkGraph(catalog, name)).examples).toEqual([lost]);
  const { examples } = await checkGraph(catalog, name, { fix: true });
  expect(examples).toEqual([{ ...lost, reason: expect.stringContaining('trellis reindex') as string }]);
  await indexState({ recreate: true });
  await untilOnline();
  expect(await checkGraph(catalog, name)).toMatchObject({ nodes: 1, violations: {} });
});
