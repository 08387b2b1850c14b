/** Points of a timeseries aspect, and statistics over them. */
import { MAX_TIMESERIES_POINTS } from '../../core/limits.js';
import type { TimeseriesPoint } from '../../catalog/timeseries/types.js';
import { computeStats } from '../../catalog/timeseries/compute-stats.js';
import { WINDOW_UNITS } from '../../catalog/timeseries/time-windows.js';
import {
  NULL,
  oneOf,
  orNull,
  type Schema,
  ANY_OBJECT,
  arrayOf,
  BOOLEAN,
  EXAMPLE_URN,
  INTEGER,
  object,
  STRING,
  URN,
  valueOf,
} from '../http/json-schema.js';
import { FILTER } from '../http/components.js';
import { readFilter, requireTimeseries } from '../http/request-parts.js';
import { defineAction } from '../http/route.js';

const LIMIT: Schema<number> = {
  type: 'integer',
  minimum: 1,
  maximum: MAX_TIMESERIES_POINTS,
  default: MAX_TIMESERIES_POINTS,
  'x-limit': 'MAX_TIMESERIES_POINTS',
};
const POINT = object({
  aspect: object({ value: STRING, contentType: STRING }),
  'systemMetadata?': ANY_OBJECT,
});

export const getTimeseriesAspectValues = defineAction('/aspects', 'getTimeseriesAspectValues', {
  tag: 'Timeseries',
  permission: 'signed-in',
  summary: 'Points of a timeseries aspect, newest first',
  body: object({
    urn: URN,
    'entity?': { type: 'string', description: 'Entity type; must agree with the URN.' },
    aspect: { type: 'string', description: 'Name of a timeseries aspect.' },
    'startTimeMillis?': { type: 'integer', description: 'Inclusive.' },
    'endTimeMillis?': { type: 'integer', description: 'Inclusive.' },
    'limit?': LIMIT,
    'latestValue?': { ...BOOLEAN, description: 'Only the newest point.' },
    'filter?': FILTER,
  }),
  example: { urn: EXAMPLE_URN, entity: 'dataset', aspect: 'datasetProfile', limit: 10 },
  response: valueOf(
    object({
      entityName: STRING,
      aspectName: STRING,
      'startTimeMillis?': INTEGER,
      'endTimeMillis?': INTEGER,
      limit: INTEGER,
      values: arrayOf(POINT),
    }),
  ),
  async handle({ body }, { model, timeseries }) {
    const { entity, aspect, filter, ...range } = body;
    const urn = model.parseUrn(body.urn, entity);
    const { name: aspectName } = requireTimeseries(model.getAspectOf(urn.entityType, aspect), '/aspect');
    const found = await timeseries.listPoints({ ...range, urn: urn.text, aspectName, ...readFilter(filter) });
    return presentPoints({ ...range, entityName: urn.entityType, aspectName }, found);
  },
});

interface PointsRequest {
  readonly entityName: string;
  readonly aspectName: string;
  readonly startTimeMillis?: number;
  readonly endTimeMillis?: number;
}

/** Presents points, each payload as JSON text inside the JSON. */
export function presentPoints(
  request: PointsRequest,
  found: { points: readonly TimeseriesPoint[]; limit: number },
): Record<string, unknown> {
  const { entityName, aspectName, startTimeMillis, endTimeMillis } = request;
  const values = found.points.map(({ text, systemMetadata }) => ({
    aspect: { value: text, contentType: 'application/json' },
    systemMetadata,
  }));
  return { value: { entityName, aspectName, startTimeMillis, endTimeMillis, limit: found.limit, values } };
}

const MULTIPLE: Schema<number | null> = {
  type: ['integer', 'null'],
  minimum: 1,
  maximum: 10_000,
  default: 1,
};
const WINDOW = object({ unit: oneOf(WINDOW_UNITS), 'multiple?': MULTIPLE });
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
const POINTS_FILTER = {
  ...orNull(FILTER),
  description:
    'Fields of the points, and `urn`. Narrow it by `urn` or `timestampMillis` if there are many points.',
};
const BUCKETS = orNull(arrayOf(BUCKET, { maxItems: 10 }));

export const getTimeseriesStats = defineAction('/analytics', 'getTimeseriesStats', {
  tag: 'Timeseries',
  permission: 'signed-in',
  summary: 'Statistics over the points of a timeseries aspect, by groups',
  description: 'All cells of the table are texts; `NULL` stands for a missing value.',
  body: object({
    entityName: STRING,
    aspectName: { type: 'string', description: 'Name of a timeseries aspect.' },
    metrics: arrayOf(METRIC, { minItems: 1, maxItems: 50 }),
    'filter?': POINTS_FILTER,
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
      'filter?': POINTS_FILTER,
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
