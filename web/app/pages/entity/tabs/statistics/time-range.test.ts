import { extentOf, findRange, timeSpan, usefulRanges, countsPerDay, timePoints } from './time-range.js';

const DAY = 86_400_000;
const NOW = Date.UTC(2026, 5, 15, 12);

it('ends the span today if there are recent data', () => {
  const { start, end, isPast } = timeSpan('week', { oldest: NOW - 90 * DAY, newest: NOW - DAY }, NOW);
  expect(isPast).toBe(false);
  expect(end).toBe(Date.UTC(2026, 5, 16) - 1);
  expect(end - start).toBe(7 * DAY);
});

it('ends the span with the newest data if all data are old', () => {
  const newest = Date.UTC(2025, 5, 15, 5);
  const { end, isPast } = timeSpan('month', { oldest: newest - DAY, newest }, NOW);
  expect(isPast).toBe(true);
  expect(end).toBe(Date.UTC(2025, 5, 16) - 1);
});

it('ignores missing series', () => {
  expect(extentOf([5, null, 2, undefined, 9])).toEqual({ oldest: 2, newest: 9 });
  expect(extentOf([null])).toBeUndefined();
});

it.each([
  [1, ['week', 'month']],
  [20, ['week', 'month']],
  [60, ['week', 'month', 'quarter']],
  [900, ['week', 'month', 'quarter', 'half', 'year']],
])('offers for %d days of data the ranges %j', (days, names) => {
  expect(usefulRanges({ oldest: NOW - days * DAY, newest: NOW }).map(({ name }) => name)).toEqual(names);
});

it('replaces an unknown range by 30 days', () => {
  expect(findRange('decade')).toBe('month');
  expect(findRange('year')).toBe('year');
});

it('sorts the points oldest first and omits empty ones', () => {
  const items = [{ at: 3, n: 30 }, null, { at: 1, n: 10 }, { at: 2, n: null }];
  expect(
    timePoints(
      items,
      ({ at }) => at,
      ({ n }) => n,
    ),
  ).toEqual([
    { time: 1, value: 10 },
    { time: 3, value: 30 },
  ]);
});

it('counts the times per day', () => {
  const day = Date.UTC(2025, 5, 9);
  expect(countsPerDay([day + 90_000_000, day + 5, day + 7])).toEqual([
    { time: day, value: 2 },
    { time: day + 86_400_000, value: 1 },
  ]);
});
