/** Periods of charts. Days, weeks and months begin in UTC, weeks on Monday. Pure. */
import { windowStarts } from '../timeseries/time-windows.js';
import type { Span } from '../usage-events/types.js';

const DAY = 24 * 3_600 * 1_000;
const WEEK = 7 * DAY;

const startOfDay = windowStarts({ unit: 'DAY', multiple: 1 });
const startOfWeek = windowStarts({ unit: 'WEEK', multiple: 1 });

/** @param now epoch milliseconds @returns as many weeks, oldest first; the last is the current one */
export function weeksUntil(now: number, count: number): Span[] {
  const current = startOfWeek(now);
  return Array.from({ length: count }, (_, index) => {
    const from = current - (count - 1 - index) * WEEK;
    return { from, until: from + WEEK };
  });
}

/** @param now epoch milliseconds @returns as many whole months before the current one, oldest first */
export function monthsBefore(now: number, count: number): Span[] {
  const date = new Date(now);
  const start = (back: number): number => Date.UTC(date.getUTCFullYear(), date.getUTCMonth() - back);
  return Array.from({ length: count }, (_, index) => ({
    from: start(count - index),
    until: start(count - index - 1),
  }));
}

/** The days of a span, oldest first. */
export function daysOf({ from, until }: Span): Span[] {
  const count = Math.ceil((until - from) / DAY);
  return Array.from({ length: count }, (_, index) => {
    const start = from + index * DAY;
    return { from: start, until: start + DAY };
  });
}

/** The seven calendar days that end with today. */
export function pastWeek(now: number): Span {
  const today = startOfDay(now);
  return { from: today - 6 * DAY, until: today + DAY };
}

/** The calendar month that ends with today. */
export function pastMonth(now: number): Span {
  const today = startOfDay(now);
  return { from: monthEarlier(today + DAY), until: today + DAY };
}

/** The week up to this moment, and the week before it. */
export function lastTwoWeeks(now: number): readonly [last: Span, before: Span] {
  return lastTwo(now + 1, (moment) => moment - WEEK);
}

/** The month up to this moment, and the month before it. */
export function lastTwoMonths(now: number): readonly [last: Span, before: Span] {
  return lastTwo(now + 1, monthEarlier);
}

function lastTwo(end: number, earlier: (moment: number) => number): readonly [Span, Span] {
  const [start, first] = [earlier(end), earlier(earlier(end))];
  return [
    { from: start, until: end },
    { from: first, until: start },
  ];
}

/** The same time of the same day one month earlier; the last day of that month if it is shorter. */
function monthEarlier(moment: number): number {
  const date = new Date(moment);
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth()];
  const lastDay = new Date(Date.UTC(year, month, 0)).getUTCDate();
  const day = Math.min(date.getUTCDate(), lastDay);
  return Date.UTC(year, month - 1, day) + (moment - startOfDay(moment));
}
