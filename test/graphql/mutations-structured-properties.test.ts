/** Structured properties on assets, held against their definitions. */
import { datasetUrn, startCatalog, unique, type TestCatalog } from '../helpers/catalog.js';
import { mutationTools } from './support/mutations.js';

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

it('ten people set one property each at once, and none is lost', async () => {
  const table = await newTable();
  const properties = await Promise.all(Array.from({ length: 10 }, () => newProperty()));
  const answers = await Promise.all(properties.map((property) => set(table, { [property]: [text('x')] })));
  expect(answers.flatMap(({ errors = [] }) => errors)).toEqual([]);
  const found = (await stored(table, 'structuredProperties')).properties;
  expect(new Set(found.map(({ propertyUrn }: any) => propertyUrn))).toEqual(new Set(properties));
});

it.each([
  ['two values where one may be', {}, [text('a'), text('b')]],
  ['a number where a text is meant', {}, [{ numberValue: 1 }]],
  ['a text where a number is meant', { valueType: 'urn:li:dataType:datahub.number' }, [text('1')]],
  ['a text and a number in one', {}, [{ stringValue: 'a', numberValue: 1 }]],
  ['neither text nor number', {}, [{}]],
  ['what is no date', { valueType: 'urn:li:dataType:datahub.date' }, [text('yesterday')]],
  ['what is no URN', { valueType: 'urn:li:dataType:datahub.urn' }, [text('ann')]],
  [
    'a URN of another type',
    {
      valueType: 'urn:li:dataType:datahub.urn',
      typeQualifier: { allowedTypes: ['urn:li:entityType:datahub.corpuser'] },
    },
    [text('urn:li:tag:x')],
  ],
  ['a value that is not allowed', { allowedValues: [{ value: { string: 'a' } }] }, [text('b')]],
  [
    'an asset of a type that it is not for',
    { entityTypes: ['urn:li:entityType:datahub.chart'] },
    [text('a')],
  ],
])('%s is refused, and nothing of the request is stored', async (_, definition, values) => {
  const table = await newTable();
  const [good, bad] = [await newProperty(), await newProperty(definition)];
  const { errors } = await set(table, { [good]: [text('x')], [bad]: values });
  expect(errors).toMatchObject([
    { message: expect.stringContaining(bad), extensions: { code: 'INVALID_REQUEST' } },
  ]);
  expect(await stored(table, 'structuredProperties')).toBeUndefined();
});

it.each([
  ['a date', { valueType: 'urn:li:dataType:datahub.date' }, text('2024-02-29')],
  [
    'an allowed number',
    { valueType: 'urn:li:dataType:datahub.number', allowedValues: [{ value: { double: 3 } }] },
    { numberValue: 3 },
  ],
])('%s is taken', async (_, definition, value) => {
  const table = await newTable();
  const property = await newProperty(definition);
  expect((await set(table, { [property]: [value] })).errors).toBeUndefined();
});

it('a URN of the right type is taken', async () => {
  const [table, user] = [await newTable(), await newUser()];
  const typeQualifier = { allowedTypes: ['urn:li:entityType:datahub.corpuser'] };
  const property = await newProperty({ valueType: 'urn:li:dataType:datahub.urn', typeQualifier });
  expect((await set(table, { [property]: [text(user)] })).errors).toBeUndefined();
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
