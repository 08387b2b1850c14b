/** Runs of assertions that the catalog evaluates itself from stored profiles, schemas, operations and runs. */
import { datasetUrn, proposal, startCatalog, unique, type TestCatalog } from '../helpers/catalog.js';

let catalog: TestCatalog;
beforeAll(async () => {
  catalog = await startCatalog();
});
afterAll(() => catalog.stop());

const RESULT = `type severity rowCount unexpectedCount actualAggValue externalUrl nativeResults { key value }
  error { type properties { key value } }`;
const RUN = `mutation ($urn: String!, $saveResult: Boolean, $parameters: [StringMapEntryInput!], $async: Boolean) {
  runAssertion(urn: $urn, saveResult: $saveResult, parameters: $parameters, async: $async) { ${RESULT} } }`;
const RUN_MANY = `mutation ($urns: [String!]!, $saveResults: Boolean, $async: Boolean) {
  runAssertions(urns: $urns, saveResults: $saveResults, async: $async) {
    passingCount failingCount errorCount results { assertion { urn } result { ${RESULT} } } } }`;
const RUN_OF_ASSET = `mutation ($urn: String!, $tagUrns: [String!]) { runAssertionsForAsset(urn: $urn, tagUrns: $tagUrns) {
  passingCount failingCount errorCount results { assertion { urn } result { type } } } }`;

const HOUR = 3_600_000;
const number = (value: number | string) => ({ value: { value: String(value), type: 'NUMBER' } });

async function putAll(...proposals: readonly object[]): Promise<void> {
  const { status, text } = await catalog.ingestBatch(proposals);
  if (status !== 200) throw new Error(text);
}

async function put(urn: string, aspect: string, value: object): Promise<string> {
  await putAll(proposal(urn, aspect, value));
  return urn;
}

const tables = async (count: number): Promise<string[]> => {
  const urns = Array.from({ length: count }, () => datasetUrn(unique('checked')));
  await putAll(...urns.map((urn) => proposal(urn, 'datasetProperties', { name: 'checked' })));
  return urns;
};
const newTable = async (): Promise<string> => (await tables(1))[0]!;
/** Stores aspects `assertionInfo` in one request. */
const newAssertions = async (...infos: object[]): Promise<string[]> => {
  const urns = infos.map(() => `urn:li:assertion:${unique('check')}`);
  await putAll(...urns.map((urn, index) => proposal(urn, 'assertionInfo', infos[index])));
  return urns;
};
const newAssertion = async (info: object): Promise<string> => (await newAssertions(info))[0]!;
const rowsInfo = (dataset: string, operator: string, count: number | string, more: object = {}) => ({
  type: 'VOLUME',
  entityUrn: dataset,
  ...more,
  volumeAssertion: {
    entity: dataset,
    type: 'ROW_COUNT_TOTAL',
    rowCountTotal: { operator, parameters: number(count) },
  },
});
const rows = (...args: Parameters<typeof rowsInfo>) => newAssertion(rowsInfo(...args));
const profileOf = (dataset: string, value: object) =>
  proposal(dataset, 'datasetProfile', { timestampMillis: Date.now(), ...value });
const profile = (dataset: string, value: object) => putAll(profileOf(dataset, value));
const freshnessInfo = (entity: string, members: object) => ({
  type: 'FRESHNESS',
  entityUrn: entity,
  freshnessAssertion: { entity, type: 'DATASET_CHANGE', ...members },
});
const freshness = (...args: Parameters<typeof freshnessInfo>) => newAssertion(freshnessInfo(...args));
const within = (unit: string, multiple = 1) => ({
  schedule: { type: 'FIXED_INTERVAL', fixedInterval: { unit, multiple } },
});
const operationOf = (dataset: string, ago: number, reportedAgo = ago) =>
  proposal(dataset, 'operation', {
    timestampMillis: Date.now() - reportedAgo,
    lastUpdatedTimestamp: Date.now() - ago,
    operationType: 'INSERT',
  });
const operation = (...args: Parameters<typeof operationOf>) => putAll(operationOf(...args));

const run = async (urn: string, more: object = {}) =>
  (await catalog.query(RUN, { urn, ...more })).runAssertion;
const runMany = async (urns: string[], more: object = {}) =>
  (await catalog.query(RUN_MANY, { urns, ...more })).runAssertions;
const eventsOf = async (urn: string): Promise<any[]> => {
  const query = `{ assertion(urn: "${urn}") { runEvents { runEvents { timestampMillis asserteeUrn status
    runtimeContext { key value } result { ${RESULT} } } } } }`;
  return (await catalog.query(query)).assertion.runEvents.runEvents;
};
const codes = ({ errors }: any): string[] => errors.map(({ extensions }: any) => extensions.reason);
const messageOf = (result: any): string => result.error.properties[0].value;

describe('a run of an assertion', () => {
  it('returns the result and stores it as a run event', async () => {
    const table = await newTable();
    await profile(table, { rowCount: 5 });
    const urn = await rows(table, 'GREATER_THAN', 3, { externalUrl: 'https://checks.example/1' });
    const result = await run(urn);
    expect(result).toMatchObject({
      type: 'SUCCESS',
      rowCount: 5,
      actualAggValue: 5,
      error: null,
      externalUrl: 'https://checks.example/1',
    });
    expect(await eventsOf(urn)).toEqual([
      expect.objectContaining({ asserteeUrn: table, status: 'COMPLETE', result }),
    ]);
  });

  it('stores nothing with saveResult: false', async () => {
    const urn = await rows(await newTable(), 'GREATER_THAN', 3);
    expect(await run(urn, { saveResult: false })).toMatchObject({ type: 'ERROR' });
    expect(await eventsOf(urn)).toEqual([]);
  });

  it('stores the result of an async run without returning it', async () => {
    const urn = await rows(await newTable(), 'GREATER_THAN', 3);
    expect(await run(urn, { async: true })).toBeNull();
    expect(await eventsOf(urn)).toMatchObject([{ result: { type: 'ERROR' } }]);
    expect(codes(await catalog.graphql(RUN, { urn, async: true, saveResult: false }))).toEqual([
      'INVALID_REQUEST',
    ]);
    const many = await runMany([urn], { async: true });
    expect(many).toEqual({
      passingCount: 0,
      failingCount: 0,
      errorCount: 0,
      results: [{ assertion: { urn }, result: null }],
    });
  });

  it('substitutes the given parameters', async () => {
    const table = await newTable();
    await profile(table, { rowCount: 5 });
    const urn = await rows(table, 'EQUAL_TO', '${wanted}');
    const parameters = [{ key: 'wanted', value: '5' }];
    expect(await run(urn, { parameters })).toMatchObject({ type: 'SUCCESS' });
    expect(await eventsOf(urn)).toMatchObject([{ runtimeContext: parameters }]);
    const result = await run(urn, { saveResult: false });
    expect(result.error.type).toBe('INVALID_PARAMETERS');
    expect(messageOf(result)).toMatch(/\$\{wanted\}/);
  });

  it('needs existing assertions', async () => {
    const nowhere = `urn:li:assertion:${unique('nowhere')}`;
    expect(codes(await catalog.graphql(RUN, { urn: nowhere }))).toEqual(['NOT_FOUND']);
    expect(codes(await catalog.graphql(RUN, { urn: datasetUrn('x') }))).toEqual(['INVALID_URN']);
    const known = await rows(await newTable(), 'EQUAL_TO', 1);
    expect(codes(await catalog.graphql(RUN_MANY, { urns: [known, nowhere] }))).toEqual(['NOT_FOUND']);
    expect(await eventsOf(known)).toEqual([]);
    const empty = await put(`urn:li:assertion:${unique('empty')}`, 'status', { removed: false });
    expect(codes(await catalog.graphql(RUN, { urn: empty }))).toEqual(['NOT_FOUND']);
    const urns = Array.from({ length: 1_001 }, (_, index) => `${nowhere}${index}`);
    expect(codes(await catalog.graphql(RUN_MANY, { urns }))).toEqual(['LIMIT_EXCEEDED']);
  });

  it('reports an error if the asserted entity does not exist', async () => {
    const gone = datasetUrn(unique('gone'));
    const result = await run(await rows(gone, 'EQUAL_TO', 1));
    expect(result).toMatchObject({ type: 'ERROR', error: { type: 'INSUFFICIENT_DATA' } });
    expect(messageOf(result)).toContain(gone);
  });
});

describe('assertions are evaluated against', () => {
  it('profiles of the whole table, ignoring samples', async () => {
    const table = await newTable();
    await putAll(
      profileOf(table, {
        rowCount: 90,
        timestampMillis: Date.now() - HOUR,
        partitionSpec: { partition: 'FULL_TABLE_SNAPSHOT', type: 'FULL_TABLE' },
      }),
      profileOf(table, { rowCount: 100, timestampMillis: Date.now() - 2 * HOUR }),
      profileOf(table, { rowCount: 1, partitionSpec: { partition: 'SAMPLE (1 row)', type: 'QUERY' } }),
    );
    const grows = (type: string, count: number) => ({
      type: 'VOLUME',
      entityUrn: table,
      volumeAssertion: {
        entity: table,
        type: 'ROW_COUNT_CHANGE',
        rowCountChange: { type, operator: 'EQUAL_TO', parameters: number(count) },
      },
    });
    const urns = await newAssertions(
      rowsInfo(table, 'EQUAL_TO', 90),
      grows('ABSOLUTE', -10),
      grows('PERCENTAGE', -10),
    );
    expect(await runMany(urns)).toMatchObject({ passingCount: 3, failingCount: 0, errorCount: 0 });
  });

  it('metrics and values of fields', async () => {
    const table = await newTable();
    await profile(table, {
      rowCount: 10,
      fieldProfiles: [{ fieldPath: 'age', nullCount: 2, min: '0', max: '99', mean: '40.5' }],
    });
    const field = { path: 'age', type: 'NUMBER', nativeType: 'int' };
    const ofField = (type: string, kind: string, members: object) => ({
      type: 'FIELD',
      entityUrn: table,
      fieldAssertion: { entity: table, type, [kind]: { field, ...members } },
    });
    const values = { failThreshold: { type: 'COUNT', value: 0 } };
    const urns = await newAssertions(
      ofField('FIELD_METRIC', 'fieldMetricAssertion', {
        metric: 'MEAN',
        operator: 'LESS_THAN',
        parameters: number(50),
      }),
      ofField('FIELD_VALUES', 'fieldValuesAssertion', { ...values, operator: 'NOT_NULL' }),
      ofField('FIELD_VALUES', 'fieldValuesAssertion', {
        ...values,
        operator: 'REGEX_MATCH',
        parameters: number('[0-9]+'),
      }),
    );
    const { results, ...counts } = await runMany(urns);
    expect(counts).toEqual({ passingCount: 1, failingCount: 1, errorCount: 1 });
    expect(results.map(({ result }: any) => result)).toMatchObject([
      { type: 'SUCCESS', actualAggValue: 40.5 },
      { type: 'FAILURE', unexpectedCount: 2, rowCount: 10 },
      { type: 'ERROR', error: { type: 'SOURCE_CONNECTION_ERROR' } },
    ]);
  });

  it('schemas', async () => {
    const table = await newTable();
    const schema = (...paths: string[]) => ({
      schemaName: 's',
      platform: 'urn:li:dataPlatform:hive',
      version: 0,
      hash: '',
      platformSchema: { 'com.linkedin.schema.Schemaless': {} },
      fields: paths.map((fieldPath) => ({
        fieldPath,
        nativeDataType: 'text',
        type: { type: { 'com.linkedin.schema.StringType': {} } },
      })),
    });
    const expects = (...paths: string[]) => ({
      type: 'DATA_SCHEMA',
      entityUrn: table,
      schemaAssertion: { entity: table, schema: schema(...paths), compatibility: 'SUPERSET' },
    });
    const urns = await newAssertions(expects('id'), expects('id', 'name'));
    expect(await runMany(urns)).toMatchObject({ errorCount: 2 });
    await put(table, 'schemaMetadata', schema('id', 'city'));
    const { results } = await runMany(urns);
    expect(results[0].result.type).toBe('SUCCESS');
    expect(results[1].result).toMatchObject({
      type: 'FAILURE',
      nativeResults: expect.arrayContaining([{ key: 'missingFields', value: '["name"]' }]),
    });
  });
});

describe('freshness', () => {
  it('is derived from dataset operations', async () => {
    const [fresh = '', late = '', stale = ''] = await tables(3);
    await putAll(
      operationOf(fresh, HOUR),
      operationOf(fresh, 30 * HOUR),
      operationOf(late, 30 * HOUR),
      // Reported just now, but the data changed 30 hours ago.
      operationOf(stale, 30 * HOUR, 0),
    );
    const urns = await newAssertions(
      ...[fresh, late, stale].map((each) => freshnessInfo(each, within('DAY'))),
    );
    const { results } = await runMany(urns);
    expect(results.map(({ result }: any) => result.type)).toEqual(['SUCCESS', 'FAILURE', 'FAILURE']);
  });

  it('uses the time of the change, in whatever order changes were reported', async () => {
    const table = await newTable();
    await putAll(operationOf(table, 2 * HOUR), operationOf(table, 5 * HOUR, HOUR));
    const { nativeResults } = await run(await freshness(table, within('HOUR')));
    const last = nativeResults.find(({ key }: any) => key === 'last change').value;
    expect(Date.now() - Date.parse(last)).toBeLessThan(3 * HOUR);
  });

  it('is derived from the last modification in the properties', async () => {
    const table = await newTable();
    const urn = await freshness(table, within('HOUR', 2));
    expect(await run(urn)).toMatchObject({ type: 'ERROR', error: { type: 'INSUFFICIENT_DATA' } });
    const storeLastModified = (time: number) =>
      put(table, 'datasetProperties', { name: 'x', lastModified: { time, actor: 'urn:li:corpuser:a' } });
    await storeLastModified(Date.now() - 3 * HOUR);
    expect(await run(urn)).toMatchObject({ type: 'FAILURE' });
    await storeLastModified(Date.now() - HOUR);
    expect(await run(urn)).toMatchObject({ type: 'SUCCESS' });
    await storeLastModified(Date.now() + HOUR);
    expect(await run(urn)).toMatchObject({ type: 'ERROR' });
  });

  it('with a schedule looks at the window before the last scheduled time', async () => {
    const table = await newTable();
    await operation(table, 26 * HOUR);
    const hour = new Date(Date.now() - HOUR).getUTCHours();
    const daily = { cron: `0 ${hour} * * *`, timezone: 'UTC' };
    const urn = (cron: object) => freshness(table, { schedule: { type: 'CRON', cron } });
    // The last scheduled time is one to two hours ago, so the change is 24 to 25 hours before it.
    expect(await run(await urn(daily))).toMatchObject({ type: 'FAILURE' });
    expect(await run(await urn({ ...daily, windowStartOffsetMs: 26 * HOUR }))).toMatchObject({
      type: 'SUCCESS',
    });
  });

  it('since the last check uses the stored run events', async () => {
    const table = await newTable();
    await operation(table, 0);
    const urn = await freshness(table, { schedule: { type: 'SINCE_THE_LAST_CHECK' } });
    expect(await run(urn)).toMatchObject({ error: { type: 'INSUFFICIENT_DATA' } });
    await operation(table, 0);
    expect(await run(urn)).toMatchObject({ type: 'SUCCESS' });
    expect(await run(urn)).toMatchObject({ type: 'FAILURE' });
  });

  it('of a job is derived from its successful runs', async () => {
    const job = await put(
      `urn:li:dataJob:(urn:li:dataFlow:(airflow,${unique('flow')},PROD),load)`,
      'dataJobInfo',
      { name: 'load', type: 'COMMAND' },
    );
    const runOf = (ago: number, event: object): object[] => {
      const urn = `urn:li:dataProcessInstance:${unique('run')}`;
      const created = { time: Date.now() - ago, actor: 'urn:li:corpuser:a' };
      return [
        proposal(urn, 'dataProcessInstanceProperties', { name: 'run', created }),
        proposal(urn, 'dataProcessInstanceRelationships', { parentTemplate: job, upstreamInstances: [] }),
        proposal(urn, 'dataProcessInstanceRunEvent', {
          timestampMillis: Date.now() - ago,
          status: 'COMPLETE',
          ...event,
        }),
      ];
    };
    const urn = await freshness(job, { type: 'DATA_JOB_RUN', ...within('DAY') });
    expect(await run(urn)).toMatchObject({ error: { type: 'INSUFFICIENT_DATA' } });
    await putAll(
      ...runOf(HOUR, { result: { type: 'FAILURE', nativeResultType: 'x' } }),
      ...runOf(HOUR, { status: 'STARTED' }),
      ...runOf(30 * HOUR, { result: { type: 'SUCCESS', nativeResultType: 'x' } }),
    );
    expect(await run(urn)).toMatchObject({ type: 'FAILURE' });
    await putAll(...runOf(2 * HOUR, { result: { type: 'SUCCESS', nativeResultType: 'x' } }));
    expect(await run(urn)).toMatchObject({ type: 'SUCCESS' });
  });
});

describe('the assertions of an asset', () => {
  it('are all run, or only those with a tag', async () => {
    const [table = '', other = ''] = await tables(2);
    await profile(table, { rowCount: 5 });
    const [passing = '', failing = '', removed = ''] = await newAssertions(
      rowsInfo(table, 'EQUAL_TO', 5),
      rowsInfo(table, 'EQUAL_TO', 6),
      rowsInfo(table, 'EQUAL_TO', 5),
      rowsInfo(other, 'EQUAL_TO', 5),
    );
    const tag = `urn:li:tag:${unique('daily')}`;
    await putAll(
      proposal(removed, 'status', { removed: true }),
      proposal(failing, 'globalTags', { tags: [{ tag }] }),
    );
    const all = (await catalog.query(RUN_OF_ASSET, { urn: table })).runAssertionsForAsset;
    expect(all).toMatchObject({ passingCount: 1, failingCount: 1, errorCount: 0 });
    expect(all.results.map(({ assertion }: any) => assertion.urn).sort()).toEqual([passing, failing].sort());
    const tagged = (await catalog.query(RUN_OF_ASSET, { urn: table, tagUrns: [tag] })).runAssertionsForAsset;
    expect(tagged).toMatchObject({
      failingCount: 1,
      results: [{ assertion: { urn: failing }, result: { type: 'FAILURE' } }],
    });
    expect(await eventsOf(passing)).toHaveLength(1);
    expect(await eventsOf(failing)).toHaveLength(2);
    expect(await eventsOf(removed)).toHaveLength(0);
    const none = { passingCount: 0, failingCount: 0, errorCount: 0, results: [] };
    expect((await catalog.query(RUN_OF_ASSET, { urn: table, tagUrns: [] })).runAssertionsForAsset).toEqual(
      none,
    );
    expect(codes(await catalog.graphql(RUN_OF_ASSET, { urn: datasetUrn(unique('nowhere')) }))).toEqual([
      'NOT_FOUND',
    ]);
  });
});
