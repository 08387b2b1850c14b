/** Points of timeseries aspects as fields of entities. */
import {
  checkAllRead,
  countByDay,
  countOperations,
  type OperationCounts,
} from '../../../catalog/dataset-operations.js';
import { dayCalendar, startOfRange } from '../../../catalog/timeseries/time-windows.js';
import { pointFilter } from '../../../catalog/timeseries/types.js';
import { parseKeepingDigits, type JsonObject } from '../../../core/json.js';
import type { GraphqlContext } from '../context.js';
import type {
  AssertionRunEventsArgs,
  DatasetOperationsArgs,
  DatasetOperationsStatsArgs,
  OperationType,
} from '../generated/schema-types.js';
import type { EntityRef } from '../mapping/entity-ref.js';
import { memberAt, StoredRecord } from '../mapping/record.js';
import { timeRange, toCriterion } from '../search/inputs.js';

export const timeseries = {
  Dataset: {
    operations: points('operation'),
    datasetProfiles: points('datasetProfile'),
    operationsStats,
    timeseriesCapabilities,
  },
  DataProcessInstance: { state: points('dataProcessInstanceRunEvent') },
  Assertion: { runEvents },
  AssertionRunEvent: {
    lastObservedMillis: ({ value }: StoredRecord) => memberAt(value, ['lastObservedMillis']),
  },
} as const;

/** The arguments that all fields with points have. */
type PointArgs = DatasetOperationsArgs;

/** Newest first. @throws LIMIT_EXCEEDED, INVALID_REQUEST */
export async function pointsOf(
  { urn }: EntityRef,
  { aspectName, ...args }: PointArgs & { readonly aspectName: string },
  { timeseries }: Pick<GraphqlContext, 'timeseries'>,
): Promise<StoredRecord[]> {
  const points = await timeseries.load(urn.text, {
    aspectName,
    ...timeRange(args),
    ...(args.limit != null && { limit: args.limit }),
    ...(args.filter && { filter: pointFilter(args.filter.and.map(toCriterion)) }),
  });
  return points.map(({ text, systemMetadata }) => {
    const lastObservedMillis = systemMetadata?.['lastObserved'];
    const value = parseKeepingDigits(text) as JsonObject;
    return new StoredRecord(
      { ...value, ...(lastObservedMillis !== undefined && { lastObservedMillis }) },
      urn,
    );
  });
}

/** A field that lists points of an aspect. */
function points(aspectName: string) {
  return (entity: EntityRef, args: PointArgs, context: GraphqlContext) =>
    pointsOf(entity, { ...args, aspectName }, context);
}

async function runEvents(
  entity: EntityRef,
  { status, filter, ...args }: AssertionRunEventsArgs,
  context: GraphqlContext,
) {
  const and = [...(filter?.and ?? []), ...(status ? [{ field: 'status', values: [status] }] : [])];
  const question = { ...args, ...(and.length > 0 && { filter: { and } }) };
  const events = await pointsOf(entity, { ...question, aspectName: 'assertionRunEvent' }, context);
  const count = (type: string): number =>
    events.filter(({ value }) => memberAt(value, ['result', 'type']) === type).length;
  return {
    total: events.length,
    failed: count('FAILURE'),
    succeeded: count('SUCCESS'),
    errored: count('ERROR'),
    runEvents: events,
  };
}

/** Fields with the number of each type of operation. */
const TOTALS: Readonly<Record<string, Exclude<OperationType, 'UNKNOWN'>>> = {
  totalInserts: 'INSERT',
  totalUpdates: 'UPDATE',
  totalDeletes: 'DELETE',
  totalCreates: 'CREATE',
  totalAlters: 'ALTER',
  totalDrops: 'DROP',
  totalCustoms: 'CUSTOM',
};

/** Daily numbers of operations on a dataset. */
async function operationsStats(
  entity: EntityRef,
  { input }: DatasetOperationsStatsArgs,
  context: GraphqlContext,
) {
  const { range, timeZone } = input ?? {};
  const startOfDay = dayCalendar(timeZone ?? 'UTC');
  const startTimeMillis = startOfRange(range, context.now) ?? null;
  const records = await pointsOf(entity, { aspectName: 'operation', startTimeMillis }, context);
  const resource = entity.urn.text;
  checkAllRead(resource, records.length);
  const newestFirst = records.map(({ value }) => value);
  return {
    buckets: countByDay(newestFirst, startOfDay).map(({ day, counts }) => ({
      bucket: day,
      duration: 'DAY' as const,
      resource,
      aggregations: presentCounts(counts),
    })),
    aggregations: presentCounts(countOperations(newestFirst)),
  };
}

function presentCounts({ total, byType, customs }: OperationCounts): Record<string, unknown> {
  const totals = Object.entries(TOTALS).map(([field, type]) => [field, byType.get(type) ?? 0]);
  return {
    totalOperations: total,
    ...(Object.fromEntries(totals) as Record<string, number>),
    customOperationsMap: [...customs].map(([key, value]) => ({ key, value })),
  };
}

/** How far back the points of a dataset reach. One statement for all datasets of a level. */
async function timeseriesCapabilities({ urn }: EntityRef, _: unknown, { oldestPoints }: GraphqlContext) {
  const oldest = (aspectName: string) => oldestPoints.load({ urn: urn.text, aspectName });
  const [operation, usage, profile] = await Promise.all([
    oldest('operation'),
    oldest('datasetUsageStatistics'),
    oldest('datasetProfile'),
  ]);
  return {
    assetStats: {
      oldestOperationTime: operation ?? null,
      oldestDatasetUsageTime: usage ?? null,
      oldestDatasetProfileTime: profile ?? null,
    },
  };
}
