/** Schemas whose field paths are empty or repeated are refused by every endpoint. */
import { datasetUrn, proposal, startCatalog, unique, type TestCatalog } from '../helpers/catalog.js';
import { mutationTools } from '../helpers/graphql/mutations.js';

let catalog: TestCatalog;
beforeAll(async () => {
  catalog = await startCatalog();
});
afterAll(() => catalog.stop());
const { stored, exists } = mutationTools(() => catalog);

const newTable = () => datasetUrn(unique('fields'));
const schema = (...paths: string[]) => ({
  ...{ schemaName: 's', platform: 'urn:li:dataPlatform:hive', version: 0, hash: '' },
  platformSchema: { 'com.linkedin.schema.OtherSchema': { rawSchema: '' } },
  fields: paths.map((fieldPath) => ({
    ...{ fieldPath, nativeDataType: 'int' },
    type: { type: { 'com.linkedin.schema.NumberType': {} } },
  })),
});
const edited = (...paths: string[]) => ({
  editableSchemaFieldInfo: paths.map((fieldPath) => ({ fieldPath })),
});

describe.each([
  ['schemaMetadata', 'SchemaMetadata', schema('id', 'id'), '/fields/1/fieldPath'],
  ['editableSchemaMetadata', 'EditableSchemaMetadata', edited(' '), '/editableSchemaFieldInfo/0/fieldPath'],
])('%s', (aspect, record, value, place) => {
  it.each<[string, string, (urn: string) => Promise<{ status: number; json: any }>]>([
    ['a proposal', place, (urn) => catalog.ingest(urn, aspect, value)],
    [
      'a batch',
      place,
      (urn) =>
        catalog.ingestBatch([proposal(urn, 'status', { removed: false }), proposal(urn, aspect, value)]),
    ],
    [
      'a snapshot',
      place,
      (urn) => {
        const aspects = [{ [`com.linkedin.schema.${record}`]: value }];
        const snapshot = { 'com.linkedin.metadata.snapshot.DatasetSnapshot': { urn, aspects } };
        return catalog.post('/entities?action=ingest', { entity: { value: snapshot } });
      },
    ],
    [
      'OpenAPI v3, also asynchronously',
      `/0/${aspect}/value${place}`,
      (urn) => catalog.post('/openapi/v3/entity/dataset?async=true', [{ urn, [aspect]: { value } }]),
    ],
    [
      'OpenAPI v2',
      `/value${place}`,
      (urn) => catalog.post(`/openapi/v2/entity/dataset/${encodeURIComponent(urn)}/${aspect}`, value),
    ],
    [
      'the oldest OpenAPI form',
      `/0/aspect/value${place}`,
      (urn) =>
        catalog.post('/openapi/v2/platform/entities/v1', [
          { entityUrn: urn, aspectName: aspect, aspect: { value } },
        ]),
    ],
  ])('%s is refused with the place, and nothing is stored', async (_, path, write) => {
    const urn = newTable();
    expect(await write(urn)).toMatchObject({ status: 400, json: { path, rule: expect.any(String) } });
    expect(await exists(urn)).toBe(false);
  });
});

it('a patch whose result repeats a field path is refused', async () => {
  const urn = newTable();
  await catalog.ingest(urn, 'editableSchemaMetadata', edited('id', 'name'));
  const operation = { op: 'add', path: '/editableSchemaFieldInfo/-', value: { fieldPath: 'id' } };
  const patch = { arrayPrimaryKeys: {}, forceGenericPatch: true, patch: [operation] };
  const answer = await catalog.ingest(urn, 'editableSchemaMetadata', patch, { changeType: 'PATCH' });
  const path = '/editableSchemaFieldInfo/2/fieldPath';
  expect(answer).toMatchObject({ status: 400, json: { path } });
  expect(await stored(urn, 'editableSchemaMetadata')).toEqual(edited('id', 'name'));
});
