import fc from 'fast-check';
import { decrypt, digest, encrypt, isEncrypted, secretsEqual } from './secret-texts.js';

const key = fc.uint8Array({ minLength: 32, maxLength: 32 });
const own = new Uint8Array(32);

it('a text can be decrypted only with its key and for its owner', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'binary' }),
      fc.string(),
      fc.tuple(key, key),
      (text, owner, [right, other]) => {
        const encrypted = encrypt(text, right, owner);
        expect(isEncrypted(encrypted)).toBe(true);
        // UTF-8 cannot encode a lone surrogate.
        expect(decrypt(encrypted, right, owner)).toBe(Buffer.from(text).toString());
        expect(decrypt(encrypted, right, `${owner}x`)).toBeUndefined();
        if (Buffer.compare(right, other) !== 0) expect(decrypt(encrypted, other, owner)).toBeUndefined();
      },
    ),
  );
});

it('a text with a changed or missing byte cannot be decrypted', () => {
  const encrypted = encrypt('text', own, 'me');
  const head = encrypted.slice(0, encrypted.lastIndexOf(':') + 1);
  const bytes = Buffer.from(encrypted.slice(head.length), 'base64');
  for (let at = 0; at < bytes.length; at += 1) {
    const changed = Buffer.from(bytes);
    changed[at] = (changed[at] ?? 0) ^ 1;
    expect(decrypt(head + changed.toString('base64'), own, 'me')).toBeUndefined();
    expect(decrypt(head + bytes.subarray(0, at).toString('base64'), own, 'me')).toBeUndefined();
  }
});

it('encrypting twice gives different texts, which reveal only the length', () => {
  expect(encrypt('text', own, 'me')).not.toBe(encrypt('text', own, 'me'));
  expect(encrypt('a', own, 'me')).toHaveLength(encrypt('b', own, 'somebody else').length);
});

it('an empty text can be encrypted', () => {
  expect(decrypt(encrypt('', own, ''), own, '')).toBe('');
});

it.each([
  '',
  'text',
  'sealed:1',
  'sealed:1:',
  'sealed:1:AAAA',
  'sealed:2:AAAA',
  'Sealed:1:AAAA',
  'sealed:1:%%%',
])('%j cannot be decrypted', (text) => {
  expect(decrypt(text, own, 'me')).toBeUndefined();
});

it('encrypted texts are recognized by their prefix', () => {
  expect(['sealed:1:', 'sealed:1:x', 'sealed:2:x', ' sealed:1:x', 'x'].map(isEncrypted)).toEqual([
    ...[true, true],
    ...[false, false, false],
  ]);
});

const text = fc.string({ unit: 'grapheme' });

it('digests are SHA-256', () => {
  expect(digest('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
});

it('`isSame` holds exactly for equal texts', () => {
  fc.assert(
    fc.property(text, text, (left, right) => {
      expect(secretsEqual(left, left)).toBe(true);
      expect(secretsEqual(left, right)).toBe(left === right);
      expect(secretsEqual(left, `${left}${right}x`)).toBe(false);
    }),
  );
});
