import { dateOfTime, timeOfDate } from './calendar-date.js';

it.each(['2026-01-31', '2024-02-29', '1999-12-01'])('%s is the same day after a round trip', (day) => {
  expect(dateOfTime(timeOfDate(day))).toBe(day);
});

it.each(['', 'soon', '2026-1-1'])('"%s" is not a date', (text) => {
  expect(timeOfDate(text)).toBeNull();
});

it('shows an empty field for no time', () => {
  expect(dateOfTime(null)).toBe('');
});
