import fc from 'fast-check';
import { escapePointer, pointerParts } from './json-pointer.js';

const anyName = fc.oneof(
  fc.string({ unit: fc.constantFrom('~', '/', '0', '1', 'a', '') }),
  fc.string({ unit: 'grapheme' }),
);

describe('JSON pointers', () => {
  it('lead through the names that were escaped, empty ones included', () => {
    fc.assert(
      fc.property(fc.array(anyName), (names) => {
        const pointer = names.map((name) => `/${escapePointer(name)}`).join('');
        expect(pointerParts(pointer)).toEqual(names);
      }),
    );
  });

  it.each([
    ['', []],
    ['/', ['']],
    ['/a//b', ['a', '', 'b']],
    ['/~01', ['~1']],
    ['/~10', ['/0']],
    ['passed over/a', ['a']],
  ])('%j has the parts %j', (pointer, parts) => {
    expect(pointerParts(pointer)).toEqual(parts);
  });

  it('are written as RFC 6901 says', () => {
    expect(escapePointer('m~n/o~1')).toBe('m~0n~1o~01');
  });
});
