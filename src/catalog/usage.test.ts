/** Tests reading and adding up counts of use. */
import {
  countsIn,
  isBucket,
  mergeCounts,
  sumOf,
  dashboardUsers,
  usageInWindows,
  summarizeQueries,
  summarizeViews,
} from './usage.js';

const USERS = { list: 'userCounts', key: 'user' };

it('reads the counts of a point in their stored order', () => {
  const point = {
    userCounts: [{ user: 'b', count: 1, userEmail: 'b@x' }, null, { count: 2 }, { user: 'a' }],
  };
  expect(countsIn(point, USERS)).toEqual([
    { name: 'b', count: 1, email: 'b@x' },
    { name: '', count: 2 },
    { name: 'a', count: 0 },
  ]);
  expect(countsIn({ userCounts: [{ user: 'a', viewsCount: 3 }] }, { ...USERS, count: 'viewsCount' })).toEqual(
    [{ name: 'a', count: 3 }],
  );
});

it.each([{}, { userCounts: null }])('reads no counts of %j', (point) => {
  expect(countsIn(point, USERS)).toEqual([]);
});

it('adds up counts by name, highest first, and keeps the last known email', () => {
  const counts = [
    { name: 'a', count: 2, email: 'old' },
    { name: 'b', count: 4 },
    { name: 'a', count: 3, email: 'new' },
    { name: 'a', count: 0 },
  ];
  expect(mergeCounts(counts)).toEqual([
    { name: 'a', count: 5, email: 'new' },
    { name: 'b', count: 4 },
  ]);
});

it('adds up one member of all points', () => {
  expect(sumOf([{ views: 2 }, {}, { views: null }, { views: 3 }], 'views')).toBe(5);
});

it.each([
  [{ eventGranularity: { unit: 'DAY' } }, true],
  [{ eventGranularity: null }, false],
  [{}, false],
])('the point %j is a bucket: %s', (point, expected) => {
  expect(isBucket(point)).toBe(expected);
});

it('adds up the reported counts of each user', () => {
  const buckets = [
    { userCounts: [{ user: 'a', viewsCount: 1 }, { user: 'b' }] },
    {},
    { userCounts: null },
    { userCounts: [null, { user: 'a', viewsCount: 2, usageCount: 5 }] },
  ];
  expect(dashboardUsers(buckets)).toEqual([{ user: 'a', viewsCount: 3, usageCount: 5 }, { user: 'b' }]);
});

const at = (day: number, hour: number, more: object) => ({
  timestampMillis: Date.UTC(2026, 0, day, hour),
  ...more,
});
const used = (user: string, count: number) => ({ userCounts: [{ user, count }] });

it('takes the latest values of each window, and adds up users, fields and queries', () => {
  const points = [
    at(2, 9, { totalSqlQueries: 5, ...used('urn:li:corpuser:b', 4) }),
    at(1, 20, { totalSqlQueries: 7, fieldCounts: [{ fieldPath: 'id', count: 2 }] }),
    at(1, 8, {
      totalSqlQueries: 3,
      uniqueUserCount: 2,
      topSqlQueries: ['q'],
      ...used('urn:li:corpuser:a', 1),
    }),
  ];
  expect(usageInWindows(points, { unit: 'DAY' })).toEqual({
    windows: [
      { start: Date.UTC(2026, 0, 1), totalSqlQueries: 7, uniqueUserCount: 2, topSqlQueries: ['q'] },
      { start: Date.UTC(2026, 0, 2), totalSqlQueries: 5 },
    ],
    users: [
      { name: 'urn:li:corpuser:b', count: 4 },
      { name: 'urn:li:corpuser:a', count: 1 },
    ],
    fields: [{ name: 'id', count: 2 }],
    totalSqlQueries: 12,
  });
});

it('has no sum if no point counts queries', () => {
  expect(usageInWindows([at(1, 1, { uniqueUserCount: 1 })], { unit: 'YEAR' })).not.toHaveProperty(
    'totalSqlQueries',
  );
  expect(usageInWindows([], { unit: 'DAY' })).toEqual({ windows: [], users: [], fields: [] });
});

const bucketOf = (viewsCount: number, user: string) => ({
  eventGranularity: { unit: 'DAY' },
  viewsCount,
  userCounts: [{ user, viewsCount }],
});

it('adds up queries, and lists the ten most active users', () => {
  const userCounts = Array.from({ length: 12 }, (_, index) => ({ user: `u${index}`, count: index }));
  const summary = summarizeQueries([{ totalSqlQueries: 3, userCounts }, { totalSqlQueries: 4 }]);
  expect(summary).toMatchObject({ queries: 7, uniqueUsers: 12 });
  expect(summary?.topUsers).toEqual(
    userCounts
      .map(({ user }) => user)
      .reverse()
      .slice(0, 10),
  );
});

it('adds up the views of buckets only', () => {
  const sinceBeginning = { viewsCount: 100 };
  expect(summarizeViews([bucketOf(2, 'a'), sinceBeginning, bucketOf(3, 'b')], sinceBeginning)).toEqual({
    viewsInAll: 100,
    views: 5,
    uniqueUsers: 2,
    topUsers: ['b', 'a'],
  });
  expect(summarizeViews([bucketOf(2, 'a')], undefined)).toMatchObject({ viewsInAll: undefined, views: 2 });
});

it('returns undefined if no use is known', () => {
  expect(summarizeQueries([])).toBeUndefined();
  expect(summarizeViews([], undefined)).toBeUndefined();
  expect(summarizeViews([{ viewsCount: 1 }], undefined)).toBeUndefined();
});
