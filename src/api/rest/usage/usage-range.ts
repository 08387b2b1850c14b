/** Time ranges of usage that end now. */
import { startOfRange as startOfLongRange } from '../../../catalog/timeseries/time-ranges.js';

const HOUR = 3_600 * 1_000;

export const RANGES = ['HOUR', 'DAY', 'WEEK', 'MONTH', 'QUARTER', 'HALF_YEAR', 'YEAR', 'ALL'] as const;
export type Range = (typeof RANGES)[number];

/** @returns epoch milliseconds; 0 for `ALL` */
export function startOfRange(range: Range, now: number): number {
  if (range === 'HOUR') return now - HOUR;
  if (range === 'HALF_YEAR') return now - 183 * 24 * HOUR;
  return startOfLongRange(range, now) ?? 0;
}
