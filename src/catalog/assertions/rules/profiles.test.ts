/** Tests the results of assertions that are evaluated from profiles. */
import fc from 'fast-check';
import { compare } from './compare.js';
import {
  value,
  between,
  dataset,
  volume,
  change,
  metric,
  values,
  legacy,
  profile,
  amount,
  evaluate,
  verdict,
} from '../../../../test/helpers/unit/assertions.js';

describe('the volume of a table', () => {
  it('is the row count of the newest profile', () => {
    const evidence = { profiles: [profile({ rowCount: 7 }), profile({ rowCount: 9 })] };
    expect(evaluate(volume({ operator: 'EQUAL_TO', parameters: value(7) }), evidence)).toEqual({
      type: 'SUCCESS',
      rowCount: 7,
      actualAggValue: 7,
      nativeResults: { profileTime: '2023-11-14T22:13:20.000Z' },
    });
    expect(verdict(volume({ operator: 'GREATER_THAN', parameters: value(7) }), evidence)).toBe('FAILURE');
  });

  it('is compared with the previous profile, in rows or in per cent', () => {
    const evidence = { profiles: [profile({ rowCount: 90 }), profile({ rowCount: 100 })] };
    expect(
      evaluate(change('ABSOLUTE', { operator: 'EQUAL_TO', parameters: value(-10) }), evidence),
    ).toMatchObject({
      type: 'SUCCESS',
      actualAggValue: -10,
      nativeResults: { previousRowCount: '100' },
    });
    const shrinks = change('PERCENTAGE', { operator: 'BETWEEN', parameters: between(-10, 0) });
    expect(verdict(shrinks, evidence)).toBe('SUCCESS');
    expect(verdict(shrinks, { profiles: [profile({ rowCount: 80 }), profile({ rowCount: 100 })] })).toBe(
      'FAILURE',
    );
    expect(
      evaluate(shrinks, { profiles: [profile({ rowCount: 80 }), profile({ rowCount: 0 })] }).error?.message,
    ).toMatch(/counts no rows/);
  });

  it.each([
    ['no profile', {}, /no profile/],
    [
      'a profile without a row count',
      { profiles: [profile({ columnCount: 3 })] },
      /does not contain rowCount/,
    ],
    ['a single profile', { profiles: [profile({ rowCount: 3 })] }, /no profile before/],
  ])('cannot be determined with %s', (_, evidence, message) => {
    const { error } = evaluate(change('ABSOLUTE', { operator: 'EQUAL_TO', parameters: value(0) }), evidence);
    expect(error).toMatchObject({ type: 'INSUFFICIENT_DATA', message: expect.stringMatching(message) });
  });

  it('cannot be determined for segments and filters, which need the rows', () => {
    const evidence = { profiles: [profile({ rowCount: 7 })] };
    const segment = volume({}, 'INCREMENTING_SEGMENT_ROW_COUNT_TOTAL', 'incrementingSegmentRowCountTotal');
    expect(verdict(segment, evidence)).toBe('SOURCE_CONNECTION_ERROR');
    const filtered = volume({ operator: 'EQUAL_TO', parameters: value(7) });
    Object.assign(filtered.volumeAssertion, { filter: { type: 'SQL', sql: 'day = 1' } });
    expect(evaluate(filtered, evidence).error?.message).toMatch(/day = 1/);
  });

  it('has the severity of its rules if the assertion fails', () => {
    const failureSeverityConfig = {
      defaultSeverity: 'LOW',
      rules: [{ severity: 'HIGH', operator: 'EQUAL_TO', parameters: value(0) }],
    };
    const info = volume({ operator: 'GREATER_THAN', parameters: value(10), failureSeverityConfig });
    const severityOf = (rowCount: number) => evaluate(info, { profiles: [profile({ rowCount })] }).severity;
    expect([severityOf(0), severityOf(5), severityOf(50)]).toEqual(['HIGH', 'LOW', undefined]);
  });
});

describe('metrics of a field', () => {
  it.each([
    ['NULL_COUNT', { nullCount: 3 }, 3],
    ['NULL_COUNT', { nullProportion: 0.25 }, 25],
    ['NULL_PERCENTAGE', { nullCount: 3 }, 3],
    ['NULL_PERCENTAGE', { nullProportion: 0.5 }, 50],
    ['UNIQUE_COUNT', { uniqueCount: 9 }, 9],
    ['UNIQUE_PERCENTAGE', { uniqueCount: 40, nullCount: 20 }, 50],
    ['MEAN', { mean: '2.5' }, 2.5],
    ['STDDEV', { stdev: '0.5' }, 0.5],
    ['MEDIAN', { median: '4' }, 4],
  ])('include %s, computed from %j as %s', (name, members, expected) => {
    const info = metric(name, { operator: 'EQUAL_TO', parameters: value(expected) });
    expect(evaluate(info, amount(members))).toMatchObject({ type: 'SUCCESS', actualAggValue: expected });
  });

  it('are found by field paths in either notation', () => {
    const fieldProfiles = [{ fieldPath: '[version=2.0].[type=struct].[type=double].amount', max: '5' }];
    const info = metric('MAX', { operator: 'LESS_THAN', parameters: value(6) });
    expect(verdict(info, { profiles: [profile({ fieldProfiles })] })).toBe('SUCCESS');
  });

  it('have no result if the profile does not contain them', () => {
    const info = (name: string) => metric(name, { operator: 'EQUAL_TO', parameters: value(1) });
    expect(verdict(info('NEGATIVE_COUNT'), amount({ min: '1' }))).toBe('SOURCE_CONNECTION_ERROR');
    expect(verdict(info('UNIQUE_PERCENTAGE'), amount({ uniqueCount: 4 }))).toBe('INSUFFICIENT_DATA');
    expect(verdict(info('MAX'), { profiles: [profile({ fieldProfiles: [] })] })).toBe('INSUFFICIENT_DATA');
    expect(verdict(info('MAX'), amount({ max: 'zzz' }))).toBe('FAILURE');
  });
});

describe('values of a field', () => {
  it('are never evaluated wrongly from the minimum, the maximum and the null count', () => {
    const operators = [
      'LESS_THAN',
      'LESS_THAN_OR_EQUAL_TO',
      'GREATER_THAN',
      'GREATER_THAN_OR_EQUAL_TO',
      'EQUAL_TO',
      'BETWEEN',
    ];
    fc.assert(
      fc.property(
        fc.array(fc.option(fc.integer({ min: -5, max: 5 })), { minLength: 1, maxLength: 8 }),
        fc.constantFrom(...operators),
        fc.integer({ min: -6, max: 6 }),
        fc.integer({ min: 0, max: 3 }),
        fc.boolean(),
        (rows, operator, bound, allowed, excludeNulls) => {
          const present = rows.filter((row) => row !== null);
          fc.pre(present.length > 0);
          const parameters = operator === 'BETWEEN' ? between(bound, bound + 3) : value(bound);
          const info = values({
            operator,
            parameters,
            excludeNulls,
            failThreshold: { type: 'COUNT', value: allowed },
          });
          const evidence = amount(
            {
              min: String(Math.min(...present)),
              max: String(Math.max(...present)),
              nullCount: rows.length - present.length,
            },
            rows.length,
          );
          const failing = rows.filter((row) =>
            row === null ? !excludeNulls : compare(row, { operator, parameters: parameters as any }) !== true,
          ).length;
          const { type } = evaluate(info, evidence);
          if (type !== 'ERROR') expect(type).toBe(failing <= allowed ? 'SUCCESS' : 'FAILURE');
          else expect(allowed).toBeGreaterThan(0);
        },
      ),
    );
  });

  it('may contain nulls up to the threshold', () => {
    const notNull = (failThreshold: object) => values({ operator: 'NOT_NULL', failThreshold });
    expect(evaluate(notNull({}), amount({ nullCount: 3 }))).toMatchObject({
      type: 'FAILURE',
      unexpectedCount: 3,
      rowCount: 100,
    });
    expect(verdict(notNull({ value: 3 }), amount({ nullCount: 3 }))).toBe('SUCCESS');
    expect(verdict(notNull({ type: 'PERCENTAGE', value: 2 }), amount({ nullCount: 3 }))).toBe('FAILURE');
    expect(verdict(notNull({}), amount({}))).toBe('INSUFFICIENT_DATA');
  });

  it.each([
    ['a pattern', { operator: 'REGEX_MATCH', parameters: value('x') }],
    ['a length', { operator: 'LESS_THAN', parameters: value(5), transform: { type: 'LENGTH' } }],
  ])('cannot be checked for %s', (_, members) => {
    expect(verdict(values(members), amount({ min: '1', max: '2' }))).toBe('SOURCE_CONNECTION_ERROR');
  });
});

describe('assertions in the older format', () => {
  const fields = [`urn:li:schemaField:(${dataset},amount)`];
  const column = (members: object) => legacy({ scope: 'DATASET_COLUMN', fields, ...members });

  it.each([
    [{ operator: 'NOT_NULL', aggregation: 'IDENTITY' }, { nullCount: 0 }, 'SUCCESS'],
    [{ operator: 'NOT_NULL' }, { nullCount: 1 }, 'FAILURE'],
    [{ operator: 'NOT_NULL', nativeParameters: { mostly: '0.95' } }, { nullCount: 5 }, 'SUCCESS'],
    [
      { operator: 'EQUAL_TO', aggregation: 'UNIQUE_PROPOTION', parameters: value('1.0') },
      { uniqueProportion: 1 },
      'SUCCESS',
    ],
    [{ operator: 'BETWEEN', aggregation: 'MEAN', parameters: between(1, 2) }, { mean: '3' }, 'FAILURE'],
    [{ operator: 'BETWEEN', parameters: between(1, 2) }, { min: '1', max: '2' }, 'SUCCESS'],
    [{ operator: 'IN', parameters: value('[1]') }, { min: '1', max: '2' }, 'SOURCE_CONNECTION_ERROR'],
    [
      { operator: 'EQUAL_TO', aggregation: 'SUM', parameters: value(1) },
      { mean: '1' },
      'SOURCE_CONNECTION_ERROR',
    ],
    [{ operator: '_NATIVE_' }, { nullCount: 0 }, 'UNSUPPORTED_PLATFORM'],
    [
      { operator: 'NOT_NULL', nativeParameters: { row_condition: 'x > 1' } },
      { nullCount: 0 },
      'UNSUPPORTED_PLATFORM',
    ],
  ])('give for %j with the field profile %j the result %s', (members, field, outcome) => {
    expect(verdict(column(members), amount(field))).toBe(outcome);
  });

  it('compare the number of rows and of bytes', () => {
    const evidence = { profiles: [profile({ rowCount: 5, sizeInBytes: 900 })] };
    const rows = {
      scope: 'DATASET_ROWS',
      aggregation: 'ROW_COUNT',
      operator: 'BETWEEN',
      parameters: between(1, 5),
    };
    expect(evaluate(legacy(rows), evidence)).toMatchObject({ type: 'SUCCESS', rowCount: 5 });
    expect(
      verdict(
        legacy({ scope: 'DATASET_STORAGE_SIZE', operator: 'LESS_THAN', parameters: value(900) }),
        evidence,
      ),
    ).toBe('FAILURE');
    expect(verdict(legacy({ scope: 'UNKNOWN', operator: 'EQUAL_TO' }), evidence)).toBe(
      'UNSUPPORTED_PLATFORM',
    );
  });
});
