/** Summarizes the use of the last 30 days. */
import type { JsonObject } from '../../core/json.js';
import { datasetUsers } from './dataset-usage.js';
import { countsIn, isBucket, mergeCounts, sumOf, type UsageCount } from './usage-counts.js';

/** In milliseconds. */
export const SUMMARY_WINDOW = 30 * 24 * 3_600 * 1_000;
const MAX_TOP_USERS = 10;

interface UserSummary {
  readonly uniqueUsers: number;
  /** URNs as they were reported, most active first. */
  readonly topUsers: readonly string[];
}

export interface QuerySummary extends UserSummary {
  readonly queries: number;
}

export interface ViewSummary extends UserSummary {
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
