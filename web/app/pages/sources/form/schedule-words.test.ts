import { scheduleWords } from './schedule-words.js';

it.each([
  ['5 * * * *', 'every hour at minute 5'],
  ['0 2 * * *', 'every day at 02:00'],
  ['30 14 * * 1', 'Mondays at 14:30'],
  ['0 0 * * 7', 'Sundays at 00:00'],
  ['15 3 1 * *', 'the first of every month at 03:15'],
  ['*/5 * * * *', '*/5 * * * *'],
  ['0 2 * * 1-5', '0 2 * * 1-5'],
  ['0 0 2 * * *', '0 0 2 * * *'],
  ['0 2 1 * 1', '0 2 1 * 1'],
])('%s is “%s”', (interval, words) => {
  expect(scheduleWords({ interval, timezone: null })).toBe(words);
});

it('names the time zone', () => {
  expect(scheduleWords({ interval: '0 2 * * *', timezone: 'Europe/Berlin' })).toBe(
    'every day at 02:00 (Europe/Berlin)',
  );
});

it('says that a source without a schedule runs by hand', () => {
  expect(scheduleWords(null)).toBe('by hand only');
});
