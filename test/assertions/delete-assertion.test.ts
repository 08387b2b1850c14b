/** Deleting an assertion. */
import { startCatalog, unique, type TestCatalog } from '../helpers/catalog.js';
import { mutationTools } from '../helpers/graphql/mutations.js';

let catalog: TestCatalog;
beforeAll(async () => {
  catalog = await startCatalog();
});
afterAll(() => catalog.stop());
const { newTable, stored, exists } = mutationTools(() => catalog);
const remove = (urn: string) =>
  catalog.graphql('mutation ($urn: String!) { deleteAssertion(urn: $urn) }', { urn });

it('deleting an assertion removes it from its contract, and can be repeated', async () => {
  const table = await newTable();
  const [gone, kept] = [`urn:li:assertion:${unique('a')}`, `urn:li:assertion:${unique('a')}`];
  for (const urn of [gone, kept])
    await catalog.ingest(urn, 'assertionInfo', {
      type: 'CUSTOM',
      customAssertion: { type: 'row count', entity: table },
    });
  const contract = `urn:li:dataContract:${unique('c')}`;
  await catalog.ingest(contract, 'dataContractProperties', {
    entity: table,
    freshness: [{ assertion: gone }, { assertion: kept }],
  });
  expect(await remove(gone)).toMatchObject({ data: { deleteAssertion: true } });
  expect(await exists(gone)).toBe(false);
  expect((await stored(contract, 'dataContractProperties')).freshness).toEqual([{ assertion: kept }]);
  expect(await remove(gone)).toMatchObject({ data: { deleteAssertion: true } });
  expect((await remove('urn:li:tag:x')).errors[0].extensions.reason).toBe('INVALID_URN');
});
