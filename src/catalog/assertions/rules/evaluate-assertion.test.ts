/** Tests the results of assertions about schemas and freshness, and assertions that have no result. */
import { evaluateAssertion } from './evaluate-assertion.js';
import { windowOf } from './freshness.js';
import {
  value,
  dataset,
  volume,
  legacy,
  profile,
  evaluate,
  verdict,
} from '../../../../test/helpers/unit/assertions.js';

describe('schema assertions', () => {
  const schema = (...fields: string[]) =>
    ({
      fields: fields.map((field) => {
        const [fieldPath, type = 'String'] = field.split(':');
        return { fieldPath, type: { type: { [`com.linkedin.schema.${type}Type`]: {} } } };
      }),
    }) as any;
  const info = (compatibility: string | undefined, ...fields: string[]) => ({
    type: 'DATA_SCHEMA',
    schemaAssertion: { entity: dataset, schema: schema(...fields), ...(compatibility && { compatibility }) },
  });

  it.each([
    [undefined, ['a', 'b'], ['b', 'a'], 'SUCCESS'],
    [undefined, ['a', 'b'], ['a'], 'FAILURE'],
    ['EXACT_MATCH', ['a'], ['a', 'b'], 'FAILURE'],
    ['SUPERSET', ['a'], ['a', 'b'], 'SUCCESS'],
    ['SUPERSET', ['a', 'b'], ['a'], 'FAILURE'],
    ['SUBSET', ['a', 'b'], ['a'], 'SUCCESS'],
    ['SUBSET', ['a'], ['a', 'b'], 'FAILURE'],
    ['SUBSET', ['a'], ['a:Number'], 'FAILURE'],
    ['SUPERSET', ['a'], ['[version=2.0].[type=struct].[type=string].a'], 'SUCCESS'],
  ])(
    'compare with the compatibility %s the expected fields %j with the actual fields %j: %s',
    (compatibility, expected, actual, outcome) => {
      expect(verdict(info(compatibility, ...expected), { schema: schema(...actual) })).toBe(outcome);
    },
  );

  it('report the differences', () => {
    expect(
      evaluate(info('EXACT_MATCH', 'a', 'b', 'c'), { schema: schema('a:Number', 'c', 'd') }).nativeResults,
    ).toEqual({
      compatibility: 'EXACT_MATCH',
      missingFields: '["b"]',
      unexpectedFields: '["d"]',
      retypedFields: '["a: NumberType instead of StringType"]',
    });
    expect(verdict(info(undefined, 'a'), {})).toBe('INSUFFICIENT_DATA');
  });

  it('in the older format compare lists and counts of columns', () => {
    const columns = (operator: string, list: string, type = 'LIST') =>
      legacy({ scope: 'DATASET_SCHEMA', aggregation: 'COLUMNS', operator, parameters: value(list, type) });
    const evidence = { schema: schema('a', 'b.c', 'b.d') };
    expect(verdict(columns('EQUAL_TO', '["a", "b"]'), evidence)).toBe('SUCCESS');
    expect(verdict(columns('EQUAL_TO', '["b", "a"]'), evidence)).toBe('FAILURE');
    expect(verdict(columns('EQUAL_TO', '["b", "a"]', 'SET'), evidence)).toBe('SUCCESS');
    expect(verdict(columns('CONTAIN', '["b"]'), evidence)).toBe('SUCCESS');
    const count = {
      scope: 'DATASET_SCHEMA',
      aggregation: 'COLUMN_COUNT',
      operator: 'EQUAL_TO',
      parameters: value(2),
    };
    expect(verdict(legacy(count), evidence)).toBe('SUCCESS');
  });
});

describe('the window of a freshness assertion', () => {
  const now = Date.parse('2026-03-31T12:00:00Z');
  const info = (schedule: object) =>
    ({ type: 'FRESHNESS', freshnessAssertion: { type: 'DATASET_CHANGE', entity: dataset, schedule } }) as any;
  const window = (schedule: object, lastCheck?: number) =>
    windowOf(info(schedule).freshnessAssertion, { now, lastCheck });
  const iso = (result: any) => [result.from, result.until].map((time) => new Date(time).toISOString());

  it.each([
    [{ unit: 'HOUR', multiple: 6 }, '2026-03-31T06:00:00.000Z'],
    [{ unit: 'DAY' }, '2026-03-30T12:00:00.000Z'],
    [{ unit: 'MONTH' }, '2026-02-28T12:00:00.000Z'],
    [{ unit: 'QUARTER', multiple: 2 }, '2025-09-30T12:00:00.000Z'],
    [{ unit: 'YEAR', multiple: 2 }, '2024-03-31T12:00:00.000Z'],
  ])('is the fixed interval %j, from %s', (fixedInterval, from) => {
    expect(iso(window({ type: 'FIXED_INTERVAL', fixedInterval }))).toEqual([
      from,
      '2026-03-31T12:00:00.000Z',
    ]);
  });

  it('lies between two times of a schedule, or begins at an offset before the last one', () => {
    const cron = { cron: '0 8 * * *', timezone: 'UTC' };
    expect(iso(window({ type: 'CRON', cron }))).toEqual([
      '2026-03-30T08:00:00.000Z',
      '2026-03-31T08:00:00.000Z',
    ]);
    const offset = { ...cron, windowStartOffsetMs: 3_600_000 };
    expect(iso(window({ type: 'CRON', cron: offset }))).toEqual([
      '2026-03-31T07:00:00.000Z',
      '2026-03-31T08:00:00.000Z',
    ]);
    expect(window({ type: 'CRON', cron: { cron: '0 0 31 2 *', timezone: 'UTC' } })).toMatchObject({
      type: 'INVALID_PARAMETERS',
    });
  });

  it('begins at the last check, and cannot be determined without one', () => {
    expect(window({ type: 'SINCE_THE_LAST_CHECK' }, 5)).toEqual({ from: 5, until: now });
    expect(window({ type: 'SINCE_THE_LAST_CHECK' })).toMatchObject({ type: 'INSUFFICIENT_DATA' });
  });

  it.each([
    ['a change in the window', { inWindow: 50, latest: 50 }, 'SUCCESS'],
    ['an old change', { latest: 5 }, 'FAILURE'],
    ['no known change', {}, 'INSUFFICIENT_DATA'],
  ])('decides the result: %s, %j, gives %s', (_, changes, outcome) => {
    const { type, error } = evaluateAssertion(info({}), { changes }, { from: 10, until: 100 });
    expect(error?.type ?? type).toBe(outcome);
  });
});

describe('assertions that the catalog cannot check', () => {
  it.each([
    [{ type: 'SQL', sqlAssertion: { statement: 'select 1' } }, 'SOURCE_CONNECTION_ERROR'],
    [{ type: 'CUSTOM', customAssertion: { type: 'x' } }, 'UNSUPPORTED_PLATFORM'],
    [
      { ...volume({ operator: 'EQUAL_TO', parameters: value(7) }), source: { type: 'EXTERNAL' } },
      'UNSUPPORTED_PLATFORM',
    ],
    [{ type: 'VOLUME' }, 'INVALID_PARAMETERS'],
  ])('have an error as their result: %j, %s', (info, outcome) => {
    expect(verdict(info, { profiles: [profile({ rowCount: 7 })] })).toBe(outcome);
  });
});
