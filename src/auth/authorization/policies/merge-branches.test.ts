import fc from 'fast-check';
import type { Criterion } from '../../../catalog/search/filter.js';
import { mergeBranches, type Branch } from './merge-branches.js';

const is = (field: string, ...values: string[]): Criterion => ({ field, values, condition: 'EQUAL' });
const not = (field: string, ...values: string[]): Criterion => ({ ...is(field, ...values), negated: true });

/** The values of each field of an entity. */
type Entity = Readonly<Record<string, readonly string[]>>;

function admits(branches: readonly Branch[], entity: Entity): boolean {
  return branches.some((branch) =>
    branch.every(({ field, values, negated }) => {
      const isOne = (entity[field] ?? []).some((value) => values.includes(value));
      return negated === true ? !isOne : isOne;
    }),
  );
}

const FIELDS = ['tags', 'owners'];
const VALUES = ['a', 'b', 'c'];
const some = fc.subarray(VALUES);
const criterion: fc.Arbitrary<Criterion> = fc
  .tuple(fc.constantFrom(...FIELDS), fc.subarray(VALUES, { minLength: 1 }), fc.boolean())
  .map(([field, values, isNegated]) => (isNegated ? not(field, ...values) : is(field, ...values)));
const branches = fc.array(fc.array(criterion, { maxLength: 3 }), { maxLength: 6 });
const entity = fc.record({ tags: some, owners: some });

it('merged branches admit the same entities, with no more branches than before', () => {
  fc.assert(
    fc.property(branches, entity, (given, what) => {
      const merged = mergeBranches(given);
      expect(admits(merged, what)).toBe(admits(given, what));
      expect(merged.length).toBeLessThanOrEqual(given.length);
    }),
    { numRuns: 2_000 },
  );
});

it('merged branches cannot be merged further', () => {
  const single = fc.array(fc.tuple(criterion), { maxLength: 6 });
  fc.assert(
    fc.property(single, (given) => {
      const merged = mergeBranches(given);
      expect(mergeBranches(merged)).toEqual(merged);
    }),
  );
});

it('merging joins the values of one condition, each once and in their order', () => {
  expect(mergeBranches([[is('tags', 'b')], [is('tags', 'a', 'b')], [is('tags', 'c')]])).toEqual([
    [is('tags', 'b', 'a', 'c')],
  ]);
});

it('merging joins several conditions one after the other', () => {
  const all = ['a', 'b'].flatMap((tag) => ['x', 'y'].map((owner) => [is('tags', tag), is('owners', owner)]));
  expect(mergeBranches(all)).toEqual([[is('tags', 'a', 'b'), is('owners', 'x', 'y')]]);
});

it.each<[string, Branch[]]>([
  ['different fields', [[is('tags', 'a')], [is('owners', 'a')]]],
  ['different conditions', [[is('tags', 'a')], [{ ...is('tags', 'b'), condition: 'START_WITH' }]]],
  ['negated conditions', [[not('tags', 'a')], [not('tags', 'b')]]],
  ['different numbers of conditions', [[is('tags', 'a')], [is('tags', 'b'), is('owners', 'x')]]],
  [
    'differences in two conditions',
    [
      [is('tags', 'a'), is('owners', 'x')],
      [is('tags', 'b'), is('owners', 'y')],
    ],
  ],
])('merging does not join branches with %s', (_, given) => {
  expect(mergeBranches(given)).toEqual(given);
});

it('merging keeps an empty filter and a branch without conditions', () => {
  expect(mergeBranches([])).toEqual([]);
  expect(mergeBranches([[]])).toEqual([[]]);
});
