/** The beginning of time windows in any time zone. */
import fc from 'fast-check';
import { refusal } from '../../../test/helpers/unit/refusal.js';
import { WINDOW_UNITS, windowStarts } from './window-starts.js';

/** A Wednesday. */
const MOMENT = Date.UTC(2026, 10, 25, 13, 45, 30, 500);

it.each([
  ['SECOND', 1, 'UTC', Date.UTC(2026, 10, 25, 13, 45, 30)],
  ['MINUTE', 15, 'UTC', Date.UTC(2026, 10, 25, 13, 45)],
  ['HOUR', 1, 'Asia/Kolkata', Date.UTC(2026, 10, 25, 13, 30)],
  ['DAY', 1, 'UTC', Date.UTC(2026, 10, 25)],
  ['DAY', 1, 'Europe/Berlin', Date.UTC(2026, 10, 24, 23)],
  ['WEEK', 1, 'UTC', Date.UTC(2026, 10, 23)],
  ['MONTH', 1, 'UTC', Date.UTC(2026, 10, 1)],
  ['MONTH', 1, 'America/New_York', Date.UTC(2026, 10, 1, 4)],
  ['QUARTER', 1, 'UTC', Date.UTC(2026, 9, 1)],
  ['YEAR', 1, 'UTC', Date.UTC(2026, 0, 1)],
  ['YEAR', 10, 'UTC', Date.UTC(2020, 0, 1)],
] as const)('a window of %s times %d in %s', (unit, multiple, zone, start) => {
  expect(new Date(windowStarts({ unit, multiple }, zone)(MOMENT))).toEqual(new Date(start));
});

it.each(WINDOW_UNITS)('any time is in a window of %s, because points may have any time', (unit) => {
  for (const zone of ['UTC', 'Europe/Berlin'])
    for (const moment of [9e15, -9e15, 8.64e15, -8.64e15, 2 ** 63])
      expect(windowStarts({ unit, multiple: 1 }, zone)(moment)).toEqual(expect.any(Number));
});

it('begins at or before each of its moments, and is the window of its own start', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...WINDOW_UNITS),
      fc.constantFrom('UTC', 'Europe/Berlin', 'Asia/Kolkata', 'America/Sao_Paulo', 'Pacific/Apia'),
      fc.integer({ min: Date.UTC(1990, 0, 1), max: Date.UTC(2035, 0, 1) }),
      (unit, zone, moment) => {
        const startOf = windowStarts({ unit, multiple: 1 }, zone);
        const start = startOf(moment);
        expect(start).toBeLessThanOrEqual(moment);
        expect(startOf(start)).toBe(start);
      },
    ),
  );
});

it('refuses an unknown time zone', () => {
  const start = () => windowStarts({ unit: 'DAY', multiple: 1 }, 'Moon/Crater');
  expect(start).toThrow(refusal('INVALID_REQUEST', { path: '/timeZone' }));
});
