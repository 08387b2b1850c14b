/** Reports about data: dataset operations, results of assertions, incidents. */
import { datasetUrn, startCatalog, unique, type TestCatalog } from '../helpers/catalog.js';
import { mutationTools } from '../helpers/graphql/mutations.js';

let catalog: TestCatalog;
beforeAll(async () => {
  catalog = await startCatalog();
});
afterAll(() => catalog.stop());
const { mutate, done, newTable, newUser, stored, exists } = mutationTools(() => catalog);

const ACTOR = 'urn:li:corpuser:datahub';
const codeOf = async (answer: Promise<any>) => (await answer).errors?.[0]?.extensions.reason;

async function pointsOf(urn: string, aspect: string): Promise<any[]> {
  const answer = await catalog.post('/aspects?action=getTimeseriesAspectValues', {
    urn,
    entity: urn.split(':')[2],
    aspect,
    limit: 100,
  });
  expect(answer.status).toBe(200);
  return answer.json.value.values.map(({ aspect: { value } }: any) => JSON.parse(value));
}

describe('dataset operations', () => {
  const parts = { sourceType: 'DATA_PROCESS', operationType: 'INSERT' };

  it('are stored with every detail of the report', async () => {
    const urn = await newTable();
    expect(
      await done('reportOperation', {
        urn,
        ...parts,
        timestampMillis: 1_700_000_000_000,
        partition: 'day=1',
        numAffectedRows: 7,
        customProperties: [
          { key: 'tool', value: 'dbt' },
          { key: 'empty', value: null },
        ],
      }),
    ).toBe('true');
    const [point, ...others] = await pointsOf(urn, 'operation');
    expect(others).toEqual([]);
    expect(point).toMatchObject({
      ...parts,
      actor: ACTOR,
      lastUpdatedTimestamp: 1_700_000_000_000,
      partitionSpec: { partition: 'day=1', type: 'PARTITION' },
      numAffectedRows: 7,
      customProperties: { tool: 'dbt' },
    });
    expect(point.timestampMillis).toBeGreaterThan(1_700_000_000_000);
  });

  it('of one table are all stored when reported concurrently', async () => {
    const urn = await newTable();
    const rows = [0, 1, 2];
    await Promise.all(
      rows.map((numAffectedRows) => done('reportOperation', { urn, ...parts, numAffectedRows })),
    );
    const points = await pointsOf(urn, 'operation');
    expect(new Set(points.map(({ numAffectedRows }) => numAffectedRows))).toEqual(new Set(rows));
  });

  it('are refused for missing entities and for types without operations', async () => {
    const nowhere = datasetUrn(unique('nowhere'));
    expect(await codeOf(mutate('reportOperation', { urn: nowhere, ...parts }))).toBe('NOT_FOUND');
    expect(await exists(nowhere)).toBe(false);
    expect(await codeOf(mutate('reportOperation', { urn: await newUser(), ...parts }))).toBe(
      'UNKNOWN_ASPECT',
    );
  });
});

const UPSERT = `mutation ($urn: String, $input: UpsertCustomAssertionInput!) {
  upsertCustomAssertion(urn: $urn, input: $input) { urn } }`;
const REPORT = `mutation ($urn: String!, $result: AssertionResultInput!) { reportAssertionResult(urn: $urn, result: $result) }`;

describe('a custom assertion', () => {
  const parts = { type: 'Freshness', description: 'Is new', platform: { name: 'dbt' } };
  const upsert = (input: object, urn?: string) =>
    catalog.graphql(UPSERT, { urn, input: { ...parts, ...input } });

  it('can be created and then updated under its URN', async () => {
    const entityUrn = await newTable();
    const parameters = { value: { value: '5', type: 'NUMBER' } };
    const urn = (await upsert({ entityUrn, fieldPath: 'id', operator: 'EQUAL_TO', parameters })).data
      .upsertCustomAssertion.urn;
    const info = await stored(urn, 'assertionInfo');
    expect(info).toMatchObject({
      type: 'CUSTOM',
      description: 'Is new',
      entityUrn,
      source: { type: 'EXTERNAL' },
      customAssertion: {
        type: 'Freshness',
        entity: entityUrn,
        field: `urn:li:schemaField:(${entityUrn},id)`,
        operator: 'EQUAL_TO',
        parameters,
      },
    });
    expect(await stored(urn, 'dataPlatformInstance')).toEqual({ platform: 'urn:li:dataPlatform:dbt' });
    const again = await upsert({ entityUrn, description: 'Is quite new' }, urn);
    expect(again.data.upsertCustomAssertion).toEqual({ urn });
    expect(await stored(urn, 'assertionInfo')).toMatchObject({ description: 'Is quite new' });
  });

  it('needs an existing entity and a platform', async () => {
    expect(await codeOf(upsert({ entityUrn: datasetUrn(unique('nowhere')) }))).toBe('NOT_FOUND');
    expect(await codeOf(upsert({ entityUrn: await newTable(), platform: {} }))).toBe('INVALID_REQUEST');
  });

  it('and its results have no addresses that browsers do not open', async () => {
    const [entityUrn, externalUrl] = [await newTable(), 'javascript:alert(1)'];
    const { urn } = (await upsert({ entityUrn })).data.upsertCustomAssertion;
    const refused = (path: string) => [{ extensions: { reason: 'INVALID_REQUEST', path } }];
    expect((await upsert({ entityUrn, externalUrl }, urn)).errors).toMatchObject(
      refused('/input/externalUrl'),
    );
    expect(await stored(urn, 'assertionInfo')).not.toHaveProperty('externalUrl');
    const report = await catalog.graphql(REPORT, { urn, result: { type: 'SUCCESS', externalUrl } });
    expect(report.errors).toMatchObject(refused('/result/externalUrl'));
    expect(await pointsOf(urn, 'assertionRunEvent')).toEqual([]);
  });

  it('stores every reported result', async () => {
    const entityUrn = await newTable();
    const { urn } = (await upsert({ entityUrn })).data.upsertCustomAssertion;
    const results = [
      { timestampMillis: 5, type: 'SUCCESS', properties: [{ key: 'rows', value: '3' }] },
      { timestampMillis: 5, type: 'FAILURE', severity: 'HIGH', externalUrl: 'https://example.com' },
      { timestampMillis: 6, type: 'ERROR', error: { type: 'UNKNOWN_ERROR', message: 'Down' } },
    ];
    for (const result of results)
      expect((await catalog.query(REPORT, { urn, result })).reportAssertionResult).toBe(true);
    const points = await pointsOf(urn, 'assertionRunEvent');
    for (const point of points)
      expect(point).toMatchObject({ asserteeUrn: entityUrn, assertionUrn: urn, status: 'COMPLETE' });
    const byType = new Map(points.map(({ result }) => [result.type, result]));
    expect(byType.size).toBe(3);
    expect(byType.get('SUCCESS')).toEqual({ type: 'SUCCESS', nativeResults: { rows: '3' } });
    expect(byType.get('FAILURE')).toMatchObject({ severity: 'HIGH', externalUrl: 'https://example.com' });
    expect(byType.get('ERROR').error).toEqual({ type: 'UNKNOWN_ERROR', properties: { message: 'Down' } });
  });

  it('without a definition accepts no results', async () => {
    const urn = `urn:li:assertion:${unique('none')}`;
    const report = () => catalog.graphql(REPORT, { urn, result: { type: 'SUCCESS' } });
    expect(await codeOf(report())).toBe('NOT_FOUND');
    await catalog.ingest(urn, 'status', { removed: false });
    expect(await codeOf(report())).toBe('NOT_FOUND');
    expect(await pointsOf(urn, 'assertionRunEvent')).toEqual([]);
  });
});

describe('incidents', () => {
  const SET = `mutation ($urn: String!, $input: IncidentStatusInput!) { updateIncidentStatus(urn: $urn, input: $input) }`;
  const incidentsOf = async (urn: string) => {
    const summary = (await stored(urn, 'incidentsSummary')) ?? {};
    const urnsOf = (list: any[] = []) => list.map((each) => each.urn);
    return {
      active: urnsOf(summary.activeIncidentDetails),
      resolved: urnsOf(summary.resolvedIncidentDetails),
    };
  };

  it('are raised about tables, resolved and reopened', async () => {
    const tables = [await newTable(), await newTable()];
    const assignee = await newUser();
    const urn = await done('raiseIncident', {
      type: 'CUSTOM',
      customType: 'Smell',
      title: 'It smells',
      resourceUrns: tables,
      priority: 'HIGH',
      assigneeUrns: [assignee],
    });
    expect(await stored(urn, 'incidentInfo')).toMatchObject({
      type: 'CUSTOM',
      customType: 'Smell',
      title: 'It smells',
      entities: tables,
      priority: 1,
      status: { state: 'ACTIVE', lastUpdated: { actor: ACTOR } },
      source: { type: 'MANUAL' },
      assignees: [{ actor: assignee }],
    });
    for (const table of tables) expect(await incidentsOf(table)).toEqual({ active: [urn], resolved: [] });
    expect((await stored(tables[0]!, 'incidentsSummary')).activeIncidentDetails).toMatchObject([
      { urn, type: 'Smell', priority: 1, createdAt: expect.any(Number) },
    ]);
    await catalog.query(SET, { urn, input: { state: 'RESOLVED', stage: 'FIXED', message: 'Aired' } });
    expect((await stored(urn, 'incidentInfo')).status).toMatchObject({
      state: 'RESOLVED',
      stage: 'FIXED',
      message: 'Aired',
    });
    for (const table of tables) expect(await incidentsOf(table)).toEqual({ active: [], resolved: [urn] });
    await catalog.query(SET, { urn, input: { state: 'ACTIVE' } });
    for (const table of tables) expect(await incidentsOf(table)).toEqual({ active: [urn], resolved: [] });
  });

  it('of a deleted table can be resolved, which does not create the table again', async () => {
    const tables = [await newTable(), await newTable()];
    const urn = await done('raiseIncident', { type: 'VOLUME', resourceUrns: tables });
    await catalog.post('/entities?action=delete', { urn: tables[0]! });
    await catalog.query(SET, { urn, input: { state: 'RESOLVED' } });
    expect(await incidentsOf(tables[1]!)).toEqual({ active: [], resolved: [urn] });
    expect(await exists(tables[0]!)).toBe(false);
  });

  it('of one table are all listed when raised concurrently', async () => {
    const resourceUrn = await newTable();
    const urns = await Promise.all(
      Array.from({ length: 3 }, () => done('raiseIncident', { type: 'VOLUME', resourceUrn })),
    );
    expect(new Set((await incidentsOf(resourceUrn)).active)).toEqual(new Set(urns));
  });

  it('are refused for missing entities and without an entity', async () => {
    const nowhere = datasetUrn(unique('nowhere'));
    const table = await newTable();
    expect(await codeOf(mutate('raiseIncident', { type: 'SQL', resourceUrns: [table, nowhere] }))).toBe(
      'NOT_FOUND',
    );
    expect(await codeOf(mutate('raiseIncident', { type: 'SQL' }))).toBe('INVALID_REQUEST');
    expect(await incidentsOf(table)).toEqual({ active: [], resolved: [] });
    const unknown = `urn:li:incident:${unique('none')}`;
    const answer = catalog.graphql(SET, { urn: unknown, input: { state: 'RESOLVED' } });
    expect(await codeOf(answer)).toBe('NOT_FOUND');
  });
});
