/** What the service does. */
import { createServer } from 'node:net';
import { once } from 'node:events';
import type { Page } from 'playwright-core';
import { describeInBrowser, openPage } from '../helpers/browser.js';
import { startFreshCatalog, unique, uniqueWord } from '../helpers/catalog.js';
import { JSON_BODY, openService, PROTOCOL, urnsOf } from './service.js';

const { baseUrl, request, write } = openService();
const HIVE = 'urn:li:dataset:(urn:li:dataPlatform:hive,warehouse.users,PROD)';

it('1. stores metadata as entities: each is addressed by a URN and carries named aspects', async () => {
  const urn = urnsOf(unique('stored')).dataset!;
  await write(urn, 'status', { removed: false });
  await write(urn, 'globalTags', { tags: [{ tag: 'urn:li:tag:pii' }] });
  const { json } = await request(`GET /entitiesV2/${encodeURIComponent(urn)}`, PROTOCOL);
  expect(json.urn).toBe(urn);
  expect(json.aspects.status.value).toEqual({ removed: false });
  expect(json.aspects.globalTags.value).toEqual({ tags: [{ tag: 'urn:li:tag:pii' }] });
});

describe('2. lets a client', () => {
  it('create ML features, ML primary keys and ML feature tables, and read them', async () => {
    const { mlFeature, mlPrimaryKey, mlFeatureTable } = urnsOf(unique('created'));
    await write(mlFeature!, 'mlFeatureProperties', { description: 'a feature' });
    await write(mlPrimaryKey!, 'mlPrimaryKeyProperties', { description: 'a key', sources: [HIVE] });
    await write(mlFeatureTable!, 'mlFeatureTableProperties', { description: 'a table' });
    const query = `{
      mlFeature(urn: "${mlFeature}") { description }
      mlPrimaryKey(urn: "${mlPrimaryKey}") { description }
      mlFeatureTable(urn: "${mlFeatureTable}") { description }
    }`;
    const { json } = await request('POST /api/graphql', JSON_BODY, { query });
    expect(json.data).toEqual({
      mlFeature: { description: 'a feature' },
      mlPrimaryKey: { description: 'a key' },
      mlFeatureTable: { description: 'a table' },
    });
  });

  it('attach features to a feature table', async () => {
    const { mlFeature, mlFeatureTable } = urnsOf(unique('attached'));
    await write(mlFeatureTable!, 'mlFeatureTableProperties', { mlFeatures: [mlFeature] });
    const query = `{ mlFeatureTable(urn: "${mlFeatureTable}") { properties { mlFeatures { urn } } } }`;
    const { json } = await request('POST /api/graphql', JSON_BODY, { query });
    expect(json.data.mlFeatureTable.properties.mlFeatures).toEqual([{ urn: mlFeature }]);
  });

  it('attach features and model groups to an ML model', async () => {
    const { mlFeature, mlModel } = urnsOf(unique('attached'));
    const group = mlModel!.replace('mlModel', 'mlModelGroup');
    await write(mlModel!, 'mlModelProperties', { mlFeatures: [mlFeature], groups: [group] });
    const query = `{ mlModel(urn: "${mlModel}") { properties { mlFeatures groups { urn } } } }`;
    const { json } = await request('POST /api/graphql', JSON_BODY, { query });
    expect(json.data.mlModel.properties).toEqual({ mlFeatures: [mlFeature], groups: [{ urn: group }] });
  });

  it('attach upstream datasets to features and primary keys, which creates lineage from a data warehouse to the ML ecosystem', async () => {
    const { dataset, mlFeature, mlPrimaryKey } = urnsOf(unique('upstream'));
    await write(mlFeature!, 'mlFeatureProperties', { sources: [dataset] });
    await write(mlPrimaryKey!, 'mlPrimaryKeyProperties', { sources: [dataset] });
    const query = `{ searchAcrossLineage(input: { urn: "${dataset}", direction: DOWNSTREAM, query: "*" }) {
      searchResults { entity { urn } } } }`;
    const { json } = await request('POST /api/graphql', JSON_BODY, { query });
    const found = json.data.searchAcrossLineage.searchResults.map(({ entity }: any) => entity.urn);
    expect(found.sort()).toEqual([mlFeature, mlPrimaryKey]);
  });
});

describeInBrowser('3. entities created this way', () => {
  let page: Page;
  beforeAll(async () => {
    page = await openPage();
  });

  it("are searchable in the service's web UI", async () => {
    const name = uniqueWord('found');
    const { mlFeature, mlPrimaryKey, mlFeatureTable, mlModel } = urnsOf(name);
    await write(mlFeature!, 'mlFeatureProperties', { description: 'the feature' });
    await write(mlPrimaryKey!, 'mlPrimaryKeyProperties', { description: 'the key', sources: [HIVE] });
    await write(mlFeatureTable!, 'mlFeatureTableProperties', { description: 'the table' });
    await write(mlModel!, 'mlModelProperties', { description: 'the model' });
    await page.goto(`${baseUrl()}/search?query=${name}`);
    for (const description of ['the feature', 'the key', 'the table', 'the model'])
      await page.locator('main').getByText(description).waitFor();
  });

  it('show the attached entities in the Features tab and the Group tab', async () => {
    const { mlFeature, mlFeatureTable, mlModel } = urnsOf(unique('tabs'));
    const group = mlModel!.replace('mlModel', 'mlModelGroup');
    await write(mlFeature!, 'mlFeatureProperties', { description: 'the attached feature' });
    await write(group, 'mlModelGroupProperties', { description: 'the attached group' });
    await write(mlFeatureTable!, 'mlFeatureTableProperties', { mlFeatures: [mlFeature] });
    await write(mlModel!, 'mlModelProperties', { mlFeatures: [mlFeature], groups: [group] });
    for (const [urn, tab, attached] of [
      [mlFeatureTable!, 'Features', 'the attached feature'],
      [mlModel!, 'Features', 'the attached feature'],
      [mlModel!, 'Group', 'the attached group'],
    ] as const) {
      await page.goto(`${baseUrl()}/${urn.split(':')[2]}/${encodeURIComponent(urn)}`);
      await page
        .getByRole('tab', { name: tab })
        .or(page.getByRole('link', { name: tab }))
        .first()
        .click();
      await page.locator('main').getByText(attached).first().waitFor();
    }
  });
});

it.each<[string, object | undefined, RegExp]>([
  ['POST /api/graphql', { query: '{ __typename }' }, /^application\/json/],
  ['GET /api/graphiql', undefined, /^text\/html/],
  ['POST /entities?action=search', { input: '*', entity: 'tag', start: 0, count: 10 }, /^application\/json/],
  ['GET /restli/docs', undefined, /^text\/html/],
])('4. access surfaces: %s', async (line, body, contentType) => {
  const { status, headers } = await request(line, body && JSON_BODY, body);
  expect([status, headers.get('content-type')]).toEqual([200, expect.stringMatching(contentType)]);
});

it('5. a local deployment listens at a host and port chosen by the operator', async () => {
  const finder = createServer().listen(0, '127.0.0.1');
  await once(finder, 'listening');
  const { port } = finder.address() as { port: number };
  await new Promise((resolve) => finder.close(resolve));
  const service = await startFreshCatalog({ host: '127.0.0.1', port });
  expect((await fetch(`http://127.0.0.1:${port}/api/graphiql`)).status).toBe(200);
  await service.stop();
});
