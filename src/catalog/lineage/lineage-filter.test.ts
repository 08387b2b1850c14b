/** Tests degrees in filters, and what filters match with and without degrees. */
import fc from 'fast-check';
import { isKept } from '../../../test/helpers/unit/cypher-predicate.js';
import { refusal } from '../../../test/helpers/unit/refusal.js';
import { model } from '../../../test/helpers/unit/small-search-model.js';
import { searchFieldsOf } from '../../model/search/search-fields.js';
import type { Condition, Criterion } from '../search/filter.js';
import { degreeSpans } from './degree-spans.js';
import { compileLineageFilter } from './lineage-filter.js';

const schema = { model, fields: searchFieldsOf(model) };
const HOPS = 6;
const DEGREES = [1, 2, 3, 4, 5, 6];

const degree = (values: readonly string[], parts: Partial<Criterion> = {}): Criterion => ({
  ...{ field: 'degree', condition: 'EQUAL', values },
  ...parts,
});
const criterion = (field: string, values: readonly string[], parts: Partial<Criterion> = {}): Criterion => ({
  ...{ field, condition: 'EQUAL', values },
  ...parts,
});
const spansOf = (...criteria: Criterion[]) =>
  degreeSpans(
    criteria.map((each, index) => ({ criterion: each, path: `/${index}` })),
    HOPS,
  );

/** Tells whether a criterion on the degree matches. */
const fits = ({ values, negated = false }: Criterion, at: number) =>
  values.some((value) => (value.endsWith('+') ? at >= parseInt(value, 10) : at === Number(value))) !==
  negated;

const anyDegree = fc.record({
  field: fc.constant('degree'),
  condition: fc.constantFrom<Condition>('EQUAL', 'IN'),
  values: fc.array(fc.constantFrom('1', '2', '3', '5', '6', '7', '2+', '4+', '9+', ' 3 '), { maxLength: 3 }),
  negated: fc.boolean(),
});

describe('degrees', () => {
  it.each<[Criterion[], [number, number][]]>([
    [[], [[1, 6]]],
    [[degree(['1'])], [[1, 1]]],
    [[degree(['3+'])], [[3, 6]]],
    [[degree(['1', '2'])], [[1, 2]]],
    [
      [degree(['1', '3+'])],
      [
        [1, 1],
        [3, 6],
      ],
    ],
    [
      [degree(['2'], { negated: true })],
      [
        [1, 1],
        [3, 6],
      ],
    ],
    [[degree(['1']), degree(['2'])], []],
    [[degree(['1+'], { negated: true })], []],
    [[degree(['2+']), degree(['4+'], { negated: true })], [[2, 3]]],
    [[degree(['7'])], []],
    [[degree(['999999999+'])], []],
    [[degree([])], []],
    [[degree([], { negated: true })], [[1, 6]]],
  ])('that match all of %j are %j within six hops', (criteria, spans) => {
    expect(spansOf(...criteria)).toEqual(spans);
  });

  it('are returned as ascending spans with gaps between them, and match all criteria', () => {
    fc.assert(
      fc.property(fc.array(anyDegree, { maxLength: 4 }), (criteria) => {
        const spans = spansOf(...criteria);
        const within = DEGREES.filter((at) => spans.some(([low, high]) => low <= at && at <= high));
        expect(within).toEqual(DEGREES.filter((at) => criteria.every((each) => fits(each, at))));
        spans.forEach(([low, high], index) => {
          expect(low).toBeLessThanOrEqual(high);
          expect(low).toBeGreaterThan((spans[index - 1]?.[1] ?? -1) + 1);
        });
      }),
    );
  });

  it.each(['near', '0', '', '+', '-1', '1.5', '01', '1e3', '1++', '1) OR true //', '１', '1234567890', '+3'])(
    'cannot be %j',
    (value) => {
      expect(() => spansOf(degree(['1']), degree(['2', value]))).toThrow(
        refusal('INVALID_FILTER', { path: '/1/values/1', rule: 'degree' }),
      );
    },
  );

  it.each<Condition>(['GREATER_THAN', 'LESS_THAN', 'CONTAIN', 'EXISTS', 'IEQUAL', 'DESCENDANTS_INCL'])(
    'cannot be compared with the condition %s',
    (condition) => {
      expect(() => spansOf(degree(['1'], { condition }))).toThrow(
        refusal('INVALID_FILTER', { path: '/0/condition' }),
      );
    },
  );
});

describe('a filter', () => {
  const compile = (...branches: Criterion[][]) =>
    compileLineageFilter({ or: branches.map((and) => ({ and })) }, schema, HOPS);
  /** Returns the degrees for which an entity with the tags matches. */
  const passing = (branches: Criterion[][], tags: readonly string[]) => {
    const { conditions, parameters } = compile(...branches);
    return DEGREES.filter((at) =>
      isKept(conditions, { node: { field_tags: tags }, degree: at, $filter: parameters.filter }),
    );
  };

  it('without branches or with an empty branch matches everything', () => {
    const everything = { conditions: [], parameters: { filter: [] }, hops: HOPS };
    expect(compileLineageFilter(undefined, schema, HOPS)).toEqual(everything);
    expect(compile()).toEqual(everything);
    expect(compile([], [degree(['1'])])).toEqual(everything);
  });

  it.each<[string, Criterion[][], [withTag: number[], without: number[]]]>([
    [
      'with a tag and an excluded degree',
      [[criterion('tags', ['x']), degree(['2'], { negated: true })]],
      [[1, 3, 4, 5, 6], []],
    ],
    ['with a degree or a tag', [[degree(['1'])], [criterion('tags', ['x'])]], [DEGREES, [1]]],
    ['with two degrees that exclude each other', [[degree(['1']), degree(['2'])]], [[], []]],
    [
      'with no possible degree, or a tag',
      [[degree(['1+'], { negated: true })], [criterion('tags', ['x'])]],
      [DEGREES, []],
    ],
    [
      'with degrees that depend on the tag',
      [
        [criterion('tags', ['x']), degree(['3+'])],
        [criterion('tags', ['x'], { negated: true }), degree(['1'])],
      ],
      [[3, 4, 5, 6], [1]],
    ],
  ])('%s matches the expected degrees', (_name, branches, [withTag, without]) => {
    expect(passing(branches, ['x'])).toEqual(withTag);
    expect(passing(branches, ['y'])).toEqual(without);
  });

  it('matches exactly what its criteria mean, and returns the farthest degree that can match', () => {
    const anyTag = fc.record({
      field: fc.constant('tags'),
      condition: fc.constantFrom<Condition>('EQUAL', 'EXISTS', 'CONTAIN'),
      values: fc.constant(['x']),
      negated: fc.boolean(),
    });
    const branches = fc.array(fc.array(fc.oneof(anyDegree, anyTag), { minLength: 1, maxLength: 4 }), {
      minLength: 1,
      maxLength: 4,
    });
    fc.assert(
      fc.property(branches, fc.subarray(['x', 'ax']), (or, tags) => {
        const holds = (each: Criterion, at: number) =>
          each.field === 'degree'
            ? fits(each, at)
            : (each.condition === 'EQUAL' ? tags.includes('x') : tags.length > 0) !== (each.negated ?? false);
        const expected = DEGREES.filter((at) => or.some((and) => and.every((each) => holds(each, at))));
        expect(passing(or, tags)).toEqual(expected);
        const reachable = DEGREES.filter((at) =>
          or.some((and) => and.every((each) => each.field !== 'degree' || fits(each, at))),
        );
        expect(compile(...or).hops).toBe(reachable.at(-1) ?? 0);
      }),
      { numRuns: 150 },
    );
  });

  it('has the same statement text for any number of branches and criteria', () => {
    const branches = (count: number) =>
      Array.from({ length: count }, (_, index) => [
        criterion('tags', [`t${index}`]),
        degree([`${index + 1}+`]),
      ]);
    expect(compile(...branches(400)).conditions).toEqual(compile(...branches(2)).conditions);
  });

  it('is refused with the path of an invalid criterion, or for more than 1,000 criteria', () => {
    const fine = criterion('tags', ['x']);
    expect(() => compile([fine], [fine, degree(['x'])])).toThrow(
      refusal('INVALID_FILTER', { path: '/filter/or/1/and/1/values/0' }),
    );
    expect(() => compile([fine, criterion('colour', ['x'])])).toThrow(
      refusal('INVALID_FILTER', { path: '/filter/or/0/and/1/field' }),
    );
    // An invalid criterion is refused even if another branch matches everything.
    expect(() => compile([], [degree(['x'])])).toThrow(refusal('INVALID_FILTER'));
    const many = (count: number) => Array.from({ length: count }, () => fine);
    expect(() => compile(many(1_000))).not.toThrow();
    expect(() => compile(many(500), many(501))).toThrow(refusal('LIMIT_EXCEEDED', { path: '/filter' }));
  });

  it('passes values as parameters, never in the statement text', () => {
    const conditionsOf = (value: string) =>
      compile([criterion('tags', [value], { condition: 'CONTAIN' }), degree(['1'])]).conditions;
    const expected = conditionsOf('x');
    const value = fc.oneof(
      fc.string(),
      fc.constantFrom('$filter', '`', "') OR true //", '\\', '\u0000', '😀'),
    );
    fc.assert(
      fc.property(value, (text) => {
        expect(conditionsOf(text)).toEqual(expected);
      }),
    );
  });
});
