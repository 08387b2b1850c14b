/** Time windows. They are stored as a start and a number of calendar units. */

const SECOND = 1_000;
const DAY = 24 * 3_600 * SECOND;
const UNIT_MILLIS: Readonly<Record<string, number>> = {
  SECOND,
  MINUTE: 60 * SECOND,
  HOUR: 3_600 * SECOND,
  DAY,
  WEEK: 7 * DAY,
};
/** Numbers of months, by the units that consist of them. */
export const UNIT_MONTHS: Readonly<Record<string, number>> = { MONTH: 1, QUARTER: 3, YEAR: 12 };
const MEAN_MONTH = 30.436_875 * DAY;

/** @returns milliseconds from `start`. Months count from the one that contains `start`; the duration of an unknown unit is 0 */
export function durationOf(start: number, unit: string, multiple: number): number {
  const months = UNIT_MONTHS[unit];
  if (months === undefined) return (UNIT_MILLIS[unit] ?? 0) * multiple;
  let month = Math.floor(start / MEAN_MONTH);
  while (startOfMonth(month) > start) month -= 1;
  while (startOfMonth(month + 1) <= start) month += 1;
  return startOfMonth(month + months * multiple) - startOfMonth(month);
}

/** Months are counted from January 1970. */
function startOfMonth(month: number): number {
  return Date.UTC(1970, month, 1);
}
