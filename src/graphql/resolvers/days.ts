/** Days of a time zone. */
import { CatalogError } from '../../kernel/errors.js';

const DAY = 24 * 3_600 * 1_000;

/**
 * @param timeZone by its name, e.g. `Europe/Berlin`
 * @returns when the day began that a moment is in, both in epoch milliseconds
 * @throws INVALID_REQUEST for a zone that nobody knows
 */
export function dayCalendar(timeZone: string): (moment: number) => number {
  const format = formatIn(timeZone);
  const clockOf = (moment: number): number => {
    const parts = new Map(format.formatToParts(moment).map(({ type, value }) => [type, Number(value)]));
    const [year = 0, month = 1, day = 1] = (['year', 'month', 'day'] as const).map((name) => parts.get(name));
    const [hour = 0, minute = 0, second = 0] = (['hour', 'minute', 'second'] as const).map((name) =>
      parts.get(name),
    );
    return Date.UTC(year, month - 1, day, hour, minute, second);
  };
  return (moment) => {
    const midnight = Math.floor(clockOf(moment) / DAY) * DAY;
    // The offset at midnight may be another one than now, where clocks are changed on the day.
    const nearby = midnight - (clockOf(moment) - Math.floor(moment / 1_000) * 1_000);
    return midnight - (clockOf(nearby) - nearby);
  };
}

function formatIn(timeZone: string): Intl.DateTimeFormat {
  try {
    return new Intl.DateTimeFormat('en-US', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    });
  } catch (error) {
    throw new CatalogError(
      'INVALID_REQUEST',
      `There is no time zone ${JSON.stringify(timeZone)}`,
      { path: '/input/timeZone', rule: 'a name like Europe/Berlin' },
      { cause: error },
    );
  }
}
