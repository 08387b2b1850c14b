/** Data contracts: the assertions that the producer of a dataset guarantees. */
import { datasetUrn, startCatalog, unique, type TestCatalog } from '../helpers/catalog.js';
import { codeOf } from '../helpers/graphql/error-code.js';
import { mutationTools } from '../helpers/graphql/mutations.js';

let catalog: TestCatalog;
beforeAll(async () => {
  catalog = await startCatalog();
});
afterAll(() => catalog.stop());
const { newTable, stored } = mutationTools(() => catalog);

const newAssertion = async () => {
  const urn = `urn:li:assertion:${unique('a')}`;
  const customAssertion = { type: 'x', entity: datasetUrn('any') };
  expect((await catalog.ingest(urn, 'assertionInfo', { type: 'CUSTOM', customAssertion })).status).toBe(200);
  return urn;
};
const upsert = (input: object, urn?: string) =>
  catalog.graphql(
    `mutation ($urn: String, $input: UpsertDataContractInput!) { upsertDataContract(urn: $urn, input: $input) { urn
      properties { entityUrn freshness { assertion { urn } } schema { assertion { urn } } dataQuality { assertion { urn } } }
      status { state } } }`,
    { urn, input },
  );
const upserted = async (input: object, urn?: string) => {
  const { data, errors } = await upsert(input, urn);
  expect(errors).toBeUndefined();
  return data.upsertDataContract;
};
const guarantees = (...urns: string[]) => urns.map((assertionUrn) => ({ assertionUrn }));
const shown = (...urns: string[]) => urns.map((urn) => ({ assertion: { urn } }));

it('a contract is created, and replaced as a whole under the same URN', async () => {
  const entityUrn = await newTable();
  const [one, two, three] = [await newAssertion(), await newAssertion(), await newAssertion()];
  const input = { entityUrn, freshness: guarantees(one), schema: guarantees(two), state: 'PENDING' };
  const { urn, ...contract } = await upserted(input);
  expect(contract).toEqual({
    properties: { entityUrn, freshness: shown(one), schema: shown(two), dataQuality: null },
    status: { state: 'PENDING' },
  });
  expect(await upserted({ entityUrn, dataQuality: guarantees(three), id: unique('other') })).toEqual({
    urn,
    properties: { entityUrn, freshness: null, schema: null, dataQuality: shown(three) },
    status: { state: 'ACTIVE' },
  });
  const { relationships } = (
    await catalog.query(
      `{ dataset(urn: "${entityUrn}") { relationships(input: { types: ["ContractFor"], direction: INCOMING }) { relationships { entity { urn } } } } }`,
    )
  ).dataset.relationships;
  expect(relationships).toEqual([{ entity: { urn } }]);
});

it('a contract gets the requested id or URN, which belongs to one dataset', async () => {
  const [first, second, third] = [await newTable(), await newTable(), await newTable()];
  const id = unique('contract');
  const { urn } = await upserted({ entityUrn: first, id });
  expect(urn).toBe(`urn:li:dataContract:${id}`);
  expect((await upserted({ entityUrn: first }, urn)).urn).toBe(urn);
  expect(codeOf(await upsert({ entityUrn: second, id }))).toBe('CONFLICT');
  expect(codeOf(await upsert({ entityUrn: second }, urn))).toBe('CONFLICT');
  const named = `urn:li:dataContract:${unique('named')}`;
  expect((await upserted({ entityUrn: third }, named)).urn).toBe(named);
  expect(codeOf(await upsert({ entityUrn: third }, urn))).toBe('CONFLICT');
});

it('10 requests at the same time create one contract', async () => {
  const entityUrn = await newTable();
  const made = await Promise.all(Array.from({ length: 10 }, () => upserted({ entityUrn })));
  expect(new Set(made.map(({ urn }) => urn)).size).toBe(1);
});

it('concurrent requests with ids and URNs of their own create one contract too', async () => {
  const entityUrn = await newTable();
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, at) =>
      at % 2 === 0
        ? upsert({ entityUrn, id: unique('own') })
        : upsert({ entityUrn }, `urn:li:dataContract:${unique('own')}`),
    ),
  );
  const made = answers.flatMap(({ data }) => data?.upsertDataContract?.urn ?? []);
  expect(new Set(made).size).toBe(1);
  for (const answer of answers) expect([undefined, 'CONFLICT']).toContain(codeOf(answer));
  const { dataset } = await catalog.query(
    `{ dataset(urn: "${entityUrn}") { relationships(input: { types: ["ContractFor"], direction: INCOMING }) { total } } }`,
  );
  expect(dataset.relationships.total).toBe(1);
});

it('the dataset and the assertions must exist, and nothing is stored otherwise', async () => {
  const [entityUrn, none, id] = [await newTable(), unique('none'), unique('contract')];
  expect(codeOf(await upsert({ entityUrn: datasetUrn(none), id }))).toBe('NOT_FOUND');
  expect(codeOf(await upsert({ entityUrn, id, schema: guarantees(`urn:li:assertion:${none}`) }))).toBe(
    'NOT_FOUND',
  );
  expect(codeOf(await upsert({ entityUrn, id, schema: guarantees(entityUrn) }))).toBe('INVALID_URN');
  expect(codeOf(await upsert({ entityUrn: 'urn:li:tag:a', id }))).toBe('INVALID_URN');
  expect(await stored(`urn:li:dataContract:${id}`, 'dataContractProperties')).toBeUndefined();
});
