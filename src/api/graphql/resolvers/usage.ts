/** How datasets are used: buckets as they were reported, and what they add up to. */
import { isJsonObject } from '../../../core/json.js';
import type { GraphqlContext } from '../context.js';
import type { TimeRange } from '../generated/schema-types.js';
import { findEntityRef, type EntityRef } from '../mapping/entity-ref.js';
import { memberAt, type StoredRecord } from '../mapping/record.js';
import { textIn } from './text-in.js';
import { pointsOf, type PointArguments } from './timeseries.js';

const DAY = 24 * 3_600 * 1_000;
/** Counted back from now. */
const RANGE_MILLIS: Readonly<Record<TimeRange, number>> = {
  DAY,
  WEEK: 7 * DAY,
  MONTH: 31 * DAY,
  QUARTER: 92 * DAY,
  YEAR: 366 * DAY,
  ALL: Number.POSITIVE_INFINITY,
};

export interface Counted {
  readonly name: string;
  readonly count: number;
  readonly email?: unknown;
}

type UsageArguments = PointArguments & { readonly range?: TimeRange | null };

async function usageStats(entity: EntityRef, args: UsageArguments, context: GraphqlContext) {
  const asked = { ...args, startTimeMillis: startOf(args, context), aspectName: 'datasetUsageStatistics' };
  const newestFirst = await pointsOf(entity, asked, context);
  const records = newestFirst.toReversed();
  const users = records.map((record) => countsIn(record, 'userCounts', 'user'));
  const allUsers = merged(users.flat());
  return {
    buckets: records.map((record, index) => toBucket(record, users[index] ?? [])),
    aggregations: {
      uniqueUserCount: allUsers.length,
      users: allUsers.map(toUser),
      fields: merged(records.flatMap((record) => countsIn(record, 'fieldCounts', 'fieldPath'))).map(toField),
      totalSqlQueries: records.reduce((sum, record) => sum + numberIn(record, 'totalSqlQueries'), 0),
    },
  };
}

/** Null: since ever. */
export function startOf({ startTimeMillis, range }: UsageArguments, { now }: GraphqlContext): number | null {
  if (startTimeMillis != null) return startTimeMillis;
  const start = now - RANGE_MILLIS[range ?? 'MONTH'];
  return Number.isFinite(start) ? start : null;
}

function toBucket(record: StoredRecord, users: readonly Counted[]): object {
  return {
    bucket: memberAt(record.value, ['timestampMillis']),
    duration: memberAt(record.value, ['eventGranularity', 'unit']),
    resource: record.owner.text,
    metrics: {
      uniqueUserCount: memberAt(record.value, ['uniqueUserCount']),
      users: users.map(toUser),
      totalSqlQueries: memberAt(record.value, ['totalSqlQueries']),
      topSqlQueries: memberAt(record.value, ['topSqlQueries']),
      fields: countsIn(record, 'fieldCounts', 'fieldPath').map(toField),
    },
  };
}

// eslint-disable-next-line @typescript-eslint/max-params -- three would hide the common case
export function countsIn({ value }: StoredRecord, member: string, key: string, count = 'count'): Counted[] {
  const items = memberAt(value, [member]);
  if (!Array.isArray(items)) return [];
  return items
    .filter(isJsonObject)
    .map((item) => ({ name: textIn(item, key), count: Number(item[count] ?? 0), email: item['userEmail'] }));
}

/** Most used first. */
export function merged(counts: readonly Counted[]): Counted[] {
  const byName = new Map<string, Counted>();
  for (const each of counts) {
    const before = byName.get(each.name);
    byName.set(each.name, {
      ...each,
      count: each.count + (before?.count ?? 0),
      email: each.email ?? before?.email,
    });
  }
  return [...byName.values()].sort((left, right) => right.count - left.count);
}

function toUser({ name, count, email }: Counted): object {
  return { user: findEntityRef(name), count, userEmail: email };
}

function toField({ name, count }: Counted): object {
  return { fieldName: name, count };
}

export function numberIn({ value }: StoredRecord, member: string): number {
  return Number(memberAt(value, [member]) ?? 0);
}

export const usage = { Dataset: { usageStats } } as const;
