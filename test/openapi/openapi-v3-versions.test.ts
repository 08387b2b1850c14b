/** Versions of assets are linked to a version set through OpenAPI v3. */
import { datasetUrn, unique } from '../helpers/catalog.js';
import { openV3 } from '../helpers/api/suite.js';

const { catalog, v3 } = await openV3();

const pathOf = (set: string, urn: string) =>
  `/openapi/v3/entity/versioning/${encodeURIComponent(set)}/relationship/versionOf/${encodeURIComponent(urn)}`;

async function newTable(): Promise<string> {
  const urn = datasetUrn(unique('versioned'));
  await catalog.ingest(urn, 'status', { removed: false });
  return urn;
}

it('the linked asset is the latest version, and the previous one becomes it when it is unlinked', async () => {
  const set = `urn:li:versionSet:(${unique('set')},dataset)`;
  const [first, second] = [await newTable(), await newTable()];
  await catalog.post(pathOf(set, first), { version: '1' });
  const { status, json } = await catalog.post(pathOf(set, second), {
    ...{ version: '2', comment: 'Cleaned', sourceCreationTimestamp: 1_700_000_000_000 },
  });
  expect([status, json]).toMatchObject([
    200,
    [
      { urn: set, versionSetProperties: { value: { latest: second } } },
      {
        urn: second,
        versionProperties: {
          value: { isLatest: true, comment: 'Cleaned', sourceCreatedTimestamp: { time: 1_700_000_000_000 } },
        },
      },
    ],
  ]);
  const unlinked = await v3.send('DELETE', pathOf(set, second));
  expect([unlinked.status, unlinked.json]).toEqual([200, [set, second]]);
  const latest = await catalog.get(`/openapi/v3/entity/versionset/${encodeURIComponent(set)}`);
  expect(latest.json.versionSetProperties.value.latest).toBe(first);
});

it('refuses missing assets, sets of other types, and assets that are not linked', async () => {
  const set = `urn:li:versionSet:(${unique('set')},dataset)`;
  const table = await newTable();
  const body = { version: '1' };
  const ofCharts = `urn:li:versionSet:(${unique('set')},chart)`;
  expect((await catalog.post(pathOf(set, datasetUrn(unique('none'))), body)).status).toBe(404);
  expect((await catalog.post(pathOf(ofCharts, table), body)).status).toBe(400);
  expect((await catalog.post(pathOf(table, table), body)).status).toBe(400);
  expect((await catalog.post(pathOf(set, table), {})).status).toBe(400);
  expect((await v3.send('DELETE', pathOf(set, table))).status).toBe(404);
});
