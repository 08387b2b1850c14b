/** Sums counts by value. */
import type { LineageKindCount } from './types.js';

/** Sorted by count, highest first, then by value. Entries without a value or with a sum of 0 are omitted. */
export function countKinds(
  items: readonly (readonly [value: string | undefined, count: number])[],
): LineageKindCount[] {
  const sums = new Map<string, number>();
  for (const [value, count] of items)
    if (value !== undefined) sums.set(value, (sums.get(value) ?? 0) + count);
  return [...sums]
    .map(([value, count]) => ({ value, count }))
    .filter(({ count }) => count > 0)
    .sort((left, right) => right.count - left.count || (left.value < right.value ? -1 : 1));
}
