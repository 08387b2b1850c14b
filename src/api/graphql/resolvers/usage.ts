/** Usage of datasets: the reported buckets, and their sums. */
import { startOfRange, type TimeRange } from '../../../catalog/timeseries/time-ranges.js';
import { addUpUsage, readDatasetUsage, type DatasetUsage } from '../../../catalog/usage/dataset-usage.js';
import type { UsageCount } from '../../../catalog/usage/usage-counts.js';
import type { GraphqlContext } from '../context.js';
import { findEntityRef, type EntityRef } from '../mapping/entity-ref.js';
import { memberAt, type StoredRecord } from '../mapping/record.js';
import { pointsOf, type PointArguments } from './timeseries.js';

type UsageArguments = PointArguments & { readonly range?: TimeRange | null };

async function usageStats(
  entity: EntityRef,
  { range, ...args }: UsageArguments,
  context: GraphqlContext,
): Promise<object> {
  const startTimeMillis = args.startTimeMillis ?? startOfRange(range, context.now) ?? null;
  const question = { ...args, startTimeMillis, aspectName: 'datasetUsageStatistics' };
  const oldestFirst = (await pointsOf(entity, question, context)).toReversed();
  const buckets = oldestFirst.map((record) => ({ record, usage: readDatasetUsage(record.value) }));
  const { users, fields, totalSqlQueries } = addUpUsage(buckets.map(({ usage }) => usage));
  return {
    buckets: buckets.map(presentBucket),
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

function presentUser({ name, count, email }: UsageCount): object {
  return { user: findEntityRef(name), count, userEmail: email };
}

function presentField({ name, count }: UsageCount): object {
  return { fieldName: name, count };
}

export const usage = { Dataset: { usageStats } } as const;
