/** Days in a time zone. */
import { requireTimeZone } from './require-time-zone.js';

const DAY = 24 * 3_600 * 1_000;

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
