/** The beginning of days in any time zone. */
import fc from 'fast-check';
import { refusal } from '../../../test/helpers/unit/refusal.js';
import { dayCalendar } from './days.js';

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
