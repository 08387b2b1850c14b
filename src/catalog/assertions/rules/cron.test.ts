/** Tests schedules in cron notation, also by comparison with a walk over every minute. */
import fc from 'fast-check';
import { lastTimes } from './cron.js';
import { Inconclusive } from './evidence.js';

const at = (text: string) => Date.parse(text);
const last = (cron: string, timezone: string, now: string, count = 1) => {
  const times = lastTimes(cron, timezone, { now: at(now), count });
  if (times instanceof Inconclusive) throw new Error(times.message);
  return times.map((time) => new Date(time).toISOString());
};

describe('the last times of a schedule', () => {
  it.each([
    ['30 8 * * *', '2026-03-04T08:29:59Z', '2026-03-03T08:30:00.000Z'],
    ['30 8 * * *', '2026-03-04T08:30:00Z', '2026-03-04T08:30:00.000Z'],
    ['0 */6 * * *', '2026-03-04T13:00:00Z', '2026-03-04T12:00:00.000Z'],
    ['5/20 * * * *', '2026-03-04T13:30:00Z', '2026-03-04T13:25:00.000Z'],
    ['0 9 * * MON-FRI', '2026-03-08T12:00:00Z', '2026-03-06T09:00:00.000Z'],
    ['0 0 * * 7', '2026-03-04T12:00:00Z', '2026-03-01T00:00:00.000Z'],
    ['0 0 1 jan,JUL ?', '2026-03-04T12:00:00Z', '2026-01-01T00:00:00.000Z'],
    ['0 0 29 2 *', '2026-03-04T12:00:00Z', '2024-02-29T00:00:00.000Z'],
    ['0 0 13 * FRI', '2026-03-12T12:00:00Z', '2026-03-06T00:00:00.000Z'],
    ['0 0 30 2,4 ?', '2026-04-29T12:00:00Z', '2025-04-30T00:00:00.000Z'],
    ['0 0 */28 2 SUN', '2026-03-04T12:00:00Z', '2026-02-01T00:00:00.000Z'],
    ['0 0 */29 2 SUN', '2026-01-04T12:00:00Z', '2015-02-01T00:00:00.000Z'],
  ])('include for %s at %s the time %s', (cron, now, time) => {
    expect(last(cron, 'UTC', now)).toEqual([time]);
  });

  it('follow the clock changes of the time zone of the schedule', () => {
    // Clocks in Berlin go from 2:00 to 3:00 on March 29 and from 3:00 back to 2:00 on October 25.
    expect(last('30 2 * * *', 'Europe/Berlin', '2026-03-30T12:00:00Z', 2)).toEqual([
      '2026-03-30T00:30:00.000Z',
      '2026-03-28T01:30:00.000Z',
    ]);
    expect(last('30 2 * * *', 'Europe/Berlin', '2026-10-25T01:10:00Z')).toEqual(['2026-10-25T00:30:00.000Z']);
    // A time that occurs twice counts at its first occurrence.
    expect(last('* * * * *', 'Europe/Berlin', '2026-10-25T01:10:00Z', 2)).toEqual([
      '2026-10-25T00:59:00.000Z',
      '2026-10-25T00:58:00.000Z',
    ]);
    // Clocks in Havana go back from 1:00 to 0:00, clocks in Beirut from 0:00 to 23:00 of the day before.
    expect(last('30 0 * * *', 'America/Havana', '2026-11-01T05:10:00Z')).toEqual([
      '2026-11-01T04:30:00.000Z',
    ]);
    expect(last('45 23 * * *', 'Asia/Beirut', '2026-10-24T21:10:00Z')).toEqual(['2026-10-24T20:45:00.000Z']);
    expect(last('0 0 * * *', 'Pacific/Kiritimati', '2026-03-04T11:00:00Z')).toEqual([
      '2026-03-04T10:00:00.000Z',
    ]);
  });

  it('are empty if no day matches', () => {
    for (const cron of ['0 0 31 2 *', '0 0 31 4,6,9,11 ?'])
      expect(last(cron, 'UTC', '2026-03-04T12:00:00Z')).toEqual([]);
  });

  it.each([
    '',
    '* * * *',
    '* * * * * *',
    '60 * * * *',
    '* 24 * * *',
    '* * 0 * *',
    '5-1 * * * *',
    '*/0 * * * *',
    'x * * * *',
    '1,,2 * * * *',
  ])('are not computed for the invalid schedule %j', (cron) => {
    expect(lastTimes(cron, 'UTC', { now: 0, count: 1 })).toMatchObject({ type: 'INVALID_PARAMETERS' });
  });

  it('are not computed for an unknown time zone', () => {
    expect(lastTimes('* * * * *', 'Mars/Olympus', { now: 0, count: 1 })).toMatchObject({
      message: expect.stringContaining('Mars/Olympus'),
    });
  });

  it('are the same as those that a walk over every minute finds', () => {
    const field = (from: number, to: number) =>
      fc.oneof(
        fc.constant('*'),
        fc.integer({ min: from, max: to }).map(String),
        fc.integer({ min: 2, max: 7 }).map((step) => `*/${step}`),
        fc
          .tuple(fc.integer({ min: from, max: to }), fc.integer({ min: from, max: to }))
          .map(([a, b]) => `${Math.min(a, b)}-${Math.max(a, b)}`),
      );
    fc.assert(
      fc.property(
        fc.tuple(field(0, 59), field(0, 23), field(1, 31), field(1, 12), field(0, 6)),
        fc.integer({ min: 1_600_000_000_000, max: 1_800_000_000_000 }),
        (fields, now) => {
          const times = lastTimes(fields.join(' '), 'UTC', { now, count: 3 }) as number[];
          const walked = walk(fields, now, { count: 3, days: 3 });
          expect(times.slice(0, walked.length)).toEqual(walked);
        },
      ),
      { numRuns: 40 },
    );
  });
});

/** Finds the last times minute by minute. If day and weekday are both restricted, one of them must match; all other fields must match. */
function walk(
  fields: readonly string[],
  now: number,
  { count, days }: { count: number; days: number },
): number[] {
  const found: number[] = [];
  const newest = Math.floor(now / 60_000) * 60_000;
  for (let time = newest; time > newest - days * 86_400_000 && found.length < count; time -= 60_000) {
    const date = new Date(time);
    const values = [
      date.getUTCMinutes(),
      date.getUTCHours(),
      date.getUTCDate(),
      date.getUTCMonth() + 1,
      date.getUTCDay(),
    ];
    const [minute, hour, day, month, weekday] = values.map((value, index) =>
      fits(fields[index] ?? '', value, index === 2 || index === 3 ? 1 : 0),
    );
    const isLimited = [fields[2], fields[4]].every((field) => !field?.startsWith('*'));
    if (minute && hour && month && (isLimited ? day || weekday : day && weekday)) found.push(time);
  }
  return found;
}

function fits(field: string, value: number, from: number): boolean {
  if (field === '*') return true;
  if (field.startsWith('*/')) return (value - from) % Number(field.slice(2)) === 0;
  const [low, high = low] = field.split('-').map(Number);
  return low! <= value && value <= high!;
}
