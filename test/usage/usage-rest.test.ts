/** Usage of a dataset in windows of time, through the older REST API. */
import { datasetUrn, unique } from '../helpers/catalog.js';
import { openCatalog } from '../helpers/api/suite.js';

const catalog = await openCatalog();
const urn = datasetUrn(unique('used'));
const DAY = 24 * 3_600 * 1_000;
const day = (number: number) => Date.UTC(2026, 0, number);
const [ann, bob] = ['urn:li:corpuser:ann', 'urn:li:corpuser:bob'];

beforeAll(async () => {
  const bucket = (at: number, metrics: object) => ({ bucket: at, duration: 'DAY', resource: urn, metrics });
  const { status } = await catalog.post('/usageStats?action=batchIngest', {
    buckets: [
      bucket(day(1), {
        totalSqlQueries: 4,
        uniqueUserCount: 1,
        users: [{ user: ann, count: 4, userEmail: 'a@x' }],
      }),
      bucket(day(2), {
        ...{ totalSqlQueries: 6, topSqlQueries: ['SELECT 1'] },
        users: [
          { user: bob, count: 4 },
          { user: ann, count: 1 },
        ],
        fields: [{ fieldName: 'id', count: 6 }],
      }),
      bucket(Date.now() - DAY, { totalSqlQueries: 1 }),
    ],
  });
  expect(status).toBe(200);
});

const query = (action: string, body: object) =>
  catalog.post(`/usageStats?action=${action}`, { resource: urn, duration: 'DAY', ...body });

it('query returns one bucket for each window, and the sums of the range', async () => {
  const { status, json } = await query('query', { startTime: day(1), endTime: day(3), maxBuckets: 1 });
  const bucket = (at: number, metrics: object) => ({ bucket: at, duration: 'DAY', resource: urn, metrics });
  expect([status, json.value]).toEqual([
    200,
    {
      buckets: [
        bucket(day(1), { uniqueUserCount: 1, totalSqlQueries: 4 }),
        bucket(day(2), { totalSqlQueries: 6, topSqlQueries: ['SELECT 1'] }),
      ],
      aggregations: {
        ...{ uniqueUserCount: 2, totalSqlQueries: 10 },
        users: [
          { user: ann, count: 5, userEmail: 'a@x' },
          { user: bob, count: 4 },
        ],
        fields: [{ fieldName: 'id', count: 6 }],
      },
    },
  ]);
  const months = await query('query', { duration: 'MONTH', startTime: day(1), endTime: day(3) });
  expect(months.json.value.buckets).toMatchObject([{ bucket: day(1), metrics: { totalSqlQueries: 6 } }]);
});

it('queryRange counts back from now', async () => {
  const of = async (range: string) => (await query('queryRange', { rangeFromEnd: range })).json.value;
  const [hour, week, all] = [await of('HOUR'), await of('WEEK'), await of('ALL')];
  expect([hour, week, all].map(({ buckets }) => buckets.length)).toEqual([0, 1, 3]);
  expect(hour.aggregations).toEqual({ uniqueUserCount: 0, users: [], fields: [] });
  expect(all.aggregations.totalSqlQueries).toBe(11);
});

it.each([
  ['query', { duration: 'FORTNIGHT' }, '/duration'],
  ['query', { timeZone: 'Moon/Crater' }, '/timeZone'],
  ['queryRange', {}, '/rangeFromEnd'],
  ['query', { resource: 'urn:li:tag:x' }, undefined],
])('%s with %j is refused', async (action, body, path) => {
  const { status, json } = await query(action, body);
  expect([status, json.path]).toEqual([400, path]);
});
