/** Mutations that create, extend and delete definitions of structured properties. */
import { startCatalog, unique, type TestCatalog } from '../helpers/catalog.js';
import { mutationTools } from '../helpers/graphql/mutations.js';

let catalog: TestCatalog;
beforeAll(async () => {
  catalog = await startCatalog();
});
afterAll(() => catalog.stop());
const { stored, exists } = mutationTools(() => catalog);

const CREATE = `mutation ($input: CreateStructuredPropertyInput!) { createStructuredProperty(input: $input) {
  urn definition { qualifiedName cardinality } } }`;
const UPDATE = `mutation ($input: UpdateStructuredPropertyInput!) { updateStructuredProperty(input: $input) {
  definition { displayName } settings { showInAssetSummary showAsAssetBadge } } }`;
const entityType = (name: string) => `urn:li:entityType:datahub.${name}`;
const parts = { valueType: 'urn:li:dataType:datahub.string', entityTypes: [entityType('dataset')] };
const create = (input: object) => catalog.graphql(CREATE, { input: { ...parts, ...input } });
const update = (input: object) => catalog.graphql(UPDATE, { input });

it('creates a property with an id only once', async () => {
  const qualifiedName = unique('io.acme.tier');
  const input = { qualifiedName, description: 'How good', allowedValues: [{ stringValue: 'gold' }] };
  const urn = `urn:li:structuredProperty:${qualifiedName}`;
  expect((await create(input)).data.createStructuredProperty).toMatchObject({
    urn,
    definition: { qualifiedName },
  });
  expect(await stored(urn, 'propertyDefinition')).toMatchObject({
    ...parts,
    description: 'How good',
    allowedValues: [{ value: { string: 'gold' } }],
  });
  expect((await create(input)).errors).toMatchObject([{ extensions: { reason: 'CONFLICT' } }]);
});

it('adds allowed values, entity types and types of URNs, even in concurrent requests', async () => {
  const { urn } = (await create({ allowedValues: [{ stringValue: 'a' }] })).data.createStructuredProperty;
  const values = ['b', 'c/d', 'e'];
  const answers = await Promise.all([
    ...values.map((stringValue) => update({ urn, newAllowedValues: [{ stringValue, description: 'Also' }] })),
    update({ urn, newEntityTypes: [entityType('chart')] }),
    update({ urn, typeQualifier: { newAllowedTypes: [entityType('corpuser')] } }),
    update({ urn, typeQualifier: { newAllowedTypes: [entityType('corpGroup')] } }),
    update({ urn, setCardinalityAsMultiple: true }),
  ]);
  expect(answers.flatMap(({ errors = [] }) => errors)).toEqual([]);
  const definition = await stored(urn, 'propertyDefinition');
  expect(new Set(definition.allowedValues.map(({ value }: any) => value.string))).toEqual(
    new Set(['a', ...values]),
  );
  expect(definition.entityTypes).toEqual([entityType('dataset'), entityType('chart')]);
  expect(new Set(definition.typeQualifier.allowedTypes)).toEqual(
    new Set([entityType('corpuser'), entityType('corpGroup')]),
  );
  expect(definition.cardinality).toBe('MULTIPLE');
});

it('changes single texts and settings, and returns them', async () => {
  const { urn } = (await create({ settings: { showInAssetSummary: true } })).data.createStructuredProperty;
  const { data } = await update({ urn, displayName: 'Tier', settings: { showAsAssetBadge: true } });
  expect(data.updateStructuredProperty).toEqual({
    definition: { displayName: 'Tier' },
    settings: { showInAssetSummary: true, showAsAssetBadge: true },
  });
  // One property at most is the badge.
  await update({ urn, settings: { showAsAssetBadge: false } });
});

it('deletes a property, also repeatedly', async () => {
  const { urn } = (await create({})).data.createStructuredProperty;
  const remove = `mutation { deleteStructuredProperty(input: {urn: "${urn}"}) }`;
  expect((await catalog.query(remove)).deleteStructuredProperty).toBe(true);
  expect(await exists(urn)).toBe(false);
  expect((await catalog.query(remove)).deleteStructuredProperty).toBe(true);
  expect((await update({ urn, displayName: 'x' })).errors).toMatchObject([
    { extensions: { reason: 'NOT_FOUND' } },
  ]);
  expect(await exists(urn)).toBe(false);
});

it.each([
  ['a value type with a URN of another type', { valueType: 'urn:li:tag:x' }, 'INVALID_URN'],
  ['an entity type that is not a URN', { entityTypes: ['dataset'] }, 'INVALID_URN'],
  [
    'an allowed value with both text and number',
    { allowedValues: [{ stringValue: 'a', numberValue: 1 }] },
    'INVALID_REQUEST',
  ],
])('%s is refused', async (_, input, code) => {
  expect((await create(input)).errors).toMatchObject([{ extensions: { reason: code } }]);
});

it('refuses new allowed values that do not fit the type, and stores nothing', async () => {
  const { urn } = (await create({ allowedValues: [{ stringValue: 'a' }] })).data.createStructuredProperty;
  const before = await stored(urn, 'propertyDefinition');
  const { errors } = await update({ urn, newAllowedValues: [{ stringValue: 'b' }, { numberValue: 1 }] });
  expect(errors).toMatchObject([
    {
      extensions: {
        reason: 'INVALID_REQUEST',
        path: '/input/newAllowedValues/1',
        rule: 'the type is string',
      },
    },
  ]);
  expect(await stored(urn, 'propertyDefinition')).toEqual(before);
});

it('refuses to change a property without a definition', async () => {
  const urn = `urn:li:structuredProperty:${unique('undefined')}`;
  await catalog.ingest(urn, 'status', { removed: false });
  expect((await update({ urn, newAllowedValues: [{ stringValue: 'a' }] })).errors).toMatchObject([
    { extensions: { reason: 'NOT_FOUND', path: '/input/urn', rule: 'a property with a definition' } },
  ]);
  expect(await stored(urn, 'propertyDefinition')).toBeUndefined();
});
