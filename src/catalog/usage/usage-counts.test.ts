/** Tests reading and adding up counts of use. */
import { countsIn, isBucket, mergeCounts, sumOf } from './usage-counts.js';

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
