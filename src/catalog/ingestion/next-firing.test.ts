/** Times of schedules. */
import fc from 'fast-check';
import { checkSchedule, findNextFiring, nextFiring } from './next-firing.js';

const at = (text: string): number => Date.parse(text);
const next = (interval: string, timezone: string, after: string): string | undefined => {
  const found = nextFiring({ interval, timezone }, at(after));
  return found === undefined ? undefined : new Date(found).toISOString();
};

it.each([
  ['5 * * * *', 'UTC', '2026-03-01T10:05:00Z', '2026-03-01T11:05:00.000Z'],
  ['0 9 * * *', 'Europe/Berlin', '2026-01-01T08:00:00Z', '2026-01-02T08:00:00.000Z'],
  ['0 9 * * *', 'Europe/Berlin', '2026-07-01T00:00:00Z', '2026-07-01T07:00:00.000Z'],
  ['0 9 * * *', '', '2026-07-01T00:00:00Z', '2026-07-01T09:00:00.000Z'],
  ['*/10 * * * * *', 'UTC', '2026-03-01T10:00:01Z', '2026-03-01T10:00:10.000Z'],
  ['0 0 ? * MON', 'UTC', '2026-03-04T00:00:00Z', '2026-03-09T00:00:00.000Z'],
  ['0 0 L * *', 'UTC', '2026-02-02T00:00:00Z', '2026-02-28T00:00:00.000Z'],
  // The clock jumps from 2:00 to 3:00.
  ['30 2 * * *', 'Europe/Berlin', '2026-03-29T00:00:00Z', '2026-03-29T01:00:00.000Z'],
])('%s in %j fires after %s at %s', (interval, timezone, after, expected) => {
  expect(next(interval, timezone, after)).toBe(expected);
});

it('fires once in the hour that occurs twice', () => {
  const first = nextFiring({ interval: '30 2 * * *', timezone: 'Europe/Berlin' }, at('2026-10-24T22:00:00Z'));
  expect(new Date(first!).toISOString()).toBe('2026-10-25T00:30:00.000Z');
  expect(next('30 2 * * *', 'Europe/Berlin', '2026-10-25T00:30:00Z')).toBe('2026-10-26T01:30:00.000Z');
});

it('fires later than the given time, and does not depend on the time between', () => {
  const times = fc.integer({ min: at('2020-01-01T00:00:00Z'), max: at('2040-01-01T00:00:00Z') });
  const intervals = fc.constantFrom('5 * * * *', '*/7 3 * * *', '0 0 1 * *', '0 30 2 * * SUN', '0 12 29 2 *');
  const zones = fc.constantFrom('UTC', 'America/New_York', 'Asia/Kolkata', 'Australia/Lord_Howe');
  fc.assert(
    fc.property(times, intervals, zones, (time, interval, timezone) => {
      const schedule = { interval, timezone };
      const found = nextFiring(schedule, time)!;
      expect(found).toBeGreaterThan(time);
      expect(nextFiring(schedule, found - 1)).toBe(found);
    }),
    { numRuns: 60 },
  );
});

describe('a schedule is refused', () => {
  it.each([
    ['61 * * * *', 'UTC', '/schedule/interval'],
    ['* * * *', 'UTC', '/schedule/interval'],
    ['* * * * * * *', 'UTC', '/schedule/interval'],
    ['@daily', 'UTC', '/schedule/interval'],
    ['2026-01-01T00:00:00', 'UTC', '/schedule/interval'],
    ['? * * * *', 'UTC', '/schedule/interval'],
    ['', 'UTC', '/schedule/interval'],
    ['0 0 31 2 *', 'UTC', '/schedule/interval'],
    ['* * * * *', 'Mars/Olympus', '/schedule/timezone'],
  ])('%j in %s', (interval, timezone, path) => {
    const refused = expect.objectContaining({
      code: 'INVALID_REQUEST',
      details: expect.objectContaining({ path }),
    });
    expect(() => {
      checkSchedule({ interval, timezone }, 0);
    }).toThrow(refused);
    expect(findNextFiring({ interval, timezone }, 0)).toBeUndefined();
  });
});
