/** The usage of a dataset in windows of time, from its points. */
import type { JsonObject } from '../../core/json.js';
import { windowStarts, type WindowSize } from '../timeseries/window-starts.js';
import { addUpUsage, readDatasetUsage } from './dataset-usage.js';
import type { UsageCount } from './usage-counts.js';

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
