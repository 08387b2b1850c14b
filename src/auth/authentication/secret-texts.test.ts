import fc from 'fast-check';
import { digest, isSame } from './secret-texts.js';

const text = fc.string({ unit: 'grapheme' });

it('digests are SHA-256', () => {
  expect(digest('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
});

it('`isSame` holds exactly for equal texts', () => {
  fc.assert(
    fc.property(text, text, (left, right) => {
      expect(isSame(left, left)).toBe(true);
      expect(isSame(left, right)).toBe(left === right);
      expect(isSame(left, `${left}${right}x`)).toBe(false);
    }),
  );
});
