import fc from 'fast-check';
import { findTimeZone } from './clock.js';
import { present } from '../../test/helpers/unit/present.js';

const at = (text: string) => Date.parse(text);
const zone = (name: string) => present(findTimeZone(name));
const HOUR = 3_600_000;
const anyMoment = fc.integer({ min: at('1980-01-01T00:00:00Z'), max: at('2060-01-01T00:00:00Z') });
const zones = [
  'UTC',
  'Europe/Berlin',
  'America/New_York',
  'Asia/Kolkata',
  'Australia/Lord_Howe',
  'Pacific/Apia',
];

describe('findTimeZone', () => {
  it.each(['Europe/Nowhere', '', ' ', 'Europe/Berlin ', '\u0000'])('does not find %j', (name) => {
    expect(findTimeZone(name)).toBeUndefined();
  });

  it.each([
    ['UTC', '2024-06-01T12:00:00Z', '2024-06-01T12:00:00Z'],
    ['Europe/Berlin', '2024-01-15T23:30:00Z', '2024-01-16T00:30:00Z'],
    ['Europe/Berlin', '2024-03-31T00:59:59Z', '2024-03-31T01:59:59Z'],
    ['Europe/Berlin', '2024-03-31T01:00:00Z', '2024-03-31T03:00:00Z'],
    ['Europe/Berlin', '2024-10-27T00:59:59Z', '2024-10-27T02:59:59Z'],
    ['Europe/Berlin', '2024-10-27T01:00:00Z', '2024-10-27T02:00:00Z'],
    ['America/New_York', '2024-03-01T04:30:00Z', '2024-02-29T23:30:00Z'],
    ['Asia/Kolkata', '2023-12-31T20:00:00Z', '2024-01-01T01:30:00Z'],
    ['Asia/Kolkata', '2024-01-01T18:30:00Z', '2024-01-02T00:00:00Z'],
    ['Pacific/Apia', '2011-12-30T10:00:00Z', '2011-12-31T00:00:00Z'],
  ])('converts for %s the moment %s to the local time %s', (name, moment, local) => {
    expect(zone(name).localOf(at(moment))).toBe(at(local));
  });

  it('returns local times that differ from UTC by the offset, which is at most 14 hours', () => {
    fc.assert(
      fc.property(fc.constantFrom(...zones), anyMoment, (name, moment) => {
        const { localOf, offsetAt } = zone(name);
        const offset = offsetAt(moment);
        expect(localOf(moment)).toBe(Math.floor(moment / 1_000) * 1_000 + offset);
        expect([Math.abs(offset) <= 14 * HOUR, offset % (HOUR / 4)]).toEqual([true, expect.closeTo(0)]);
      }),
    );
  });

  it('rounds down to seconds, also before the epoch', () => {
    expect([zone('UTC').localOf(-1), zone('UTC').offsetAt(-1)]).toEqual([-1_000, 0]);
  });
});
