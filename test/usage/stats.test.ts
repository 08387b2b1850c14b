/** Statistics of usage and operations: of the last 30 days, by day, in the client's time zone. */
import { datasetUrn, proposal, startCatalog, unique, type TestCatalog } from '../helpers/catalog.js';
import { takeRequestStatements } from '../helpers/statements.js';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** Noon in UTC. */
const NOW = Date.UTC(2026, 6, 15, 12);
const word = unique('stats');
const used = datasetUrn(`${word}_used`);
const reported = datasetUrn(`${word}_reported`);
const silent = datasetUrn(`${word}_silent`);
const chart = `urn:li:chart:(looker,${word})`;
const quietChart = `urn:li:chart:(looker,${word}_quiet)`;
const dashboard = `urn:li:dashboard:(looker,${word})`;
const user = (name: string) => `urn:li:corpuser:${word}_${name}`;
const day = { eventGranularity: { unit: 'DAY', multiple: 1 } };

/** A clock that advances by a millisecond with each call, like during a slow request. */
let looks = 0;
const clock = { now: () => NOW + (looks += 1) };

const usage = (urn: string, daysAgo: number, counts: Record<string, number>) =>
  proposal(urn, 'datasetUsageStatistics', {
    timestampMillis: NOW - daysAgo * DAY,
    ...day,
    totalSqlQueries: Object.values(counts).reduce((sum, count) => sum + count, 0),
    userCounts: Object.entries(counts).map(([name, count]) => ({ user: user(name), count })),
  });
const views = (urn: string, daysAgo: number, counts: Record<string, number>) =>
  proposal(urn, `${urn.split(':')[2]}UsageStatistics`, {
    timestampMillis: NOW - daysAgo * DAY,
    ...day,
    viewsCount: Object.values(counts).reduce((sum, count) => sum + count, 0),
    userCounts: Object.entries(counts).map(([name, viewsCount]) => ({ user: user(name), viewsCount })),
  });
const viewsSinceEver = (urn: string, daysAgo: number, viewsCount: number) =>
  proposal(urn, `${urn.split(':')[2]}UsageStatistics`, { timestampMillis: NOW - daysAgo * DAY, viewsCount });
const operation = (timestampMillis: number, operationType: string, more: object = {}) =>
  proposal(used, 'operation', {
    timestampMillis,
    operationType,
    lastUpdatedTimestamp: timestampMillis,
    messageId: unique('message'),
    ...more,
  });

let catalog: TestCatalog;
beforeAll(async () => {
  catalog = await startCatalog({ clock });
  const answer = await catalog.ingestBatch([
    usage(used, 1, { ann: 5, bob: 1 }),
    usage(used, 29, { bob: 10 }),
    usage(used, 31, { cid: 100 }),
    usage(reported, 1, { ann: 5 }),
    proposal(reported, 'usageFeatures', { queryCountLast30Days: 77, queryCountPercentileLast30Days: 90 }),
    proposal(silent, 'status', { removed: false }),
    views(chart, 2, { ann: 3, bob: 4 }),
    views(chart, 40, { cid: 50 }),
    viewsSinceEver(chart, 3, 1_000),
    viewsSinceEver(chart, 20, 900),
    proposal(quietChart, 'status', { removed: false }),
    viewsSinceEver(dashboard, 200, 12),
    operation(Date.UTC(2026, 6, 14, 23, 30), 'INSERT'),
    operation(Date.UTC(2026, 6, 15, 1), 'INSERT'),
    operation(Date.UTC(2026, 6, 15, 2), 'CUSTOM', { customOperationType: 'vacuum' }),
    operation(Date.UTC(2026, 6, 15, 3), 'UNKNOWN'),
    operation(NOW - 60 * DAY, 'DELETE'),
  ]);
  if (answer.status !== 200) throw new Error(answer.text);
});
afterAll(() => catalog.stop());

const SUMMARY = `statsSummary { queryCountLast30Days uniqueUserCountLast30Days topUsersLast30Days { urn }
  queryCountPercentileLast30Days }`;

it('adds up the usage of a dataset unless a source has stored a summary', async () => {
  const answer = await catalog.query(`{ used: dataset(urn: "${used}") { ${SUMMARY} }
    reported: dataset(urn: "${reported}") { ${SUMMARY} } silent: dataset(urn: "${silent}") { ${SUMMARY} } }`);
  expect(answer).toEqual({
    used: {
      statsSummary: {
        queryCountLast30Days: 16,
        uniqueUserCountLast30Days: 2,
        topUsersLast30Days: [{ urn: user('bob') }, { urn: user('ann') }],
        queryCountPercentileLast30Days: null,
      },
    },
    reported: {
      statsSummary: {
        queryCountLast30Days: 77,
        uniqueUserCountLast30Days: null,
        topUsersLast30Days: null,
        queryCountPercentileLast30Days: 90,
      },
    },
    silent: {
      statsSummary: {
        ...{ queryCountLast30Days: null, queryCountPercentileLast30Days: null },
        ...{ uniqueUserCountLast30Days: null, topUsersLast30Days: null },
      },
    },
  });
});

it('adds up recent views of charts and dashboards, and returns the stored total', async () => {
  const selection = `statsSummary { viewCount viewCountLast30Days uniqueUserCountLast30Days topUsersLast30Days { urn } }`;
  const answer = await catalog.query(`{ chart(urn: "${chart}") { ${selection} }
    quiet: chart(urn: "${quietChart}") { ${selection} } dashboard(urn: "${dashboard}") { ${selection} } }`);
  expect(answer).toEqual({
    chart: {
      statsSummary: {
        viewCount: 1_000,
        viewCountLast30Days: 7,
        uniqueUserCountLast30Days: 2,
        topUsersLast30Days: [{ urn: user('bob') }, { urn: user('ann') }],
      },
    },
    quiet: {
      statsSummary: {
        ...{ viewCount: null, viewCountLast30Days: null },
        ...{ uniqueUserCountLast30Days: null, topUsersLast30Days: null },
      },
    },
    dashboard: {
      statsSummary: {
        viewCount: 12,
        viewCountLast30Days: 0,
        uniqueUserCountLast30Days: 0,
        topUsersLast30Days: [],
      },
    },
  });
});

const operationsOf = async (input: string) =>
  (
    await catalog.query(`{ dataset(urn: "${used}") { operationsStats${input} { buckets { bucket duration resource
      aggregations { totalOperations totalInserts } } aggregations { totalOperations totalInserts totalUpdates totalDeletes
      totalCustoms customOperationsMap { key value } } } } }`)
  ).dataset.operationsStats;

it('counts operations by day and in total', async () => {
  const bucket = (time: number, totalOperations: number, totalInserts: number) => ({
    bucket: time,
    duration: 'DAY',
    resource: used,
    aggregations: { totalOperations, totalInserts },
  });
  expect(await operationsOf('')).toEqual({
    buckets: [bucket(Date.UTC(2026, 6, 14), 1, 1), bucket(Date.UTC(2026, 6, 15), 3, 1)],
    aggregations: {
      totalOperations: 4,
      totalInserts: 2,
      totalUpdates: 0,
      totalDeletes: 0,
      totalCustoms: 1,
      customOperationsMap: [{ key: 'vacuum', value: 1 }],
    },
  });
  expect((await operationsOf('(input: { range: ALL })')).aggregations).toMatchObject({
    totalOperations: 5,
    totalDeletes: 1,
  });
});

it('uses the days of the given time zone', async () => {
  const { buckets } = await operationsOf('(input: { timeZone: "Asia/Kolkata" })');
  expect(buckets.map(({ bucket }: any) => bucket)).toEqual([Date.UTC(2026, 6, 14, 18, 30)]);
});

it('refuses an unknown time zone', async () => {
  const { errors } = await catalog.graphql(
    `{ dataset(urn: "${used}") { operationsStats(input: { timeZone: "Europe/Nowhere" }) { buckets { bucket } } } }`,
  );
  expect(errors).toMatchObject([{ extensions: { reason: 'INVALID_REQUEST', path: '/input/timeZone' } }]);
});

it('reads the points of all entities of a level with one statement, even in a slow request', async () => {
  const urns = [used, reported, silent, datasetUrn(`${word}_absent`)];
  const count = async (selection: string) => {
    catalog.takeStatements();
    await catalog.query(
      'query ($urns: [String!]!) { entities(urns: $urns) { ... on Dataset { ' + selection + ' } } }',
      {
        urns,
      },
    );
    return takeRequestStatements(catalog).length;
  };
  const without = await count('urn');
  expect(await count('statsSummary { queryCountLast30Days }')).toBeLessThanOrEqual(without + 2);
  expect(await count('usageStats(range: MONTH) { aggregations { totalSqlQueries } }')).toBe(without + 1);
  expect(await count('operationsStats { aggregations { totalOperations } }')).toBe(without + 1);
});
