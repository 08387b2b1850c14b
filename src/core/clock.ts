/** The only place that reads the time. */
export interface Clock {
  /** Epoch milliseconds. */
  now(): number;
}

export const systemClock: Clock = { now: () => Date.now() };

/** Converts a time for libraries that need a `Date`. */
export function dateAt(millis: number): Date {
  return new Date(millis);
}

/** Local times of a time zone. A local time is a number like epoch milliseconds, read as if the zone were UTC. */
export interface TimeZone {
  /** Local time of a moment, rounded down to seconds. */
  readonly localOf: (moment: number) => number;
  /** Offset from UTC at a moment, in milliseconds. */
  readonly offsetAt: (moment: number) => number;
}

/** Moments further from 1970 count as this one, because dates end there. Points may have any time. */
const LAST_MOMENT = 8e15;

/**
 * @param name e.g. `Europe/Berlin`
 * @returns undefined for an unknown zone
 */
export function findTimeZone(name: string): TimeZone | undefined {
  const format = formatIn(name);
  if (format === undefined) return undefined;
  const localOf = (moment: number): number => {
    const shown = Math.min(Math.max(moment, -LAST_MOMENT), LAST_MOMENT);
    const parts = new Map(format.formatToParts(shown).map(({ type, value }) => [type, Number(value)]));
    const part = (type: Intl.DateTimeFormatPartTypes): number => parts.get(type) ?? 0;
    const [year, month, day] = [part('year'), part('month') - 1, part('day')];
    return Date.UTC(year, month, day, part('hour'), part('minute'), part('second'));
  };
  return { localOf, offsetAt: (moment) => localOf(moment) - Math.floor(moment / 1_000) * 1_000 };
}

function formatIn(timeZone: string): Intl.DateTimeFormat | undefined {
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
  } catch {
    // Only the name of the zone can be wrong.
    return undefined;
  }
}
