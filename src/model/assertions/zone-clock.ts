/** A time zone as schedules need it; of local times see `TimeZone`. */
import { dateAt } from '../../kernel/clock.js';
import { findTimeZone } from '../../kernel/time-zone.js';
import { Untold, type Told } from './types.js';

export interface ZoneClock {
  localOf(moment: number): number;
  /** First moment at which clocks show it; undefined when they skip it. */
  momentOf(local: number): number | undefined;
  /** Of a local time. */
  dayOf(local: number): { readonly day: number; readonly month: number; readonly weekday: number };
}

/** Zones are at most so far from UTC. */
const WIDEST_OFFSET = 16 * 3_600_000;

export function zoneClock(timezone: string): Told<ZoneClock> {
  const zone = findTimeZone(timezone);
  if (zone === undefined)
    return new Untold('INVALID_PARAMETERS', `There is no time zone ${JSON.stringify(timezone)}`);
  const { localOf, offsetAt } = zone;
  return {
    localOf,
    momentOf: (local) => {
      // The offsets a while before and after are all that can hold: clocks are not changed twice within that time.
      const offsets = [offsetAt(local - WIDEST_OFFSET), offsetAt(local + WIDEST_OFFSET)];
      const moments = offsets.map((offset) => local - offset).filter((moment) => localOf(moment) === local);
      return moments.length === 0 ? undefined : Math.min(...moments);
    },
    dayOf: (local) => {
      const date = dateAt(local);
      return { day: date.getUTCDate(), month: date.getUTCMonth() + 1, weekday: date.getUTCDay() };
    },
  };
}
