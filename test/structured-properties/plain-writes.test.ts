/** Rules of definitions and values that hold for plain writes at every endpoint, and what becomes of the values of deleted properties. */
import { datasetUrn, proposal, startCatalog, unique, type TestCatalog } from '../helpers/catalog.js';
import { mutationTools } from '../helpers/graphql/mutations.js';

let catalog: TestCatalog;
beforeAll(async () => {
  catalog = await startCatalog();
});
afterAll(() => catalog.stop());
const { stored } = mutationTools(() => catalog);

const ASPECT = 'structuredProperties';
const dataType = (name: string) => `urn:li:dataType:datahub.${name}`;
const entityType = (name: string) => `urn:li:entityType:datahub.${name}`;
const newUrn = () => `urn:li:structuredProperty:${unique('io.acme.property')}`;
const define = (urn: string, parts: object = {}) =>
  catalog.ingest(urn, 'propertyDefinition', {
    qualifiedName: urn.split(':').at(-1),
    valueType: dataType('string'),
    entityTypes: [entityType('dataset')],
    ...parts,
  });

async function newProperty(parts: object = {}): Promise<string> {
  const urn = newUrn();
  const answer = await define(urn, parts);
  expect([answer.status, answer.json]).toEqual([200, { value: urn }]);
  return urn;
}
const assignment = (propertyUrn: string, ...values: object[]) => ({ propertyUrn, values });
const text = (string: string) => ({ string });
const assign = (urn: string, ...properties: object[]) => catalog.ingest(urn, ASPECT, { properties });
const newTable = () => datasetUrn(unique('assigned'));
const setRemoved = (urn: string, removed: boolean) => catalog.ingest(urn, 'status', { removed });
async function assignedTo(urn: string): Promise<string[]> {
  const value = await stored(urn, ASPECT);
  return value.properties.map(({ propertyUrn }: { propertyUrn: string }) => propertyUrn);
}
const refused = (status: number, message: string) => ({
  status,
  json: { message: expect.stringContaining(message) },
});

describe('values', () => {
  it.each<[string, object, object[], string]>([
    ['more than one value of a single property', {}, [text('a'), text('b')], 'one value only'],
    ['a text for a number', { valueType: dataType('number') }, [text('1')], 'the type is number'],
    ['what is no day', { valueType: dataType('date') }, [text('2024-02')], 'a date, YYYY-MM-DD'],
    [
      'a value that is not allowed',
      { allowedValues: [{ value: text('gold') }] },
      [text('tin')],
      'value: {string=tin} should be one of [{string=gold}]',
    ],
    [
      'another platform',
      { allowedPlatforms: ['urn:li:dataPlatform:snowflake'] },
      [text('a')],
      'for entities of the platforms',
    ],
  ])('%s is refused', async (_, parts, values, message) => {
    const property = await newProperty(parts);
    const table = newTable();
    expect(await assign(table, assignment(property, ...values))).toMatchObject(refused(400, message));
    const path = `/openapi/v3/entity/dataset/${encodeURIComponent(table)}/${ASPECT}`;
    const value = { properties: [assignment(property, ...values)] };
    expect(await catalog.post(`${path}?createIfNotExists=false`, { value })).toMatchObject({ status: 400 });
    const patch = [{ op: 'add', path: `/properties/${property}`, value: assignment(property, ...values) }];
    const patched = await catalog.ingest(table, ASPECT, patch, { changeType: 'PATCH' });
    expect(patched).toMatchObject(refused(400, message));
    expect(await stored(table, ASPECT)).toBeUndefined();
  });

  it('of a property without definition are refused, and accepted with the definition in the same batch', async () => {
    const [property, table] = [newUrn(), newTable()];
    expect((await assign(table, assignment(property, text('a')))).status).toBe(400);
    const definition = {
      qualifiedName: property.split(':').at(-1),
      valueType: dataType('string'),
      entityTypes: [entityType('dataset')],
    };
    const answer = await catalog.ingestBatch([
      proposal(property, 'propertyDefinition', definition),
      proposal(table, ASPECT, { properties: [assignment(property, text('a'))] }),
    ]);
    expect(answer.status).toBe(200);
    expect(await assignedTo(table)).toEqual([property]);
  });

  it('of an immutable property stay', async () => {
    const [property, table] = [await newProperty({ immutable: true }), newTable()];
    expect((await assign(table, assignment(property, text('a')))).status).toBe(200);
    expect((await assign(table, assignment(property, text('a')))).status).toBe(200);
    expect(await assign(table, assignment(property, text('b')))).toMatchObject(refused(400, 'immutable'));
    expect(await assign(table)).toMatchObject(refused(400, 'immutable'));
  });

  it('may come from several sources, once from each', async () => {
    const [property, table] = [await newProperty(), newTable()];
    const source = { attribution: { time: 1, actor: 'urn:li:corpuser:a', source: 'urn:li:dataPlatform:x' } };
    const [own, other] = [assignment(property, text('a')), { ...assignment(property, text('b')), ...source }];
    expect((await assign(table, own, other)).status).toBe(200);
    expect(await assign(table, own, own)).toMatchObject(refused(400, 'each property once'));
  });
});

describe('a soft-deleted property', () => {
  const filterOn = (property: string) => ({
    or: [
      { and: [{ field: `${ASPECT}.${property.split(':').at(-1) ?? ''}`, condition: 'EXISTS', values: [] }] },
    ],
  });
  const search = (property: string) =>
    catalog.search({ entity: 'dataset', input: '*', filter: filterOn(property) });

  it('disappears from reads with its values, and returns with them', async () => {
    const [gone, kept, table] = [await newProperty(), await newProperty(), newTable()];
    await assign(table, assignment(gone, text('a')), assignment(kept, text('b')));
    await setRemoved(gone, true);
    const url = `/openapi/v3/entity/dataset/${encodeURIComponent(table)}?aspects=${ASPECT}`;
    const query = `{ dataset(urn: "${table}") { structuredProperties { properties { structuredProperty { urn } } } } }`;
    const { json } = await catalog.get(url);
    expect(json[ASPECT].value.properties.map(({ propertyUrn }: any) => propertyUrn)).toEqual([kept]);
    expect(await assignedTo(table)).toEqual([kept]);
    const { dataset } = await catalog.query(query);
    expect(dataset.structuredProperties.properties).toEqual([{ structuredProperty: { urn: kept } }]);
    await setRemoved(gone, false);
    expect(await assignedTo(table)).toEqual([gone, kept]);
  });

  it('accepts neither values nor definitions', async () => {
    const [property, table] = [await newProperty(), newTable()];
    await setRemoved(property, true);
    const value = 'Cannot apply a soft deleted Structured Property value';
    expect(await assign(table, assignment(property, text('a')))).toMatchObject(refused(400, value));
    const definition = 'Cannot mutate a soft deleted Structured Property Definition';
    expect(await define(property, { displayName: 'x' })).toMatchObject(refused(400, definition));
  });

  it('is refused in filters, in both forms of search', async () => {
    const [property, table] = [await newProperty(), newTable()];
    await assign(table, assignment(property, text('a')));
    expect((await search(property)).json.value.entities).toEqual([table]);
    await setRemoved(property, true);
    const message = `Cannot filter on deleted Structured Property [${property}]`;
    expect(await search(property)).toMatchObject(refused(400, message));
    const { errors } = await catalog.graphql(
      `query ($input: SearchAcrossEntitiesInput!) { searchAcrossEntities(input: $input) { total } }`,
      {
        input: {
          query: '*',
          orFilters: [
            { and: [{ field: filterOn(property).or[0]?.and[0]?.field, condition: 'EXISTS', values: [] }] },
          ],
        },
      },
    );
    expect(errors[0].message).toContain(message);
  });

  it('shows its values neither in facets nor as fields of hits', async () => {
    const [gone, kept, table] = [await newProperty(), await newProperty(), newTable()];
    await assign(table, assignment(gone, text('a')), assignment(kept, text('b')));
    const [hidden = '', shown = ''] = [gone, kept].map((urn) => `${ASPECT}.${urn.split(':').at(-1)}`);
    const orFilters = [{ and: [{ field: 'urn', values: [table] }] }];
    const look = async () => {
      const { aggregateAcrossEntities, searchAcrossEntities } = await catalog.query(
        `query ($facets: AggregateAcrossEntitiesInput!, $hits: SearchAcrossEntitiesInput!) {
          aggregateAcrossEntities(input: $facets) { facets { field aggregations { value } } }
          searchAcrossEntities(input: $hits) { searchResults { extraProperties { name value } } } }`,
        {
          facets: { query: '*', orFilters, facets: [hidden, shown, ASPECT] },
          hits: { query: '*', orFilters, searchFlags: { fetchExtraFields: [hidden, shown] } },
        },
      );
      return {
        facets: aggregateAcrossEntities.facets.map(({ field, aggregations }: any) => [
          field,
          aggregations.map(({ value }: any) => value).sort(),
        ]),
        extras: searchAcrossEntities.searchResults[0].extraProperties.map(({ name }: any) => name),
      };
    };
    const idOf = (field: string) => field.slice(ASPECT.length + 1);
    const all = [`${idOf(hidden)}=a`, `${idOf(shown)}=b`];
    const before = {
      facets: [
        [hidden, ['a']],
        [shown, ['b']],
        [ASPECT, all.sort()],
      ],
      extras: [hidden, shown],
    };
    expect(await look()).toEqual(before);
    await setRemoved(gone, true);
    expect(await look()).toEqual({
      facets: [
        [hidden, []],
        [shown, ['b']],
        [ASPECT, [`${idOf(shown)}=b`]],
      ],
      extras: [shown],
    });
    await setRemoved(gone, false);
    expect(await look()).toEqual(before);
  });

  it('finds nothing if it never existed', async () => {
    expect((await search(newUrn())).json.value.entities).toEqual([]);
  });
});

it('permanently deleting a property removes its values from all entities, and leaves other values', async () => {
  const [gone, kept] = [await newProperty(), await newProperty()];
  const [first, second] = [newTable(), newTable()];
  await assign(first, assignment(gone, text('a')), assignment(kept, text('b')));
  await assign(second, assignment(gone, text('a')));
  await setRemoved(second, true);
  expect((await catalog.post('/entities?action=delete', { urn: gone })).status).toBe(200);
  expect([await assignedTo(first), await assignedTo(second)]).toEqual([[kept], []]);
});

describe('prompts of forms', () => {
  const newForm = () => `urn:li:form:${unique('form')}`;
  const prompt = (property: string) => ({
    ...{ id: unique('prompt'), title: 'Tier?', type: 'STRUCTURED_PROPERTY' },
    structuredPropertyParams: { urn: property },
  });
  const remove = (aspect: string) => (urn: string) =>
    catalog.ingest(urn, aspect, undefined, { changeType: 'DELETE' });

  it.each<[string, (urn: string) => Promise<unknown>]>([
    ['over REST', (urn) => catalog.post('/entities?action=delete', { urn })],
    ['by a proposal', remove('structuredPropertyKey')],
    ['with its definition only', remove('propertyDefinition')],
    [
      'over GraphQL',
      (urn) => catalog.query(`mutation { deleteStructuredProperty(input: { urn: "${urn}" }) }`),
    ],
  ])('a property that is deleted %s is no longer asked for by any form', async (_, deleteProperty) => {
    const [gone, kept] = [await newProperty(), await newProperty()];
    const [both, only] = [newForm(), newForm()];
    const other = prompt(kept);
    await catalog.ingestBatch([
      proposal(both, 'formInfo', { name: 'Both', prompts: [prompt(gone), other, prompt(gone)] }),
      proposal(only, 'formInfo', { name: 'Only', prompts: [prompt(gone)] }),
    ]);
    await deleteProperty(gone);
    expect(await stored(both, 'formInfo')).toMatchObject({ name: 'Both', prompts: [other] });
    expect(await stored(only, 'formInfo')).toMatchObject({ name: 'Only', prompts: [] });
  });

  it('a rollback of the run that defined the property removes its prompts and values, too', async () => {
    const [property, form, table, runId] = [newUrn(), newForm(), newTable(), unique('run')];
    await catalog.ingest(
      property,
      'propertyDefinition',
      {
        ...{ qualifiedName: property.split(':').at(-1), valueType: dataType('string') },
        entityTypes: [entityType('dataset')],
      },
      { systemMetadata: { runId } },
    );
    await catalog.ingest(form, 'formInfo', { name: 'Tiers', prompts: [prompt(property)] });
    await assign(table, assignment(property, text('a')));
    await catalog.post('/runs?action=rollback', { runId, dryRun: true });
    expect(await assignedTo(table)).toEqual([property]);
    await catalog.post('/runs?action=rollback', { runId, dryRun: false });
    expect([(await stored(form, 'formInfo')).prompts, await assignedTo(table)]).toEqual([[], []]);
  });
});

describe('definitions', () => {
  it.each<[string, object, string]>([
    ['a version that is not fourteen digits', { version: '1' }, '/version'],
    ['a data type that does not exist', { valueType: dataType('nothing') }, '/valueType'],
    ['a value type of another entity type', { valueType: 'urn:li:tag:x' }, '/valueType'],
    ['an entity type that does not exist', { entityTypes: [entityType('nothing')] }, '/entityTypes'],
    ['a platform of another entity type', { allowedPlatforms: ['urn:li:tag:x'] }, '/allowedPlatforms/0'],
    [
      'a type of URNs that does not exist',
      { typeQualifier: { allowedTypes: [entityType('x')] } },
      '/typeQualifier/allowedTypes',
    ],
    ['a name with a space', { qualifiedName: 'a b' }, '/qualifiedName'],
  ])('%s is refused', async (_, parts, path) => {
    expect(await define(newUrn(), parts)).toMatchObject({ status: 400, json: { path } });
  });

  const wide = { cardinality: 'MULTIPLE', allowedValues: [{ value: text('a') }, { value: text('b') }] };
  it.each<[string, object, object, string]>([
    ['another value type', {}, { valueType: dataType('number') }, '/valueType'],
    ['one value only', wide, { ...wide, cardinality: 'SINGLE' }, '/cardinality'],
    ['fewer allowed values', wide, { ...wide, allowedValues: [{ value: text('a') }] }, '/allowedValues'],
    [
      'allowed values where all were allowed',
      {},
      { allowedValues: [{ value: text('a') }] },
      '/allowedValues',
    ],
  ])('%s needs a newer version', async (_, before, after, path) => {
    const property = await newProperty(before);
    expect(await define(property, after)).toMatchObject({ status: 400, json: { path } });
    expect((await define(property, { ...after, version: '20260101000000' })).status).toBe(200);
  });

  it('another qualified name is always refused', async () => {
    const property = await newProperty();
    const answer = await define(property, { qualifiedName: 'other', version: '20260101000000' });
    expect(answer).toMatchObject({ status: 400, json: { path: '/qualifiedName' } });
  });
});
