import { countsPerDay, timePoints } from './time-points.js';

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
