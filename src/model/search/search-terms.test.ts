/** Tests tokens and terms of the full-text index. */
import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { digestOf, toTerm, MAX_TOKEN_LENGTH, toToken } from './search-terms.js';
import { parseTerm, fromToken } from '../../../test/helpers/unit/terms.js';

const anyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: 'grapheme', minLength: 100, maxLength: 600 }),
  fc
    .array(fc.constantFrom(' ', '%', '"', '\\', '\u2028', '\u00a0', '\t', 'a', '𝄞', '\u0000'), {
      maxLength: 300,
    })
    .map((list) => list.join('')),
);

describe('toToken', () => {
  it('returns tokens without white space, quotes and backslashes, and short enough for Lucene', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const token = toToken(text);
        expect(token).not.toMatch(/[\s\p{Cc}"\\]/u);
        expect(token.length).toBeLessThan(255);
      }),
    );
  });

  it('is inverted by fromToken unless the token was shortened', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const read = fromToken(toToken(text));
        if (toToken(text).length <= MAX_TOKEN_LENGTH) expect(read).toBe(text);
        else expect(read).toBeUndefined();
      }),
    );
  });

  it('returns different tokens for long texts that differ only at the end', () => {
    const head = 'x'.repeat(5_000);
    expect(toToken(`${head}a`)).not.toBe(toToken(`${head}b`));
    expect(toToken(`${head}a`)).toBe(toToken(`${head}a`));
  });
});

describe('toTerm', () => {
  it('keeps field and value', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-zA-Z_]{1,20}$/), fc.string({ maxLength: 60 }), (field, value) => {
        expect(parseTerm(toTerm(field, value))).toEqual({ field, value });
      }),
    );
  });
});

describe('digestOf', () => {
  it('never changes, because digests are stored', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const digest = createHash('sha256').update(text).digest('base64url');
        expect(digestOf(text)).toBe(digest.slice(0, 16));
      }),
      { examples: [['\ud800'], ['']] },
    );
  });
});
