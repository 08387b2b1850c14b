/** What connectors use: the session, connections, and ingestion sources with their runs. */
import { startCatalog, unique, type TestCatalog } from '../helpers/catalog.js';
import { mutationTools } from '../helpers/graphql/mutations.js';

let catalog: TestCatalog;
beforeAll(async () => {
  catalog = await startCatalog();
});
afterAll(() => catalog.stop());
const { stored, exists } = mutationTools(() => catalog);

const codes = ({ errors }: any): string[] => errors.map(({ extensions }: any) => extensions.reason);

describe('the session', () => {
  it('returns the actor, even if the catalog has no entity for it', async () => {
    const before = await exists('urn:li:corpuser:datahub');
    const { me } = await catalog.query('{ me { corpUser { urn username exists properties { email } } } }');
    expect(me.corpUser).toMatchObject({ urn: 'urn:li:corpuser:datahub', username: 'datahub' });
    // Another suite may create the user at any time.
    expect([before, await exists('urn:li:corpuser:datahub')]).toContain(me.corpUser.exists);
  });

  it('returns the enabled features', async () => {
    const { appConfig } = await catalog.query(`{ appConfig { telemetryConfig { enableThirdPartyLogging }
      semanticSearchConfig { enabled enabledEntities embeddingConfig { provider } }
      featureFlags { metricsEnabled } entityIndexV3 { enabled } neo4jBrowserUrl } }`);
    expect(appConfig).toEqual({
      telemetryConfig: { enableThirdPartyLogging: false },
      semanticSearchConfig: {
        enabled: true,
        enabledEntities: expect.arrayContaining(['dataset', 'glossaryTerm']),
        embeddingConfig: null,
      },
      featureFlags: { metricsEnabled: true },
      entityIndexV3: { enabled: false },
      neo4jBrowserUrl: null,
    });
  });

  it('accepts metrics, because it reports that they are enabled', async () => {
    const urn = `urn:li:metric:(urn:li:dataPlatform:dbt,${unique('path')},revenue)`;
    expect((await catalog.ingest(urn, 'status', { removed: false })).status).toBe(200);
  });
});

describe('connections', () => {
  const UPSERT = `mutation ($input: UpsertDataHubConnectionInput!) { upsertConnection(input: $input) {
    urn platform { urn } details { type name json { blob } } } }`;
  const platformUrn = 'urn:li:dataPlatform:slack';
  const upsert = (input: object) =>
    catalog.graphql(UPSERT, { input: { type: 'JSON', platformUrn, json: { blob: '{}' }, ...input } });

  it('are stored under their id, and replaced by a second write', async () => {
    const id = unique('slack');
    const urn = `urn:li:dataHubConnection:${id}`;
    const first = await upsert({ id, name: 'Ours', json: { blob: '{"a": 1}' } });
    expect(first).toMatchObject({ data: { upsertConnection: { urn, platform: { urn: platformUrn } } } });
    expect((await upsert({ id, name: null })).errors).toBeUndefined();
    const query = `{ connection(urn: "${urn}") { urn details { type name json { blob } } } }`;
    const details = { type: 'JSON', name: null, json: { blob: '{}' } };
    expect((await catalog.query(query)).connection).toEqual({ urn, details });
  });

  it('get an id if the input has none', async () => {
    const { data } = await upsert({ name: 'One' });
    expect(data.upsertConnection).toMatchObject({ details: { name: 'One' } });
    expect(data.upsertConnection.urn).toMatch(/^urn:li:dataHubConnection:.{8,}$/);
  });

  it.each([
    ['without content', { json: null }, 'INVALID_REQUEST'],
    ['to an entity that is not a platform', { platformUrn: 'urn:li:tag:x' }, 'INVALID_URN'],
  ])('%s are refused', async (_, input, code) => {
    expect(codes(await upsert({ id: unique('bad'), ...input }))).toEqual([code]);
  });
});

const lastModified = { lastModified: { time: 0, actor: 'urn:li:corpuser:datahub' } };

describe('ingestion sources', () => {
  const UPDATE = `mutation ($urn: String!, $input: UpdateIngestionSourceInput!) {
    updateIngestionSource(urn: $urn, input: $input) }`;
  const LIST = `query ($input: ListIngestionSourcesInput!) { listIngestionSources(input: $input) {
    start count total ingestionSources { urn name type schedule { interval timezone }
      config { recipe version executorId debugMode extraArgs { key value } }
      executions(count: 2) { total count executionRequests { id result { startTimeMs status } } } } } }`;
  const schedule = { interval: '0 0 1 1 *', timezone: 'UTC' };
  const config = { recipe: '{"source": {}}', executorId: 'default', debugMode: false, version: null };
  const sourceUrn = () => `urn:li:dataHubIngestionSource:${unique('source')}`;
  const update = (urn: string, input: object) =>
    catalog.graphql(UPDATE, { urn, input: { name: 'mine', type: 'file', config, schedule, ...input } });
  const list = async (input: object) => (await catalog.query(LIST, { input })).listIngestionSources;
  const byUrn = (urn: string) => list({ filters: [{ field: 'urn', values: [urn], condition: 'CONTAIN' }] });

  const run = async (source: string, requestedAt: number, result?: object) => {
    const id = unique('run');
    const urn = `urn:li:dataHubExecutionRequest:${id}`;
    const request = { task: 'RUN_INGEST', args: {}, executorId: 'default', requestedAt };
    const ingestionSource = { type: 'MANUAL_INGESTION_SOURCE', ingestionSource: source };
    await catalog.ingest(urn, 'dataHubExecutionRequestInput', { ...request, source: ingestionSource });
    if (result) await catalog.ingest(urn, 'dataHubExecutionRequestResult', result);
    return id;
  };

  it('are created, replaced as a whole, and listed', async () => {
    const urn = sourceUrn();
    const args = { config: { ...config, extraArgs: [{ key: 'a', value: 'b' }] } };
    expect(await update(urn, args)).toMatchObject({ data: { updateIngestionSource: urn } });
    const source = { urn, type: 'file', executions: { total: 0, count: 2, executionRequests: [] } };
    expect(await byUrn(urn)).toEqual({
      start: 0,
      count: 10,
      total: 1,
      ingestionSources: [{ ...source, name: 'mine', schedule, config: args.config }],
    });
    await update(urn, { name: 'other', schedule: null });
    const changed = { ...source, name: 'other', schedule: null, config: { ...config, extraArgs: null } };
    expect((await byUrn(urn)).ingestionSources).toEqual([changed]);
  });

  it('keep members that the mutation does not contain', async () => {
    const urn = sourceUrn();
    const platform = 'urn:li:dataPlatform:file';
    await catalog.ingest(urn, 'dataHubIngestionSourceInfo', { name: 'x', type: 'x', config, platform });
    await update(urn, {});
    expect(await stored(urn, 'dataHubIngestionSourceInfo')).toMatchObject({ name: 'mine', platform });
  });

  it('show their runs, newest first', async () => {
    const name = unique('nightly');
    const sources = [sourceUrn(), sourceUrn()].sort();
    for (const urn of sources) await update(urn, { name });
    const [one = '', two = ''] = sources;
    const old = await run(one, 1_000, { status: 'SUCCESS', startTimeMs: 1_001 });
    const newest = await run(one, 3_000);
    const middle = await run(one, 2_000, { status: 'FAILURE' });
    const single = await run(two, 1_000, { status: 'RUNNING', startTimeMs: 5 });
    const filters = [{ field: 'name', values: [name], condition: 'CONTAIN' }];
    const found = await list({ count: 100, filters, sort: { field: 'urn', sortOrder: 'ASCENDING' } });
    const failed = { id: middle, result: { status: 'FAILURE', startTimeMs: null } };
    expect(found.ingestionSources.map(({ executions }: any) => executions)).toEqual([
      { total: 3, count: 2, executionRequests: [{ id: newest, result: null }, failed] },
      {
        total: 1,
        count: 2,
        executionRequests: [{ id: single, result: { status: 'RUNNING', startTimeMs: 5 } }],
      },
    ]);
    expect(old).not.toBe(middle);
  });

  it('have runs that can be read as entities', async () => {
    const source = sourceUrn();
    const id = await run(source, 7);
    const query = `{ executionRequest(urn: "urn:li:dataHubExecutionRequest:${id}") {
      type id input { task arguments { key } requestedAt source { type } } result { status } } }`;
    expect((await catalog.query(query)).executionRequest).toEqual({
      type: 'EXECUTION_REQUEST',
      id,
      input: {
        task: 'RUN_INGEST',
        arguments: [],
        requestedAt: 7,
        source: { type: 'MANUAL_INGESTION_SOURCE' },
      },
      result: null,
    });
  });

  it('are refused with a URN of another type', async () => {
    expect(codes(await update('urn:li:tag:x', {}))).toEqual(['INVALID_URN']);
  });

  const CREATE = 'mutation ($input: UpdateIngestionSourceInput!) { createIngestionSource(input: $input) }';
  const READ = `query ($urn: String!) { ingestionSource(urn: $urn) { urn name type source { type }
    config { executorId } schedule { interval timezone } latestSuccessfulExecution { urn }
    ownership { owners { owner { ... on CorpUser { urn } } } } } }`;
  const create = (input: object) =>
    catalog.graphql(CREATE, { input: { name: 'mine', type: 'file', config, ...input } });
  const read = async (urn: string) => (await catalog.query(READ, { urn })).ingestionSource;

  it('are created under a new URN, and read with owners and latest success', async () => {
    const input = {
      description: 'not stored',
      schedule: { interval: '0 0 0 1 1 *', timezone: 'Asia/Tokyo' },
    };
    const urn = (await create({ ...input, source: { type: 'SYSTEM' } })).data.createIngestionSource;
    expect(urn).toMatch(/^urn:li:dataHubIngestionSource:[\w-]{36}$/);
    const owner = 'urn:li:corpuser:datahub';
    await catalog.ingest(urn, 'ownership', { owners: [{ owner, type: 'DATAOWNER' }], ...lastModified });
    await run(urn, 1_000, { status: 'SUCCESS' });
    const latest = await run(urn, 2_000, { status: 'SUCCESS' });
    await run(urn, 3_000, { status: 'FAILURE' });
    expect(await read(urn)).toEqual({
      ...{ urn, name: 'mine', type: 'file', config: { executorId: 'default' } },
      schedule: input.schedule,
      source: { type: 'SYSTEM' },
      latestSuccessfulExecution: { urn: `urn:li:dataHubExecutionRequest:${latest}` },
      ownership: { owners: [{ owner: { urn: owner } }] },
    });
    await update(urn, {});
    expect(await read(urn)).toMatchObject({ source: { type: 'SYSTEM' } });
    await update(urn, { source: null });
    expect(await read(urn)).toMatchObject({ source: null });
  });

  it('are read with the executor of the service if they name none, and are null without their main aspect', async () => {
    const [bare, ownerless] = [sourceUrn(), sourceUrn()];
    await catalog.ingest(bare, 'dataHubIngestionSourceInfo', {
      name: 'x',
      type: 'x',
      config: { recipe: '' },
    });
    await catalog.ingest(ownerless, 'ownership', { owners: [], ...lastModified });
    expect(await read(bare)).toMatchObject({ config: { executorId: 'default' }, ownership: null });
    expect([await read(ownerless), await read(sourceUrn())]).toEqual([null, null]);
    const { errors } = await catalog.graphql(READ, { urn: 'urn:li:tag:x' });
    expect(errors[0].extensions.reason).toBe('INVALID_URN');
  });

  it.each([
    [{ interval: '61 * * * *', timezone: 'UTC' }, '/schedule/interval'],
    [{ interval: '0 0 31 2 *', timezone: 'UTC' }, '/schedule/interval'],
    [{ interval: '0 0 * * *', timezone: 'Mars/Olympus' }, '/schedule/timezone'],
  ])('are refused with the schedule %j', async (wrong, path) => {
    const name = unique('refused');
    const urn = sourceUrn();
    for (const { errors } of [
      await create({ name, schedule: wrong }),
      await update(urn, { name, schedule: wrong }),
    ])
      expect(errors[0].extensions).toMatchObject({ reason: 'INVALID_REQUEST', path });
    expect(await list({ filters: [{ field: 'name', values: [name] }] })).toMatchObject({ total: 0 });
  });

  it('are deleted, but not the requests to run them', async () => {
    const urn = sourceUrn();
    const remove = () => catalog.query(`mutation { deleteIngestionSource(urn: "${urn}") }`);
    await update(urn, {});
    const id = await run(urn, 7);
    // A second deletion succeeds as well.
    for (const { deleteIngestionSource } of [await remove(), await remove()])
      expect(deleteIngestionSource).toBe(urn);
    expect(await read(urn)).toBeNull();
    const query = `{ executionRequest(urn: "urn:li:dataHubExecutionRequest:${id}") {
      input { source { ingestionSource } } source { urn } } }`;
    const input = { source: { ingestionSource: urn } };
    expect((await catalog.query(query)).executionRequest).toEqual({ input, source: null });
  });
});
