import fc from 'fast-check';
import {
  matchesWords,
  readListState,
  searchTextOf,
  writeListState,
  filteredText,
  shownText,
} from './list-state.js';

describe('the state of a list', () => {
  it('is the same after a round trip through the address', () => {
    const states = fc.record({
      query: fc.string(),
      kind: fc.constantFrom(undefined, 'dataset', 'chart'),
      page: fc.integer({ min: 1, max: 500 }),
      isDeep: fc.boolean(),
    });
    fc.assert(
      fc.property(states, (state) => {
        expect(readListState(writeListState(new URLSearchParams(), state))).toEqual(state);
      }),
    );
  });

  it('returns to the first page when the filter changes, and keeps other parameters', () => {
    const before = new URLSearchParams('query=a&page=3&other=1');
    expect(writeListState(before, { query: 'b' }).toString()).toBe('query=b&other=1');
    expect(writeListState(before, { page: 4 }).toString()).toBe('query=a&page=4&other=1');
  });

  it.each(['0', '-2', 'x', '1.5'])('shows the first page for the page %s', (page) => {
    expect(readListState(new URLSearchParams({ page })).page).toBe(1);
  });
});

describe('the query for typed text', () => {
  it.each([
    ['', '*'],
    ['  ', '*'],
    ['daily_rev', 'daily_rev*'],
    ['station deman', 'station deman*'],
    ['ord*', 'ord*'],
    ['"daily revenue"', '"daily revenue"'],
    ['tags:pii', 'tags:pii'],
  ])('%j is %j', (typed, query) => {
    expect(searchTextOf(typed)).toBe(query);
  });
});

describe('typed words', () => {
  it('match in any order, in any case and in any of the texts', () => {
    expect(matchesWords('REV daily', ['marts.daily', 'Revenue'])).toBe(true);
    expect(matchesWords('daily cost', ['marts.daily', null])).toBe(false);
    expect(matchesWords('', [undefined])).toBe(true);
  });
});

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
