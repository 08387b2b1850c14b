/** Data products and their assets. */
import { datasetUrn, startCatalog, unique, type TestCatalog } from '../helpers/catalog.js';
import { mutationTools } from '../helpers/graphql/mutations.js';

let catalog: TestCatalog;
beforeAll(async () => {
  catalog = await startCatalog();
});
afterAll(() => catalog.stop());
const { mutate, done, newTable, newDomain, stored, exists } = mutationTools(() => catalog);

const CREATE = `mutation ($input: CreateDataProductInput!) {
  createDataProduct(input: $input) { urn properties { name description } domain { domain { urn } } } }`;
const create = async (parts: object = {}) => {
  const input = { properties: { name: 'Orders' }, domainUrn: await newDomain(), ...parts };
  return catalog.graphql(CREATE, { input });
};
const newProduct = async () => (await create()).data.createDataProduct.urn as string;
const assetsOf = async (urn: string) =>
  ((await stored(urn, 'dataProductProperties')).assets ?? []).map(
    ({ destinationUrn }: any) => destinationUrn,
  );

it('a data product is created in its domain, once per id', async () => {
  const domainUrn = await newDomain();
  const id = unique('product');
  const input = { id, domainUrn, properties: { name: 'Orders', description: 'All of them' } };
  expect((await create(input)).data.createDataProduct).toEqual({
    urn: `urn:li:dataProduct:${id}`,
    properties: { name: 'Orders', description: 'All of them' },
    domain: { domain: { urn: domainUrn } },
  });
  expect((await create(input)).errors).toMatchObject([{ extensions: { reason: 'CONFLICT' } }]);
  const unknown = `urn:li:domain:${unique('none')}`;
  expect((await create({ domainUrn: unknown })).errors).toMatchObject([
    { extensions: { reason: 'NOT_FOUND' } },
  ]);
});

it('an update changes only the given members and keeps the assets; then the product can be deleted', async () => {
  const urn = await newProduct();
  const table = await newTable();
  await done('batchSetDataProduct', { dataProductUrn: urn, resourceUrns: [table] });
  const update = `mutation { updateDataProduct(urn: "${urn}", input: {description: "New"}) { properties { name description } } }`;
  expect((await catalog.query(update)).updateDataProduct.properties).toEqual({
    name: 'Orders',
    description: 'New',
  });
  expect(await assetsOf(urn)).toEqual([table]);
  await catalog.query(`mutation { deleteDataProduct(urn: "${urn}") }`);
  expect([await exists(urn), await exists(table)]).toEqual([false, true]);
});

it('assets can be moved between data products and removed from them', async () => {
  const [first, second] = [await newProduct(), await newProduct()];
  const tables = [await newTable(), await newTable(), await newTable()];
  await done('batchSetDataProduct', { dataProductUrn: first, resourceUrns: tables });
  await done('batchSetDataProduct', { dataProductUrn: second, resourceUrns: tables.slice(1) });
  expect([await assetsOf(first), await assetsOf(second)]).toEqual([tables.slice(0, 1), tables.slice(1)]);
  await done('batchSetDataProduct', { resourceUrns: tables });
  expect([await assetsOf(first), await assetsOf(second)]).toEqual([[], []]);
});

it('20 concurrent additions of one asset each to one data product are all kept', async () => {
  const dataProductUrn = await newProduct();
  const tables = await Promise.all(Array.from({ length: 20 }, () => newTable()));
  await Promise.all(
    tables.map((table) => done('batchSetDataProduct', { dataProductUrn, resourceUrns: [table] })),
  );
  expect(new Set(await assetsOf(dataProductUrn))).toEqual(new Set(tables));
});

it('adding an asset again keeps its settings in the data product', async () => {
  const [urn, table] = [await newProduct(), await newTable()];
  const asset = { destinationUrn: table, outputPort: true };
  await catalog.ingest(urn, 'dataProductProperties', { name: 'Orders', assets: [asset] });
  await done('batchSetDataProduct', { dataProductUrn: urn, resourceUrns: [table] });
  expect((await stored(urn, 'dataProductProperties')).assets).toEqual([asset]);
});

it('either all or none of the assets are added', async () => {
  const dataProductUrn = await newProduct();
  const resourceUrns = [await newTable(), datasetUrn(unique('nowhere'))];
  const { errors } = await mutate('batchSetDataProduct', { dataProductUrn, resourceUrns });
  expect(errors).toMatchObject([{ extensions: { reason: 'NOT_FOUND', missing: resourceUrns.slice(1) } }]);
  expect(await assetsOf(dataProductUrn)).toEqual([]);
});
