/** Counts of the operations on a dataset, in total and by day. */
import { CatalogError } from '../../core/errors.js';
import type { JsonObject } from '../../core/json.js';
import { MAX_TIMESERIES_POINTS } from '../../core/limits.js';

export interface OperationCounts {
  readonly total: number;
  readonly byType: ReadonlyMap<string, number>;
  /** By custom type. */
  readonly customs: ReadonlyMap<string, number>;
}

/**
 * Refuses incomplete counts, which would look like complete ones.
 * @param count of the points that were read @throws LIMIT_EXCEEDED if there may be more points
 */
export function checkAllRead(urn: string, count: number): void {
  if (count < MAX_TIMESERIES_POINTS) return;
  const message = `There are ${MAX_TIMESERIES_POINTS} operations of ${urn} or more in this time; ask for a shorter range`;
  throw new CatalogError('LIMIT_EXCEEDED', message, {
    path: '/input/range',
    rule: `fewer than ${MAX_TIMESERIES_POINTS} operations`,
  });
}

/** @param points of the aspect `operation` */
export function countOperations(points: readonly JsonObject[]): OperationCounts {
  const byType = new Map<string, number>();
  const customs = new Map<string, number>();
  for (const { operationType, customOperationType } of points) {
    countOne(byType, operationType);
    countOne(customs, customOperationType);
  }
  return { total: points.length, byType, customs };
}

/**
 * Counts the operations of each day, the oldest day first.
 * @param newestFirst points of the aspect `operation`
 * @param startOfDay returns when the day of a moment began, both in epoch milliseconds
 */
export function countByDay(
  newestFirst: readonly JsonObject[],
  startOfDay: (moment: number) => number,
): { readonly day: number; readonly counts: OperationCounts }[] {
  const days = new Map<number, JsonObject[]>();
  for (const point of newestFirst.toReversed()) {
    const day = startOfDay(Number(point['timestampMillis']));
    const ofDay = days.get(day);
    if (ofDay === undefined) days.set(day, [point]);
    else ofDay.push(point);
  }
  return [...days].map(([day, points]) => ({ day, counts: countOperations(points) }));
}

function countOne(counts: Map<string, number>, name: unknown): void {
  if (typeof name === 'string' && name !== '') counts.set(name, (counts.get(name) ?? 0) + 1);
}
