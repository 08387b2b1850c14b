/** A time zone as schedules need it; of local times see `TimeZone`. */
import { findTimeZone, type TimeZone } from '../../../core/time-zone.js';
import { Inconclusive, type Result } from './types.js';

export interface ZoneClock extends TimeZone {
  /** First moment at which clocks show it; undefined when they skip it. */
  readonly momentOf: (local: number) => number | undefined;
}

/** Zones are at most so far from UTC. */
const WIDEST_OFFSET = 16 * 3_600_000;

export function zoneClock(timezone: string): Result<ZoneClock> {
  const zone = findTimeZone(timezone);
  if (zone === undefined)
    return new Inconclusive('INVALID_PARAMETERS', `There is no time zone ${JSON.stringify(timezone)}`);
  const { localOf, offsetAt } = zone;
  return {
    ...zone,
    momentOf: (local) => {
      // The offsets a while before and after are all that can hold: clocks are not changed twice within that time.
      const offsets = new Set([offsetAt(local - WIDEST_OFFSET), offsetAt(local + WIDEST_OFFSET)]);
      const moments = [...offsets]
        .map((offset) => local - offset)
        .filter((moment) => localOf(moment) === local);
      return moments.length === 0 ? undefined : Math.min(...moments);
    },
  };
}
