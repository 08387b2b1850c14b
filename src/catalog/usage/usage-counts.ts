/** Counts of use by name, e.g. by user or by column. */
import { isJsonObject, type JsonObject } from '../../core/json.js';

export interface UsageCount {
  readonly name: string;
  readonly count: number;
  readonly email?: unknown;
}

/** The place of the counts in a usage point. */
export interface CountMembers {
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
