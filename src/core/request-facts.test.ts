import fc from 'fast-check';
import { newTrace, traceTime } from './request-facts.js';

describe('traces', () => {
  it('contain their start time in the form of W3C Trace Context', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 8.64e15 }), (at) => {
        const { traceId, traceparent } = newTrace(at);
        expect(traceTime(traceId)).toBe(at);
        expect(traceparent).toMatch(new RegExp(`^00-${traceId}-[0-9a-f]{16}-01$`));
        expect(parseInt(traceId.slice(0, 16), 16) / 1_000).toBeCloseTo(at, -1);
      }),
    );
  });

  it('that start at the same moment have different ids', () => {
    expect(new Set(Array.from({ length: 100 }, () => newTrace(7).traceId)).size).toBe(100);
  });

  it('are also read in upper case', () => {
    expect(traceTime(newTrace(1_700_000_000_000).traceId.toUpperCase())).toBe(1_700_000_000_000);
  });

  it.each(['', 'x'.repeat(32), '0'.repeat(31), '0'.repeat(33), 'f'.repeat(32), `${'0'.repeat(32)}\n`])(
    'have no start time if the id is invalid: %j',
    (text) => {
      expect(traceTime(text)).toBeUndefined();
    },
  );
});
