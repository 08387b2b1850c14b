import fc from 'fast-check';
import { compareTexts } from './compare-texts.js';

/** Texts of few different characters, so that many of them have a common beginning. */
const texts = fc.string({
  unit: fc.constantFrom('a', 'b', '%', '\ud7ff', '\ue000', '\uffff', '😀', '🚀'),
  maxLength: 4,
});

describe('the order of texts', () => {
  it('is total', () => {
    fc.assert(
      fc.property(texts, texts, texts, (a, b, c) => {
        expect(Math.sign(compareTexts(a, b)) + Math.sign(compareTexts(b, a))).toBe(0);
        expect(compareTexts(a, b) === 0).toBe(a === b);
        if (compareTexts(a, b) <= 0 && compareTexts(b, c) <= 0)
          expect(compareTexts(a, c)).toBeLessThanOrEqual(0);
      }),
      { numRuns: 1_000 },
    );
  });

  it('is the order of the UTF-8 bytes, as in the database', () => {
    fc.assert(
      fc.property(texts, texts, (a, b) => {
        expect(Math.sign(compareTexts(a, b))).toBe(Buffer.compare(Buffer.from(a), Buffer.from(b)));
      }),
      { numRuns: 1_000 },
    );
  });

  it('distinguishes an encoded character from the character', () => {
    expect(compareTexts('urn:li:tag:a%2Cb', 'urn:li:tag:a,b')).not.toBe(0);
  });
});
