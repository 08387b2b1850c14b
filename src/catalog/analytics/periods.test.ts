/** The periods of charts. */
import fc from 'fast-check';
import type { Span } from '../usage-events/types.js';
import {
  daysOf,
  lastTwoMonths,
  lastTwoWeeks,
  monthsBefore,
  pastMonth,
  pastWeek,
  weeksUntil,
} from './periods.js';

const iso = ({ from, until }: Span): string[] => [from, until].map((time) => new Date(time).toISOString());
const date = (text: string): string => `${text}T00:00:00.000Z`;
/** A Wednesday. */
const NOW = Date.UTC(2026, 10, 25, 13, 45);
const moment = fc.integer({ min: Date.UTC(1990, 0, 1), max: Date.UTC(2200, 0, 1) });

it('weeks end with the current one, and months with the one before', () => {
  expect(weeksUntil(NOW, 2).map(iso)).toEqual([
    [date('2026-11-16'), date('2026-11-23')],
    [date('2026-11-23'), date('2026-11-30')],
  ]);
  expect(monthsBefore(Date.UTC(2026, 0, 31), 2).map(iso)).toEqual([
    [date('2025-11-01'), date('2025-12-01')],
    [date('2025-12-01'), date('2026-01-01')],
  ]);
});

it('the past week and the past month end with today', () => {
  expect(iso(pastWeek(NOW))).toEqual([date('2026-11-19'), date('2026-11-26')]);
  expect(iso(pastMonth(NOW))).toEqual([date('2026-10-26'), date('2026-11-26')]);
  expect(iso(pastMonth(Date.UTC(2026, 2, 30, 23)))).toEqual([date('2026-02-28'), date('2026-03-31')]);
});

it('the last two weeks and months end with this moment and follow each other', () => {
  fc.assert(
    fc.property(moment, (now) => {
      for (const [last, before] of [lastTwoWeeks(now), lastTwoMonths(now)]) {
        expect([last.until, before.until]).toEqual([now + 1, last.from]);
        expect(before.from).toBeLessThan(before.until);
      }
      const [month] = lastTwoMonths(now);
      expect((month.until - month.from) / (24 * 3_600_000)).toBeGreaterThanOrEqual(28);
      expect((month.until - month.from) / (24 * 3_600_000)).toBeLessThanOrEqual(31);
    }),
  );
});

it('periods have no gaps, and the weeks and days contain the moment', () => {
  fc.assert(
    fc.property(moment, (now) => {
      for (const spans of [weeksUntil(now, 10), monthsBefore(now, 11), daysOf(pastMonth(now))])
        for (const [index, { from }] of spans.entries())
          if (index > 0) expect(from).toBe(spans[index - 1]?.until);
      for (const spans of [weeksUntil(now, 3), daysOf(pastWeek(now))]) {
        const last = spans.at(-1);
        expect(last !== undefined && last.from <= now && now < last.until).toBe(true);
      }
    }),
  );
});
