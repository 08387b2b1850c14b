/** Days of a time zone. */
import { CatalogError } from '../../../core/errors.js';
import { findTimeZone } from '../../../core/time-zone.js';

const DAY = 24 * 3_600 * 1_000;

/**
 * @param timeZone by its name, e.g. `Europe/Berlin`
 * @returns when the day began that a moment is in, both in epoch milliseconds
 * @throws INVALID_REQUEST for a zone that nobody knows
 */
export function dayCalendar(timeZone: string): (moment: number) => number {
  const zone = findTimeZone(timeZone);
  if (zone === undefined)
    throw new CatalogError('INVALID_REQUEST', `There is no time zone ${JSON.stringify(timeZone)}`, {
      path: '/input/timeZone',
      rule: 'a name like Europe/Berlin',
    });
  return (moment) => {
    const midnight = Math.floor(zone.localOf(moment) / DAY) * DAY;
    const near = midnight - zone.offsetAt(moment);
    // Where clocks go back to midnight there are two of them; the day begins with the one by the offset of the day before.
    const first = midnight - zone.offsetAt(near - DAY / 2);
    if (zone.localOf(first) === midnight) return first;
    // The offset at midnight may be another one than now, where clocks are changed on the day.
    return midnight - zone.offsetAt(near);
  };
}
