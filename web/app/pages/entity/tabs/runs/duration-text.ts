const UNITS = [
  { name: 'd', size: 86_400_000 },
  { name: 'h', size: 3_600_000 },
  { name: 'min', size: 60_000 },
  { name: 's', size: 1_000 },
] as const;

/** Formats a duration in its two greatest units, e.g. `1 h 35 min`. @param duration milliseconds */
export function durationText(duration: number): string {
  if (duration < 1_000) return `${Math.round(duration)} ms`;
  const first = UNITS.findIndex(({ size }) => duration >= size);
  const units = UNITS.slice(first, first + 2);
  let rest = duration;
  const parts = units.map(({ name, size }) => {
    const count = Math.floor(rest / size);
    rest -= count * size;
    return { name, count };
  });
  return parts
    .filter(({ count }) => count > 0)
    .map(({ name, count }) => `${count} ${name}`)
    .join(' ');
}
