/** The entities and times that a filter leaves. */
import type { Condition, Criterion } from '../search/filter.js';
import { narrowFilter } from './compute-stats.js';

const on = (field: string, condition: Condition, ...values: string[]): Criterion => ({
  field,
  condition,
  values,
});
const from = (value: string) => on('timestampMillis', 'GREATER_THAN_OR_EQUAL_TO', value);
const until = (value: string) => on('timestampMillis', 'LESS_THAN', value);

it.each<[string, Criterion[][], object]>([
  ['nothing', [], {}],
  ['its URNs, each once', [[on('urn', 'EQUAL', 'a', 'b', 'a')]], { urns: ['a', 'b'] }],
  ['no entity if it names none', [[on('urn', 'IN')]], { urns: [] }],
  [
    'the narrowest range',
    [[from('5'), from('7.5'), until('9'), until('8.5')]],
    { startTimeMillis: 7, endTimeMillis: 9 },
  ],
  ['no bound by text', [[from('soon'), until(''), from('1e300')]], {}],
  ['nothing if a criterion is negated', [[{ ...on('urn', 'EQUAL', 'a'), negated: true }]], {}],
  ['nothing by parts of URNs', [[on('urn', 'CONTAIN', 'a')]], {}],
  ['nothing if there are alternatives', [[on('urn', 'EQUAL', 'a')], [from('5')]], {}],
])('a filter leaves %s', (_what, branches, expected) => {
  expect(narrowFilter({ or: branches.map((and) => ({ and })) })).toEqual(expected);
});
