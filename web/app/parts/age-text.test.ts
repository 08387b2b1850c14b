import { ageText } from './age-text.js';

const NOW = Date.UTC(2026, 0, 15, 12);
const MINUTE = 60_000;

it.each([
  [10_000, 'just now'],
  [MINUTE, '1 minute ago'],
  [119 * MINUTE, '1 hour ago'],
  [24 * 60 * MINUTE, 'yesterday'],
  [8 * 24 * 60 * MINUTE, 'last week'],
  [400 * 24 * 60 * MINUTE, 'last year'],
  [-10_000, 'in a moment'],
  [-3 * 60 * MINUTE, 'in 3 hours'],
])('%d milliseconds before now is "%s"', (before, text) => {
  expect(ageText(NOW - before, NOW)).toBe(text);
});
