/** Tests degrees in filters, and what filters match with and without degrees. */
import fc from 'fast-check';
import { isKept } from '../../../test/helpers/unit/cypher-predicate.js';
import { refusal } from '../../../test/helpers/unit/refusal.js';
import { model } from '../../../test/helpers/unit/small-search-model.js';
import { searchFieldsOf } from '../../model/search/search-fields.js';
import type { Condition, Criterion } from '../search/filter.js';
import { compileLineageFilter, degreeSpans } from './lineage-filter.js';

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
const spansOf = (...criteria: Criterion[]) => degreeSpans([{ and: criteria }], HOPS);

/** Tells whether a criterion on the degree permits a degree. A negation does not count. */
const fits = ({ values }: Criterion, at: number) =>
  values.some((value) => (value.trim() === '3+' ? at >= 3 : at === Number(value)));

const anyDegree = fc.record({
  field: fc.constant('degree'),
  condition: fc.constantFrom<Condition>('EQUAL', 'IN'),
  values: fc.array(fc.constantFrom('1', '2', '3+', ' 2 '), { maxLength: 3 }),
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
    [[degree(['2'], { negated: true })], [[2, 2]]],
    [[degree(['1', '2']), degree(['2', '3+'])], [[2, 2]]],
    [[degree(['1']), degree(['2'])], []],
    [[degree([])], []],
  ])('that match all of %j are %j within six hops', (criteria, spans) => {
    expect(spansOf(...criteria)).toEqual(spans);
  });

  it('are at most the number of hops', () => {
    expect(degreeSpans([{ and: [degree(['2', '3+'])] }], 2)).toEqual([[2, 2]]);
    expect(degreeSpans([{ and: [degree(['3+'])] }], 2)).toEqual([]);
  });

  it.each(['near', '0', '', '3', '4', '2+', '+', '-1', '1.5', '01', '1) OR true //', '１', '3++'])(
    'cannot be %j',
    (value) => {
      expect(() => spansOf(degree(['1']), degree(['2', value]))).toThrow(
        refusal('INVALID_FILTER', { path: '/filter/or/0/and/1/values/1', rule: 'degree' }),
      );
    },
  );

  it.each<Condition>(['GREATER_THAN', 'LESS_THAN', 'CONTAIN', 'EXISTS', 'IEQUAL', 'DESCENDANTS_INCL'])(
    'cannot be compared with the condition %s',
    (condition) => {
      expect(() => spansOf(degree(['1'], { condition }))).toThrow(
        refusal('INVALID_FILTER', { path: '/filter/or/0/and/0/condition' }),
      );
    },
  );
});

describe('a filter', () => {
  const compile = (...branches: Criterion[][]) =>
    compileLineageFilter({ or: branches.map((and) => ({ and })) }, schema, HOPS);
  /** Returns the degrees for which an entity with the tags matches. */
  const passing = (branches: Criterion[][], tags: readonly string[]) => {
    const { conditions, parameters, hops } = compile(...branches);
    // The walk ends behind the farthest degree.
    return DEGREES.filter((at) => at <= hops).filter((at) =>
      isKept(conditions, {
        ...{ node: { field_tags: tags }, degree: at },
        ...{ $filter: parameters.filter ?? [], $spans: parameters.spans ?? [] },
      }),
    );
  };

  it('without branches or with an empty branch matches everything', () => {
    const everything = { conditions: [], parameters: {}, hops: HOPS };
    expect(compileLineageFilter(undefined, schema, HOPS)).toEqual(everything);
    expect(compile()).toEqual(everything);
    expect(compile([], [criterion('tags', ['x'])])).toEqual(everything);
  });

  it('needs no condition for degrees from 1 on', () => {
    expect(compile([degree(['1', '2'])])).toEqual({ conditions: [], parameters: {}, hops: 2 });
    expect(compile([degree(['2'])]).conditions).toHaveLength(1);
  });

  it('matches exactly what its fields and the degrees of its first branch mean', () => {
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
        const holds = (each: Criterion) =>
          each.field === 'degree' ||
          (each.condition === 'EQUAL' ? tags.includes('x') : tags.length > 0) !== (each.negated ?? false);
        const isPermitted = (at: number) => or[0]!.every((each) => each.field !== 'degree' || fits(each, at));
        const expected = or.some((and) => and.every(holds)) ? DEGREES.filter(isPermitted) : [];
        expect(passing(or, tags)).toEqual(expected);
        expect(compile(...or).hops).toBe(DEGREES.filter(isPermitted).at(-1) ?? 0);
      }),
      { numRuns: 150 },
    );
  });

  it('has the same statement text for any number of branches and criteria', () => {
    const branches = (count: number) =>
      Array.from({ length: count }, (_, index) => [criterion('tags', [`t${index}`]), degree(['3+'])]);
    expect(compile(...branches(400)).conditions).toEqual(compile(...branches(2)).conditions);
  });

  it('is refused with the path of an invalid criterion, or for more than 1,000 criteria', () => {
    const fine = criterion('tags', ['x']);
    expect(() => compile([fine, degree(['x'])], [fine])).toThrow(
      refusal('INVALID_FILTER', { path: '/filter/or/0/and/1/values/0' }),
    );
    expect(() => compile([fine, criterion('colour', ['x'])])).toThrow(
      refusal('INVALID_FILTER', { path: '/filter/or/0/and/1/field' }),
    );
    // An invalid criterion is refused even if another branch matches everything.
    expect(() => compile([], [criterion('colour', ['x'])])).toThrow(refusal('INVALID_FILTER'));
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
