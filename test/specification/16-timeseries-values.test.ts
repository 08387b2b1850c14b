/** Endpoints: timeseries aspect values, POST /aspects?action=getTimeseriesAspectValues. */
import { unique } from '../helpers/catalog.js';
import { JSON_BODY, openService, urnsOf } from './service.js';

const { request, write } = openService();

const urn = urnsOf(unique('points')).dataset!;
const statistics = { urn, entity: 'dataset', aspect: 'datasetUsageStatistics' };
const point = (timestampMillis: number) => ({ timestampMillis, uniqueUserCount: 10, totalSqlQueries: 20 });
const read = async (body: object) =>
  (await request('POST /aspects?action=getTimeseriesAspectValues', JSON_BODY, body)).json.value;

beforeAll(async () => {
  for (const time of [1_000, 2_000, 3_000]) await write(urn, 'datasetUsageStatistics', point(time));
});

it('response: limit, aspectName, entityName, startTimeMillis, endTimeMillis, values with value and contentType', async () => {
  expect(await read({ ...statistics, startTimeMillis: 2_000, endTimeMillis: 2_500 })).toEqual({
    limit: expect.any(Number),
    aspectName: 'datasetUsageStatistics',
    entityName: 'dataset',
    startTimeMillis: 2_000,
    endTimeMillis: 2_500,
    values: [
      expect.objectContaining({
        aspect: { value: expect.any(String), contentType: 'application/json' },
      }),
    ],
  });
});

it('startTimeMillis and endTimeMillis limit the values', async () => {
  for (const [startTimeMillis, endTimeMillis, times] of [
    [0, 5_000, [1_000, 2_000, 3_000]],
    [1_500, 5_000, [2_000, 3_000]],
    [0, 1_500, [1_000]],
    [4_000, 5_000, []],
  ] as const) {
    const { values } = await read({ ...statistics, startTimeMillis, endTimeMillis });
    const found = values.map(({ aspect }: any) => JSON.parse(aspect.value).timestampMillis);
    expect(found.sort()).toEqual(times);
  }
});

it('each aspect.value is the aspect serialized as JSON text', async () => {
  const { values } = await read({
    ...statistics,
    startTimeMillis: 3_000,
    endTimeMillis: 3_000,
  });
  expect(values.map(({ aspect }: any) => JSON.parse(aspect.value))).toEqual([point(3_000)]);
});
