import fc from 'fast-check';
import { escapePointer, pointerParts } from './json-pointer.js';

const anyName = fc.oneof(
  fc.string({ unit: fc.constantFrom('~', '/', '0', '1', 'a', '') }),
  fc.string({ unit: 'grapheme' }),
);

describe('JSON pointers', () => {
  it('split into the names that were escaped, including empty ones', () => {
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
    ['ignored/a', ['a']],
  ])('%j has the parts %j', (pointer, parts) => {
    expect(pointerParts(pointer)).toEqual(parts);
  });

  it('are escaped as in RFC 6901', () => {
    expect(escapePointer('m~n/o~1')).toBe('m~0n~1o~01');
  });
});
