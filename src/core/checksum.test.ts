import fc from 'fast-check';
import { checksum } from './checksum.js';

describe('checksum', () => {
  it.each([
    ['', 0x811c9dc5],
    ['a', 0xe40c292c],
    ['foobar', 0xbf9cf968],
  ])('of %j equals the published FNV-1a value', (text, sum) => {
    expect(checksum(text)).toBe(sum);
  });

  it('is an integer below 2^32 for any text, and the same in each call', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const sum = checksum(text);
        expect([Number.isInteger(sum), sum >= 0, sum < 2 ** 32, checksum(text)]).toEqual([
          true,
          true,
          true,
          sum,
        ]);
      }),
    );
  });

  it('changes with any single character', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), fc.nat(), (text, at) => {
        const index = at % text.length;
        const other = String.fromCharCode(text.charCodeAt(index) ^ 1);
        expect(checksum(text.slice(0, index) + other + text.slice(index + 1))).not.toBe(checksum(text));
      }),
    );
  });
});
