/** Points of all entities of a type: statistics over them, and pages of them. */
import { datasetUrn, proposal, unique } from '../helpers/catalog.js';
import { openCatalog } from '../helpers/api/suite.js';

const catalog = await openCatalog();
const prefix = unique('stats');
const [first, second] = [datasetUrn(`${prefix}.a`), datasetUrn(`${prefix}.b`)];
/** In a time of its own, so that points of other tests do not count. */
const start = Date.UTC(1700, 0, 1) + Math.floor(Math.random() * 1e9) * 1_000;
const HOUR = 3_600_000;

const profile = (urn: string, at: number, more: object = {}) =>
  proposal(urn, 'datasetProfile', { timestampMillis: start + at, ...more });

beforeAll(async () => {
  const { status } = await catalog.ingestBatch([
    profile(first, 0, { rowCount: 1, messageId: 'a' }),
    profile(first, 1, { rowCount: 2, partitionSpec: { partition: 'p', type: 'PARTITION' } }),
    profile(second, 1, { rowCount: 3, messageId: 'm2' }),
    profile(second, 1, { rowCount: 4, messageId: 'm1' }),
    profile(second, HOUR, { rowCount: 5 }),
  ]);
  expect(status).toBe(200);
});

const stats = (more: object) =>
  catalog.post('/analytics?action=getTimeseriesStats', {
    ...{ entityName: 'dataset', aspectName: 'datasetProfile' },
    metrics: [{ fieldPath: 'rowCount', aggregationType: 'SUM' }],
    ...more,
  });
const criterion = (field: string, condition: string, ...values: unknown[]) => ({
  ...{ field, condition },
  values: values.map(String),
});
const since = criterion('timestampMillis', 'GREATER_THAN_OR_EQUAL_TO', start);
const before = criterion('timestampMillis', 'LESS_THAN', start + 2 * HOUR);
const byUrn = { key: 'urn', type: 'STRING_GROUPING_BUCKET' };

it('statistics repeat the request, and cover the points that pass the filter', async () => {
  const filter = { or: [{ and: [criterion('urn', 'EQUAL', first, second), since, before] }] };
  const window = { unit: 'HOUR', multiple: 1 };
  const buckets = [{ key: 'timestampMillis', type: 'DATE_GROUPING_BUCKET', timeWindowSize: window }];
  const metrics = ['LATEST', 'SUM', 'CARDINALITY'].map((aggregationType) => ({
    ...{ fieldPath: 'rowCount', aggregationType },
  }));
  const { status, json } = await stats({ filter, buckets, metrics });
  const at = Math.floor(start / HOUR) * HOUR;
  expect([status, json.value]).toEqual([
    200,
    {
      ...{ entityName: 'dataset', aspectName: 'datasetProfile', aggregationSpecs: metrics },
      ...{ filter, groupingBuckets: buckets },
      table: {
        columnNames: ['timestampMillis', 'latest_rowCount', 'sum_rowCount', 'cardinality_rowCount'],
        columnTypes: ['long', 'long', 'double', 'long'],
        rows: [
          [String(at), expect.stringMatching(/^[234]$/), '10.0', '4'],
          [String(at + HOUR), '5', '5.0', '1'],
        ],
      },
    },
  ]);
});

it.each([
  ['all entities of the type', [[since, before]], [first, second]],
  ['entities by a part of their URNs', [[criterion('urn', 'CONTAIN', `${prefix}.b`)]], [second]],
  [
    'alternatives',
    [[criterion('urn', 'EQUAL', first)], [criterion('urn', 'EQUAL', second)]],
    [first, second],
  ],
  ['URNs of other types', [[criterion('urn', 'EQUAL', 'urn:li:chart:(a,b)')]], []],
  ['fields of the points', [[since, before, criterion('rowCount', 'EQUAL', 5)]], [second]],
])('statistics by %s', async (_what, branches, urns) => {
  const filter = { or: branches.map((and) => ({ and })) };
  const { json } = await stats({ filter, buckets: [byUrn] });
  expect(json.value.table.rows.map(([urn]: string[]) => urn)).toEqual(urns);
});

it.each([
  [{ aspectName: 'status' }, '/aspectName'],
  [{ metrics: [{ fieldPath: 'nothing', aggregationType: 'SUM' }] }, '/metrics/0/fieldPath'],
  [{ metrics: [{ fieldPath: 'rowCount', aggregationType: 'MEAN' }] }, '/metrics/0/aggregationType'],
  [{ buckets: [{ ...byUrn, size: 0 }] }, '/buckets/0/size'],
  [{ entityName: 'nothing' }, undefined],
])('statistics with %j are refused', async (more, path) => {
  const { status, json } = await stats(more);
  expect([status, json.path?.startsWith(path ?? '') ?? true, path === undefined || 'path' in json]).toEqual([
    ...[400, true, true],
  ]);
});

const page = (query: string, path = 'dataset/datasetProfile') =>
  catalog.get(
    `/openapi/v2/timeseries/${path}?startTimeMillis=${start}&endTimeMillis=${start + HOUR}${query}`,
  );

it('pages contain the points of all entities, newest first, then by message, each once', async () => {
  const seen: { rowCount: number; urn: string; messageId?: string; timestampMillis: number }[] = [];
  const sizes: number[] = [];
  let scrollId: string | null = '';
  while (scrollId !== null) {
    const { status, json }: { status: number; json: any } = await page(`&count=2&scrollId=${scrollId}`);
    expect(status).toBe(200);
    sizes.push(json.results.length);
    for (const { event, ...point } of json.results) seen.push({ rowCount: event.rowCount, ...point });
    scrollId = json.scrollId;
  }
  expect(sizes).toEqual([2, 2, 1]);
  expect(seen).toEqual([
    { rowCount: 5, urn: second, timestampMillis: start + HOUR },
    { rowCount: 3, urn: second, timestampMillis: start + 1, messageId: 'm2' },
    { rowCount: 4, urn: second, timestampMillis: start + 1, messageId: 'm1' },
    { rowCount: 2, urn: first, timestampMillis: start + 1 },
    { rowCount: 1, urn: first, timestampMillis: start, messageId: 'a' },
  ]);
});

it('a page tells the system metadata on request, and accepts names in any case', async () => {
  const { json } = await page('&systemMetadata=true', 'DATASET/datasetprofile');
  expect(json.scrollId).toBeNull();
  expect(json.results).toHaveLength(5);
  expect(json.results[0].systemMetadata.lastObserved).toEqual(expect.any(Number));
});

it.each([
  ['a versioned aspect', '', 'dataset/status'],
  ['an aspect of another type', '', 'chart/datasetProfile'],
  ['a scrollId that is no cursor', '&scrollId=x', undefined],
  [
    'the scrollId of another list',
    `&scrollId=${Buffer.from('["a","b","c"]').toString('base64url')}`,
    undefined,
  ],
])('a page of %s is refused', async (_what, query, path) => {
  expect((await page(query, path)).status).toBe(400);
});
