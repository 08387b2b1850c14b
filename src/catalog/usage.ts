/** Usage of datasets and dashboards, summed up from timeseries points. */
import { isJsonObject, type JsonObject } from '../core/json.js';
import { windowStarts, type WindowSize } from './timeseries/time-windows.js';

export interface UsageCount {
  readonly name: string;
  readonly count: number;
  readonly email?: unknown;
}

/** The place of the counts in a usage point. */
interface CountMembers {
  /** Member of the point that holds the array of counts. */
  readonly list: string;
  /** Member of a count that holds the name. */
  readonly key: string;
  /** Member of a count that holds the number. Absent: `count`. */
  readonly count?: string;
}

/** @returns the counts in their stored order; empty if the point has none */
export function countsIn(point: JsonObject, { list, key, count = 'count' }: CountMembers): UsageCount[] {
  const items = point[list];
  if (!Array.isArray(items)) return [];
  return items.filter(isJsonObject).map((item) => {
    const name = item[key];
    return {
      name: typeof name === 'string' ? name : '',
      count: Number(item[count] ?? 0),
      email: item['userEmail'],
    };
  });
}

/** Adds up the counts of each name. @returns one count per name, highest first */
export function mergeCounts(counts: readonly UsageCount[]): UsageCount[] {
  const byName = new Map<string, UsageCount>();
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

/** Adds up a member of the points. Points without the member count as zero. */
export function sumOf(points: readonly JsonObject[], member: string): number {
  return points.reduce((sum, point) => sum + Number(point[member] ?? 0), 0);
}

/** Points with a time window are buckets. Points without one count the use since the beginning. */
export function isBucket(point: JsonObject): boolean {
  return point['eventGranularity'] !== undefined && point['eventGranularity'] !== null;
}

const COUNTS = ['viewsCount', 'executionsCount', 'usageCount'] as const;

type DashboardCounts = Partial<Record<(typeof COUNTS)[number], number>>;

type DashboardUser = DashboardCounts & {
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

export interface DatasetUsage {
  readonly users: readonly UsageCount[];
  readonly fields: readonly UsageCount[];
  readonly totalSqlQueries: number;
}

/** @param point of the aspect `datasetUsageStatistics` */
export function readDatasetUsage(point: JsonObject): DatasetUsage {
  return {
    users: datasetUsers(point),
    fields: countsIn(point, { list: 'fieldCounts', key: 'fieldPath' }),
    totalSqlQueries: Number(point['totalSqlQueries'] ?? 0),
  };
}

/** @param point of the aspect `datasetUsageStatistics` */
function datasetUsers(point: JsonObject): UsageCount[] {
  return countsIn(point, { list: 'userCounts', key: 'user' });
}

/** Adds up the use of several buckets. Users and fields are sorted by use, highest first. */
export function addUpUsage(buckets: readonly DatasetUsage[]): DatasetUsage {
  return {
    users: mergeCounts(buckets.flatMap(({ users }) => users)),
    fields: mergeCounts(buckets.flatMap(({ fields }) => fields)),
    totalSqlQueries: buckets.reduce((sum, { totalSqlQueries }) => sum + totalSqlQueries, 0),
  };
}

// The usage of a dataset in windows of time, from its points.

export interface UsageWindow {
  /** Epoch milliseconds. */
  readonly start: number;
  /** The latest values in the window; absent if no point has one. */
  readonly uniqueUserCount?: number;
  readonly totalSqlQueries?: number;
  readonly topSqlQueries?: readonly string[];
}

export interface UsageInWindows {
  /** Windows with points, oldest first. */
  readonly windows: readonly UsageWindow[];
  /** Added up over all points, highest first. */
  readonly users: readonly UsageCount[];
  readonly fields: readonly UsageCount[];
  /** Sum over the windows; absent if none has a number. */
  readonly totalSqlQueries?: number;
}

/**
 * @param points of the aspect `datasetUsageStatistics`, newest first
 * @throws INVALID_REQUEST for an unknown time zone
 */
export function usageInWindows(
  points: readonly JsonObject[],
  { unit, timeZone }: { unit: WindowSize['unit']; timeZone?: string },
): UsageInWindows {
  const startOf = windowStarts({ unit, multiple: 1 }, timeZone);
  const windows = new Map<number, UsageWindow>();
  for (const point of points.toReversed()) {
    const start = startOf(Number(point['timestampMillis']));
    windows.set(start, { ...(windows.get(start) ?? { start }), ...valuesOf(point) });
  }
  const shown = [...windows.values()];
  const queries = shown.flatMap(({ totalSqlQueries }) => totalSqlQueries ?? []);
  const { users, fields } = addUpUsage(points.map(readDatasetUsage));
  return {
    windows: shown,
    users,
    fields,
    ...(queries.length > 0 && { totalSqlQueries: queries.reduce((sum, each) => sum + each, 0) }),
  };
}

function valuesOf(point: JsonObject): Omit<UsageWindow, 'start'> {
  const { uniqueUserCount, totalSqlQueries, topSqlQueries } = point;
  return {
    ...(typeof uniqueUserCount === 'number' && { uniqueUserCount }),
    ...(typeof totalSqlQueries === 'number' && { totalSqlQueries }),
    ...(Array.isArray(topSqlQueries) && { topSqlQueries: topSqlQueries.map(String) }),
  };
}

/** In milliseconds. */
export const SUMMARY_WINDOW = 30 * 24 * 3_600 * 1_000;
const MAX_TOP_USERS = 10;

interface UserSummary {
  readonly uniqueUsers: number;
  /** URNs as they were reported, most active first. */
  readonly topUsers: readonly string[];
}

interface QuerySummary extends UserSummary {
  readonly queries: number;
}

interface ViewSummary extends UserSummary {
  /** Views since the beginning; undefined if unknown. */
  readonly viewsInAll: unknown;
  readonly views: number;
}

/** @param points of the last 30 days, of the aspect `datasetUsageStatistics` @returns undefined if there are none */
export function summarizeQueries(points: readonly JsonObject[]): QuerySummary | undefined {
  if (points.length === 0) return undefined;
  return { queries: sumOf(points, 'totalSqlQueries'), ...summarizeUsers(points.flatMap(datasetUsers)) };
}

/**
 * @param points of the last 30 days, of a chart or a dashboard
 * @param sinceBeginning the newest point that counts the use since the beginning
 * @returns undefined if nothing is known
 */
export function summarizeViews(
  points: readonly JsonObject[],
  sinceBeginning: JsonObject | undefined,
): ViewSummary | undefined {
  const buckets = points.filter(isBucket);
  if (buckets.length === 0 && sinceBeginning === undefined) return undefined;
  const users = { list: 'userCounts', key: 'user', count: 'viewsCount' };
  return {
    viewsInAll: sinceBeginning?.['viewsCount'] ?? undefined,
    views: sumOf(buckets, 'viewsCount'),
    ...summarizeUsers(buckets.flatMap((bucket) => countsIn(bucket, users))),
  };
}

function summarizeUsers(counts: readonly UsageCount[]): UserSummary {
  const users = mergeCounts(counts);
  return { uniqueUsers: users.length, topUsers: users.slice(0, MAX_TOP_USERS).map(({ name }) => name) };
}
