import fc from 'fast-check';
import { unescapeClientUrn } from './unescape-client-urn.js';

/** Escapes like the client: each UTF-16 unit beyond ASCII becomes its escape. */
function escapeAsClient(text: string): string {
  return text.replace(/[^\0-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

describe('the escapes in a single proposal', () => {
  it('are reverted', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom(...Array.from('ab:\\u00'), 'é', '日', '😀') }),
        (text) => {
          // Skips texts that contain an escape already, because the client makes them ambiguous.
          fc.pre(unescapeClientUrn(text) === text);
          expect(unescapeClientUrn(escapeAsClient(text))).toBe(text);
        },
      ),
    );
    expect(unescapeClientUrn('urn:li:tag:caf\\u00e9 \\uD83D\\ude00')).toBe('urn:li:tag:café 😀');
  });

  it('stay if they are escapes of ASCII characters', () => {
    expect(unescapeClientUrn('urn:li:tag:\\u0041\\u000a\\u00zz')).toBe('urn:li:tag:\\u0041\\u000a\\u00zz');
  });
});
