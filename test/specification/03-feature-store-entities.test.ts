/** Resources and fields: feature-store entities. */
import { unique } from '../helpers/catalog.js';
import { JSON_BODY, openService, PROTOCOL, urnsOf } from './service.js';

const { request, write } = openService();

async function ask(query: string, urn: string): Promise<any> {
  const { json } = await request('POST /api/graphql', JSON_BODY, { query, variables: { urn } });
  expect(json.errors).toBeUndefined();
  return json.data;
}

/** The URNs that an entity is downstream of. */
async function upstreamsOf(urn: string): Promise<string[]> {
  const query = `query ($urn: String!) { searchAcrossLineage(input: { urn: $urn, direction: UPSTREAM, query: "*" }) {
    searchResults { entity { urn } } } }`;
  const { searchAcrossLineage } = await ask(query, urn);
  return searchAcrossLineage.searchResults.map(({ entity }: any) => entity.urn);
}

describe('mlFeature', () => {
  const FEATURE = `query ($urn: String!) { mlFeature(urn: $urn) {
    name featureNamespace description properties { description dataType version { versionTag } } } }`;

  it.each(['TIME', 'SEQUENCE'])(
    'write aspect mlFeatureProperties: description, dataType %s and version; read fields name, featureNamespace (the feature table name), description, properties',
    async (dataType) => {
      const table = unique('users');
      const urn = `urn:li:mlFeature:(${table},signup_date)`;
      await write(urn, 'mlFeatureProperties', {
        description: 'Date the user signed up',
        dataType,
        version: { versionTag: 'v1' },
      });
      expect(await ask(FEATURE, urn)).toEqual({
        mlFeature: {
          name: 'signup_date',
          featureNamespace: table,
          description: 'Date the user signed up',
          properties: { description: 'Date the user signed up', dataType, version: { versionTag: 'v1' } },
        },
      });
    },
  );

  it('sources: setting it creates lineage between the feature and those datasets', async () => {
    const { mlFeature, dataset } = urnsOf(unique('sources'));
    const other = urnsOf(unique('sources')).dataset!;
    await write(mlFeature!, 'mlFeatureProperties', { sources: [dataset, other] });
    expect((await upstreamsOf(mlFeature!)).sort()).toEqual([dataset, other].sort());
  });

  it('an absent description or version reads as null', async () => {
    const urn = urnsOf(unique('absent')).mlFeature!;
    for (const value of [{ dataType: 'TIME' }, { dataType: 'TIME', version: null }]) {
      await write(urn, 'mlFeatureProperties', value);
      expect(await ask(FEATURE, urn)).toMatchObject({
        mlFeature: { description: null, properties: { description: null, dataType: 'TIME', version: null } },
      });
    }
  });
});

describe('mlPrimaryKey', () => {
  const KEY = `query ($urn: String!) { mlPrimaryKey(urn: $urn) {
    name featureNamespace description dataType properties { description dataType version { versionTag } } } }`;

  it.each(['TEXT', 'ORDINAL'])(
    'write aspect mlPrimaryKeyProperties: description, dataType %s and version; read fields name, featureNamespace, description, dataType, properties',
    async (dataType) => {
      const table = unique('users');
      const urn = `urn:li:mlPrimaryKey:(${table},user_id)`;
      const source = urnsOf(table).dataset;
      await write(urn, 'mlPrimaryKeyProperties', {
        description: 'ID of the user',
        sources: [source],
        dataType,
        version: { versionTag: 'v1' },
      });
      expect(await ask(KEY, urn)).toEqual({
        mlPrimaryKey: {
          name: 'user_id',
          featureNamespace: table,
          description: 'ID of the user',
          dataType,
          properties: { description: 'ID of the user', dataType, version: { versionTag: 'v1' } },
        },
      });
    },
  );

  it('sources: creating upstream lineage', async () => {
    const { mlPrimaryKey, dataset } = urnsOf(unique('sources'));
    await write(mlPrimaryKey!, 'mlPrimaryKeyProperties', { sources: [dataset] });
    expect(await upstreamsOf(mlPrimaryKey!)).toEqual([dataset]);
  });
});

describe('mlFeatureTable', () => {
  it('write aspect mlFeatureTableProperties: description, mlFeatures; read fields name, description, platform, properties; the platform of the URN is platform.name', async () => {
    const name = unique('users');
    const urn = `urn:li:mlFeatureTable:(urn:li:dataPlatform:feast,${name})`;
    await write(urn, 'mlFeatureTableProperties', {
      description: 'Features of users',
      mlFeatures: [`urn:li:mlFeature:(${name},signup_date)`, `urn:li:mlFeature:(${name},last_login)`],
    });
    const query = `query ($urn: String!) { mlFeatureTable(urn: $urn) {
      name description platform { name } properties { description mlFeatures { name } } } }`;
    expect(await ask(query, urn)).toEqual({
      mlFeatureTable: {
        name,
        description: 'Features of users',
        platform: { name: 'feast' },
        properties: {
          description: 'Features of users',
          mlFeatures: [{ name: 'signup_date' }, { name: 'last_login' }],
        },
      },
    });
  });

  it('mlPrimaryKeys: the primary keys of the table', async () => {
    const { mlFeatureTable, mlPrimaryKey } = urnsOf(unique('keys'));
    await write(mlFeatureTable!, 'mlFeatureTableProperties', { mlPrimaryKeys: [mlPrimaryKey] });
    const { json } = await request(`GET /entitiesV2/${encodeURIComponent(mlFeatureTable!)}`, PROTOCOL);
    expect(json.aspects.mlFeatureTableProperties.value).toEqual({ mlPrimaryKeys: [mlPrimaryKey] });
  });
});

describe('mlModel', () => {
  const MODEL = `query ($urn: String!) { mlModel(urn: $urn) {
    name description properties { description version type mlFeatures groups { urn name } } } }`;

  it('write aspect mlModelProperties: description, version, type, mlFeatures, groups; read fields name, description, properties', async () => {
    const name = unique('model');
    const urn = `urn:li:mlModel:(urn:li:dataPlatform:science,${name},PROD)`;
    const group = `urn:li:mlModelGroup:(urn:li:dataPlatform:science,${name}_group,PROD)`;
    const feature = `urn:li:mlFeature:(${name},signup_date)`;
    await write(urn, 'mlModelProperties', {
      description: 'Predicts churn',
      version: '3',
      type: 'Naive Bayes classifier',
      mlFeatures: [feature],
      groups: [group],
    });
    expect(await ask(MODEL, urn)).toEqual({
      mlModel: {
        name,
        description: 'Predicts churn',
        properties: {
          description: 'Predicts churn',
          version: '3',
          type: 'Naive Bayes classifier',
          mlFeatures: [feature],
          groups: [{ urn: group, name: `${name}_group` }],
        },
      },
    });
  });

  it('version: string or null', async () => {
    const urn = urnsOf(unique('version')).mlModel!;
    for (const [written, read] of [
      [{ version: '3' }, '3'],
      [{ version: null }, null],
      [{}, null],
    ] as const) {
      await write(urn, 'mlModelProperties', { type: 'tree', ...written });
      expect((await ask(MODEL, urn)).mlModel.properties.version).toBe(read);
    }
  });

  it.each([[{}], [{ mlFeatures: [], groups: [] }]])(
    'after a write of %j, mlFeatures reads as null when none are set, and groups as an empty list when none',
    async (lists) => {
      const urn = urnsOf(unique('none')).mlModel!;
      await write(urn, 'mlModelProperties', { description: 'A model', ...lists });
      const { properties } = (await ask(MODEL, urn)).mlModel;
      expect(properties).toMatchObject({ mlFeatures: null, groups: [] });
    },
  );
});

describe('write semantics of list fields', () => {
  const upsert = (aspect: object, urn: string) =>
    request(
      'POST /aspects?action=ingestProposal',
      { ...JSON_BODY, ...PROTOCOL },
      {
        proposal: {
          entityType: 'mlModel',
          entityUrn: urn,
          changeType: 'UPSERT',
          aspectName: 'mlModelProperties',
          aspect: { value: JSON.stringify(aspect), contentType: 'application/json' },
        },
      },
    );
  const stored = async (urn: string) => {
    const path = `/entitiesV2/${encodeURIComponent(urn)}?aspects=List(mlModelProperties)`;
    return (await request(`GET ${path}`, PROTOCOL)).json.aspects.mlModelProperties.value;
  };
  const [first, second] = ['a', 'b'].map((name) => `urn:li:mlFeature:(users,${name})`);
  const [one, two] = ['a', 'b'].map(
    (name) => `urn:li:mlModelGroup:(urn:li:dataPlatform:science,${name},PROD)`,
  );

  it('the client reads the current aspect, appends its new URNs and writes the combined list', async () => {
    const urn = urnsOf(unique('combined')).mlModel!;
    await upsert({ description: 'A model', mlFeatures: [first], groups: [one] }, urn);
    const { mlFeatures, groups, ...rest } = await stored(urn);
    await upsert({ ...rest, mlFeatures: [...mlFeatures, second], groups: [...groups, two] }, urn);
    expect(await stored(urn)).toEqual({
      description: 'A model',
      mlFeatures: [first, second],
      groups: [one, two],
    });
  });

  it('writing only the new URNs leaves the written list as the value of the aspect', async () => {
    const urn = urnsOf(unique('replaced')).mlModel!;
    await upsert({ mlFeatures: [first], groups: [one] }, urn);
    await upsert({ mlFeatures: [second], groups: [two] }, urn);
    expect(await stored(urn)).toEqual({ mlFeatures: [second], groups: [two] });
  });
});
