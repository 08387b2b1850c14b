/** Usage of dashboards: the reported buckets, their sums, and the total counts. */
import { dashboardUsers } from '../../../catalog/usage/dashboard-users.js';
import { isBucket, sumOf } from '../../../catalog/usage/usage-counts.js';
import type { GraphqlContext } from '../context.js';
import { findEntityRef, type EntityRef } from '../mapping/entity-ref.js';
import { memberAt } from '../mapping/record.js';
import { pointsOf, type PointArguments } from './timeseries.js';

async function usageStats(entity: EntityRef, args: PointArguments, context: GraphqlContext) {
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

export const dashboardUsage = { Dashboard: { usageStats } } as const;
