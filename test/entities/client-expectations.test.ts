/** Properties of reads that existing clients rely on. */
import { datasetUrn, startCatalog, unique, type TestCatalog } from '../helpers/catalog.js';

let catalog: TestCatalog;
beforeAll(async () => {
  catalog = await startCatalog();
});
afterAll(() => catalog.stop());

const raw = (method: string, path: string, headers: Record<string, string> = {}, body?: string) =>
  fetch(`${catalog.url}${path}`, { method, headers, ...(body !== undefined && { body }) });

describe('GET /aspects/{urn}', () => {
  it('answers 404 with a JSON object for every kind of absence', async () => {
    const urn = datasetUrn(unique('there'));
    await catalog.ingest(urn, 'status', { removed: true });
    for (const [of, aspect, version] of [
      [datasetUrn(unique('nobody')), 'datasetKey', 0],
      [urn, 'ownership', 0],
      [urn, 'status', 7],
      // Aspects that the entity type does not have: clients that know only the name of an aspect ask for them.
      [urn, 'corpUserInfo', 0],
      [urn, 'aspectOfAnotherVersion', 0],
      ['urn:li:telemetry:clientId', 'telemetryClientId', 0],
    ] as const) {
      const { status, json } = await catalog.aspect(of, aspect, version);
      expect([of, aspect, status, typeof json.message]).toEqual([of, aspect, 404, 'string']);
    }
  });

  it('finds the key aspect of every entity with any aspect, soft-deleted or not, under its full record name', async () => {
    const name = unique('keyed');
    const entities = [
      [datasetUrn(name), 'status', { removed: true }, 'datasetKey', 'com.linkedin.metadata.key.DatasetKey'],
      [
        `urn:li:corpuser:${name}`,
        'corpUserInfo',
        { active: true },
        'corpUserKey',
        'com.linkedin.metadata.key.CorpUserKey',
      ],
      [
        `urn:li:corpGroup:${name}`,
        'status',
        { removed: false },
        'corpGroupKey',
        'com.linkedin.metadata.key.CorpGroupKey',
      ],
      [`urn:li:tag:${name}`, 'tagProperties', { name }, 'tagKey', 'com.linkedin.metadata.key.TagKey'],
      [
        `urn:li:container:${name}`,
        'containerProperties',
        { name },
        'containerKey',
        'com.linkedin.metadata.key.ContainerKey',
      ],
      [
        `urn:li:dataProduct:${name}`,
        'dataProductProperties',
        { name },
        'dataProductKey',
        'com.linkedin.dataproduct.DataProductKey',
      ],
      [`urn:li:form:${name}`, 'formInfo', { name }, 'formKey', 'com.linkedin.metadata.key.FormKey'],
    ] as const;
    for (const [urn, aspect, value, key, record] of entities) {
      expect([urn, (await catalog.ingest(urn, aspect, value)).status]).toEqual([urn, 200]);
      const { status, json } = await catalog.aspect(urn, key);
      expect([urn, status, json.version, Object.keys(json.aspect)]).toEqual([urn, 200, 0, [record]]);
    }
  });
});

describe('GET /entitiesV2', () => {
  it('answers for missing entities too, with a key aspect that the command line of the client removes', async () => {
    const urn = datasetUrn(unique('nobody'));
    const { status, json } = await catalog.entity(urn);
    expect([status, json.urn, json.entityName, Object.keys(json.aspects)]).toEqual([
      200,
      urn,
      'dataset',
      ['datasetKey'],
    ]);
    expect(json.aspects.datasetKey).toMatchObject({ name: 'datasetKey', type: 'VERSIONED', version: 0 });
  });

  it('omits missing aspects, including those unknown to the type or the model', async () => {
    const urn = datasetUrn(unique('some'));
    await catalog.ingest(urn, 'status', { removed: false });
    for (const aspects of [
      'status,ownership',
      'status,corpUserInfo',
      'status,aspectOfAnotherVersion',
      'status,datasetProfile',
    ]) {
      const { status, json } = await catalog.get(
        `/entitiesV2/${encodeURIComponent(urn)}?aspects=List(${aspects})`,
      );
      expect([aspects, status, Object.keys(json.aspects ?? {})]).toEqual([aspects, 200, ['status']]);
      const many = await catalog.get(
        `/entitiesV2?ids=List(${encodeURIComponent(urn)})&aspects=List(${aspects})`,
      );
      expect([many.status, Object.keys(many.json.results[urn].aspects)]).toEqual([200, ['status']]);
    }
  });

  it('decodes each item of a list in the raw query separately', async () => {
    const urns = [datasetUrn(unique('a b')), datasetUrn(unique('c%2Cd')), datasetUrn(unique('é ü'))];
    const { status, json } = await catalog.get(
      `/entitiesV2?ids=List(${urns.map(encodeURIComponent).join(',')})`,
    );
    expect([status, Object.keys(json.results)]).toEqual([200, urns]);
  });
});

describe('POST /aspects?action=getTimeseriesAspectValues', () => {
  const read = (body: object) => catalog.post('/aspects?action=getTimeseriesAspectValues', body);

  it('returns points of soft-deleted entities, newest first, right after the write', async () => {
    const urn = `urn:li:dataJob:(urn:li:dataFlow:(datahub,${unique('pipe')},prod),x_stale_entity_removal)`;
    await catalog.ingest(urn, 'status', { removed: true });
    for (const [timestampMillis, pipelineName] of [
      [1, 'p'],
      [2, 'p'],
      [3, 'q'],
    ] as const) {
      const { status } = await catalog.ingest(urn, 'datahubIngestionCheckpoint', {
        timestampMillis,
        pipelineName,
        platformInstanceId: 'x',
        config: '',
        state: { formatVersion: '1.0', serde: 'base85', payload: `state ${timestampMillis}` },
        runId: `run ${timestampMillis}`,
      });
      expect(status).toBe(200);
    }
    const filter = { or: [{ and: [{ field: 'pipelineName', values: ['p'], condition: 'EQUAL' }] }] };
    const common = { urn, entity: 'dataJob', aspect: 'datahubIngestionCheckpoint' };
    const { json } = await read({ ...common, limit: 1, filter });
    expect(json.value.values).toHaveLength(1);
    expect(json.value.values[0].aspect.contentType).toBe('application/json');
    expect(JSON.parse(json.value.values[0].aspect.value).state.payload).toBe('state 2');
    const latest = await read({ ...common, latestValue: true });
    expect(
      latest.json.value.values.map(
        ({ aspect }: { aspect: { value: string } }) => JSON.parse(aspect.value).runId,
      ),
    ).toEqual(['run 3']);
    const none = await read({
      ...common,
      urn: datasetUrn(unique('none')),
      entity: 'dataset',
      aspect: 'datasetProfile',
    });
    expect([none.status, none.json.value.values]).toEqual([200, []]);
  });
});

describe('other reads', () => {
  it('return URNs in search hits in the form that the client reads', async () => {
    const name = unique('domain');
    const urn = `urn:li:domain:${name}`;
    await catalog.ingest(urn, 'domainProperties', { name });
    const filter = { or: [{ and: [{ field: 'name', values: [name], condition: 'EQUAL' }] }] };
    const { status, json } = await catalog.post(
      '/entities?action=search',
      { input: '*', entity: 'domain', start: 0, count: 10, filter },
      { 'X-DataHub-Client-Mode': 'CLI' },
    );
    expect([
      status,
      json.value.numEntities,
      json.value.entities.map(({ entity }: { entity: string }) => entity),
    ]).toEqual([200, 1, [urn]]);
  });

  it('accept a JSON content type without a body, and missing or extra slashes', async () => {
    const urn = datasetUrn(unique('slash'));
    await catalog.ingest(urn, 'status', { removed: false });
    const json = { 'content-type': 'application/json' };
    for (const path of [
      '/config',
      '/config/',
      '//config',
      `/aspects/${encodeURIComponent(urn)}?aspect=status&version=0`,
    ]) {
      expect([path, (await raw('GET', path, json)).status]).toEqual([path, 200]);
    }
    const body = JSON.stringify({ aspect: 'status' });
    for (const path of [
      '/aspects?action=getCount',
      '/aspects/?action=getCount',
      '//aspects?action=getCount',
    ]) {
      expect([path, (await raw('POST', path, json, body)).status]).toEqual([path, 200]);
    }
  });

  it('work after a patch of a missing status, which clients of 1.7.0 and later send', async () => {
    const urn = datasetUrn(unique('patched'));
    const patch = [{ op: 'add', path: '/removed', value: false }];
    const { status } = await catalog.ingest(urn, 'status', patch, {
      changeType: 'PATCH',
      contentType: 'application/json-patch+json',
    });
    expect(status).toBe(200);
    expect((await catalog.aspect(urn, 'status')).json.aspect).toEqual({
      'com.linkedin.common.Status': { removed: false },
    });
  });

  it('answer invalid GraphQL documents with status 200, and support introspection', async () => {
    const { status, json } = await catalog.post('/api/graphql', { query: '{ nothing }' });
    expect([status, json.errors.length > 0]).toEqual([200, true]);
    expect(
      (await catalog.post('/api/graphql', { query: '{ __schema { queryType { name } } }' })).json.data
        .__schema.queryType.name,
    ).toBe('Query');
  });
});

describe('GET /config', () => {
  it('describes this server, so that clients use their newest features', async () => {
    const { status, json } = await catalog.get('/config');
    expect([status, json]).toEqual([
      200,
      expect.objectContaining({
        noCode: 'true',
        statefulIngestionCapable: true,
        supportsImpactAnalysis: true,
        patchCapable: true,
        datasetUrnNameCasing: false,
        datahub: { serverType: 'prod', serverEnv: 'core' },
        telemetry: { enabledCli: false, enabledIngestion: false },
      }),
    ]);
    // Clients take a service with this member for a vendor's hosted edition.
    expect(json).not.toHaveProperty('baseUrl');
    const { version, commit } = json.versions['acryldata/datahub'];
    expect(version).toBe('v1.7.0.17');
    expect(commit).toMatch(/^[0-9a-f]{12}$/);
  });

  it('returns a commit that is stable across restarts and changes with the GraphQL schema', async () => {
    const commitOf = async (of: TestCatalog) =>
      (await of.get('/config')).json.versions['acryldata/datahub'].commit;
    const same = await startCatalog();
    const other = await startCatalog({ graphApi: true });
    try {
      expect(await commitOf(same)).toBe(await commitOf(catalog));
      expect(await commitOf(other)).not.toBe(await commitOf(catalog));
    } finally {
      await Promise.all([same.stop(), other.stop()]);
    }
  });
});
