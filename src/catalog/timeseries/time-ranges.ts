/** Time ranges that end now. */

const DAY = 24 * 3_600 * 1_000;
const RANGE_MILLIS = {
  DAY,
  WEEK: 7 * DAY,
  MONTH: 31 * DAY,
  QUARTER: 92 * DAY,
  HALF_YEAR: 184 * DAY,
  YEAR: 366 * DAY,
  ALL: Number.POSITIVE_INFINITY,
} as const;

export type TimeRange = keyof typeof RANGE_MILLIS;

/** @param range absent: a month @param now in epoch milliseconds @returns undefined for a range without a start */
export function startOfRange(range: TimeRange | null | undefined, now: number): number | undefined {
  const start = now - RANGE_MILLIS[range ?? 'MONTH'];
  return Number.isFinite(start) ? start : undefined;
}
