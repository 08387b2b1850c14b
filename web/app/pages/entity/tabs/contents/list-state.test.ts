import fc from 'fast-check';
import { matchesWords, readListState, searchTextOf, writeListState } from './list-state.js';

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
