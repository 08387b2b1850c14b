/** A duration in its two largest units, e.g. `1 min 5 s`. @param millis at least 0 */
export function durationText(millis: number): string {
  const seconds = Math.round(millis / 1000);
  if (seconds < 60) return `${String(seconds)} s`;
  const minutes = Math.floor(seconds / 60);
  if (minutes < 60) return joined([minutes, 'min'], [seconds % 60, 's']);
  return joined([Math.floor(minutes / 60), 'h'], [minutes % 60, 'min']);
}

type Part = readonly [number, string];

function joined([large, largeUnit]: Part, [small, smallUnit]: Part): string {
  return small === 0
    ? `${String(large)} ${largeUnit}`
    : `${String(large)} ${largeUnit} ${String(small)} ${smallUnit}`;
}
