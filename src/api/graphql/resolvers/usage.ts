/** Usage of datasets, charts and dashboards. */
import { startOfRange, windowStarts } from '../../../catalog/timeseries/time-windows.js';
import {
  addUpUsage,
  dashboardUsers,
  isBucket,
  readDatasetUsage,
  summarizeQueries,
  summarizeViews,
  SUMMARY_WINDOW,
  sumOf,
  type DatasetUsage,
  type UsageCount,
} from '../../../catalog/usage.js';
import { type CatalogError, invalidRequest } from '../../../core/errors.js';
import type { JsonObject } from '../../../core/json.js';
import type { GraphqlContext } from '../context.js';
import type { DashboardUsageStatsArgs, DatasetUsageStatsArgs } from '../generated/schema-types.js';
import { findEntityRef, type EntityRef } from '../mapping/entity-ref.js';
import { memberAt, StoredRecord } from '../mapping/record.js';
import { pointsOf } from './timeseries.js';

export const usage = {
  Dataset: { usageStats, statsSummary: summaryOfQueries },
  Chart: { statsSummary: summaryOfViews('chartUsageStatistics') },
  Dashboard: { usageStats: dashboardUsageStats, statsSummary: summaryOfViews('dashboardUsageStatistics') },
} as const;

/** The reported buckets of a dataset, and their sums. */
async function usageStats(
  entity: EntityRef,
  { resource, range, timeZone, ...args }: DatasetUsageStatsArgs,
  context: GraphqlContext,
): Promise<object> {
  if (resource && resource !== entity.urn.text) throw otherResource(resource, entity);
  // Refuses an unknown time zone even if there are no points.
  const startOf = timeZone ? windowStarts({ unit: 'DAY', multiple: 1 }, timeZone) : undefined;
  const startTimeMillis = args.startTimeMillis ?? startOfRange(range, context.now) ?? null;
  const question = { ...args, startTimeMillis, aspectName: 'datasetUsageStatistics' };
  const oldestFirst = (await pointsOf(entity, question, context)).toReversed();
  const buckets = oldestFirst.map((record) => ({ record, usage: readDatasetUsage(record.value) }));
  const { users, fields, totalSqlQueries } = addUpUsage(buckets.map(({ usage }) => usage));
  return {
    buckets: startOf ? inDays(buckets, startOf).map(presentDay) : buckets.map(presentBucket),
    aggregations: {
      uniqueUserCount: users.length,
      users: users.map(presentUser),
      fields: fields.map(presentField),
      totalSqlQueries,
    },
  };
}

interface Bucket {
  readonly record: StoredRecord;
  readonly usage: DatasetUsage;
}

function presentBucket({ record: { value, owner }, usage }: Bucket): object {
  return {
    bucket: memberAt(value, ['timestampMillis']),
    duration: memberAt(value, ['eventGranularity', 'unit']),
    resource: owner.text,
    metrics: {
      uniqueUserCount: memberAt(value, ['uniqueUserCount']),
      users: usage.users.map(presentUser),
      totalSqlQueries: memberAt(value, ['totalSqlQueries']),
      topSqlQueries: memberAt(value, ['topSqlQueries']),
      fields: usage.fields.map(presentField),
    },
  };
}

interface UsageDay {
  /** Epoch milliseconds. */
  readonly start: number;
  readonly buckets: readonly Bucket[];
}

/** Groups the buckets, oldest first, by the days that contain their starts. */
function inDays(buckets: readonly Bucket[], startOf: (moment: number) => number): UsageDay[] {
  const days = new Map<number, Bucket[]>();
  for (const bucket of buckets) {
    const start = startOf(Number(memberAt(bucket.record.value, ['timestampMillis'])));
    const ofDay = days.get(start);
    if (ofDay === undefined) days.set(start, [bucket]);
    else ofDay.push(bucket);
  }
  return [...days].map(([start, ofDay]) => ({ start, buckets: ofDay }));
}

/** Adds up what was used. The numbers of users of several buckets overlap, so the users are counted. */
function presentDay({ start, buckets }: UsageDay): object {
  const [first] = buckets;
  const only = buckets.length === 1 && first !== undefined ? presentBucket(first) : {};
  const { users, fields, totalSqlQueries } = addUpUsage(buckets.map(({ usage }) => usage));
  const topSqlQueries = buckets.flatMap(({ record }) => memberAt(record.value, ['topSqlQueries']) ?? []);
  const metrics = {
    ...{ uniqueUserCount: users.length, totalSqlQueries, topSqlQueries },
    ...{ users: users.map(presentUser), fields: fields.map(presentField) },
  };
  return { resource: first?.record.owner.text, metrics, ...only, bucket: start, duration: 'DAY' };
}

function otherResource(resource: string, { urn }: EntityRef): CatalogError {
  const message = `The resource ${resource} is not the dataset, which is ${urn.text}`;
  return invalidRequest('/resource', message, 'the URN of the dataset');
}

function presentUser({ name, count, email }: UsageCount): object {
  return { user: findEntityRef(name), count, userEmail: email };
}

function presentField({ name, count }: UsageCount): object {
  return { fieldName: name, count };
}

/** The reported buckets of a dashboard, their sums, and the total counts. */
async function dashboardUsageStats(
  entity: EntityRef,
  args: DashboardUsageStatsArgs,
  context: GraphqlContext,
) {
  const points = await pointsOf(entity, { ...args, aspectName: 'dashboardUsageStatistics' }, context);
  const buckets = points.map(({ value }) => value).filter(isBucket);
  const users = dashboardUsers(buckets);
  return {
    buckets: buckets.map((value) => ({
      bucket: value['timestampMillis'],
      duration: memberAt(value, ['eventGranularity', 'unit']),
      resource: entity.urn.text,
      metrics: value,
    })),
    aggregations: {
      uniqueUserCount: users.length,
      users: users.map((each) => ({ ...each, user: findEntityRef(each.user) })),
      viewsCount: sumOf(buckets, 'viewsCount'),
      executionsCount: sumOf(buckets, 'executionsCount'),
    },
    metrics: points
      .filter(({ value }) => !isBucket(value))
      .map(({ value }) => ({ ...value, lastViewed: value['lastViewedAt'] })),
  };
}

// Summaries of the last 30 days. One statement for all entities of a level. If nothing is known, all members are null: clients
// read the members without asking whether there is a summary.

async function recentPoints(
  entity: EntityRef,
  aspectName: string,
  context: GraphqlContext,
): Promise<JsonObject[]> {
  const question = { aspectName, startTimeMillis: context.now - SUMMARY_WINDOW };
  return (await pointsOf(entity, question, context)).map(({ value }) => value);
}

/** Figures computed by the source take precedence over sums of points. */
async function summaryOfQueries(entity: EntityRef, _: unknown, context: GraphqlContext): Promise<object> {
  const features = await context.aspects.load(entity.urn.text, 'usageFeatures');
  if (features !== undefined) return new StoredRecord(features.value, entity.urn);
  const summary = summarizeQueries(await recentPoints(entity, 'datasetUsageStatistics', context));
  return summary === undefined
    ? {}
    : { queryCountLast30Days: summary.queries, ...presentUsers(summary.uniqueUsers, summary.topUsers) };
}

function summaryOfViews(aspectName: string) {
  return async (entity: EntityRef, _: unknown, context: GraphqlContext): Promise<object> => {
    const points = await recentPoints(entity, aspectName, context);
    const sinceBeginning =
      points.find((point) => !isBucket(point)) ?? (await newestSinceBeginning(entity, aspectName, context));
    const summary = summarizeViews(points, sinceBeginning);
    if (summary === undefined) return {};
    return {
      viewCount: summary.viewsInAll,
      viewCountLast30Days: summary.views,
      ...presentUsers(summary.uniqueUsers, summary.topUsers),
    };
  };
}

async function newestSinceBeginning(
  entity: EntityRef,
  aspectName: string,
  context: GraphqlContext,
): Promise<JsonObject | undefined> {
  const [newest] = await pointsOf(entity, { aspectName, limit: 1 }, context);
  return newest === undefined || isBucket(newest.value) ? undefined : newest.value;
}

/** Omits users without a known URN. */
function presentUsers(uniqueUsers: number, topUsers: readonly string[]): object {
  return {
    uniqueUserCountLast30Days: uniqueUsers,
    topUsersLast30Days: topUsers.map(findEntityRef).filter((user) => user?.urn.entityType === 'corpuser'),
  };
}
