/** Tests the limits of hops and time ranges. */
import fc from 'fast-check';
import { refusal } from '../../../test/helpers/unit/refusal.js';
import { checkHops, checkRange, LINEAGE_BOUNDS } from './bounds.js';

describe('hops', () => {
  it('are the requested number up to the bound, or the bound by default', () => {
    for (const hops of [1, 2, 999, 1_000]) expect(checkHops(hops, LINEAGE_BOUNDS)).toBe(hops);
    expect(checkHops(undefined, { ...LINEAGE_BOUNDS, hops: 7 })).toBe(7);
  });

  it.each([0, -1, 1.5, NaN, Infinity, 2 ** 53])('must be a whole number from 1: %d', (hops) => {
    expect(() => {
      checkHops(hops, LINEAGE_BOUNDS);
    }).toThrow(refusal('INVALID_REQUEST', { path: '/maxHops' }));
  });

  it('beyond the bound are refused with the bound in the error', () => {
    expect(() => {
      checkHops(1_001, LINEAGE_BOUNDS);
    }).toThrow(refusal('LIMIT_EXCEEDED', { path: '/maxHops', rule: 'maximum 1000' }));
  });
});

describe('a time range', () => {
  it('may be open at either end or contain a single moment, but cannot end before it begins', () => {
    expect(() => {
      checkRange({});
    }).not.toThrow();
    fc.assert(
      fc.property(fc.maxSafeInteger(), fc.maxSafeInteger(), (one, other) => {
        const [startTimeMillis, endTimeMillis] = [Math.min(one, other), Math.max(one, other)];
        expect(() => {
          checkRange({ startTimeMillis, endTimeMillis });
        }).not.toThrow();
        expect(() => {
          checkRange({ startTimeMillis });
        }).not.toThrow();
        expect(() => {
          checkRange({ endTimeMillis });
        }).not.toThrow();
        if (startTimeMillis === endTimeMillis) return;
        expect(() => {
          checkRange({ startTimeMillis: endTimeMillis, endTimeMillis: startTimeMillis });
        }).toThrow(refusal('INVALID_REQUEST', { path: '/endTimeMillis' }));
      }),
    );
  });

  it.each([1.5, NaN, Infinity, -Infinity, 2 ** 53])('cannot begin or end at %d', (time) => {
    expect(() => {
      checkRange({ startTimeMillis: time });
    }).toThrow(refusal('INVALID_REQUEST', { path: '/startTimeMillis', rule: 'integer' }));
    expect(() => {
      checkRange({ endTimeMillis: time });
    }).toThrow(refusal('INVALID_REQUEST', { path: '/endTimeMillis', rule: 'integer' }));
  });
});
