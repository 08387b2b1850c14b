/** Positions in the stream of events, and the offsets by which clients send them. */
import fc from 'fast-check';
import { refusal } from '../../../test/helpers/unit/refusal.js';
import {
  scanLimit,
  positionAfter,
  assignSequences,
  positionOfTime,
  readOffset,
  writeOffset,
  type LogPosition,
} from './number-changes.js';

const NOW = 1_800_000_000_000;
const time = fc.integer({ min: NOW - 1_000, max: NOW + 1_000 });
const place: fc.Arbitrary<LogPosition> = fc.record(
  {
    sequence: fc.nat(Number.MAX_SAFE_INTEGER),
    position: fc.nat(999_999_999),
    since: fc.record({ era: fc.nat(999_999_999), at: fc.nat(999_999_999_999_999) }),
  },
  { requiredKeys: ['sequence', 'position'] },
);

it('assigns increasing positions, none before its time or the last position', () => {
  fc.assert(
    fc.property(fc.array(time), fc.nat((NOW + 500) * 1_024), (times, last) => {
      const sorted = times.toSorted((left, right) => left - right);
      const places = assignSequences(last, sorted);
      expect(places).toHaveLength(times.length);
      for (const [index, each] of places.entries()) {
        expect(each).toBeGreaterThan(index === 0 ? last : Number(places[index - 1]));
        expect(each).toBeGreaterThanOrEqual(positionOfTime(Number(sorted[index])).sequence);
        expect(Number.isSafeInteger(each)).toBe(true);
      }
    }),
  );
});

it('assigns the first position of its time if that is free', () => {
  expect(assignSequences(0, [NOW, NOW, NOW + 1])).toEqual([NOW * 1_024, NOW * 1_024 + 1, (NOW + 1) * 1_024]);
  expect(assignSequences(5, [])).toEqual([]);
});

it.each([
  ['a time before all', -5, 0],
  ['a window without end', -Infinity, 0],
  ['a part of a millisecond', 7.9, 7 * 1_024],
])('begins at %s', (_, millis, sequence) => {
  expect(positionOfTime(millis)).toEqual({ sequence, position: 0 });
});

it('continues after all entries of a change', () => {
  expect(positionAfter(7)).toEqual({ sequence: 8, position: 0 });
});

it('reads every offset that it writes', () => {
  fc.assert(
    fc.property(place, (each) => {
      expect(readOffset(writeOffset(each))).toEqual(each);
    }),
  );
});

it('writes different offsets for different positions', () => {
  fc.assert(
    fc.property(place, place, (one, other) => {
      const isSame = JSON.stringify(one) === JSON.stringify(other);
      expect(writeOffset(one) === writeOffset(other)).toBe(isSame);
    }),
  );
});

it.each([
  '',
  '1',
  '1.',
  '.1',
  '-1.0',
  '1.-1',
  '1.0.0',
  '1.0.0.0.0',
  '1.0 ',
  ' 1.0',
  '1.0\n',
  '1e3.0',
  '0x1.0',
  '١.٠',
  '9007199254740992.0',
  '99999999999999999.0',
  '1.1234567890',
  '1.0.1234567890.0',
  'null',
  "1.0'",
])('refuses %j, which is not a valid offset', (text) => {
  expect(() => readOffset(text)).toThrow(refusal('INVALID_REQUEST', { path: '/offsetId' }));
});

it('reads the largest safe position', () => {
  expect(readOffset('9007199254740991.0')).toEqual({ sequence: Number.MAX_SAFE_INTEGER, position: 0 });
});

it.each([
  [0, 200],
  [1, 200],
  [200, 200],
  [201, 201],
  [5_000, 2_000],
])('bounds the number of changes scanned for %d events', (wanted, most) => {
  expect(scanLimit(wanted)).toBe(most);
});
