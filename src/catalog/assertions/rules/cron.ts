/** Schedules in cron notation: five fields (minute, hour, day of month, month, day of week) in a time zone. */
import { CronExpressionParser, type CronExpression } from 'cron-parser';
import { dateAt } from '../../../core/clock.js';
import { findTimeZone } from '../../../core/time-zone.js';
import { Inconclusive, type Result } from './types.js';

/** The parser replaces `H` by a random value, which no schedule of an assertion may have. */
const HASHED = /(?:^|[\s,])H\b/i;

/** Returns the last times of a schedule up to a moment, newest first, in epoch milliseconds. Empty if no day ever matches. */
export function lastTimes(
  cron: string,
  timezone: string,
  { now, count }: { now: number; count: number },
): Result<number[]> {
  if (findTimeZone(timezone) === undefined)
    return new Inconclusive('INVALID_PARAMETERS', `There is no time zone ${JSON.stringify(timezone)}`);
  if (cron.trim().split(/\s+/).length !== 5 || HASHED.test(cron)) return invalid(cron);
  let schedule: CronExpression;
  try {
    // The parser looks for times before the current date.
    schedule = CronExpressionParser.parse(cron.trim(), { tz: timezone, currentDate: dateAt(now + 1) });
  } catch (error) {
    return isNever(error) ? [] : invalid(cron);
  }
  return timesBefore(schedule, count);
}

function timesBefore(schedule: CronExpression, count: number): number[] {
  const times: number[] = [];
  try {
    while (times.length < count) times.push(schedule.prev().getTime());
  } catch {
    // The parser gives up after searching many years.
  }
  return times;
}

/** The parser refuses schedules such as February 31st, which are valid but never match. */
function isNever(error: unknown): boolean {
  return error instanceof Error && error.message === 'Invalid explicit day of month definition';
}

function invalid(cron: string): Inconclusive {
  return new Inconclusive('INVALID_PARAMETERS', `${JSON.stringify(cron)} is no schedule of five cron fields`);
}
