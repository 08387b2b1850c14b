/** Tests the operators of comparisons and their parameters. */
import fc from 'fast-check';
import { compare, fillIn } from './compare.js';
import { Inconclusive } from './evidence.js';
import { value, between, volume, profile, verdict } from '../../../../test/helpers/unit/assertions.js';

describe('compare', () => {
  it('orders numbers', () => {
    fc.assert(
      fc.property(
        fc.double({ noNaN: true, noDefaultInfinity: true }),
        fc.double({ noNaN: true, noDefaultInfinity: true }),
        (a, b) => {
          const result = (operator: string) => compare(a, { operator, parameters: value(b) });
          expect(result('LESS_THAN')).toBe(a < b);
          expect(result('GREATER_THAN_OR_EQUAL_TO')).toBe(a >= b);
          expect(result('EQUAL_TO')).not.toBe(result('NOT_EQUAL_TO'));
          expect(
            compare(a, { operator: 'BETWEEN', parameters: between(Math.min(a, b), Math.max(a, b)) as any }),
          ).toBe(true);
        },
      ),
    );
  });

  it.each([
    ['2024-01-02', 'LESS_THAN', '2024-01-02T00:00:01Z', true],
    ['2024-01-02 00:00:00', 'EQUAL_TO', '2024-01-02', true],
    ['2024-01-02T00:00:00+02:00', 'LESS_THAN', '2024-01-01T23:00:00', true],
    ['Berlin', 'EQUAL_TO', 'Berlin', true],
    ['1e3', 'EQUAL_TO', '1000', true],
  ])('finds that %s %s %s holds: %s', (actual, operator, wanted, expected) => {
    expect(compare(actual, { operator, parameters: value(wanted) as any })).toBe(expected);
  });

  it('refuses to order values without an order', () => {
    expect(compare('Berlin', { operator: 'LESS_THAN', parameters: value('5') as any })).toMatchObject({
      type: 'INVALID_PARAMETERS',
      message: expect.stringContaining('Berlin'),
    });
    expect(compare(5, { operator: 'LESS_THAN', parameters: undefined })).toBeInstanceOf(Inconclusive);
    expect(compare(5, { operator: 'REGEX_MATCH', parameters: value('5') as any })).toBeInstanceOf(
      Inconclusive,
    );
  });

  it.each([
    ['[1, 5]', true],
    ['1, 5.0', true],
    ['[15]', false],
  ])('finds 5 in the list %s: %s', (list, expected) => {
    expect(compare(5, { operator: 'IN', parameters: value(list) as any })).toBe(expected);
    expect(compare(5, { operator: 'NOT_IN', parameters: value(list) as any })).toBe(!expected);
  });
});

describe('parameters of a run', () => {
  const info = volume({ operator: 'EQUAL_TO', parameters: value('${rows}') }) as any;

  it('are inserted into the parameters of comparisons', () => {
    const filled = fillIn(info, new Map([['rows', '7']])) as object;
    expect(verdict(filled, { profiles: [profile({ rowCount: 7 })] })).toBe('SUCCESS');
  });

  it('are not inserted into SQL, and a missing one is reported', () => {
    const sql = { type: 'SQL', sqlAssertion: { statement: 'select ${x}' } } as any;
    expect(fillIn(sql, new Map())).toEqual(sql);
    expect(fillIn(info, new Map())).toMatchObject({
      type: 'INVALID_PARAMETERS',
      message: expect.stringContaining('${rows}'),
    });
  });
});
