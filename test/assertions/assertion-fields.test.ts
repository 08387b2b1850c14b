/** GraphQL fields of assertions, their runs and data contracts. */
import { datasetUrn, startCatalog, unique, type TestCatalog } from '../helpers/catalog.js';

let catalog: TestCatalog;
beforeAll(async () => {
  catalog = await startCatalog();
});
afterAll(() => catalog.stop());

const ACTOR = 'urn:li:corpuser:ada';
const stamp = (time: number) => ({ time, actor: ACTOR });
const assertionUrn = () => `urn:li:assertion:${unique('a')}`;

async function read(root: string, urn: string, selection: string): Promise<any> {
  return (await catalog.query(`query ($urn: String!) { ${root}(urn: $urn) { ${selection} } }`, { urn }))[
    root
  ];
}

async function ingest(urn: string, aspectName: string, value: object): Promise<void> {
  expect((await catalog.ingest(urn, aspectName, value)).status).toBe(200);
}

async function newDataset(): Promise<string> {
  const urn = datasetUrn(unique('t'));
  await ingest(urn, 'status', { removed: false });
  return urn;
}

const about = (dataset: string) => ({
  type: 'DATASET',
  datasetAssertion: { dataset, scope: 'DATASET_ROWS', operator: 'NOT_NULL' },
});

const runEvent = (assertion: string, dataset: string, more: object) => ({
  timestampMillis: 1,
  assertionUrn: assertion,
  asserteeUrn: dataset,
  runId: 'run',
  status: 'COMPLETE',
  ...more,
});

it('assertions are found by the entity and the column that they are about, in whatever record these are named', async () => {
  const dataset = await newDataset();
  const name = unique('a');
  const [table, column, values] = ['t', 'c', 'v'].map((end) => `urn:li:assertion:${name}${end}`) as [
    string,
    string,
    string,
  ];
  await ingest(table, 'assertionInfo', { type: 'CUSTOM', customAssertion: { type: 'sql', entity: dataset } });
  await ingest(column, 'assertionInfo', {
    type: 'DATASET',
    datasetAssertion: {
      ...about(dataset).datasetAssertion,
      scope: 'DATASET_COLUMN',
      fields: [`urn:li:schemaField:(${dataset},id)`],
    },
  });
  await ingest(values, 'assertionInfo', {
    type: 'FIELD',
    fieldAssertion: {
      type: 'FIELD_VALUES',
      entity: dataset,
      fieldValuesAssertion: {
        field: { path: 'id', type: 'NUMBER', nativeType: 'int' },
        operator: 'NOT_NULL',
        failThreshold: { type: 'COUNT', value: 0 },
        excludeNulls: false,
      },
    },
  });
  const find = async (...and: object[]) => {
    const input = { query: '*', types: ['ASSERTION'], orFilters: [{ and }] };
    const query = `query ($input: SearchAcrossEntitiesInput!) {
      searchAcrossEntities(input: $input) { searchResults { entity { urn } } } }`;
    const { searchAcrossEntities: found } = await catalog.query(query, { input });
    return found.searchResults.map(({ entity }: { entity: { urn: string } }) => entity.urn).sort();
  };
  const ofDataset = { field: 'entity', values: [dataset] };
  expect(await find(ofDataset)).toEqual([column, table, values].sort());
  expect(await find(ofDataset, { field: 'fieldPath', values: ['id'] })).toEqual([column, values].sort());
  expect(await find({ field: 'entity', values: ['ASSERTION'] }, ofDataset)).toHaveLength(3);
});

describe('an assertion', () => {
  it('of a dataset returns its definition, actions and platform', async () => {
    const dataset = datasetUrn('orders');
    const urn = assertionUrn();
    await ingest(urn, 'assertionInfo', {
      type: 'DATASET',
      description: 'Between',
      externalUrl: 'https://x.example',
      entityUrn: dataset,
      datasetAssertion: {
        dataset,
        scope: 'DATASET_COLUMN',
        fields: [`urn:li:schemaField:(${dataset},id)`],
        aggregation: 'MEAN',
        operator: 'BETWEEN',
        parameters: { minValue: { value: '1', type: 'NUMBER' }, maxValue: { value: '9', type: 'NUMBER' } },
        nativeType: 'expect',
        nativeParameters: { mostly: '0.9' },
        logic: 'id between 1 and 9',
      },
      source: { type: 'EXTERNAL', created: stamp(1) },
      lastUpdated: stamp(2),
      note: { content: 'Careful', lastModified: stamp(3) },
      customProperties: { a: 'b' },
    });
    await ingest(urn, 'assertionActions', { onFailure: [{ type: 'RAISE_INCIDENT' }] });
    await ingest(urn, 'dataPlatformInstance', { platform: 'urn:li:dataPlatform:great-expectations' });
    const selection = `platform { name } actions { onSuccess { type } onFailure { type } }
      info { type description externalUrl entityUrn source { type created { time } } lastUpdated { time }
        note { content } customProperties { key value }
        datasetAssertion { datasetUrn scope fields { urn path } aggregation operator
          parameters { value { value } minValue { value type } maxValue { value } }
          nativeType nativeParameters { key value } logic } sqlAssertion { statement } }`;
    expect(await read('assertion', urn, selection)).toEqual({
      platform: { name: 'great-expectations' },
      actions: { onSuccess: [], onFailure: [{ type: 'RAISE_INCIDENT' }] },
      info: {
        type: 'DATASET',
        description: 'Between',
        externalUrl: 'https://x.example',
        entityUrn: dataset,
        source: { type: 'EXTERNAL', created: { time: 1 } },
        lastUpdated: { time: 2 },
        note: { content: 'Careful' },
        customProperties: [{ key: 'a', value: 'b' }],
        datasetAssertion: {
          datasetUrn: dataset,
          scope: 'DATASET_COLUMN',
          fields: [{ urn: `urn:li:schemaField:(${dataset},id)`, path: 'id' }],
          aggregation: 'MEAN',
          operator: 'BETWEEN',
          parameters: { value: null, minValue: { value: '1', type: 'NUMBER' }, maxValue: { value: '9' } },
          nativeType: 'expect',
          nativeParameters: [{ key: 'mostly', value: '0.9' }],
          logic: 'id between 1 and 9',
        },
        sqlAssertion: null,
      },
    });
  });

  const parameters = { value: { value: '5', type: 'NUMBER' } };
  const entity = datasetUrn('orders');
  const compared = { operator: 'GREATER_THAN', parameters };
  const shownComparison = { operator: 'GREATER_THAN', parameters: { value: { value: '5' } } };
  const comparison = 'operator parameters { value { value } }';
  const fieldSpec = { path: 'id', type: 'NUMBER', nativeType: 'int' };
  it.each([
    [
      'freshnessAssertion',
      'FRESHNESS',
      {
        type: 'DATASET_CHANGE',
        entity,
        schedule: { type: 'FIXED_INTERVAL', fixedInterval: { unit: 'DAY' } },
      },
      'type entityUrn schedule { type cron { cron } fixedInterval { unit multiple } } filter { sql }',
      {
        type: 'DATASET_CHANGE',
        entityUrn: entity,
        schedule: { type: 'FIXED_INTERVAL', cron: null, fixedInterval: { unit: 'DAY', multiple: 1 } },
        filter: null,
      },
    ],
    [
      'volumeAssertion',
      'VOLUME',
      {
        type: 'ROW_COUNT_CHANGE',
        entity,
        rowCountChange: { type: 'PERCENTAGE', ...compared },
        filter: { type: 'SQL', sql: 'x > 1' },
      },
      `type entityUrn rowCountTotal { ${comparison} } rowCountChange { type ${comparison} } filter { type sql }`,
      {
        type: 'ROW_COUNT_CHANGE',
        entityUrn: entity,
        rowCountTotal: null,
        rowCountChange: { type: 'PERCENTAGE', ...shownComparison },
        filter: { type: 'SQL', sql: 'x > 1' },
      },
    ],
    [
      'sqlAssertion',
      'SQL',
      { type: 'METRIC', entity, statement: 'select 1', ...compared },
      `type entityUrn statement changeType ${comparison}`,
      { type: 'METRIC', entityUrn: entity, statement: 'select 1', changeType: null, ...shownComparison },
    ],
    [
      'fieldAssertion',
      'FIELD',
      {
        type: 'FIELD_VALUES',
        entity,
        fieldPath: 'id',
        fieldValuesAssertion: { field: fieldSpec, operator: 'NOT_NULL', failThreshold: {} },
      },
      `type entityUrn fieldPath fieldValuesAssertion { field { path type nativeType } operator
        failThreshold { type value } excludeNulls transform { type } } fieldMetricAssertion { metric }`,
      {
        type: 'FIELD_VALUES',
        entityUrn: entity,
        fieldPath: 'id',
        fieldValuesAssertion: {
          field: fieldSpec,
          operator: 'NOT_NULL',
          failThreshold: { type: 'COUNT', value: 0 },
          excludeNulls: true,
          transform: null,
        },
        fieldMetricAssertion: null,
      },
    ],
    [
      'schemaAssertion',
      'DATA_SCHEMA',
      {
        entity,
        schema: {
          schemaName: 's',
          platform: 'urn:li:dataPlatform:hive',
          version: 1,
          hash: '',
          platformSchema: { 'com.linkedin.schema.Schemaless': {} },
          fields: [
            {
              fieldPath: 'id',
              nativeDataType: 'int',
              type: { type: { 'com.linkedin.schema.NumberType': {} } },
            },
          ],
        },
      },
      'entityUrn compatibility fields { path type nativeType } schema { name aspectVersion }',
      {
        entityUrn: entity,
        compatibility: 'EXACT_MATCH',
        fields: [{ path: 'id', type: 'NUMBER', nativeType: 'int' }],
        schema: { name: 's', aspectVersion: null },
      },
    ],
    [
      'customAssertion',
      'CUSTOM',
      { type: 'Ours', entity, field: `urn:li:schemaField:(${entity},id)`, logic: 'x' },
      'type entityUrn field { path } logic',
      { type: 'Ours', entityUrn: entity, field: { path: 'id' }, logic: 'x' },
    ],
  ])('returns its %s', async (member, type, stored, selection, shown) => {
    const urn = assertionUrn();
    await ingest(urn, 'assertionInfo', { type, [member]: stored });
    const { info } = await read('assertion', urn, `info { type ${member} { ${selection} } }`);
    expect(info).toEqual({ type, [member]: shown });
  });

  it("returns its runs for the query of the client's circuit breaker", async () => {
    const dataset = await newDataset();
    const urn = assertionUrn();
    await ingest(urn, 'assertionInfo', about(dataset));
    const results = ['SUCCESS', 'FAILURE', 'ERROR', 'FAILURE'];
    for (const [index, type] of results.entries())
      await ingest(
        urn,
        'assertionRunEvent',
        runEvent(urn, dataset, { timestampMillis: index + 1, result: { type } }),
      );
    await ingest(
      urn,
      'assertionRunEvent',
      runEvent(urn, dataset, {
        timestampMillis: 9,
        partitionSpec: {
          type: 'PARTITION',
          partition: 'day=1',
          timePartition: { startTimeMillis: 0, length: { unit: 'DAY', multiple: 2 } },
        },
        runtimeContext: { host: 'h' },
        batchSpec: { nativeBatchId: 'b', query: 'select', limit: 3, customProperties: { a: 'b' } },
        result: {
          type: 'SUCCESS',
          severity: 'HIGH',
          rowCount: 10,
          missingCount: 1,
          unexpectedCount: 2,
          actualAggValue: 0.5,
          nativeResults: { observed: '1' },
          externalUrl: 'https://x.example',
          error: { type: 'UNKNOWN_ERROR', properties: { message: 'm' } },
        },
      }),
    );
    const query = `query ($urn: String!, $start: Int, $count: Int, $status: AssertionRunStatus, $limit: Int,
        $from: Long, $until: Long, $filter: FilterInput) {
      dataset(urn: $urn) { assertions(start: $start, count: $count) { __typename total assertions { __typename
        runEvents(status: $status, limit: $limit, startTimeMillis: $from, endTimeMillis: $until, filter: $filter) {
          total failed succeeded errored runEvents { timestampMillis assertionUrn asserteeUrn runId status
            partitionSpec { type partition timePartition { startTimeMillis durationMillis } }
            batchSpec { nativeBatchId query limit customProperties { key value } } runtimeContext { key value }
            result { type severity rowCount missingCount unexpectedCount actualAggValue externalUrl
              nativeResults { key value } error { type properties { key value } } } } } } } } }`;
    const runs = async (variables: object) => {
      const { assertions } = (await catalog.query(query, { urn: dataset, ...variables })).dataset;
      expect(assertions.total).toBe(1);
      return assertions.assertions[0].runEvents;
    };
    const all = await runs({ start: 0, count: 1000, status: 'COMPLETE', limit: null });
    expect(all).toMatchObject({ total: 5, failed: 2, succeeded: 2, errored: 1 });
    expect(all.runEvents[0]).toEqual({
      timestampMillis: 9,
      assertionUrn: urn,
      asserteeUrn: dataset,
      runId: 'run',
      status: 'COMPLETE',
      partitionSpec: {
        type: 'PARTITION',
        partition: 'day=1',
        timePartition: { startTimeMillis: 0, durationMillis: 172_800_000 },
      },
      batchSpec: {
        nativeBatchId: 'b',
        query: 'select',
        limit: 3,
        customProperties: [{ key: 'a', value: 'b' }],
      },
      runtimeContext: [{ key: 'host', value: 'h' }],
      result: {
        type: 'SUCCESS',
        severity: 'HIGH',
        rowCount: 10,
        missingCount: 1,
        unexpectedCount: 2,
        actualAggValue: 0.5,
        externalUrl: 'https://x.example',
        nativeResults: [{ key: 'observed', value: '1' }],
        error: { type: 'UNKNOWN_ERROR', properties: [{ key: 'message', value: 'm' }] },
      },
    });
    expect(await runs({ limit: 1, until: 8 })).toMatchObject({
      total: 1,
      failed: 1,
      runEvents: [{ timestampMillis: 4, result: { type: 'FAILURE' } }],
    });
    expect((await runs({ from: 2, until: 3 })).total).toBe(2);
    const filter = { and: [{ field: 'asserteeUrn', values: [datasetUrn('other')] }] };
    expect(await runs({ filter, status: 'COMPLETE' })).toMatchObject({ total: 0, runEvents: [] });
  });
});

it('a dataset lists its assertions and its data contract', async () => {
  const dataset = await newDataset();
  const [one, two, gone] = [assertionUrn(), assertionUrn(), assertionUrn()].sort();
  for (const urn of [one, two, gone]) await ingest(urn!, 'assertionInfo', about(dataset));
  await ingest(gone!, 'status', { removed: true });
  const contract = `urn:li:dataContract:${unique('c')}`;
  await ingest(contract, 'dataContractProperties', {
    entity: dataset,
    schema: [{ assertion: one }],
    freshness: [{ assertion: two }],
  });
  await ingest(contract, 'dataContractStatus', { state: 'ACTIVE' });
  const selection = `assertions { start count total assertions { urn } }
    all: assertions(includeSoftDeleted: true, start: 1) { total assertions { urn } }
    contract { urn status { state } properties { entityUrn schema { assertion { urn } } freshness { assertion { urn } }
      dataQuality { assertion { urn } } } }`;
  expect(await read('dataset', dataset, selection)).toEqual({
    assertions: { start: 0, count: 200, total: 2, assertions: [{ urn: one }, { urn: two }] },
    all: { total: 3, assertions: [{ urn: two }, { urn: gone }] },
    contract: {
      urn: contract,
      status: { state: 'ACTIVE' },
      properties: {
        entityUrn: dataset,
        schema: [{ assertion: { urn: one } }],
        freshness: [{ assertion: { urn: two } }],
        dataQuality: null,
      },
    },
  });
  expect(await read('dataset', await newDataset(), 'contract { urn } assertions { total }')).toEqual({
    contract: null,
    assertions: { total: 0 },
  });
});
