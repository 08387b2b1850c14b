/** The use of a dashboard, by user. */
import { isJsonObject, type JsonObject } from '../../core/json.js';

const COUNTS = ['viewsCount', 'executionsCount', 'usageCount'] as const;

type DashboardCounts = Partial<Record<(typeof COUNTS)[number], number>>;

export type DashboardUser = DashboardCounts & {
  /** URN of the user. */
  readonly user: string;
};

/**
 * Adds up the counts of each user.
 * @param buckets points of the aspect `dashboardUsageStatistics` @returns the users in the order in which they first occur
 */
export function dashboardUsers(buckets: readonly JsonObject[]): DashboardUser[] {
  const byUser = new Map<string, DashboardUser>();
  for (const item of buckets.flatMap(({ userCounts }) => (Array.isArray(userCounts) ? userCounts : []))) {
    if (!isJsonObject(item)) continue;
    const user = typeof item['user'] === 'string' ? item['user'] : '';
    byUser.set(user, { ...add(byUser.get(user) ?? {}, item), user });
  }
  return [...byUser.values()];
}

/** A count that no item has stays absent. */
function add(before: DashboardCounts, item: JsonObject): DashboardCounts {
  const sums = COUNTS.filter((name) => item[name] !== undefined).map(
    (name) => [name, (before[name] ?? 0) + Number(item[name])] as const,
  );
  return { ...before, ...Object.fromEntries(sums) };
}
