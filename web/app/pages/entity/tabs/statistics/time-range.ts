import type { TimePoint } from '../../../../parts/time-series-chart.js';

/** The time range of the tab. */
export const RANGES = [
  { name: 'week', label: 'Week', days: 7 },
  { name: 'month', label: '30 days', days: 30 },
  { name: 'quarter', label: '3 months', days: 91 },
  { name: 'half', label: '6 months', days: 183 },
  { name: 'year', label: '12 months', days: 366 },
] as const;

export type RangeName = (typeof RANGES)[number]['name'];

const DAY = 86_400_000;

/** Times of the oldest and the newest data, epoch milliseconds. */
export interface Extent {
  readonly oldest: number;
  readonly newest: number;
}

/** Returns the times of the oldest and the newest data; undefined if there are no data. */
export function extentOf(times: readonly (number | null | undefined)[]): Extent | undefined {
  const known = times.filter((time) => time !== null && time !== undefined);
  if (known.length === 0) return undefined;
  return known.reduce<Extent>(
    ({ oldest, newest }, time) => ({ oldest: Math.min(oldest, time), newest: Math.max(newest, time) }),
    { oldest: Infinity, newest: -Infinity },
  );
}

export interface TimeSpan {
  /** Epoch milliseconds. */
  readonly start: number;
  readonly end: number;
  /** True if the range ends at the newest data, because they are older than the length of the range. */
  readonly isPast: boolean;
}

/** Returns the last days up to now, or up to the newest data if these days have no data. */
export function timeSpan(range: RangeName, { newest }: Extent, now: number): TimeSpan {
  const days = RANGES.find(({ name }) => name === range)?.days ?? 30;
  const isPast = newest < now - days * DAY;
  // Whole days, so that queries within a day are equal and hit the cache.
  const end = endOfDay(isPast ? newest : now);
  return { start: end - days * DAY, end, isPast };
}

/** Returns the ranges up to the first that contains all data. Longer ones would show the same data. */
export function usefulRanges({ oldest, newest }: Extent): readonly (typeof RANGES)[number][] {
  const days = (newest - oldest) / DAY;
  const enough = RANGES.findIndex((range) => range.days >= days);
  return enough < 0 ? RANGES : RANGES.slice(0, Math.max(enough, 1) + 1);
}

export function findRange(text: string | null): RangeName {
  return RANGES.find(({ name }) => name === text)?.name ?? 'month';
}

function endOfDay(time: number): number {
  return Math.floor(time / DAY) * DAY + DAY - 1;
}

/** Omits points without a value, and sorts the oldest first. */
export function timePoints<Item>(
  items: readonly (Item | null)[] | null | undefined,
  timeOf: (item: Item) => number | null | undefined,
  valueOf: (item: Item) => number | null | undefined,
): readonly TimePoint[] {
  return (items ?? [])
    .flatMap((item): TimePoint[] => {
      if (item === null) return [];
      const time = timeOf(item);
      const value = valueOf(item);
      return typeof time === 'number' && typeof value === 'number' ? [{ time, value }] : [];
    })
    .sort((first, second) => first.time - second.time);
}

/** Counts the times per UTC day, oldest first. Empty days are omitted. */
export function countsPerDay(times: readonly number[]): readonly TimePoint[] {
  const counts = new Map<number, number>();
  for (const time of times) {
    const day = Math.floor(time / 86_400_000) * 86_400_000;
    counts.set(day, (counts.get(day) ?? 0) + 1);
  }
  return [...counts]
    .map(([time, value]) => ({ time, value }))
    .sort((first, second) => first.time - second.time);
}
