import { dateAt } from '../../../core/clock.js';

const MOST_MILLIS = 8.64e15;

/** For people; times that no calendar reaches are told by their number. */
export function isoTime(moment: number): string {
  return Math.abs(moment) <= MOST_MILLIS ? dateAt(moment).toISOString() : String(moment);
}
