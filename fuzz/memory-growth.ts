/** Fewer samples say nothing, because caches still fill and garbage collections are rare. */
const FEWEST = 20;
/** The heap grows by half between two garbage collections. */
const MOST = 1.5;

/**
 * Tells whether the memory of a process kept growing: the mean of its last quarter is far above that of its second quarter. The first
 * quarter is left out, because the process warms up.
 * @param samples taken at equal distances, in any unit
 */
export function keepsGrowing(samples: readonly number[]): boolean {
  const quarter = Math.floor(samples.length / 4);
  return (
    samples.length >= FEWEST &&
    mean(samples.slice(-quarter)) > MOST * mean(samples.slice(quarter, 2 * quarter))
  );
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
