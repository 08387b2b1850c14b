/** Durations of windows of calendar units. */
import fc from 'fast-check';
import { durationOf } from './time-windows.js';

const DAY = 24 * 3_600 * 1_000;

it.each([
  ['SECOND', 30, 30_000],
  ['MINUTE', 2, 120_000],
  ['HOUR', 2, 2 * 3_600_000],
  ['DAY', 3, 3 * DAY],
  ['WEEK', 1, 7 * DAY],
  ['MONTH', 1, 31 * DAY],
  ['MONTH', 2, 60 * DAY],
  ['QUARTER', 1, 91 * DAY],
  ['YEAR', 1, 366 * DAY],
  ['YEAR', 4, (366 + 3 * 365) * DAY],
  ['FORTNIGHT', 1, 0],
])('from January 2024, %s times %d lasts %d ms', (unit, multiple, millis) => {
  expect(durationOf(Date.UTC(2024, 0, 1), unit, multiple)).toBe(millis);
});

const start = fc.integer({ min: Date.UTC(1600, 0, 1), max: Date.UTC(2400, 0, 1) });

it('counts months from the one that contains the start', () => {
  fc.assert(
    fc.property(start, fc.integer({ min: 1, max: 60 }), (from, months) => {
      const date = new Date(from);
      const [year, month] = [date.getUTCFullYear(), date.getUTCMonth()];
      const expected = Date.UTC(year, month + months) - Date.UTC(year, month);
      expect(durationOf(from, 'MONTH', months)).toBe(expected);
      expect(durationOf(from, 'QUARTER', months)).toBe(durationOf(from, 'MONTH', 3 * months));
      expect(durationOf(from, 'YEAR', months)).toBe(durationOf(from, 'MONTH', 12 * months));
    }),
  );
});
