/** The limits of points, and their presentation. */
import { MAX_TIMESERIES_POINTS, MAX_TIMESERIES_POINTS_OF_MANY } from '../../core/limits.js';
import { CatalogError } from '../../core/errors.js';
import { loadStatements } from '../../neo4j/statements.js';
import { VALUE_CONDITIONS, type Condition } from '../search/filter.js';
import { refusal } from '../../../test/helpers/unit/refusal.js';
import { fakeRun } from '../../../test/helpers/unit/statement-runner.js';
import { createTimeseriesReader } from './timeseries-reader.js';

const point = (urn: string, timestampMillis: number, systemMetadata?: object) => ({
  ...{
    index: 0,
    urn,
    timestampMillis,
    payload: `{"at":${timestampMillis}}`,
    meta: JSON.stringify({ systemMetadata }),
  },
});

/** A reader over given rows of the statement, and the parameters of its statements. */
function readerOf(rows: Record<string, unknown>[]) {
  const asked: Record<string, unknown>[] = [];
  const read = fakeRun((_, parameters) => {
    asked.push(parameters);
    return rows;
  });
  return { reader: createTimeseriesReader({ database: { read }, load: (name) => name }), asked };
}

const ONE = { urn: 'u', aspectName: 'datasetProfile' };
const MANY = { urns: ['u', 'v'], aspectName: 'datasetProfile' };
const points = (count: number) => Array.from({ length: count }, (_, at) => point(at % 2 ? 'u' : 'v', at));

it('returns up to the maximum number of points of many entities, and refuses more instead of cutting them', async () => {
  const full = readerOf(points(MAX_TIMESERIES_POINTS_OF_MANY));
  const found = await full.reader.listPointsOfMany(MANY);
  expect([...found].map(([urn, list]) => [urn, list.length])).toEqual([
    ['v', MAX_TIMESERIES_POINTS_OF_MANY / 2],
    ['u', MAX_TIMESERIES_POINTS_OF_MANY / 2],
  ]);
  // Reads one more than the limit, to detect that there are more.
  expect(full.asked).toMatchObject([{ most: MAX_TIMESERIES_POINTS_OF_MANY + 1 }]);
  await expect(
    readerOf(points(MAX_TIMESERIES_POINTS_OF_MANY + 1)).reader.listPointsOfMany(MANY),
  ).rejects.toThrow(refusal('LIMIT_EXCEEDED', { path: '/limit' }));
});

it.each([-1, 0.5, NaN, Infinity, MAX_TIMESERIES_POINTS + 1])(
  'refuses %d as the number of points without a statement',
  async (limit) => {
    const { reader, asked } = readerOf([]);
    await expect(reader.listPoints({ ...ONE, limit })).rejects.toThrow(refusal('LIMIT_EXCEEDED'));
    await expect(reader.listPointsOfMany({ ...MANY, limit })).rejects.toThrow(refusal('LIMIT_EXCEEDED'));
    expect(asked).toEqual([]);
  },
);

it.each([
  [{}, MAX_TIMESERIES_POINTS],
  [{ limit: 3 }, 3],
  [{ limit: 3, latestValue: true }, 1],
  [{ limit: 0, latestValue: true }, 0],
  [{ latestValue: true }, 1],
  [{ latestValue: false }, MAX_TIMESERIES_POINTS],
])('with %j requests %d of one entity', async (question, limit) => {
  const { reader, asked } = readerOf([]);
  await reader.listPoints({ ...ONE, ...question });
  expect(asked).toMatchObject([{ questions: [{ urns: ['u'] }], limit }]);
});

it('reads all times by default, and passes for each criterion whether it is negated', async () => {
  const { reader, asked } = readerOf([]);
  await reader.listPoints(ONE);
  const criterion = { field: 'type', condition: 'EQUAL' as const, values: ['x'] };
  const filter = { or: [{ and: [criterion, { ...criterion, negated: true }] }] };
  await reader.listPoints({ ...ONE, startTimeMillis: 0, endTimeMillis: 0, filter });
  expect(asked.map(({ questions }) => (questions as object[])[0])).toMatchObject([
    { from: Number.MIN_SAFE_INTEGER, until: Number.MAX_SAFE_INTEGER, or: [] },
    {
      from: 0,
      until: 0,
      or: [
        [
          { ...criterion, negated: false },
          { ...criterion, negated: true },
        ],
      ],
    },
  ]);
});

const filterOf = (condition: string) => {
  const criterion = { field: 'type', condition: condition as Condition, values: ['1'] };
  return { or: [{ and: [] }, { and: [criterion] }] };
};

it.each(['DESCENDANTS_INCL', 'NEAR', 'toString'])(
  'refuses the condition %s, which points do not have, without a statement',
  async (condition) => {
    const { reader, asked } = readerOf([]);
    const refused = refusal('INVALID_REQUEST', { path: '/filter/or/1/and/0/condition' });
    const question = { ...MANY, filter: filterOf(condition) };
    await expect(reader.listPointsOfMany(question)).rejects.toThrow(refused);
    expect(await reader.listPointsOfEach([question, MANY])).toEqual([expect.any(CatalogError), new Map()]);
    expect(asked).toHaveLength(1);
  },
);

it.each(VALUE_CONDITIONS)('the statement names the condition %s', async (condition) => {
  const { reader, asked } = readerOf([]);
  await reader.listPointsOfMany({ ...MANY, filter: filterOf(condition) });
  expect(asked).toHaveLength(1);
  expect(loadStatements()('timeseries/list-points')).toContain(`WHEN '${condition}' THEN `);
});

it('leaves out points that are being deleted during the read', async () => {
  const gone = { index: 0, urn: 'u', timestampMillis: null, payload: null, meta: null };
  const { reader } = readerOf([gone, point('u', 1, { runId: 'r' }), { ...point('u', 2), meta: null }]);
  const { points: found } = await reader.listPoints(ONE);
  expect(found).toEqual([{ timestampMillis: 1, text: '{"at":1}', systemMetadata: { runId: 'r' } }]);
});

it('answers questions with the same limit by one statement, and refuses only those that ask for too much', async () => {
  const asked: Record<string, unknown>[] = [];
  const read = fakeRun((_, parameters) => {
    asked.push(parameters);
    const { limit } = parameters as { limit: number };
    const first = limit === 1 ? [point('u', 9)] : points(MAX_TIMESERIES_POINTS_OF_MANY + 1);
    return [...first, { ...point('w', 7), index: 1 }];
  });
  const reader = createTimeseriesReader({ database: { read }, load: (name) => name });
  const answers = await reader.listPointsOfEach([
    MANY,
    { urns: ['u'], aspectName: 'operation', limit: 1 },
    { urns: ['w'], aspectName: 'operation' },
    { urns: ['w'], aspectName: 'operation', limit: -1 },
  ]);
  expect(asked.map(({ limit, questions }) => [limit, (questions as object[]).length])).toEqual([
    [MAX_TIMESERIES_POINTS, 2],
    [1, 1],
  ]);
  const [tooMany, newest, others, refused] = answers;
  expect([tooMany, refused]).toMatchObject([{ code: 'LIMIT_EXCEEDED' }, { code: 'LIMIT_EXCEEDED' }]);
  expect(newest).toEqual(new Map([['u', [{ timestampMillis: 9, text: '{"at":9}' }]]]));
  expect(others).toEqual(new Map([['w', [{ timestampMillis: 7, text: '{"at":7}' }]]]));
});
