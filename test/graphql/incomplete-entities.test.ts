/** Entities without their main aspect never fail the answer that contains them. */
import { buildCatalogSchema } from '../../src/api/graphql/build-schema.js';
import { readSdl } from '../../src/api/graphql/sdl.js';
import { loadModel } from '../../src/model/load-model.js';
import { datasetUrn, proposal, startCatalog, unique, type TestCatalog } from '../helpers/catalog.js';
import { everyTypeInOneSearch } from '../helpers/graphql/select-everything.js';

let catalog: TestCatalog;
beforeAll(async () => {
  catalog = await startCatalog();
});
afterAll(() => catalog.stop());

/** An aspect that is not the main one, with a value, and a field that needs the main aspect. */
const KINDS: readonly [type: string, needed: string, aspect: string, value: object][] = [
  [
    'dataHubConnection',
    '... on DataHubConnection { details { type } }',
    'dataPlatformInstance',
    { platform: 'urn:li:dataPlatform:hive' },
  ],
  [
    'form',
    '... on Form { info { name } }',
    'ownership',
    { owners: [], lastModified: { time: 1, actor: 'urn:li:corpuser:ann' } },
  ],
  ['incident', '... on Incident { incidentType entity { urn } }', 'globalTags', { tags: [] }],
  ['post', '... on Post { postType }', 'subTypes', { typeNames: ['x'] }],
  [
    'structuredProperty',
    '... on StructuredPropertyEntity { definition { qualifiedName } }',
    'status',
    { removed: false },
  ],
];

const missing = (type: string): string => `urn:li:${type}:${unique('incomplete')}`;

it.each(KINDS)('a %s is an entity without fields of its own if they are selected', async (...kind) => {
  const [type, needed, aspect, value] = kind;
  const urn = missing(type);
  const written = await catalog.ingest(urn, aspect, value);
  expect(written.status).toBe(200);
  const { needing, plain } = await catalog.query(
    `query ($urn: String!) { needing: entity(urn: $urn) { __typename urn exists ${needed} } plain: entity(urn: $urn) { __typename } }`,
    { urn },
  );
  expect(needing).toEqual({ __typename: 'OtherEntity', urn, exists: true });
  expect(plain.__typename).not.toBe('OtherEntity');
});

it('an incident that concerns nothing does not fail', async () => {
  const urn = missing('incident');
  const stamp = { time: 1, actor: 'urn:li:corpuser:ann' };
  const status = { state: 'ACTIVE', lastUpdated: stamp };
  await catalog.ingest(urn, 'incidentInfo', { type: 'FIELD', entities: [], status, created: stamp });
  const { one, other } = await catalog.query(
    `query ($urn: String!) { one: incident(urn: $urn) { incidentType } other: incident(urn: $urn) { entity { urn } } }`,
    { urn },
  );
  expect([one, other]).toEqual([{ incidentType: 'FIELD' }, null]);
});

describe('a dataset', () => {
  const [known, unknown] = [missing('structuredProperty'), missing('structuredProperty')];
  const form = missing('form');
  const urn = datasetUrn(unique('incomplete'));
  const typeUrn = 'urn:li:dataType:datahub.string';
  beforeAll(async () => {
    await catalog.ingestBatch([
      proposal(known, 'propertyDefinition', {
        ...{ qualifiedName: 'io.acme.known', valueType: typeUrn, cardinality: 'SINGLE' },
        entityTypes: ['urn:li:entityType:datahub.dataset'],
      }),
      proposal(urn, 'forms', {
        ...{
          incompleteForms: [{ urn: form, incompletePrompts: [], completedPrompts: [] }],
          completedForms: [],
        },
        verifications: [],
      }),
    ]);
    await catalog.ingest(urn, 'structuredProperties', {
      properties: [{ propertyUrn: known, values: [{ string: 'a' }] }],
    });
  });

  it('shows properties with the type that follows from its URN', async () => {
    const { dataset } = await catalog.query(
      `query ($urn: String!) { dataset(urn: $urn) { structuredProperties { properties { structuredProperty { urn
        definition { valueType { info { type qualifiedName } } entityTypes { info { type } } } } } } } }`,
      { urn },
    );
    expect(dataset.structuredProperties.properties).toEqual([
      {
        structuredProperty: {
          urn: known,
          definition: {
            valueType: { info: { type: 'STRING', qualifiedName: 'datahub.string' } },
            entityTypes: [{ info: { type: 'DATASET' } }],
          },
        },
      },
    ]);
  });

  it('leaves out forms without a description where it is selected', async () => {
    const { described, named } = await catalog.query(
      `query ($urn: String!) {
        described: dataset(urn: $urn) { forms { incompleteForms { form { urn info { name } } } } }
        named: dataset(urn: $urn) { forms { incompleteForms { form { urn } } } } }`,
      { urn },
    );
    expect(described.forms.incompleteForms).toEqual([]);
    expect(named.forms.incompleteForms).toEqual([{ form: { urn: form } }]);
  });

  it('is null where a property that nobody has described is asked for', async () => {
    await catalog.ingest(unknown, 'status', { removed: false });
    const { needing, plain } = await catalog.query(
      `query ($urn: String!) { needing: structuredProperty(urn: $urn) { definition { qualifiedName } }
        plain: structuredProperty(urn: $urn) { urn } }`,
      { urn: unknown },
    );
    expect([needing, plain]).toEqual([null, { urn: unknown }]);
  });
});

it('a page of hits with every field of every type to depth 2 has no error', async () => {
  const schema = buildCatalogSchema(readSdl('schemas/graphql'), loadModel(['schemas']));
  const word = unique('everything');
  await catalog.ingestBatch(
    Array.from({ length: 20 }, (_, index) =>
      proposal(datasetUrn(`${word}_${index}`), 'datasetProperties', { name: word, description: 'd' }),
    ),
  );
  const { data, errors } = await catalog.graphql(everyTypeInOneSearch(schema, 2).document, {
    input: { query: word, count: 20, types: [] },
  });
  expect(errors).toBeUndefined();
  expect(data.searchAcrossEntities).toMatchObject({ count: 20, total: 20 });
});
