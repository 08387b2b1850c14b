/** Computes statistics over the points of a timeseries aspect. */
import { computeStats } from '../../catalog/timeseries/stats/compute-stats.js';
import type { Bucket, Metric } from '../../catalog/timeseries/stats/types.js';
import { WINDOW_UNITS } from '../../catalog/timeseries/window-starts.js';
import type { JsonObject } from '../../core/json.js';
import { arrayOf, EXAMPLE_URN, object, ref, STRING, valueOf } from '../http/json-schema.js';
import { readFilter, type FilterBody } from '../http/requests/filter.js';
import { requireTimeseries } from '../http/requests/timeseries-aspect.js';
import { defineRoute } from '../http/route.js';

interface StatsBody {
  readonly entityName: string;
  readonly aspectName: string;
  readonly metrics: readonly Metric[];
  readonly filter?: FilterBody | null;
  readonly buckets?: readonly Bucket[] | null;
}

const NULL: JsonObject = { type: 'null' };
const MULTIPLE: JsonObject = { type: ['integer', 'null'], minimum: 1, maximum: 10_000, default: 1 };
const WINDOW = object({ unit: { type: 'string', enum: [...WINDOW_UNITS] }, 'multiple?': MULTIPLE });
const METRIC = object({
  fieldPath: { type: 'string', description: 'Names separated by dots, e.g. `userCounts.count`.' },
  aggregationType: { type: 'string', enum: ['LATEST', 'SUM', 'CARDINALITY'] },
});
const BUCKET = object({
  key: { type: 'string', description: 'As `fieldPath`; of windows of time `timestampMillis`.' },
  type: { type: 'string', enum: ['STRING_GROUPING_BUCKET', 'DATE_GROUPING_BUCKET'] },
  'timeWindowSize?': { anyOf: [WINDOW, NULL], description: 'Required for windows of time.' },
  'timeZone?': { type: ['string', 'null'], description: 'Where windows begin; default: UTC.' },
  'size?': {
    type: ['integer', 'null'],
    minimum: 1,
    description: 'Maximum number of groups; the first ones by key stay.',
  },
});
const FILTER: JsonObject = {
  anyOf: [ref('Filter'), NULL],
  description:
    'Fields of the points, and `urn`. Narrow it by `urn` or `timestampMillis` if there are many points.',
};
const BUCKETS: JsonObject = { anyOf: [arrayOf(BUCKET, { maxItems: 10 }), NULL] };

export const getTimeseriesStats = defineRoute<unknown, StatsBody>({
  method: 'POST',
  path: '/analytics',
  action: 'getTimeseriesStats',
  operationId: 'getTimeseriesStats',
  tag: 'Timeseries',
  permission: 'signed-in',
  summary: 'Statistics over the points of a timeseries aspect, by groups',
  description: 'All cells of the table are texts; `NULL` stands for a missing value.',
  body: object({
    entityName: STRING,
    aspectName: { type: 'string', description: 'Name of a timeseries aspect.' },
    metrics: arrayOf(METRIC, { minItems: 1, maxItems: 50 }),
    'filter?': FILTER,
    'buckets?': BUCKETS,
  }),
  example: {
    entityName: 'dataset',
    aspectName: 'datasetUsageStatistics',
    metrics: [{ fieldPath: 'totalSqlQueries', aggregationType: 'SUM' }],
    filter: { or: [{ and: [{ field: 'urn', condition: 'EQUAL', values: [EXAMPLE_URN] }] }] },
    buckets: [
      {
        key: 'timestampMillis',
        type: 'DATE_GROUPING_BUCKET',
        timeWindowSize: { unit: 'DAY', multiple: 1 },
      },
    ],
  },
  response: valueOf(
    object({
      entityName: STRING,
      aspectName: STRING,
      aggregationSpecs: arrayOf(METRIC),
      'filter?': FILTER,
      'groupingBuckets?': BUCKETS,
      table: object({
        columnNames: arrayOf(STRING),
        columnTypes: arrayOf(STRING),
        rows: arrayOf(arrayOf(STRING)),
      }),
    }),
  ),
  async handle({ body }, { model, timeseries }) {
    const { entityName, aspectName, metrics, filter, buckets } = body;
    const definition = requireTimeseries(model.getAspectOf(entityName, aspectName), '/aspectName');
    const table = await computeStats(
      { model, timeseries },
      {
        entityType: model.getEntity(entityName).name,
        aspectName: definition.name,
        ...{ metrics, buckets: buckets ?? [] },
        ...readFilter(filter ?? undefined),
      },
    );
    const echo = { entityName, aspectName, aggregationSpecs: metrics, filter, groupingBuckets: buckets };
    return { value: { ...echo, table } };
  },
});
