/** Combining a filter and a view. */
import { refusal } from '../../../test/helpers/unit/refusal.js';
import type { Criterion } from './filter.js';
import { bothOf, typesOfBoth } from './combine-filters.js';

const criterion = (field: string): Criterion => ({ field, values: [], condition: 'EXISTS' });
const [a, b, c] = [criterion('a'), criterion('b'), criterion('c')];

it.each([
  [
    'each branch with each',
    [[a], [b]],
    [[c]],
    [
      [a, c],
      [b, c],
    ],
  ],
  ['no branch restricts nothing', [[a]], [], [[a]]],
  ['no branch restricts nothing', [], [[a]], [[a]]],
  ['an empty branch restricts nothing', [[a]], [[b], []], [[a]]],
  ['an empty branch restricts nothing', [[]], [[b]], [[b]]],
])('%s', (_, left, right, both) => {
  expect(bothOf(left, right)).toEqual(both);
});

it.each([
  [[], [], []],
  [['tag'], [], ['tag']],
  [[], ['tag'], ['tag']],
  [['tag', 'chart'], ['chart', 'domain'], ['chart']],
])('the types %j and %j have %j in common', (requested, ofView, both) => {
  expect(typesOfBoth(requested, ofView)).toEqual(both);
});

it('refuses types that the view does not contain', () => {
  expect(() => typesOfBoth(['tag'], ['chart'])).toThrow(refusal('INVALID_REQUEST', { path: '/types' }));
});
