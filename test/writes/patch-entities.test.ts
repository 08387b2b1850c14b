/** `patchEntity` and `patchEntities`, which return errors as part of their results. */
import { datasetUrn, startCatalog, unique, type TestCatalog } from '../helpers/catalog.js';
import { mutationTools } from '../helpers/graphql/mutations.js';

let catalog: TestCatalog;
beforeAll(async () => {
  catalog = await startCatalog();
});
afterAll(() => catalog.stop());
const { newTable, stored, exists } = mutationTools(() => catalog);

const patchAll = async (...input: object[]) => {
  const { data, errors } = await catalog.graphql(
    `mutation ($input: [PatchEntityInput!]!) { patchEntities(input: $input) { urn name success error } }`,
    { input },
  );
  expect(errors).toBeUndefined();
  return data.patchEntities;
};
const patchOne = async (input: object) => {
  const { data, errors } = await catalog.graphql(
    `mutation ($input: PatchEntityInput!) { patchEntity(input: $input) { urn name success error } }`,
    { input },
  );
  expect(errors).toBeUndefined();
  return data.patchEntity;
};
const rename = (urn: string, name: string, parts: object = {}) => ({
  urn,
  aspectName: 'datasetProperties',
  patch: [{ op: 'ADD', path: '/name', value: name }],
  ...parts,
});

it('changes a part of an aspect, and returns the new name', async () => {
  const urn = await newTable();
  expect(await patchOne(rename(urn, 'orders'))).toEqual({ urn, name: 'orders', success: true, error: null });
  const custom = {
    urn,
    aspectName: 'datasetProperties',
    patch: [
      { op: 'ADD', path: '/customProperties', value: '{"tier":"gold"}' },
      { op: 'REPLACE', path: '/description', value: 'All orders' },
    ],
  };
  expect(await patchOne(custom)).toEqual({ urn, name: null, success: true, error: null });
  expect(await stored(urn, 'datasetProperties')).toMatchObject({
    name: 'orders',
    description: 'All orders',
    customProperties: { tier: 'gold' },
  });
  await patchOne({ urn, aspectName: 'datasetProperties', patch: [{ op: 'REMOVE', path: '/description' }] });
  expect(await stored(urn, 'datasetProperties')).not.toHaveProperty('description');
});

it('addresses items of a list by the keys of the model, or by keys of the input', async () => {
  const table = `urn:li:mlFeatureTable:(urn:li:dataPlatform:feast,${unique('table')})`;
  const feature = `urn:li:mlFeature:(customers,${unique('feature')})`;
  const list = (op: string) => ({
    urn: table,
    aspectName: 'mlFeatureTableProperties',
    patch: [{ op, path: `/mlFeatures/${feature}`, value: feature }],
  });
  await patchOne(list('ADD'));
  expect(await stored(table, 'mlFeatureTableProperties')).toMatchObject({ mlFeatures: [feature] });
  await patchOne(list('REMOVE'));
  expect((await stored(table, 'mlFeatureTableProperties')).mlFeatures ?? []).toEqual([]);
  const urn = await newTable();
  const tag = 'urn:li:tag:keyed';
  const keyed = {
    urn,
    aspectName: 'globalTags',
    arrayPrimaryKeys: [{ arrayField: 'tags', keys: ['context', 'tag'] }],
    patch: [{ op: 'ADD', path: `/tags/here/${tag}`, value: '{}' }],
  };
  expect(await patchOne(keyed)).toMatchObject({ error: null });
  expect(await stored(urn, 'globalTags')).toMatchObject({ tags: [{ tag, context: 'here' }] });
});

it('stores the metadata of the input', async () => {
  const urn = await newTable();
  const runId = unique('run');
  await patchOne(rename(urn, 'x', { systemMetadata: { runId, lastObserved: 7, properties: [] } }));
  const { data } = await catalog.graphql(
    `query ($input: IngestionRunWritesInput!) { ingestionRunWrites(input: $input) { writes { urn aspectName } } }`,
    { input: { runId } },
  );
  expect(data.ingestionRunWrites.writes).toEqual([{ urn, aspectName: 'datasetProperties' }]);
});

it.each<[string, (urn: string) => object, RegExp]>([
  ['an input without URN', () => ({ ...rename('', 'x'), urn: null }), /requires the URN of its entity/],
  ['a text that is not a URN', () => rename('orders', 'x'), /urn/i],
  ['another type', (urn) => rename(urn, 'x', { entityType: 'chart' }), /chart/],
  ['an unknown aspect', (urn) => rename(urn, 'x', { aspectName: 'nonsense' }), /nonsense/],
  ['an operation MOVE', (urn) => rename(urn, 'x', { patch: [{ op: 'MOVE', path: '/name' }] }), /move/],
  [
    'an invalid value',
    (urn) => rename(urn, 'x', { patch: [{ op: 'ADD', path: '/name', value: '7' }] }),
    /name/,
  ],
  [
    'an If-Version-Match header with another version',
    (urn) => rename(urn, 'x', { headers: [{ key: 'If-Version-Match', value: '7' }] }),
    /version/i,
  ],
  [
    'an If-Version-Match header without a version number',
    (urn) => rename(urn, 'x', { headers: [{ key: 'if-version-match', value: 'new' }] }),
    /version number/,
  ],
])('%s is reported as an error of all patches in the request', async (_, toInput, reason) => {
  const [urn, other] = [await newTable(), await newTable()];
  const results = await patchAll(rename(other, 'stored?'), toInput(urn));
  for (const { success, error } of results)
    expect([success, error]).toEqual([false, expect.stringMatching(reason)]);
  expect(await stored(other, 'datasetProperties')).toBeUndefined();
});

it('patches several aspects at once, and creates an entity that does not exist', async () => {
  const urn = datasetUrn(unique('new'));
  expect(await patchAll()).toEqual([]);
  const results = await patchAll(rename(urn, 'new'), {
    urn,
    aspectName: 'status',
    patch: [{ op: 'ADD', path: '/removed', value: 'false' }],
  });
  expect(results.map(({ success }: any) => success)).toEqual([true, true]);
  expect(await exists(urn)).toBe(true);
});
