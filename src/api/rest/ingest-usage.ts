/** Writes the usage of datasets by day or hour, in the older form of `datasetUsageStatistics`. */
import { CatalogError } from '../../core/errors.js';
import { MAX_BATCH_SIZE } from '../../core/limits.js';
import type { Proposal } from '../../catalog/writes/types.js';
import type { JsonObject } from '../../core/json.js';
import {
  oneOf,
  type Schema,
  type ShapeOf,
  NULL,
  ANY_OBJECT,
  arrayOf,
  EXAMPLE_URN,
  INTEGER,
  object,
  STRING,
  URN,
  valueOf,
} from '../http/json-schema.js';
import { defineAction } from '../http/route.js';

export const USAGE_ASPECT = 'datasetUsageStatistics';

/** Names of periods, which are the same in buckets and points. */
export const UNITS = ['HOUR', 'DAY', 'WEEK', 'MONTH', 'YEAR'] as const;

const COUNT: Schema<number | null> = { type: ['integer', 'null'] };

const METRICS = object({
  'uniqueUserCount?': COUNT,
  'totalSqlQueries?': COUNT,
  'topSqlQueries?': { anyOf: [NULL, arrayOf(STRING)] },
  'users?': {
    anyOf: [NULL, arrayOf(object({ user: URN, count: INTEGER, 'userEmail?': { type: ['string', 'null'] } }))],
  },
  'fields?': { anyOf: [NULL, arrayOf(object({ fieldName: STRING, count: INTEGER }))] },
});

const BUCKET = object({
  bucket: { type: 'integer', description: 'Start of the period in epoch milliseconds.' },
  duration: oneOf(UNITS, { description: 'Length of the period.' }),
  resource: { ...URN, description: 'A dataset.' },
  metrics: METRICS,
});

export type UsageBucket = ShapeOf<typeof BUCKET>;

/** Converts a usage bucket to a timeseries point. */
export function readUsageBucket({ bucket, duration, resource, metrics }: UsageBucket): Proposal {
  const { users, fields, ...counts } = metrics;
  const point = {
    timestampMillis: bucket,
    eventGranularity: { unit: duration, multiple: 1 },
    uniqueUserCount: counts.uniqueUserCount,
    totalSqlQueries: counts.totalSqlQueries,
    topSqlQueries: counts.topSqlQueries,
    userCounts: users?.map(({ user, count, userEmail }) => withoutNulls({ user, count, userEmail })),
    fieldCounts: fields?.map(({ fieldName, count }) => ({ fieldPath: fieldName, count })),
  };
  return {
    entityType: 'dataset',
    urn: resource,
    aspectName: USAGE_ASPECT,
    changeType: 'UPSERT',
    value: withoutNulls(point) as JsonObject,
  };
}

function withoutNulls(members: object): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(members).filter(([, value]) => value !== null && value !== undefined),
  );
}

export const batchIngestUsage = defineAction('/usageStats', 'batchIngest', {
  operationId: 'batchIngestUsage',
  tag: 'Timeseries',
  permission: 'per-change',
  deprecated: true,
  summary: 'Write usage of datasets, all or nothing',
  description: `Each bucket becomes a point of \`${USAGE_ASPECT}\`; write those instead. A bucket of the same time and length replaces it.`,
  body: object({ buckets: arrayOf(BUCKET, { maxItems: MAX_BATCH_SIZE, 'x-limit': 'MAX_BATCH_SIZE' }) }),
  example: {
    buckets: [
      {
        bucket: 1_700_000_000_000,
        duration: 'DAY',
        resource: EXAMPLE_URN,
        metrics: { totalSqlQueries: 7, uniqueUserCount: 2 },
      },
    ],
  },
  response: valueOf(ANY_OBJECT),
  async handle({ body, actor, facts }, { writer }) {
    const proposals: Proposal[] = body.buckets.map(readUsageBucket);
    try {
      await writer.write(proposals, { actor, facts });
    } catch (error) {
      throw inBody(error);
    }
    return { value: {} };
  },
});

/** Errors of the write path contain paths within a point. */
function inBody(error: unknown): unknown {
  if (!(error instanceof CatalogError) || error.details.index === undefined) return error;
  const { index } = error.details;
  const isResource = error.code === 'INVALID_URN' || error.code === 'UNKNOWN_ENTITY';
  const path = `/buckets/${index}/${isResource ? 'resource' : 'metrics'}`;
  return new CatalogError(
    error.code,
    `${path}: ${error.message}`,
    { ...error.details, path },
    { cause: error },
  );
}
