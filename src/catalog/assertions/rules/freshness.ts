/** Evaluates freshness: whether the data changed, or its job ran, within a time window. */
import { dateAt } from '../../../core/clock.js';
import { type JsonObject, numberAt, recordAt, textAt } from '../../../core/json.js';
import { lastTimes } from './cron.js';
import { Inconclusive, type Changes, type Finding, type Result, type Window, isoTime } from './evidence.js';

const MILLIS: ReadonlyMap<string, number> = new Map([
  ['SECOND', 1_000],
  ['MINUTE', 60_000],
  ['HOUR', 3_600_000],
  ['DAY', 86_400_000],
  ['WEEK', 7 * 86_400_000],
]);
const MONTHS: ReadonlyMap<string, number> = new Map([
  ['MONTH', 1],
  ['QUARTER', 3],
  ['YEAR', 12],
]);

interface Moments {
  readonly now: number;
  /** Time of the last check of the assertion. */
  readonly lastCheck: number | undefined;
}

/** Returns the window in which a change must have happened. @param assertion a `FreshnessAssertionInfo` */
export function windowOf(assertion: JsonObject, { now, lastCheck }: Moments): Result<Window> {
  const schedule = recordAt(assertion, 'schedule');
  const type = textAt(schedule, 'type');
  if (type === 'CRON') return cronWindow(recordAt(schedule, 'cron'), now);
  if (type === 'FIXED_INTERVAL') return intervalWindow(recordAt(schedule, 'fixedInterval'), now);
  return lastCheck === undefined
    ? new Inconclusive(
        'INSUFFICIENT_DATA',
        'It covers the time since its last run, and it has no previous run',
      )
    : { from: lastCheck, until: now };
}

/** The window ends at the last time of the schedule, and begins at the time before, or at an offset before its end. */
function cronWindow(cron: JsonObject | undefined, now: number): Result<Window> {
  const expression = textAt(cron, 'cron') ?? '';
  const times = lastTimes(expression, textAt(cron, 'timezone') ?? '', { now, count: 2 });
  if (times instanceof Inconclusive) return times;
  const [until, before] = times;
  const offset = numberAt(cron, 'windowStartOffsetMs');
  const from = until !== undefined && offset !== undefined ? until - offset : before;
  return until === undefined || from === undefined || from > until
    ? new Inconclusive('INVALID_PARAMETERS', `No time fits the schedule ${JSON.stringify(expression)}`)
    : { from, until };
}

function intervalWindow(interval: JsonObject | undefined, now: number): Result<Window> {
  const unit = textAt(interval, 'unit') ?? '';
  const multiple = numberAt(interval, 'multiple') ?? 1;
  const from = before(now, unit, multiple);
  return from === undefined || !Number.isFinite(from) || from >= now
    ? new Inconclusive(
        'INVALID_PARAMETERS',
        `The assertion has no interval of time: ${JSON.stringify(interval ?? null)}`,
      )
    : { from, until: now };
}

/** Returns the same time of day a number of units earlier, in UTC; a day that the month lacks becomes its last day. */
function before(now: number, unit: string, multiple: number): number | undefined {
  const millis = MILLIS.get(unit);
  if (millis !== undefined) return now - multiple * millis;
  const months = MONTHS.get(unit);
  if (months === undefined) return undefined;
  const date = dateAt(now);
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth() - months * multiple];
  const lastDay = dateAt(Date.UTC(year, month + 1, 0)).getUTCDate();
  return (
    Date.UTC(year, month, Math.min(date.getUTCDate(), lastDay)) +
    (((now % 86_400_000) + 86_400_000) % 86_400_000)
  );
}

/** @param what for messages, e.g. `change` */
export function evaluateFreshness(
  window: Window,
  changes: Changes | undefined,
  what: string,
): Result<Finding> {
  const { inWindow, latest } = changes ?? {};
  const known = inWindow ?? latest;
  if (known === undefined)
    return new Inconclusive('INSUFFICIENT_DATA', `The catalog has no ${what} of the entity`);
  return {
    holds: inWindow !== undefined,
    nativeResults: {
      windowStart: isoTime(window.from),
      windowEnd: isoTime(window.until),
      [`last ${what}`]: isoTime(known),
    },
  };
}
