import { filteredText, shownText } from './shown-text.js';

describe('the position of a page in a list', () => {
  it.each([
    [{ start: 0, count: 0, total: 0 }, '0 entries'],
    [{ start: 0, count: 1, total: 1 }, '1 entry'],
    [{ start: 0, count: 50, total: 50 }, '50 entries'],
    [{ start: 0, count: 50, total: 51 }, '1 to 50 of 51'],
    [{ start: 50, count: 1, total: 51 }, '51 to 51 of 51'],
    [{ start: 1000, count: 50, total: 10_001 }, '1,001 to 1,050 of 10,001'],
    [{ start: 100, count: 0, total: 51 }, 'none of 51'],
  ])('for %j is "%s"', (shown, text) => {
    expect(shownText(shown)).toBe(text);
  });
});

describe('the number of filtered entries', () => {
  it.each([
    [12, 12, '12 entries'],
    [1, 1, '1 entry'],
    [3, 2_000, '3 of 2,000'],
    [0, 5, '0 of 5'],
  ])('%i of %i is "%s"', (count, total, text) => {
    expect(filteredText(count, total)).toBe(text);
  });
});
