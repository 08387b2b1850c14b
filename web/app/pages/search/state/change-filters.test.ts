import fc from 'fast-check';
import { choiceOf, chooseValue } from './change-filters.js';
import { readSearchState } from './search-state.js';

const START = readSearchState(new URLSearchParams('query=x&platform=a&platform=b&page=3'));

it('adds a value to the others of its field and returns to the first page', () => {
  const next = chooseValue(START, { field: 'platform', value: 'c' }, 'wanted');
  expect(next.filters).toEqual([{ field: 'platform', values: ['a', 'b', 'c'], isExcluded: false }]);
  expect(next.page).toBe(1);
});

it('excludes a value that was included before', () => {
  expect(chooseValue(START, { field: 'platform', value: 'a' }, 'excluded').filters).toEqual([
    { field: 'platform', values: ['b'], isExcluded: false },
    { field: 'platform', values: ['a'], isExcluded: true },
  ]);
});

it('drops a filter with its last value', () => {
  const one = chooseValue(START, { field: 'platform', value: 'a' }, 'none');
  expect(chooseValue(one, { field: 'platform', value: 'b' }, 'none').filters).toEqual([]);
});

it('keeps the last choice of each value, without duplicates', () => {
  const step = fc.record({
    field: fc.constantFrom('platform', 'tags'),
    value: fc.constantFrom('a', 'b', 'c'),
    choice: fc.constantFrom('wanted' as const, 'excluded' as const, 'none' as const),
  });
  fc.assert(
    fc.property(fc.array(step), (steps) => {
      const end = steps.reduce((state, { choice, ...value }) => chooseValue(state, value, choice), START);
      for (const { field, value } of steps) {
        const last = steps.findLast((each) => each.field === field && each.value === value);
        expect(choiceOf(end, { field, value })).toBe(last?.choice);
      }
      const held = end.filters.flatMap(({ field, values }) => values.map((value) => `${field} ${value}`));
      expect(new Set(held).size).toBe(held.length);
    }),
  );
});
