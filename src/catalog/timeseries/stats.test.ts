/** Statistics over points in memory. */
import fc from 'fast-check';
import { refusal } from '../../../test/helpers/unit/refusal.js';
import { MAX_STATS_VALUES } from '../../core/limits.js';
import { loadModel } from '../../model/load-model.js';
import { planStats, type Bucket, type Metric } from './plan-stats.js';
import { statsRows } from './stats-table.js';

const model = loadModel(['schemas']);
const plan = (metrics: readonly Metric[], buckets: readonly Bucket[] = []) =>
  planStats({ metrics, buckets }, (names) => model.findField('datasetUsageStatistics', names));
const latest = (fieldPath: string): Metric => ({ fieldPath, aggregationType: 'LATEST' });
const sum = (fieldPath: string): Metric => ({ fieldPath, aggregationType: 'SUM' });
const different = (fieldPath: string): Metric => ({ fieldPath, aggregationType: 'CARDINALITY' });
const by = (key: string, more: Partial<Bucket> = {}): Bucket => ({
  key,
  type: 'STRING_GROUPING_BUCKET',
  ...more,
});
const byDay = (timeZone?: string): Bucket => ({
  key: 'timestampMillis',
  type: 'DATE_GROUPING_BUCKET',
  timeWindowSize: { unit: 'DAY' },
  ...(timeZone !== undefined && { timeZone }),
});
const DAY = 86_400_000;
const point = (timestampMillis: number, value: object, urn = 'urn:li:dataset:a') => ({
  timestampMillis,
  value: { timestampMillis, ...value, urn },
});
const users = (...counts: [user: string, count: number][]) => ({
  userCounts: counts.map(([user, count]) => ({ user, count })),
});

it('names columns by bucket and metric, with the types of the fields', () => {
  const { columnNames, columnTypes } = plan(
    [latest('totalSqlQueries'), latest('topSqlQueries'), sum('userCounts.count'), different('urn')],
    [byDay(), by('partitionSpec.partition')],
  );
  expect(columnNames).toEqual([
    ...['timestampMillis', 'partitionSpec.partition', 'latest_totalSqlQueries', 'latest_topSqlQueries'],
    ...['sum_userCounts.count', 'cardinality_urn'],
  ]);
  expect(columnTypes).toEqual(['long', 'string', 'int', 'string', 'double', 'long']);
});

it('aggregates all points in one row without buckets, and takes the newest value that exists', () => {
  const points = [
    point(3, {}, 'urn:li:dataset:b'),
    point(2, { totalSqlQueries: 5, topSqlQueries: ['x', 'y'] }),
    point(1, { totalSqlQueries: 4, partitionSpec: { partition: 'p' } }),
  ];
  const metrics = ['totalSqlQueries', 'topSqlQueries', 'partitionSpec', 'uniqueUserCount'].map(latest);
  const more = [sum('totalSqlQueries'), sum('uniqueUserCount'), different('urn'), different('messageId')];
  expect(statsRows(points, plan([...metrics, ...more]))).toEqual([
    ['5', '["x","y"]', '{"partition":"p"}', 'NULL', '9.0', 'NULL', '2', '0'],
  ]);
  expect(statsRows([], plan([sum('totalSqlQueries')]))).toEqual([['NULL']]);
  expect(statsRows([], plan([sum('totalSqlQueries')], [by('urn')]))).toEqual([]);
});

it('groups by the items of a list, and metrics of the same list concern the item', () => {
  const points = [
    point(2, { totalSqlQueries: 7, ...users(['ann', 1], ['bob', 2]) }),
    point(1, users(['ann', 10])),
    point(0, {}),
  ];
  const metrics = [sum('userCounts.count'), latest('userCounts.count'), sum('totalSqlQueries')];
  expect(statsRows(points, plan(metrics, [by('userCounts.user')]))).toEqual([
    ['ann', '11.0', '1', '7.0'],
    ['bob', '2.0', '2', '7.0'],
  ]);
});

it('groups by windows in a time zone, and orders numbers as numbers', () => {
  const points = [point(10 * DAY, { totalSqlQueries: 1 }), point(2 * DAY + 1, { totalSqlQueries: 2 })];
  const rows = (timeZone?: string) => statsRows(points, plan([sum('totalSqlQueries')], [byDay(timeZone)]));
  expect(rows()).toEqual([
    [String(2 * DAY), '2.0'],
    [String(10 * DAY), '1.0'],
  ]);
  expect(rows('Etc/GMT-1')[0]).toEqual([String(2 * DAY - 3_600_000), '2.0']);
});

it('keeps the first groups of each level up to its size', () => {
  const points = ['b', 'a', 'c'].map((urn, at) => point(at, users(['u2', 1], ['u1', 2], ['u3', 3]), urn));
  const rows = statsRows(
    points,
    plan([different('urn')], [by('urn', { size: 2 }), by('userCounts.user', { size: 1 })]),
  );
  expect(rows.map((row) => row.slice(0, 2))).toEqual([
    ['a', 'u1'],
    ['b', 'u1'],
  ]);
});

it('divides any points so that the sums of the groups are the sum of all', () => {
  const anyPoint = fc.record({ at: fc.integer({ min: 0, max: 30 * DAY }), n: fc.nat(100), user: fc.nat(3) });
  fc.assert(
    fc.property(fc.array(anyPoint), (all) => {
      const points = all.map(({ at, n, user }) => point(at, { uniqueUserCount: user, totalSqlQueries: n }));
      const rows = statsRows(points, plan([sum('totalSqlQueries')], [byDay(), by('uniqueUserCount')]));
      const keys = rows.map((row) => row.slice(0, 2).map(Number));
      expect(keys).toEqual([...keys].sort(([a, b], [c, d]) => a! - c! || b! - d!));
      expect(new Set(keys.map(String)).size).toBe(rows.length);
      const total = rows.reduce((all, row) => all + Number(row[2]), 0);
      expect(total).toBe(all.reduce((added, { n }) => added + n, 0));
    }),
  );
});

it.each<[string, Metric[], Bucket[], string]>([
  ['an unknown field', [latest('nothing')], [], '/metrics/0/fieldPath'],
  ['a sum of texts', [latest('urn'), sum('messageId')], [], '/metrics/1/fieldPath'],
  ['a sum of records', [sum('userCounts')], [], '/metrics/0/fieldPath'],
  ['groups of an unknown field', [], [by('nothing')], '/buckets/0/key'],
  ['groups of records', [], [by('partitionSpec')], '/buckets/0/key'],
  ['windows of another field', [], [{ ...byDay(), key: 'uniqueUserCount' }], '/buckets/0/key'],
  [
    'windows without a size',
    [],
    [byDay(), { ...byDay(), timeWindowSize: null }],
    '/buckets/1/timeWindowSize',
  ],
  ['an unknown time zone', [], [byDay('Moon/Crater')], '/buckets/0/timeZone'],
])('refuses %s', (_what, metrics, buckets, path) => {
  expect(() => plan(metrics, buckets)).toThrow(refusal('INVALID_REQUEST', { path }));
});

it('refuses more combinations of two lists than the limit, without making them all', () => {
  const many = Array.from({ length: 20_000 }, (_, at) => ({ user: `u${at}`, fieldPath: `f${at}`, count: 1 }));
  const points = [point(1, { userCounts: many, fieldCounts: many.slice(0, MAX_STATS_VALUES / 10_000) })];
  const wide = plan([different('urn')], [by('fieldCounts.fieldPath'), by('userCounts.user')]);
  expect(() => statsRows(points, wide)).toThrow(refusal('LIMIT_EXCEEDED', { path: '/buckets' }));
});
