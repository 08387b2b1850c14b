/** Converts a usage bucket to a timeseries point. */
import type { JsonObject } from '../../../core/json.js';
import type { Proposal } from '../../../catalog/writes/types.js';

export const ASPECT_NAME = 'datasetUsageStatistics';

/** Names of periods, which are the same in buckets and points. */
export const UNITS = ['HOUR', 'DAY', 'WEEK', 'MONTH', 'YEAR'] as const;

export interface UsageBucket {
  readonly bucket: number;
  readonly duration: (typeof UNITS)[number];
  readonly resource: string;
  readonly metrics: {
    readonly uniqueUserCount?: number | null;
    readonly totalSqlQueries?: number | null;
    readonly topSqlQueries?: readonly string[] | null;
    readonly users?: readonly { user: string; count: number; userEmail?: string | null }[] | null;
    readonly fields?: readonly { fieldName: string; count: number }[] | null;
  };
}

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
    aspectName: ASPECT_NAME,
    changeType: 'UPSERT',
    value: withoutNulls(point) as JsonObject,
  };
}

function withoutNulls(members: object): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(members).filter(([, value]) => value !== null && value !== undefined),
  );
}
