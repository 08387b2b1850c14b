/** Structured properties on assets, held against their definitions. */
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

it('values are set, replaced and removed, and the answer shows all that are there', async () => {
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

it('several people set one property each at once, and none is lost', async () => {
  const table = await newTable();
  const properties = await Promise.all(Array.from({ length: 3 }, () => newProperty()));
  const answers = await Promise.all(properties.map((property) => set(table, { [property]: [text('x')] })));
  expect(answers.flatMap(({ errors = [] }) => errors)).toEqual([]);
  const found = (await stored(table, 'structuredProperties')).properties;
  expect(new Set(found.map(({ propertyUrn }: any) => propertyUrn))).toEqual(new Set(properties));
});

it('a value that breaks a rule is refused, and nothing of the request is stored', async () => {
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
      { message: expect.stringContaining(property), extensions: { code: 'INVALID_REQUEST' } },
    ]);
  }
  expect(await stored(table, 'structuredProperties')).toBeUndefined();
  const user = await newUser();
  expect((await set(table, { [bad]: [text('a')], [ofUsers]: [text(user)] })).errors).toBeUndefined();
});

it('a value that cannot be changed is set once, and may be said again', async () => {
  const table = await newTable();
  const property = await newProperty({ immutable: true });
  for (const value of ['a', 'a'])
    expect((await set(table, { [property]: [text(value)] })).errors).toBeUndefined();
  const { errors } = await set(table, { [property]: [text('b')] });
  expect(errors).toMatchObject([{ extensions: { code: 'INVALID_REQUEST', rule: 'immutable' } }]);
});

it('asset and property must be there', async () => {
  const nowhere = datasetUrn(unique('nowhere'));
  const property = await newProperty();
  expect((await set(nowhere, { [property]: [text('a')] })).errors).toMatchObject([
    { extensions: { code: 'NOT_FOUND', missing: [nowhere] } },
  ]);
  const unknown = `urn:li:structuredProperty:${unique('none')}`;
  expect((await set(await newTable(), { [unknown]: [text('a')] })).errors).toMatchObject([
    { extensions: { code: 'NOT_FOUND', missing: [unknown] } },
  ]);
});
