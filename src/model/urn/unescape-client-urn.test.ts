import fc from 'fast-check';
import { unescapeClientUrn } from './unescape-client-urn.js';

/** What the client does: each UTF-16 unit beyond ASCII becomes its escape. */
function escapeAsClient(text: string): string {
  return text.replace(/[^\0-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

describe('the escapes of a single proposal', () => {
  it('are undone', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom(...Array.from('ab:\\u00'), 'é', '日', '😀') }),
        (text) => {
          // A text that holds an escape already is the one case that the client makes ambiguous.
          fc.pre(unescapeClientUrn(text) === text);
          expect(unescapeClientUrn(escapeAsClient(text))).toBe(text);
        },
      ),
    );
    expect(unescapeClientUrn('urn:li:tag:caf\\u00e9 \\uD83D\\ude00')).toBe('urn:li:tag:café 😀');
  });

  it('of ASCII characters are nobody’s and stay', () => {
    expect(unescapeClientUrn('urn:li:tag:\\u0041\\u000a\\u00zz')).toBe('urn:li:tag:\\u0041\\u000a\\u00zz');
  });
});
