/** Tests combining a filter with a view. */
import type { Criterion } from './filter.js';
import { intersectFilters, intersectTypes } from './compile-filter.js';

const criterion = (field: string): Criterion => ({ field, values: [], condition: 'EXISTS' });
const [a, b, c] = [criterion('a'), criterion('b'), criterion('c')];

it.each([
  [
    'joins each branch of one with each branch of the other',
    [[a], [b]],
    [[c]],
    [
      [a, c],
      [b, c],
    ],
  ],
  ['ignores a view without branches', [[a]], [], [[a]]],
  ['ignores a filter without branches', [], [[a]], [[a]]],
  ['ignores a view with an empty branch', [[a]], [[b], []], [[a]]],
  ['ignores a filter with an empty branch', [[]], [[b]], [[b]]],
])('combining a filter with a view %s', (_, left, right, both) => {
  expect(intersectFilters(left, right)).toEqual(both);
});

it('refuses combinations that no filter can have, without building them', () => {
  const many = Array.from({ length: 100_000 }, () => [a]);
  expect(() => intersectFilters(many, many)).toThrow('the limit is 1000');
  expect(intersectFilters(many.slice(0, 500), [[b]])).toHaveLength(500);
});

it.each([
  [[], [], []],
  [['tag'], [], ['tag']],
  [[], ['tag'], ['tag']],
  [['tag', 'chart'], ['chart', 'domain'], ['chart']],
  [['tag'], ['chart'], undefined],
])('the types %j and %j have %j in common', (requested, ofView, both) => {
  expect(intersectTypes(requested, ofView)).toEqual(both);
});
