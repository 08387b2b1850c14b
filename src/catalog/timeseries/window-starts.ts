/** Divides the time of a time zone into windows of calendar units. */
import { dayCalendar } from './days.js';
import { requireTimeZone } from './require-time-zone.js';
import { UNIT_MONTHS } from './time-windows.js';

const SECOND = 1_000;
const HOUR = 3_600 * SECOND;
const DAY = 24 * HOUR;
/** 1 January 1970 was a Thursday; weeks begin on Monday. */
const DAYS_BEFORE_MONDAY = 3;

const SHORT_UNITS: Readonly<Record<string, number>> = { SECOND, MINUTE: 60 * SECOND, HOUR };

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
