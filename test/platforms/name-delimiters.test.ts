/** Default paths of datasets, split as their platform separates the parts of names. */
import { startCatalog, startFreshCatalog, unique } from '../helpers/catalog.js';

const catalog = await startCatalog();

const info = (name: string, datasetNameDelimiter: string) => ({ name, type: 'OTHERS', datasetNameDelimiter });
const platformOf = (id: string) => `urn:li:dataPlatform:${id}`;
const datasetOf = (id: string, name: string) => `urn:li:dataset:(${platformOf(id)},${name},PROD)`;

async function pathsOf(urn: string, at = catalog): Promise<unknown[]> {
  const fields = `dataset(urn: "${urn}") { browsePathV2 { path { name } } }`;
  const { dataset, browsePaths } = await at.query(
    `{ ${fields} browsePaths(input: { type: DATASET, urn: "${urn}" }) { path } }`,
  );
  return [dataset.browsePathV2.path.map(({ name }: any) => name), browsePaths[0].path];
}

it('paths of a dataset of a built-in platform follow its separator', async () => {
  const urn = datasetOf('s3', `bucket.eu/${unique('folder')}/a.csv`);
  await catalog.ingest(urn, 'status', { removed: false });
  const folder = urn.split('/')[1];
  expect(await pathsOf(urn)).toEqual([
    ['bucket.eu', folder],
    ['prod', 's3', 'bucket.eu', folder],
  ]);
});

it('the separator that somebody writes applies to datasets of the same request and later ones, and after a start', async () => {
  const id = unique('platform');
  const [first, later] = [datasetOf(id, 'a.b:c/d:e'), datasetOf(id, 'a.b:c/d:f')];
  const aspect = (value: object) => ({ value: JSON.stringify(value), contentType: 'application/json' });
  const proposal = (entityUrn: string, aspectName: string, value: object) => ({
    ...{ entityUrn, aspectName, aspect: aspect(value), changeType: 'UPSERT' },
    entityType: entityUrn.split(':')[2],
  });
  const { status } = await catalog.ingestBatch([
    proposal(first, 'status', { removed: false }),
    proposal(platformOf(id), 'dataPlatformInfo', info(id, ':')),
  ]);
  expect(status).toBe(200);
  await catalog.ingest(later, 'status', { removed: false });
  const expected = [
    ['a.b', 'c/d'],
    ['prod', id, 'a.b', 'c d'],
  ];
  expect([await pathsOf(first), await pathsOf(later)]).toEqual([expected, expected]);
  const next = await startFreshCatalog();
  expect(await pathsOf(first, next)).toEqual(expected);
  await next.stop();
});

it('an empty separator splits no name', async () => {
  const id = unique('platform');
  await catalog.ingest(platformOf(id), 'dataPlatformInfo', info(id, ''));
  const urn = datasetOf(id, 'a.b/c');
  await catalog.ingest(urn, 'status', { removed: false });
  expect(await pathsOf(urn)).toEqual([['Default'], ['prod', id]]);
});
