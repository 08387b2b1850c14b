const STEPS: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ['year', 365 * 86_400_000],
  ['month', 30 * 86_400_000],
  ['week', 7 * 86_400_000],
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
];

const FORMAT = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });

/** E.g. `3 hours ago`. @param time, now epoch milliseconds */
export function ageText(time: number, now: number): string {
  const distance = time - now;
  const step = STEPS.find(([, size]) => Math.abs(distance) >= size);
  if (step === undefined) return distance > 0 ? 'in a moment' : 'just now';
  const [unit, size] = step;
  return FORMAT.format(Math.trunc(distance / size), unit);
}
