/** Tests the summary of the use of the last 30 days. */
import { summarizeQueries, summarizeViews } from './usage-summary.js';

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
