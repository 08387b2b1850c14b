/** Mutations that set and remove values of structured properties, which must conform to their definitions. */
import { datasetUrn, startCatalog, unique, type TestCatalog } from '../helpers/catalog.js';
import { mutationTools } from '../helpers/graphql/mutations.js';

let catalog: TestCatalog;
beforeAll(async () => {
  catalog = await startCatalog();
});
afterAll(() => catalog.stop());
const { newTable, newUser, stored } = mutationTools(() => catalog);

async function newProperty(definition: object = {}): Promise<string> {
  const id = unique('io.acme.property');
  const urn = `urn:li:structuredProperty:${id}`;
  const answer = await catalog.ingest(urn, 'propertyDefinition', {
    qualifiedName: id,
    valueType: 'urn:li:dataType:datahub.string',
    entityTypes: ['urn:li:entityType:datahub.dataset'],
    ...definition,
  });
  expect(answer.status).toBe(200);
  return urn;
}

const UPSERT = `mutation ($input: UpsertStructuredPropertiesInput!) { upsertStructuredProperties(input: $input) {
  properties { structuredProperty { urn } values { ... on StringValue { stringValue } ... on NumberValue { numberValue } } } } }`;
const REMOVE = `mutation ($input: RemoveStructuredPropertiesInput!) { removeStructuredProperties(input: $input) {
  properties { structuredProperty { urn } } } }`;
const text = (stringValue: string) => ({ stringValue });
const set = (assetUrn: string, values: Record<string, object[]>) =>
  catalog.graphql(UPSERT, {
    input: {
      assetUrn,
      structuredPropertyInputParams: Object.entries(values).map(([structuredPropertyUrn, each]) => ({
        structuredPropertyUrn,
        values: each,
      })),
    },
  });

it('sets, replaces and removes values, and returns all stored values', async () => {
  const table = await newTable();
  const [first, second] = [
    await newProperty({ cardinality: 'MULTIPLE' }),
    await newProperty({ valueType: 'urn:li:dataType:datahub.number' }),
  ];
  await set(table, { [first]: [text('a')] });
  const { created } = (await stored(table, 'structuredProperties')).properties[0];
  const { data } = await set(table, { [first]: [text('b'), text('c')], [second]: [{ numberValue: 7.5 }] });
  expect(data.upsertStructuredProperties.properties).toEqual([
    { structuredProperty: { urn: first }, values: [text('b'), text('c')] },
    { structuredProperty: { urn: second }, values: [{ numberValue: 7.5 }] },
  ]);
  expect((await stored(table, 'structuredProperties')).properties[0].created).toEqual(created);
  const input = { assetUrn: table, structuredPropertyUrns: [first] };
  expect((await catalog.query(REMOVE, { input })).removeStructuredProperties).toEqual({
    properties: [{ structuredProperty: { urn: second } }],
  });
});

it('loses no value if several requests set different properties at once', async () => {
  const table = await newTable();
  const properties = await Promise.all(Array.from({ length: 3 }, () => newProperty()));
  const answers = await Promise.all(properties.map((property) => set(table, { [property]: [text('x')] })));
  expect(answers.flatMap(({ errors = [] }) => errors)).toEqual([]);
  const found = (await stored(table, 'structuredProperties')).properties;
  expect(new Set(found.map(({ propertyUrn }: any) => propertyUrn))).toEqual(new Set(properties));
});

it('refuses a value that violates its definition, and stores nothing of the request', async () => {
  const table = await newTable();
  const onlyUsers = { allowedTypes: ['urn:li:entityType:datahub.corpuser'] };
  const [good, bad, forCharts, ofUsers] = [
    await newProperty(),
    await newProperty({ allowedValues: [{ value: { string: 'a' } }] }),
    await newProperty({ entityTypes: ['urn:li:entityType:datahub.chart'] }),
    await newProperty({ valueType: 'urn:li:dataType:datahub.urn', typeQualifier: onlyUsers }),
  ];
  for (const [property, value] of [
    [bad, 'b'],
    [forCharts, 'a'],
    [ofUsers, 'urn:li:tag:x'],
  ] as const) {
    const { errors } = await set(table, { [good]: [text('x')], [property]: [text(value)] });
    expect(errors).toMatchObject([
      { message: expect.stringContaining(property), extensions: { reason: 'INVALID_REQUEST' } },
    ]);
  }
  expect(await stored(table, 'structuredProperties')).toBeUndefined();
  const user = await newUser();
  expect((await set(table, { [bad]: [text('a')], [ofUsers]: [text(user)] })).errors).toBeUndefined();
});

it('sets an immutable value only once, but accepts the same value again', async () => {
  const table = await newTable();
  const property = await newProperty({ immutable: true });
  for (const value of ['a', 'a'])
    expect((await set(table, { [property]: [text(value)] })).errors).toBeUndefined();
  const { errors } = await set(table, { [property]: [text('b')] });
  expect(errors).toMatchObject([{ extensions: { reason: 'INVALID_REQUEST', rule: 'immutable' } }]);
});

it('refuses an asset or a property that does not exist', async () => {
  const nowhere = datasetUrn(unique('nowhere'));
  const property = await newProperty();
  expect((await set(nowhere, { [property]: [text('a')] })).errors).toMatchObject([
    { extensions: { reason: 'NOT_FOUND', missing: [nowhere] } },
  ]);
  const unknown = `urn:li:structuredProperty:${unique('none')}`;
  expect((await set(await newTable(), { [unknown]: [text('a')] })).errors).toMatchObject([
    { extensions: { reason: 'NOT_FOUND', missing: [unknown] } },
  ]);
});
