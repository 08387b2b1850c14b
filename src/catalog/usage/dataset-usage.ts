/** The use of a dataset, by user and by column. */
import type { JsonObject } from '../../core/json.js';
import { countsIn, mergeCounts, type UsageCount } from './usage-counts.js';

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
export function datasetUsers(point: JsonObject): UsageCount[] {
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
