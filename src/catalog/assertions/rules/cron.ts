/** Schedules in cron notation: five fields (minute, hour, day of month, month, day of week) in a time zone. */
import { dateAt, findTimeZone, type TimeZone } from '../../../core/clock.js';
import { Inconclusive, type Result } from './evidence.js';

/** February 29th on a certain weekday comes back after 28 years, after 40 around a year like 2100. */
const MAX_DAYS = 41 * 366;
const DAY = 86_400_000;
const HOUR = 3_600_000;
const MINUTE = 60_000;
const MAX_CLOCK_SETBACK = 3 * HOUR;
/** In a leap year. */
const DAYS_OF_MONTHS = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

const MONTHS = ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC'];
const WEEKDAYS = ['SUN', 'MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT'];

interface Schedule {
  /** The last first. */
  readonly hours: readonly number[];
  readonly minutes: readonly number[];
  readonly months: ReadonlySet<number>;
  /** Of a day of one of the months. @param weekday 0 is Sunday */
  readonly isOn: (day: number, weekday: number) => boolean;
  /** No month has such a day. */
  readonly isNever: boolean;
}

/**
 * The last times up to a moment that a schedule names, newest first, in epoch milliseconds. A time that clocks skip is no time;
 * one that they show twice is the first of the two.
 */
export function lastTimes(
  cron: string,
  timezone: string,
  wanted: { now: number; count: number },
): Result<number[]> {
  const schedule = parseCron(cron);
  if (schedule instanceof Inconclusive) return schedule;
  const clock = zoneClock(timezone);
  if (clock instanceof Inconclusive) return clock;
  const { now, count } = wanted;
  const shown = clock.localOf(now);
  // Clocks that were put back may have shown a later time before.
  const latest = shown + Math.max(0, clock.offsetAt(now - MAX_CLOCK_SETBACK) - clock.offsetAt(now));
  const times: number[] = [];
  for (const midnight of daysBefore(latest, schedule)) {
    for (const local of timesOf(midnight, schedule)) {
      if (local > latest) continue;
      const time = clock.momentOf(local);
      if (time !== undefined && time <= now) times.push(time);
      if (times.length === count) return times;
    }
  }
  return times;
}

/** Midnights of the days of a schedule, the last first. Months that it leaves out are stepped over. */
function* daysBefore(latest: number, { months, isOn, isNever }: Schedule): Generator<number> {
  const today = Math.floor(latest / DAY);
  for (let day = today; !isNever && day >= today - MAX_DAYS;) {
    const date = dateAt(day * DAY);
    const dayOfMonth = date.getUTCDate();
    if (months.has(date.getUTCMonth() + 1)) {
      if (isOn(dayOfMonth, date.getUTCDay())) yield day * DAY;
      day -= 1;
    } else day -= dayOfMonth;
  }
}

function* timesOf(midnight: number, { hours, minutes }: Schedule): Generator<number> {
  for (const hour of hours) for (const minute of minutes) yield midnight + hour * HOUR + minute * MINUTE;
}

function parseCron(cron: string): Result<Schedule> {
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
    return new Inconclusive(
      'INVALID_PARAMETERS',
      `${JSON.stringify(cron)} is not a schedule of five cron fields`,
    );
  const onWeekday = (weekday: number) => weekdays.has(weekday) || (weekday === 0 && weekdays.has(7));
  // Where both kinds of days are limited, either will do; that is how cron has always read them.
  const either = [fields[2], fields[4]].every((field) => !/^[*?]/.test(field ?? ''));
  const hasDay = (month: number) => [...days].some((day) => day <= (DAYS_OF_MONTHS[month - 1] ?? 0));
  return {
    hours: lastFirst(hours),
    minutes: lastFirst(minutes),
    months,
    isOn: (day, weekday) =>
      either ? days.has(day) || onWeekday(weekday) : days.has(day) && onWeekday(weekday),
    isNever: !either && ![...months].some(hasDay),
  };
}

function lastFirst(numbers: ReadonlySet<number>): number[] {
  return [...numbers].sort((first, second) => second - first);
}

interface Range {
  readonly from: number;
  readonly to: number;
  /** Names of the numbers from `from` on. */
  readonly names?: readonly string[];
}

/** Undefined when it cannot be read. */
function parseField(field: string | undefined, range: Range): ReadonlySet<number> | undefined {
  const parts = (field ?? '').split(',').map((part) => parsePart(part, range));
  const numbers = parts.every((part) => part !== undefined) ? parts.flat() : [];
  return numbers.length > 0 ? new Set(numbers) : undefined;
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

/** A time zone that also finds the moment of a local time. */
interface ZoneClock extends TimeZone {
  /** First moment at which clocks show it; undefined when they skip it. */
  readonly momentOf: (local: number) => number | undefined;
}

/** No zone is farther from UTC. */
const WIDEST_OFFSET = 16 * 3_600_000;

function zoneClock(timezone: string): Result<ZoneClock> {
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
