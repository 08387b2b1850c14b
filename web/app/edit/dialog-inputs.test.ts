import { checkName, dateOfTime, timeOfDate } from './dialog-inputs.js';

it.each(['2026-01-31', '2024-02-29', '1999-12-01'])('%s is the same day after a round trip', (day) => {
  expect(dateOfTime(timeOfDate(day))).toBe(day);
});

it.each(['', 'soon', '2026-1-1'])('"%s" is not a date', (text) => {
  expect(timeOfDate(text)).toBeNull();
});

it('shows an empty field for no time', () => {
  expect(dateOfTime(null)).toBe('');
});

it.each([
  ['orders', undefined],
  ['x'.repeat(1_000), undefined],
  [` ${'x'.repeat(1_000)} `, undefined],
  ['  ', 'Enter a name.'],
  ['x'.repeat(1_001), 'The name is 1 character too long.'],
  ['x'.repeat(2_500), 'The name is 1,500 characters too long.'],
])('checks a name', (name, problem) => {
  expect(checkName(name)).toBe(problem);
});
