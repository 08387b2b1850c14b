/** Days of a time range, in UTC, so that an address has the same meaning in every time zone. */

const DAY = 86_400_000;

export const PRESETS = [
  { value: 'all', label: 'at any time' },
  { value: '7', label: 'in the last 7 days' },
  { value: '14', label: 'in the last 14 days' },
  { value: '28', label: 'in the last 28 days' },
  { value: 'own', label: 'in a custom range' },
];

/** The start of the range; undefined for no bound. @param now epoch milliseconds */
export function startOfPreset(preset: string, now: number): number | undefined {
  const days = Number(preset);
  return days > 0 ? floorDay(now) - (days - 1) * DAY : undefined;
}

/** The preset that matches this range today, else `own`. */
export function presetOf(start: number | undefined, end: number | undefined, now: number): string {
  if (start === undefined && end === undefined) return 'all';
  if (end !== undefined) return 'own';
  return PRESETS.find(({ value }) => startOfPreset(value, now) === start)?.value ?? 'own';
}

/** E.g. `2026-01-31`; the empty text for no bound. */
export function dayOf(time: number | undefined): string {
  return time === undefined ? '' : new Date(time).toISOString().slice(0, 10);
}

export function startOfDay(day: string): number | undefined {
  const time = Date.parse(`${day}T00:00:00Z`);
  return Number.isNaN(time) ? undefined : time;
}

/** The last millisecond of the day. */
export function endOfDay(day: string): number | undefined {
  const start = startOfDay(day);
  return start === undefined ? undefined : start + DAY - 1;
}

function floorDay(time: number): number {
  return Math.floor(time / DAY) * DAY;
}
