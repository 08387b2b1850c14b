import { dateAt } from '../../../core/clock.js';

const MOST_MILLIS = 8.64e15;

/** Formats a time for people; a time outside the range of dates as its number. */
export function isoTime(moment: number): string {
  return Math.abs(moment) <= MOST_MILLIS ? dateAt(moment).toISOString() : String(moment);
}
