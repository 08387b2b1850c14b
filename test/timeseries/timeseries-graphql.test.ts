/** Timeseries aspects of datasets in GraphQL: operations, profiles and usage. */
import { datasetUrn, proposal, startCatalog, unique, type TestCatalog } from '../helpers/catalog.js';

const NOW = Date.UTC(2026, 6, 1);
const DAY = 24 * 3_600 * 1_000;
const ACTOR = 'urn:li:corpuser:ada';
const HOUR = { unit: 'HOUR', multiple: 2 };

let catalog: TestCatalog;
beforeAll(async () => {
  catalog = await startCatalog({ clock: { now: () => NOW } });
});
afterAll(() => catalog.stop());

async function read(urn: string, selection: string): Promise<any> {
  return (await catalog.query(`query ($urn: String!) { dataset(urn: $urn) { ${selection} } }`, { urn }))
    .dataset;
}

async function datasetWith(aspectName: string, ...points: object[]): Promise<string> {
  const urn = datasetUrn(unique('t'));
  const written = points.map((point) => proposal(urn, aspectName, point));
  const answer = await catalog.ingestBatch([proposal(urn, 'status', { removed: false }), ...written]);
  expect(answer.status).toBe(200);
  return urn;
}

describe('operations', () => {
  const operation = (timestampMillis: number, more: object = {}) => ({
    timestampMillis,
    operationType: 'INSERT',
    lastUpdatedTimestamp: timestampMillis,
    ...more,
  });

  it('show actor, type and affected parts', async () => {
    const other = datasetUrn('other');
    const urn = await datasetWith(
      'operation',
      operation(10, {
        actor: ACTOR,
        operationType: 'CUSTOM',
        customOperationType: 'VACUUM',
        numAffectedRows: 5_000_000_000,
        affectedDatasets: [other],
        sourceType: 'DATA_PROCESS',
        queries: ['urn:li:query:q'],
        customProperties: { a: 'b' },
        partitionSpec: {
          partition: 'month=2024-02',
          timePartition: { startTimeMillis: Date.UTC(2024, 1, 1), length: { unit: 'MONTH' } },
        },
      }),
    );
    const selection = `operations { timestampMillis actor operationType customOperationType sourceType numAffectedRows
      partition affectedDatasets lastUpdatedTimestamp queries customProperties { key value }
      partitionSpec { type partition timePartition { startTimeMillis durationMillis } } }`;
    expect(await read(urn, selection)).toEqual({
      operations: [
        {
          timestampMillis: 10,
          actor: ACTOR,
          operationType: 'CUSTOM',
          customOperationType: 'VACUUM',
          sourceType: 'DATA_PROCESS',
          numAffectedRows: 5_000_000_000,
          partition: 'month=2024-02',
          affectedDatasets: [other],
          lastUpdatedTimestamp: 10,
          queries: ['urn:li:query:q'],
          customProperties: [{ key: 'a', value: 'b' }],
          partitionSpec: {
            type: 'PARTITION',
            partition: 'month=2024-02',
            timePartition: { startTimeMillis: Date.UTC(2024, 1, 1), durationMillis: 29 * DAY },
          },
        },
      ],
    });
  });

  it('can be selected by time, limit and filter, newest first', async () => {
    const urn = await datasetWith(
      'operation',
      operation(1),
      operation(2, { operationType: 'DELETE' }),
      operation(3, { numAffectedRows: 7 }),
    );
    const times = async (args: string) =>
      (await read(urn, `operations${args} { timestampMillis }`)).operations.map(
        ({ timestampMillis }: any) => timestampMillis,
      );
    expect(await times('')).toEqual([3, 2, 1]);
    expect(await times('(startTimeMillis: 2)')).toEqual([3, 2]);
    expect(await times('(endTimeMillis: 2, limit: 1)')).toEqual([2]);
    expect(await times('(startTimeMillis: null, limit: null, filter: null)')).toEqual([3, 2, 1]);
    const filtered = (filter: string) => times(`(filter: { and: [${filter}] })`);
    expect(await filtered('{ field: "operationType", values: ["DELETE", "DROP"] }')).toEqual([2]);
    expect(await filtered('{ field: "operationType", values: ["DELETE"], negated: true }')).toEqual([3, 1]);
    expect(await filtered('{ field: "numAffectedRows", condition: GREATER_THAN, values: ["6"] }')).toEqual([
      3,
    ]);
    expect(
      await filtered(
        '{ field: "operationType", values: ["INSERT"] }, { field: "timestampMillis", values: ["1"] }',
      ),
    ).toEqual([1]);
  });

  it.each([
    ['operations(limit: -1) { actor }', 'LIMIT_EXCEEDED'],
    ['operations(limit: 10001) { actor }', 'LIMIT_EXCEEDED'],
    [
      'operations(filter: { and: [{ field: "actor", condition: RELATED_INCL, values: ["x"] }] }) { actor }',
      'INVALID_REQUEST',
    ],
  ])('refuse %s', async (selection, code) => {
    const urn = await datasetWith('operation');
    const { data, errors } = await catalog.graphql(`{ dataset(urn: "${urn}") { ${selection} } }`);
    expect(data).toEqual({ dataset: { operations: null } });
    expect(errors).toMatchObject([{ extensions: { reason: code } }]);
  });

  it('of many datasets are returned for each of them', async () => {
    const urns = Array.from({ length: 20 }, () => datasetUrn(unique('t')));
    const proposals = urns.flatMap((urn, index) => [
      proposal(urn, 'operation', operation(index + 1)),
      proposal(urn, 'operation', operation(index + 2)),
      proposal(urn, 'datasetProfile', { timestampMillis: index + 1, rowCount: index }),
    ]);
    expect((await catalog.ingestBatch(proposals)).status).toBe(200);
    const query = `query ($urns: [String!]!) { entities(urns: $urns) { ... on Dataset {
      operations(limit: 1) { timestampMillis } datasetProfiles(limit: 1) { rowCount } } } }`;
    const { entities } = await catalog.query(query, { urns });
    expect(entities).toEqual(
      urns.map((_, index) => ({
        operations: [{ timestampMillis: index + 2 }],
        datasetProfiles: [{ rowCount: index }],
      })),
    );
  });
});

it('profiles show the statistics of each field', async () => {
  const fieldProfile = {
    fieldPath: 'id',
    uniqueCount: 3,
    uniqueProportion: 0.5,
    nullCount: 1,
    nullProportion: 0.25,
    min: '1',
    max: '9',
    mean: '5',
    median: '4',
    stdev: '2',
    quantiles: [{ quantile: '0.5', value: '4' }],
    distinctValueFrequencies: [{ value: '1', frequency: 2 }],
    histogram: { boundaries: ['0', '5', '10'], heights: [0.5, 0.5] },
    sampleValues: ['1', '9'],
  };
  const urn = await datasetWith('datasetProfile', {
    timestampMillis: 5,
    rowCount: 10,
    columnCount: 1,
    sizeInBytes: 12,
    fieldProfiles: [fieldProfile],
    partitionSpec: { type: 'QUERY', partition: 'sample' },
  });
  const selection = `datasetProfiles { timestampMillis rowCount columnCount sizeInBytes
    partitionSpec { type partition timePartition { durationMillis } }
    fieldProfiles { fieldPath uniqueCount uniqueProportion nullCount nullProportion min max mean median stdev
      quantiles { quantile value } distinctValueFrequencies { value frequency } histogram { boundaries heights }
      sampleValues } }`;
  expect(await read(urn, selection)).toEqual({
    datasetProfiles: [
      {
        timestampMillis: 5,
        rowCount: 10,
        columnCount: 1,
        sizeInBytes: 12,
        partitionSpec: { type: 'QUERY', partition: 'sample', timePartition: null },
        fieldProfiles: [fieldProfile],
      },
    ],
  });
});

describe('usage', () => {
  const bucket = (daysAgo: number, more: object) => ({
    timestampMillis: NOW - daysAgo * DAY,
    eventGranularity: { unit: 'DAY' },
    ...more,
  });
  const people = (...counts: [string, number][]) =>
    counts.map(([name, count]) => ({ user: `urn:li:corpuser:${name}`, count }));

  it('is returned in buckets, oldest first, and as totals', async () => {
    const urn = await datasetWith(
      'datasetUsageStatistics',
      bucket(2, {
        uniqueUserCount: 2,
        totalSqlQueries: 4,
        topSqlQueries: ['select 1'],
        userCounts: people(['ada', 1], ['bob', 3]),
        fieldCounts: [{ fieldPath: 'id', count: 4 }],
      }),
      bucket(1, {
        uniqueUserCount: 1,
        totalSqlQueries: 5,
        userCounts: [{ user: ACTOR, count: 5, userEmail: 'ada@acme.example' }],
        fieldCounts: [
          { fieldPath: 'name', count: 9 },
          { fieldPath: 'id', count: 1 },
        ],
      }),
    );
    const counts = 'users { user { username } count userEmail } fields { fieldName count }';
    const selection = `usageStats {
      buckets { bucket duration resource metrics { uniqueUserCount totalSqlQueries topSqlQueries ${counts} } }
      aggregations { uniqueUserCount totalSqlQueries ${counts} } }`;
    const user = (username: string, count: number, userEmail: string | null = null) => ({
      user: { username },
      count,
      userEmail,
    });
    expect((await read(urn, selection)).usageStats).toEqual({
      buckets: [
        {
          bucket: NOW - 2 * DAY,
          duration: 'DAY',
          resource: urn,
          metrics: {
            uniqueUserCount: 2,
            totalSqlQueries: 4,
            topSqlQueries: ['select 1'],
            users: [user('ada', 1), user('bob', 3)],
            fields: [{ fieldName: 'id', count: 4 }],
          },
        },
        {
          bucket: NOW - DAY,
          duration: 'DAY',
          resource: urn,
          metrics: {
            uniqueUserCount: 1,
            totalSqlQueries: 5,
            topSqlQueries: null,
            users: [user('ada', 5, 'ada@acme.example')],
            fields: [
              { fieldName: 'name', count: 9 },
              { fieldName: 'id', count: 1 },
            ],
          },
        },
      ],
      aggregations: {
        uniqueUserCount: 2,
        totalSqlQueries: 9,
        users: [user('ada', 6, 'ada@acme.example'), user('bob', 3)],
        fields: [
          { fieldName: 'name', count: 9 },
          { fieldName: 'id', count: 5 },
        ],
      },
    });
  });

  it('covers the requested range, by default a month', async () => {
    const ages = [0.5, 5, 20, 80, 300, 1_000];
    const urn = await datasetWith('datasetUsageStatistics', ...ages.map((age) => bucket(age, {})));
    const count = async (args: string) =>
      (await read(urn, `usageStats${args} { buckets { bucket } }`)).usageStats.buckets.length;
    expect(await count('')).toBe(3);
    const ranges = ['DAY', 'WEEK', 'MONTH', 'QUARTER', 'YEAR', 'ALL'];
    const counts = await Promise.all(ranges.map((range) => count(`(range: ${range})`)));
    expect(counts).toEqual([1, 2, 3, 4, 5, 6]);
    expect(await count(`(startTimeMillis: ${NOW - 100 * DAY}, endTimeMillis: ${NOW - 4 * DAY})`)).toBe(3);
  });

  it('of the last month is returned as a source has stored it', async () => {
    const urn = datasetUrn(unique('t'));
    await catalog.ingest(urn, 'usageFeatures', {
      queryCountLast30Days: 9,
      uniqueUserCountLast30Days: 2,
      topUsersLast30Days: [ACTOR],
      queryCountPercentileLast30Days: 80,
      uniqueUserPercentileLast30Days: 70,
    });
    const selection = `statsSummary { queryCountLast30Days uniqueUserCountLast30Days topUsersLast30Days { username }
      queryCountPercentileLast30Days uniqueUserPercentileLast30Days }`;
    expect((await read(urn, selection)).statsSummary).toEqual({
      queryCountLast30Days: 9,
      uniqueUserCountLast30Days: 2,
      topUsersLast30Days: [{ username: 'ada' }],
      queryCountPercentileLast30Days: 80,
      uniqueUserPercentileLast30Days: 70,
    });
  });
});

it('a time window has the stored number of calendar units', async () => {
  const startTimeMillis = Date.UTC(2024, 0, 1);
  const partitionSpec = { partition: 'p', timePartition: { startTimeMillis, length: HOUR } };
  const urn = await datasetWith('datasetProfile', { timestampMillis: 1, partitionSpec });
  const selection = 'datasetProfiles { partitionSpec { timePartition { durationMillis } } }';
  const { datasetProfiles } = await read(urn, selection);
  expect(datasetProfiles).toEqual([{ partitionSpec: { timePartition: { durationMillis: 2 * 3_600_000 } } }]);
});

describe('timeseriesCapabilities', () => {
  it('tells how far back the points of each aspect reach', async () => {
    const at = (timestampMillis: number) => ({ timestampMillis, rowCount: 1 });
    const urn = await datasetWith('datasetProfile', at(30), at(10), at(20));
    const selection =
      'timeseriesCapabilities { assetStats { oldestOperationTime oldestDatasetUsageTime oldestDatasetProfileTime } }';
    expect((await read(urn, selection)).timeseriesCapabilities.assetStats).toEqual({
      ...{ oldestOperationTime: null, oldestDatasetUsageTime: null, oldestDatasetProfileTime: 10 },
    });
  });
});

describe('usageStats in a time zone', () => {
  const hour = (timestampMillis: number, count: number) => ({
    ...{ timestampMillis, eventGranularity: { unit: 'HOUR' }, totalSqlQueries: count },
    userCounts: [{ user: ACTOR, count }],
  });

  it('has the days of the zone as buckets', async () => {
    const midnight = NOW - DAY - 2 * 3_600_000;
    const urn = await datasetWith(
      'datasetUsageStatistics',
      hour(midnight - 1, 1),
      hour(midnight, 2),
      hour(NOW - DAY, 4),
    );
    const selection = `usageStats(resource: "${urn}", timeZone: "Europe/Berlin") {
      buckets { bucket duration metrics { uniqueUserCount totalSqlQueries users { count } } } }`;
    const day = (bucket: number, count: number) => ({
      ...{ bucket, duration: 'DAY' },
      metrics: { totalSqlQueries: count, users: [{ count }] },
    });
    expect((await read(urn, selection)).usageStats.buckets).toMatchObject([
      day(midnight - DAY, 1),
      day(midnight, 6),
    ]);
  });

  it.each(['timeZone: "Moon/Crater"', 'resource: "urn:li:dataset:other"'])('refuses %s', async (given) => {
    const urn = await datasetWith('datasetProfile');
    const query = `{ dataset(urn: "${urn}") { usageStats(${given}) { buckets { bucket } } } }`;
    const { errors } = await catalog.graphql(query);
    expect(errors[0].extensions.reason).toBe('INVALID_REQUEST');
  });
});
