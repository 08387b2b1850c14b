/** The beginning of time windows in any time zone. */
import fc from 'fast-check';
import { refusal } from '../../../test/helpers/unit/refusal.js';
import { WINDOW_UNITS, windowStarts, dayCalendar, durationOf } from './time-windows.js';

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

// The beginning of days in any time zone.

const ZONES = [
  'UTC',
  'Europe/Berlin',
  'America/New_York',
  'America/Havana',
  'America/Sao_Paulo',
  'Asia/Kolkata',
  'Asia/Beirut',
  'Australia/Lord_Howe',
  'Pacific/Apia',
  'Pacific/Chatham',
];
const dateIn = (timeZone: string) => {
  const format = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' });
  return (moment: number) => format.format(moment);
};
const moment = fc.integer({ min: Date.UTC(1990, 0, 1), max: Date.UTC(2035, 0, 1) });

it.each(ZONES)('begins with the first moment of its date in %s', (timeZone) => {
  const [startOf, date] = [dayCalendar(timeZone), dateIn(timeZone)];
  fc.assert(
    fc.property(moment, (time) => {
      const start = startOf(time);
      expect(start).toBeLessThanOrEqual(time);
      expect([date(start), date(start - 1) === date(time)]).toEqual([date(time), false]);
      expect(startOf(start)).toBe(start);
    }),
  );
});

it.each([
  ['on any day', 'Europe/Berlin', Date.UTC(2026, 6, 15, 12), Date.UTC(2026, 6, 14, 22)],
  ['on which clocks go forward', 'Europe/Berlin', Date.UTC(2026, 2, 29, 12), Date.UTC(2026, 2, 28, 23)],
  ['on which clocks go back', 'Europe/Berlin', Date.UTC(2026, 9, 25, 12), Date.UTC(2026, 9, 24, 22)],
  ['that has no midnight', 'America/Sao_Paulo', Date.UTC(2018, 10, 4, 12), Date.UTC(2018, 10, 4, 3)],
  [
    'after its first midnight of two',
    'America/Havana',
    Date.UTC(2024, 10, 3, 4, 30),
    Date.UTC(2024, 10, 3, 4),
  ],
  ['after its second midnight', 'America/Havana', Date.UTC(2024, 10, 3, 12), Date.UTC(2024, 10, 3, 4)],
  ['before 1970', 'Asia/Kolkata', Date.UTC(1969, 11, 31, 20), Date.UTC(1969, 11, 31, 18, 30)],
])('a day %s (%s)', (...[, timeZone, time, start]) => {
  expect(new Date(dayCalendar(timeZone)(time)).toISOString()).toBe(new Date(start).toISOString());
});

it.each(['Europe/Nowhere', '', 'x'.repeat(1_000)])('refuses the time zone %j', (timeZone) => {
  expect(() => dayCalendar(timeZone)).toThrow(refusal('INVALID_REQUEST', { path: '/input/timeZone' }));
});

// Durations of windows of calendar units.

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
