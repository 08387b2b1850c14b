/** Schedules in cron notation: five fields (minute, hour, day of month, month, day of week) in a time zone. */
import { Untold, type Told } from './types.js';
import { zoneClock } from './zone-clock.js';

/** February 29th on a certain weekday comes back after 28 years, after 40 around a year like 2100. */
const MAX_DAYS = 41 * 366;
const DAY = 86_400_000;
const MINUTE = 60_000;
const MOST_PUT_BACK = 3 * 3_600_000;

const MONTHS = ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC'];
const WEEKDAYS = ['SUN', 'MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT'];

interface Schedule {
  /** Minutes since midnight, the last first. */
  readonly minutesOfDay: readonly number[];
  readonly isOn: (day: LocalDay) => boolean;
}

interface LocalDay {
  readonly day: number;
  readonly month: number;
  /** 0 is Sunday. */
  readonly weekday: number;
}

/**
 * The last times up to a moment that a schedule names, newest first, in epoch milliseconds. A time that clocks skip is no time;
 * one that they show twice is the first of the two.
 */
export function lastTimes(
  cron: string,
  timezone: string,
  wanted: { now: number; count: number },
): Told<number[]> {
  const schedule = parseCron(cron);
  if (schedule instanceof Untold) return schedule;
  const clock = zoneClock(timezone);
  if (clock instanceof Untold) return clock;
  const times: number[] = [];
  const shown = clock.localOf(wanted.now);
  const today = Math.floor(shown / DAY) * DAY;
  for (let back = 0; back <= MAX_DAYS && times.length < wanted.count; back += 1) {
    const midnight = today - back * DAY;
    if (!schedule.isOn(clock.dayOf(midnight))) continue;
    for (const local of schedule.minutesOfDay.map((minute) => midnight + minute * MINUTE)) {
      if (times.length === wanted.count) break;
      // Clocks that were put back may show less than a time that is over.
      if (local > shown + MOST_PUT_BACK) continue;
      const time = clock.momentOf(local);
      if (time !== undefined && time <= wanted.now) times.push(time);
    }
  }
  return times;
}

function parseCron(cron: string): Told<Schedule> {
  const fields = cron.trim().split(/\s+/);
  const [minutes, hours, days, months, weekdays] = [
    parseField(fields[0], { from: 0, to: 59 }),
    parseField(fields[1], { from: 0, to: 23 }),
    parseField(fields[2], { from: 1, to: 31 }),
    parseField(fields[3], { from: 1, to: 12, names: MONTHS }),
    // Both 0 and 7 are Sunday.
    parseField(fields[4], { from: 0, to: 7, names: WEEKDAYS }),
  ];
  if (fields.length !== 5 || !minutes || !hours || !days || !months || !weekdays)
    return new Untold('INVALID_PARAMETERS', `${JSON.stringify(cron)} is no schedule of five cron fields`);
  const onWeekday = (weekday: number) =>
    weekdays.includes(weekday) || (weekday === 0 && weekdays.includes(7));
  // Where both kinds of days are limited, either will do; that is how cron has always read them.
  const either = [fields[2], fields[4]].every((field) => !/^[*?]/.test(field ?? ''));
  return {
    minutesOfDay: hours
      .flatMap((hour) => minutes.map((minute) => hour * 60 + minute))
      .sort((first, second) => second - first),
    isOn: ({ day, month, weekday }) =>
      months.includes(month) &&
      (either ? days.includes(day) || onWeekday(weekday) : days.includes(day) && onWeekday(weekday)),
  };
}

interface Range {
  readonly from: number;
  readonly to: number;
  /** Names of the numbers from `from` on. */
  readonly names?: readonly string[];
}

/** Undefined when it cannot be read. */
function parseField(field: string | undefined, range: Range): number[] | undefined {
  const parts = (field ?? '').split(',').map((part) => parsePart(part, range));
  const numbers = parts.every((part) => part !== undefined) ? parts.flat() : [];
  return numbers.length > 0 ? [...new Set(numbers)] : undefined;
}

/** `*`, `?`, `5`, `1-5`, each with a step behind it; a step behind a single number goes on to the end. */
function parsePart(part: string, { from, to, names = [] }: Range): number[] | undefined {
  const match = /^(?:([*?])|(\w+)(?:-(\w+))?)(?:\/(\d+))?$/.exec(part);
  if (match === null) return undefined;
  const [, all, low, high, every] = match;
  const numberOf = (text: string): number =>
    names.includes(text.toUpperCase()) ? names.indexOf(text.toUpperCase()) + from : toWhole(text);
  const first = all === undefined ? numberOf(low ?? '') : from;
  const last = high !== undefined ? numberOf(high) : all !== undefined || every !== undefined ? to : first;
  const step = Number(every ?? 1);
  if (!(from <= first && first <= last && last <= to) || step < 1) return undefined;
  return Array.from({ length: Math.floor((last - first) / step) + 1 }, (_, index) => first + index * step);
}

function toWhole(text: string): number {
  return /^\d{1,2}$/.test(text) ? Number(text) : NaN;
}
