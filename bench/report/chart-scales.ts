/** Ticks of axes and places of labels in a chart. */

/** Ticks of 1, 2 or 5 times a power of ten from zero to beyond the largest value; about five. */
export function linearTicks(values: readonly number[]): number[] {
  const highest = Math.max(...values);
  const power = 10 ** Math.floor(Math.log10(highest / 5));
  const step = [1, 2, 5, 10].map((factor) => factor * power).find((size) => size >= highest / 5) ?? power;
  const count = Math.ceil(highest / step);
  return Array.from({ length: count + 1 }, (_, index) => index * step);
}

/** Ticks of 1, 2 and 5 times powers of ten that enclose all values; only the powers themselves if these are many. */
export function logTicks(values: readonly number[]): number[] {
  const [lowest, highest] = [Math.min(...values), Math.max(...values)];
  const powers = range(Math.floor(Math.log10(lowest)), Math.ceil(Math.log10(highest)));
  const factors = powers.length > 3 ? [1] : [1, 2, 5];
  const ticks = powers.flatMap((power) => factors.map((factor) => factor * 10 ** power));
  const from = Math.max(
    0,
    ticks.findLastIndex((tick) => tick <= lowest),
  );
  const to = ticks.findIndex((tick) => tick >= highest && tick > lowest);
  return ticks.slice(from, to < 0 ? undefined : to + 1).map((tick) => Number(tick.toPrecision(1)));
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}

/**
 * Moves labels apart that would overlap.
 * @param wanted heights of the labels @returns the heights to use, in the same order
 */
export function labelPositions(wanted: readonly number[], gap: number): number[] {
  const order = wanted.map((_, index) => index).sort((a, b) => (wanted[a] ?? 0) - (wanted[b] ?? 0));
  const placed = order.map((index) => wanted[index] ?? 0);
  // Labels that are too close move by half of the missing space, until all have enough.
  for (let moved = true; moved;) {
    moved = false;
    for (let next = 1; next < placed.length; next += 1) {
      const missing = gap - ((placed[next] ?? 0) - (placed[next - 1] ?? 0));
      if (missing < 0.01) continue;
      placed[next - 1] = (placed[next - 1] ?? 0) - missing / 2;
      placed[next] = (placed[next] ?? 0) + missing / 2;
      moved = true;
    }
  }
  const positions = wanted.map(() => 0);
  for (const [rank, index] of order.entries()) positions[index] = Math.round((placed[rank] ?? 0) * 10) / 10;
  return positions;
}

/** `1k`, `20k`, `1M`. */
export function shortNumber(value: number): string {
  if (value >= 1_000_000) return `${value / 1_000_000}M`;
  return value >= 1_000 ? `${value / 1_000}k` : String(value);
}
