/** Assets that are in several data products, and the assets of a data product. */
import { datasetUrn, startCatalog, unique, type TestCatalog } from '../helpers/catalog.js';
import { codeOf } from '../helpers/graphql/error-code.js';
import { mutationTools } from '../helpers/graphql/mutations.js';

let catalog: TestCatalog;
beforeAll(async () => {
  catalog = await startCatalog();
});
afterAll(() => catalog.stop());
const { newTable, newDomain, stored } = mutationTools(() => catalog);

const newProduct = async (parts: object = {}) => {
  const urn = `urn:li:dataProduct:${unique('product')}`;
  await catalog.ingest(urn, 'dataProductProperties', { name: 'Orders', ...parts });
  return urn;
};
const change = (name: 'batchAddToDataProducts' | 'batchRemoveFromDataProducts') => {
  const query = `mutation ($input: BatchSetDataProductsInput!) { ${name}(input: $input) }`;
  return (dataProductUrns: string[], resourceUrns: string[]) =>
    catalog.graphql(query, { input: { dataProductUrns, resourceUrns } });
};
const add = change('batchAddToDataProducts');
const remove = change('batchRemoveFromDataProducts');
const assetsOf = async (urn: string) => (await stored(urn, 'dataProductProperties')).assets;
const list = (urn: string, input: object) =>
  catalog.graphql(
    `query ($urn: String!, $input: SearchAcrossEntitiesInput!) { listDataProductAssets(urn: $urn, input: $input) {
      start count total searchResults { entity { urn } extraProperties { name value } } } }`,
    { urn, input: { query: '*', ...input } },
  );
const memberships = async (urns: string[]) =>
  catalog.graphql(
    `query ($input: BulkEntityDataProductsInput!) { bulkEntityDataProducts(input: $input) { entities {
      urn dataProductAssociations { dataProduct { urn } isOutputPort } } } }`,
    { input: { urns } },
  );

const STAMP = { time: expect.any(Number), actor: 'urn:li:corpuser:datahub' };
const listed = (destinationUrn: string) => ({ destinationUrn, created: STAMP, lastModified: STAMP });

it('assets are added to several products and removed from them; other assets stay in them', async () => {
  const [one, other] = [await newTable(), await newTable()];
  const port = { destinationUrn: one, outputPort: true };
  const products = [await newProduct({ assets: [port] }), await newProduct()];
  expect(await add(products, [one, other])).toMatchObject({ data: { batchAddToDataProducts: true } });
  expect(await Promise.all(products.map(assetsOf))).toEqual([
    [port, listed(other)],
    [listed(one), listed(other)],
  ]);
  expect(await remove(products, [other])).toMatchObject({ data: { batchRemoveFromDataProducts: true } });
  expect(await Promise.all(products.map(assetsOf))).toEqual([[port], [listed(one)]]);
});

it('products and assets must exist, and nothing is stored otherwise', async () => {
  const [product, table] = [await newProduct(), await newTable()];
  const missing = datasetUrn(unique('none'));
  expect(codeOf(await add([product], [table, missing]))).toBe('NOT_FOUND');
  expect(codeOf(await add([product, `urn:li:dataProduct:${unique('none')}`], [table]))).toBe('NOT_FOUND');
  expect(codeOf(await add([await newDomain()], [table]))).toBe('INVALID_URN');
  expect(await assetsOf(product)).toBeUndefined();
});

it('an asset that is added again keeps its stamps', async () => {
  const [one, other, table] = [await newProduct(), await newProduct(), await newTable()];
  await add([one], [table]);
  const [before] = await assetsOf(one);
  await add([one, other], [table]);
  const set = 'mutation ($input: BatchSetDataProductInput!) { batchSetDataProduct(input: $input) }';
  await catalog.query(set, { input: { dataProductUrn: one, resourceUrns: [table] } });
  expect(await assetsOf(one)).toEqual([before]);
  await catalog.query(set, { input: { dataProductUrn: other, resourceUrns: [table] } });
  expect([await assetsOf(one), await assetsOf(other)]).toEqual([[], [listed(table)]]);
});

it('only types of which data products consist are added; what plain writes have added can be removed', async () => {
  const [domain, table] = [await newDomain(), await newTable()];
  const kept = { destinationUrn: domain };
  const product = await newProduct({ assets: [kept] });
  const set = (dataProductUrn: string | null, resourceUrns: string[]) =>
    catalog.graphql('mutation ($input: BatchSetDataProductInput!) { batchSetDataProduct(input: $input) }', {
      input: { dataProductUrn, resourceUrns },
    });
  const refusal = {
    ...{ reason: 'INVALID_URN', path: '/input/resourceUrns/1' },
    rule: expect.stringContaining('one of the types dataset, '),
  };
  for (const answer of [await add([product], [table, domain]), await set(product, [table, domain])])
    expect(answer.errors[0].extensions).toMatchObject(refusal);
  expect(await assetsOf(product)).toEqual([kept]);
  expect((await remove([product], [domain])).errors).toBeUndefined();
  expect(await assetsOf(product)).toEqual([]);
  await catalog.ingest(product, 'dataProductProperties', { name: 'Orders', assets: [kept] });
  expect((await set(null, [domain])).errors).toBeUndefined();
  expect(await assetsOf(product)).toEqual([]);
});

it('20 assets that are added to a product at the same time are all in it', async () => {
  const product = await newProduct();
  const tables = await Promise.all(Array.from({ length: 20 }, () => newTable()));
  await Promise.all(tables.map((table) => add([product], [table])));
  expect(new Set((await assetsOf(product)).map((item: any) => item.destinationUrn))).toEqual(new Set(tables));
});

it('the assets of a product are searched, with its output ports', async () => {
  const [port, plain] = [await newTable(), await newTable()];
  const product = await newProduct({
    assets: [{ destinationUrn: port, outputPort: true }, { destinationUrn: plain }],
  });
  const { data } = await list(product, {});
  expect(data.listDataProductAssets).toMatchObject({ start: 0, count: 10, total: 2 });
  const extras = new Map(
    data.listDataProductAssets.searchResults.map((hit: any) => [hit.entity.urn, hit.extraProperties]),
  );
  expect(extras.get(port)).toEqual([{ name: 'isOutputPort', value: 'true' }]);
  expect(extras.get(plain)).toEqual([]);
  const found = async (value: string) => {
    const filters = [{ field: 'isOutputPort', values: [value] }];
    return (await list(product, { filters })).data.listDataProductAssets.searchResults[0].entity.urn;
  };
  expect([await found('true'), await found('false')]).toEqual([port, plain]);
  expect((await list(await newProduct(), { start: 3 })).data.listDataProductAssets).toEqual({
    ...{ start: 3, count: 10, total: 0, searchResults: [] },
  });
  expect((await list(port, {})).errors[0].extensions.reason).toBe('INVALID_URN');
});

it('the products of entities include those of their siblings', async () => {
  const [table, sibling, alone] = [await newTable(), await newTable(), await newTable()];
  await catalog.ingest(table, 'siblings', { siblings: [sibling], primary: true });
  const first = await newProduct({ assets: [{ destinationUrn: sibling, outputPort: true }] });
  const second = await newProduct({ assets: [{ destinationUrn: table }] });
  const both = [
    { dataProduct: { urn: first }, isOutputPort: true },
    { dataProduct: { urn: second }, isOutputPort: false },
  ].sort((one, other) => (one.dataProduct.urn < other.dataProduct.urn ? -1 : 1));
  expect((await memberships([alone, table])).data.bulkEntityDataProducts.entities).toEqual([
    { urn: alone, dataProductAssociations: [] },
    { urn: table, dataProductAssociations: both },
  ]);
  expect(codeOf(await memberships(['x']))).toBe('INVALID_URN');
  expect(codeOf(await memberships(Array<string>(101).fill(table)))).toBe('LIMIT_EXCEEDED');
});
