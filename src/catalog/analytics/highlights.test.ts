/** The text about the change of a number. */
import { changeText } from './highlights.js';

it.each([
  [0, 0, ''],
  [5, 0, ''],
  [9, 8, '12.50% increase from last week'],
  [8, 8, '0.00% increase from last week'],
  [1, 3, '66.67% decrease from last week'],
])('from now %d and %d before', (now, before, text) => {
  expect(changeText(now, before, 'week')).toBe(text);
});
