/** Computes when a schedule fires. Cron expressions have five fields, or six if the first one is seconds. */
import { Cron } from 'croner';
import { dateAt } from '../../core/clock.js';
import { CatalogError } from '../../core/errors.js';

export interface Schedule {
  /** Cron expression. */
  readonly interval: string;
  /** Name of a time zone, e.g. `Europe/Berlin`. Empty: UTC. */
  readonly timezone: string;
}

/**
 * Returns the first firing after a time; undefined if the schedule never fires again, e.g. on February 31.
 * A time that daylight saving skips fires when the clock has jumped over it.
 * @param after epoch milliseconds
 * @throws RangeError or TypeError for an invalid expression or time zone
 */
export function nextFiring({ interval, timezone }: Schedule, after: number): number | undefined {
  const options = { timezone: timezone === '' ? 'UTC' : timezone, paused: true } as const;
  return new Cron(toCron(interval), { ...options, mode: '5-or-6-parts' }).nextRun(dateAt(after))?.getTime();
}

/** Returns the first firing after a time; undefined if the schedule is invalid, too. */
export function findNextFiring(schedule: Schedule, after: number): number | undefined {
  try {
    return nextFiring(schedule, after);
  } catch {
    return undefined;
  }
}

/** @param now epoch milliseconds @throws INVALID_REQUEST for a schedule that is invalid or never fires */
export function checkSchedule(schedule: Schedule, now: number): void {
  checkZone(schedule);
  let next: number | undefined;
  try {
    next = nextFiring(schedule, now);
  } catch (error) {
    const rule = 'a cron expression with 5 fields, or with 6 if the first one is seconds';
    throw invalid('interval', `${quoted(schedule.interval)} is not ${rule}`, { rule, cause: error });
  }
  if (next !== undefined) return;
  throw invalid('interval', `${quoted(schedule.interval)} never fires`, { rule: 'a time that comes' });
}

function checkZone({ timezone }: Schedule): void {
  try {
    nextFiring({ interval: '* * * * *', timezone }, 0);
  } catch (error) {
    const rule = 'the name of a time zone, e.g. Europe/Berlin';
    throw invalid('timezone', `${quoted(timezone)} is not ${rule}`, { rule, cause: error });
  }
}

/** Refuses what the library accepts besides cron expressions. It takes `?` for the current time, where schedulers mean any day. */
function toCron(interval: string): string {
  const given = interval.trim().split(/\s+/);
  if (given.length !== 5 && given.length !== 6) throw new RangeError(`${given.length} fields`);
  const days = new Set([given.length - 3, given.length - 1]);
  const fields = given.map((field, at) => (field === '?' && days.has(at) ? '*' : field));
  if (fields.some((field) => field.includes('?'))) throw new RangeError('? is only allowed for days');
  return fields.join(' ');
}

interface Reason {
  readonly rule: string;
  readonly cause?: unknown;
}

function invalid(member: keyof Schedule, message: string, { rule, cause }: Reason): CatalogError {
  const place = { path: `/schedule/${member}`, rule };
  return new CatalogError('INVALID_REQUEST', `The schedule's ${member} ${message}`, place, { cause });
}

function quoted(text: string): string {
  return JSON.stringify(text);
}
