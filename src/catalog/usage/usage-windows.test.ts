/** The usage of a dataset by windows of time. */
import { usageInWindows } from './usage-windows.js';

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
