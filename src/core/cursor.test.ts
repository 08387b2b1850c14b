import fc from 'fast-check';
import { hasCode } from './errors.js';
import { decodeCursor, encodeCursor, type CursorKey } from './cursor.js';
import { refusal } from '../../test/helpers/unit/refusal.js';

const anyKey: fc.Arbitrary<CursorKey> = fc.array(
  fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.double({ noNaN: true, noDefaultInfinity: true }).filter((value) => !Object.is(value, -0)),
    fc.boolean(),
    fc.constant(null),
  ),
  { maxLength: 6 },
);
const invalid = refusal('INVALID_REQUEST', { path: '/scrollId' });
const textOf = (json: string) => Buffer.from(json).toString('base64url');

describe('cursors', () => {
  it('decode to the sort values that they were encoded from', () => {
    fc.assert(
      fc.property(anyKey, (key) => {
        expect(decodeCursor(encodeCursor(key), key.length)).toEqual(key);
      }),
    );
  });

  it('contain only characters that URLs allow unencoded', () => {
    fc.assert(
      fc.property(anyKey, (key) => {
        expect(encodeCursor(key)).toMatch(/^[\w-]*$/);
      }),
    );
  });

  it('are rejected if the listing sorts by another number of values', () => {
    fc.assert(
      fc.property(anyKey, fc.nat(8), (key, length) => {
        fc.pre(length !== key.length);
        expect(() => decodeCursor(encodeCursor(key), length)).toThrow(invalid);
      }),
    );
  });

  it.each([
    ['text that is not base64', '%%%'],
    ['nothing', ''],
    ['a text', textOf('"x"')],
    ['an object', textOf('{"0":1,"length":1}')],
    ['a list in the list', textOf('[[1]]')],
    ['an object in the list', textOf('[{}]')],
    ['broken JSON', textOf('[1')],
    ['bytes that are not UTF-8', Buffer.from([0x5b, 0xff, 0xfe, 0x5d]).toString('base64url')],
  ])('are rejected if they contain %s', (_what, cursor) => {
    expect(() => decodeCursor(cursor, 1)).toThrow(invalid);
  });

  it('either decode or fail with INVALID_REQUEST, for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.nat(3), (text, length) => {
        try {
          expect(decodeCursor(text, length)).toHaveLength(length);
        } catch (error) {
          if (!hasCode(error, 'INVALID_REQUEST')) throw error;
        }
      }),
    );
  });
});
