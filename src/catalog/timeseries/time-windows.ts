/** Windows, days and ranges of time, in the calendar of a time zone. */
import { invalidRequest } from '../../core/errors.js';
import { findTimeZone, type TimeZone } from '../../core/clock.js';

const SECOND = 1_000;
const HOUR = 3_600 * SECOND;
const DAY = 24 * HOUR;
/** 1 January 1970 was a Thursday; weeks begin on Monday. */
const DAYS_BEFORE_MONDAY = 3;

const SHORT_UNITS: Readonly<Record<string, number>> = { SECOND, MINUTE: 60 * SECOND, HOUR };
/** Numbers of months, by the units that consist of them. */
const UNIT_MONTHS: Readonly<Record<string, number>> = { MONTH: 1, QUARTER: 3, YEAR: 12 };

export const WINDOW_UNITS = ['SECOND', 'MINUTE', 'HOUR', 'DAY', 'WEEK', 'MONTH', 'QUARTER', 'YEAR'] as const;

export interface WindowSize {
  readonly unit: (typeof WINDOW_UNITS)[number];
  /** From 1. Windows of several units count from the beginning of 1970. */
  readonly multiple: number;
}

/**
 * @param timeZone e.g. `Europe/Berlin`
 * @returns a function that returns when the window of a moment began, both in epoch milliseconds
 * @throws INVALID_REQUEST for an unknown zone
 */
export function windowStarts({ unit, multiple }: WindowSize, timeZone = 'UTC'): (moment: number) => number {
  const zone = requireTimeZone(timeZone, '/timeZone');
  const short = SHORT_UNITS[unit];
  if (short !== undefined) {
    const length = short * multiple;
    return (moment) => {
      const offset = zone.offsetAt(moment);
      return Math.floor((moment + offset) / length) * length - offset;
    };
  }
  const startOfDay = dayCalendar(timeZone);
  return (moment) => {
    const noon = firstDay(Math.floor(zone.localOf(moment) / DAY), { unit, multiple }) * DAY + DAY / 2;
    return startOfDay(noon - zone.offsetAt(noon));
  };
}

/** Returns the first day of the window of a day. Days are counted from 1 January 1970. */
function firstDay(day: number, { unit, multiple }: WindowSize): number {
  const months = UNIT_MONTHS[unit];
  if (months === undefined) {
    const [length, shift] = unit === 'WEEK' ? [7 * multiple, DAYS_BEFORE_MONDAY] : [multiple, 0];
    return Math.floor((day + shift) / length) * length - shift;
  }
  const date = new Date(day * DAY);
  const month = (date.getUTCFullYear() - 1970) * 12 + date.getUTCMonth();
  const length = months * multiple;
  return Date.UTC(1970, Math.floor(month / length) * length) / DAY;
}

/**
 * Creates a calendar of a time zone.
 * @param timeZone name of the zone, e.g. `Europe/Berlin`
 * @returns a function that returns when the day of a moment began, both in epoch milliseconds
 * @throws INVALID_REQUEST for an unknown zone
 */
export function dayCalendar(timeZone: string): (moment: number) => number {
  const zone = requireTimeZone(timeZone, '/input/timeZone');
  return (moment) => {
    const midnight = Math.floor(zone.localOf(moment) / DAY) * DAY;
    const near = midnight - zone.offsetAt(moment);
    // If clocks are put back to midnight, the day has two midnights. It begins with the first one, which has the offset of the day before.
    const first = midnight - zone.offsetAt(near - DAY / 2);
    if (zone.localOf(first) === midnight) return first;
    // If clocks change on the day, the offset at midnight may differ from the offset at the moment.
    return midnight - zone.offsetAt(near);
  };
}

// Time windows. They are stored as a start and a number of calendar units.

const UNIT_MILLIS: Readonly<Record<string, number>> = { ...SHORT_UNITS, DAY, WEEK: 7 * DAY };
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

// Time ranges that end now.

const RANGE_MILLIS = {
  DAY,
  WEEK: 7 * DAY,
  MONTH: 31 * DAY,
  QUARTER: 92 * DAY,
  HALF_YEAR: 184 * DAY,
  YEAR: 366 * DAY,
  ALL: Number.POSITIVE_INFINITY,
} as const;

export type TimeRange = keyof typeof RANGE_MILLIS;

/** @param range absent: a month @param now in epoch milliseconds @returns undefined for a range without a start */
export function startOfRange(range: TimeRange | null | undefined, now: number): number | undefined {
  const start = now - RANGE_MILLIS[range ?? 'MONTH'];
  return Number.isFinite(start) ? start : undefined;
}

/** @param name e.g. `Europe/Berlin` @param path of the name in the input @throws INVALID_REQUEST for an unknown zone */
export function requireTimeZone(name: string, path: string): TimeZone {
  const zone = findTimeZone(name);
  if (zone !== undefined) return zone;
  throw invalidRequest(path, `There is no time zone ${JSON.stringify(name)}`, 'a name like Europe/Berlin');
}
