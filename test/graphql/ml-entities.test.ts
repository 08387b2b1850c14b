/** Fields of machine learning entities, with their rules for null and for empty lists. */
import { datasetUrn, startCatalog, unique, type TestCatalog } from '../helpers/catalog.js';

let catalog: TestCatalog;
beforeAll(async () => {
  catalog = await startCatalog();
});
afterAll(() => catalog.stop());

const FEATURE = `query ($urn: String!) {
  mlFeature(urn: $urn) { name featureNamespace description properties { description dataType version { versionTag } } }
}`;

it('a feature returns its name, table and properties; absent values are null', async () => {
  const table = unique('table');
  const urn = `urn:li:mlFeature:(${table},age)`;
  await catalog.ingest(urn, 'mlFeatureProperties', { dataType: 'TIME', sources: [datasetUrn(table)] });
  expect(await catalog.query(FEATURE, { urn })).toEqual({
    mlFeature: {
      name: 'age',
      featureNamespace: table,
      description: null,
      properties: { description: null, dataType: 'TIME', version: null },
    },
  });
  await catalog.ingest(urn, 'mlFeatureProperties', {
    description: 'In years',
    dataType: 'SEQUENCE',
    version: { versionTag: 'v1' },
  });
  expect(await catalog.query(FEATURE, { urn })).toEqual({
    mlFeature: {
      name: 'age',
      featureNamespace: table,
      description: 'In years',
      properties: { description: 'In years', dataType: 'SEQUENCE', version: { versionTag: 'v1' } },
    },
  });
});

it('a primary key has its own data type', async () => {
  const table = unique('table');
  const urn = `urn:li:mlPrimaryKey:(${table},id)`;
  await catalog.ingest(urn, 'mlPrimaryKeyProperties', {
    description: 'Who',
    dataType: 'ORDINAL',
    sources: [datasetUrn(table)],
  });
  const query = `query ($urn: String!) { mlPrimaryKey(urn: $urn) {
    name featureNamespace description dataType properties { description dataType version { versionTag } } } }`;
  expect(await catalog.query(query, { urn })).toEqual({
    mlPrimaryKey: {
      name: 'id',
      featureNamespace: table,
      description: 'Who',
      dataType: 'ORDINAL',
      properties: { description: 'Who', dataType: 'ORDINAL', version: null },
    },
  });
});

it('a feature table returns its platform and its features', async () => {
  const name = unique('table');
  const urn = `urn:li:mlFeatureTable:(urn:li:dataPlatform:feast,${name})`;
  const features = ['a', 'b'].map((feature) => `urn:li:mlFeature:(${name},${feature})`);
  await catalog.ingest(urn, 'mlFeatureTableProperties', { description: 'Of users', mlFeatures: features });
  const query = `query ($urn: String!) { mlFeatureTable(urn: $urn) {
    name description platform { name } properties { description mlFeatures { name } } } }`;
  expect(await catalog.query(query, { urn })).toEqual({
    mlFeatureTable: {
      name,
      description: 'Of users',
      platform: { name: 'feast' },
      properties: { description: 'Of users', mlFeatures: [{ name: 'a' }, { name: 'b' }] },
    },
  });
});

describe('a model', () => {
  const query = `query ($urn: String!) { mlModel(urn: $urn) {
    name description properties { description version type mlFeatures groups { urn name } } } }`;
  const newModel = () => `urn:li:mlModel:(urn:li:dataPlatform:mlflow,${unique('model')},PROD)`;

  it.each([[{}], [{ mlFeatures: [], groups: [] }]])(
    'with %j has null features and an empty list of groups',
    async (lists) => {
      const urn = newModel();
      await catalog.ingest(urn, 'mlModelProperties', { type: 'tree', ...lists });
      const { mlModel } = await catalog.query(query, { urn });
      expect(mlModel.properties).toEqual({
        description: null,
        version: null,
        type: 'tree',
        mlFeatures: null,
        groups: [],
      });
    },
  );

  it('returns its features as URNs and its groups with their names, written or not', async () => {
    const urn = newModel();
    const group = `urn:li:mlModelGroup:(urn:li:dataPlatform:mlflow,${unique('group')},PROD)`;
    const feature = `urn:li:mlFeature:(${unique('table')},age)`;
    await catalog.ingest(urn, 'mlModelProperties', {
      description: 'Scores',
      version: { versionTag: '3' },
      mlFeatures: [feature],
      groups: [group],
    });
    const { mlModel } = await catalog.query(query, { urn });
    expect(mlModel).toMatchObject({
      description: 'Scores',
      properties: {
        version: '3',
        mlFeatures: [feature],
        groups: [{ urn: group, name: group.split(',')[1] }],
      },
    });
    expect((await catalog.query(`{ entityExists(urn: "${group}") }`)).entityExists).toBe(false);
  });
});

it('a missing entity has the parts of its URN; an invalid URN or one of another type is an error', async () => {
  const none = unique('none');
  expect(await catalog.query(FEATURE, { urn: `urn:li:mlFeature:(${none},x)` })).toMatchObject({
    mlFeature: { name: 'x', featureNamespace: none, properties: null },
  });
  for (const urn of ['nonsense', '', datasetUrn('x')]) {
    const { data, errors } = await catalog.graphql(FEATURE, { urn });
    expect(data).toEqual({ mlFeature: null });
    expect(errors).toMatchObject([{ path: ['mlFeature'], extensions: { reason: 'INVALID_URN' } }]);
    expect(JSON.stringify(errors)).not.toContain('stack');
  }
});

it('GraphQL accepts POST only', async () => {
  const answer = await catalog.get('/api/graphql?query=%7B__typename%7D');
  expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'POST']);
});
