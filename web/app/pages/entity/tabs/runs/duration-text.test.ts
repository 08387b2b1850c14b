import { durationText } from './duration-text.js';

it.each([
  [12, '12 ms'],
  [1_000, '1 s'],
  [95_000, '1 min 35 s'],
  [3_600_000, '1 h'],
  [5_700_500, '1 h 35 min'],
  [90_000_000, '1 d 1 h'],
])('%d milliseconds are %s', (duration, text) => {
  expect(durationText(duration)).toBe(text);
});
