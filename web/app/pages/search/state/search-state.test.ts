import fc from 'fast-check';
import {
  readSearchState,
  SORTS,
  TYPE_FIELD,
  writeSearchState,
  type SearchState,
  choiceOf,
  chooseValue,
} from './search-state.js';

const read = (text: string) => readSearchState(new URLSearchParams(text));

const filter = fc.record({
  field: fc.constantFrom(TYPE_FIELD, 'platform', 'tags', 'owners', 'structuredProperties.io.team', 'x__y'),
  values: fc.uniqueArray(
    fc.string({ minLength: 1 }).filter((value) => !/^[A-Z_]+$/.test(value)),
    { minLength: 1, maxLength: 4 },
  ),
  isExcluded: fc.boolean(),
});

const state: fc.Arbitrary<SearchState> = fc.record({
  query: fc.string(),
  filters: fc.uniqueArray(filter, { selector: ({ field, isExcluded }) => `${field} ${String(isExcluded)}` }),
  sort: fc.constantFrom(...SORTS),
  page: fc.integer({ min: 1, max: 9999 }),
  hasRemoved: fc.boolean(),
  view: fc.constantFrom('', 'none', 'urn:li:dataHubView:a b'),
});

it('keeps every state in a round trip through the address', () => {
  fc.assert(
    fc.property(state, (before) => {
      expect(read(writeSearchState(before).toString())).toEqual(before);
    }),
  );
});

it('reads included and excluded values of several fields', () => {
  expect(read('query=x&platform=a&not.tags=t&platform=b&platform=a').filters).toEqual([
    { field: 'platform', values: ['a', 'b'], isExcluded: false },
    { field: 'tags', values: ['t'], isExcluded: true },
  ]);
});

it.each(['type=dataJob', 'type=DATA_JOB', 'types=DATA_JOB', '_entityType=dataJob'])(
  'reads the type of %s',
  (text) => {
    expect(read(text).filters).toEqual([{ field: TYPE_FIELD, values: ['dataJob'], isExcluded: false }]);
  },
);

it('reads a list of types', () => {
  expect(read('types=DATASET,CORP_USER').filters[0]?.values).toEqual(['dataset', 'corpuser']);
});

it.each(['page=0', 'page=-1', 'page=x', 'page=1.5', ''])('starts at the first page for “%s”', (text) => {
  expect(read(text).page).toBe(1);
});

it('sorts by relevance if the order is unknown', () => {
  expect(read('sort=upside-down').sort).toBe('relevance');
});

it('omits defaults from the address', () => {
  expect(writeSearchState(read('query=a b')).toString()).toBe('query=a+b');
});

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
