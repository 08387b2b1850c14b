/** Usage of datasets: the reported buckets, and their sums. */
import { startOfRange, type TimeRange } from '../../../catalog/timeseries/time-ranges.js';
import { addUpUsage, readDatasetUsage, type DatasetUsage } from '../../../catalog/usage/dataset-usage.js';
import type { UsageCount } from '../../../catalog/usage/usage-counts.js';
import { CatalogError } from '../../../core/errors.js';
import { windowStarts } from '../../../catalog/timeseries/window-starts.js';
import type { GraphqlContext } from '../context.js';
import { findEntityRef, type EntityRef } from '../mapping/entity-ref.js';
import { memberAt, type StoredRecord } from '../mapping/record.js';
import { pointsOf, type PointArguments } from './timeseries.js';

type UsageArguments = PointArguments & {
  readonly resource?: string | null;
  readonly range?: TimeRange | null;
  readonly timeZone?: string | null;
};

async function usageStats(
  entity: EntityRef,
  { resource, range, timeZone, ...args }: UsageArguments,
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
  return new CatalogError('INVALID_REQUEST', message, { path: '/resource', rule: 'the URN of the dataset' });
}

function presentUser({ name, count, email }: UsageCount): object {
  return { user: findEntityRef(name), count, userEmail: email };
}

function presentField({ name, count }: UsageCount): object {
  return { fieldName: name, count };
}

export const usage = { Dataset: { usageStats } } as const;
