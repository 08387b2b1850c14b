import type { TimePoint } from '../../../../parts/time-series-chart.js';

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
