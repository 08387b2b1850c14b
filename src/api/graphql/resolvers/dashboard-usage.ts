/** How dashboards are used: points with a window of time are buckets, those without are counts since ever. */
import { isJsonObject } from '../../../core/json.js';
import type { GraphqlContext } from '../context.js';
import { findEntityRef, type EntityRef } from '../mapping/entity-ref.js';
import { memberAt, type StoredRecord } from '../mapping/record.js';
import { textIn } from './text-in.js';
import { pointsOf, type PointArguments } from './timeseries.js';

const USER_COUNTS = ['viewsCount', 'executionsCount', 'usageCount'] as const;

async function usageStats(entity: EntityRef, args: PointArguments, context: GraphqlContext) {
  const points = await pointsOf(entity, { ...args, aspectName: 'dashboardUsageStatistics' }, context);
  const isBucket = ({ value }: StoredRecord): boolean => memberAt(value, ['eventGranularity']) !== undefined;
  const buckets = points.filter(isBucket);
  const users = usersOf(buckets);
  return {
    buckets: buckets.map((record) => ({
      bucket: record.value['timestampMillis'],
      duration: memberAt(record.value, ['eventGranularity', 'unit']),
      resource: record.owner.text,
      metrics: record.value,
    })),
    aggregations: {
      uniqueUserCount: users.length,
      users,
      viewsCount: sumOf(buckets, 'viewsCount'),
      executionsCount: sumOf(buckets, 'executionsCount'),
    },
    metrics: points
      .filter((record) => !isBucket(record))
      .map(({ value }) => ({ ...value, lastViewed: value['lastViewedAt'] })),
  };
}

function usersOf(records: readonly StoredRecord[]): object[] {
  const byUser = new Map<string, Record<string, unknown>>();
  for (const { value } of records) {
    const counts = memberAt(value, ['userCounts']);
    for (const item of Array.isArray(counts) ? counts.filter(isJsonObject) : []) {
      const urn = textIn(item, 'user');
      const sums = byUser.get(urn) ?? { user: findEntityRef(urn) };
      for (const name of USER_COUNTS) {
        if (item[name] !== undefined) sums[name] = Number(sums[name] ?? 0) + Number(item[name]);
      }
      byUser.set(urn, sums);
    }
  }
  return [...byUser.values()];
}

function sumOf(records: readonly StoredRecord[], member: string): number {
  return records.reduce((sum, { value }) => sum + Number(memberAt(value, [member]) ?? 0), 0);
}

export const dashboardUsage = { Dashboard: { usageStats } } as const;
