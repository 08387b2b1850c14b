/** Two services on one Neo4j: conditions that a mutation checked still hold when it writes. */
import { startCatalog, unique, type TestCatalog } from '../helpers/catalog.js';
import { mutationTools } from '../helpers/graphql/mutations.js';

const ROUNDS = 15;
let catalogs: readonly [TestCatalog, TestCatalog];
beforeAll(async () => {
  catalogs = await Promise.all([startCatalog(), startCatalog()]);
});
afterAll(() => Promise.all(catalogs.map((catalog) => catalog.stop())));

const [here, there] = [mutationTools(() => catalogs[0]), mutationTools(() => catalogs[1])];

describe.each([
  ['updateParentNode', 'createGlossaryNode', 'glossaryNodeInfo', 'parentNode'],
  ['moveDomain', 'createDomain', 'domainProperties', 'parentDomain'],
])('%s', (move, create, aspect, member) => {
  const make = (parent?: string) =>
    here.done(create, { name: unique('folder'), ...(parent !== undefined && { [member]: parent }) });
  const parentOf = async (urn: string) => (await here.stored(urn, aspect))[member];

  it('two concurrent moves into one another never form a cycle', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const [one, other] = [await make(), await make()];
      const answers = await Promise.all([
        here.mutate(move, { resourceUrn: one, [member]: other }),
        there.mutate(move, { resourceUrn: other, [member]: one }),
      ]);
      const codes = answers.map(({ errors }) => errors?.[0].extensions.reason);
      expect(codes.filter((code) => code === 'INVALID_ASPECT')).toHaveLength(1);
      expect(codes.filter((code) => code === undefined)).toHaveLength(1);
      expect(
        [await parentOf(one), await parentOf(other)].filter((parent) => parent === undefined),
      ).toHaveLength(1);
    }
  });

  it('two concurrent moves never form a cycle through ancestors', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const [top, other] = [await make(), await make()];
      const [below, deep] = [await make(top), await make(other)];
      const answers = await Promise.all([
        here.mutate(move, { resourceUrn: top, [member]: deep }),
        there.mutate(move, { resourceUrn: other, [member]: below }),
      ]);
      expect(answers.filter(({ errors }) => errors === undefined)).toHaveLength(1);
    }
  });
});

it('an asset that is added to two data products concurrently is in exactly one', async () => {
  const domainUrn = await here.newDomain();
  const newProduct = async () =>
    (
      await catalogs[0].query(
        'mutation ($input: CreateDataProductInput!) { createDataProduct(input: $input) { urn } }',
        { input: { domainUrn, properties: { name: unique('product') } } },
      )
    ).createDataProduct.urn;
  const products: string[] = [await newProduct(), await newProduct()];
  const holders = async (asset: string) => {
    const holding = products.map(async (urn) => {
      const { assets = [] } = (await here.stored(urn, 'dataProductProperties')) ?? {};
      return assets.some(({ destinationUrn }: any) => destinationUrn === asset);
    });
    return (await Promise.all(holding)).filter(Boolean).length;
  };
  for (let round = 0; round < ROUNDS; round += 1) {
    const asset = await here.newTable();
    await Promise.all([
      here.done('batchSetDataProduct', { resourceUrns: [asset], dataProductUrn: products[0] }),
      there.done('batchSetDataProduct', { resourceUrns: [asset], dataProductUrn: products[1] }),
    ]);
    expect(await holders(asset)).toBe(1);
  }
});
