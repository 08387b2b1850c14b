import { durationText } from './duration-text.js';

it.each([
  [0, '0 s'],
  [1_400, '1 s'],
  [59_600, '1 min'],
  [65_000, '1 min 5 s'],
  [3_600_000, '1 h'],
  [5_430_000, '1 h 30 min'],
])('%d ms are %s', (millis, text) => {
  expect(durationText(millis)).toBe(text);
});
