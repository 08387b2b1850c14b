import fc from 'fast-check';
import { isEncrypted, encrypt, decrypt } from './encrypted-text.js';

const key = fc.uint8Array({ minLength: 32, maxLength: 32 });
const own = new Uint8Array(32);

it('opens with its key and for its owner only', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'binary' }),
      fc.string(),
      fc.tuple(key, key),
      (text, owner, [right, other]) => {
        const sealed = encrypt(text, right, owner);
        expect(isEncrypted(sealed)).toBe(true);
        // A text of half a pair of surrogates is none that could be kept.
        expect(decrypt(sealed, right, owner)).toBe(Buffer.from(text).toString());
        expect(decrypt(sealed, right, `${owner}x`)).toBeUndefined();
        if (Buffer.compare(right, other) !== 0) expect(decrypt(sealed, other, owner)).toBeUndefined();
      },
    ),
  );
});

it('does not open when a byte of it was changed or is missing', () => {
  const sealed = encrypt('text', own, 'me');
  const head = sealed.slice(0, sealed.lastIndexOf(':') + 1);
  const bytes = Buffer.from(sealed.slice(head.length), 'base64');
  for (let at = 0; at < bytes.length; at += 1) {
    const changed = Buffer.from(bytes);
    changed[at] = (changed[at] ?? 0) ^ 1;
    expect(decrypt(head + changed.toString('base64'), own, 'me')).toBeUndefined();
    expect(decrypt(head + bytes.subarray(0, at).toString('base64'), own, 'me')).toBeUndefined();
  }
});

it('is another text each time, and tells nothing but the length', () => {
  expect(encrypt('text', own, 'me')).not.toBe(encrypt('text', own, 'me'));
  expect(encrypt('a', own, 'me')).toHaveLength(encrypt('b', own, 'somebody else').length);
});

it('of nothing opens as nothing', () => {
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
])('%j does not open', (text) => {
  expect(decrypt(text, own, 'me')).toBeUndefined();
});

it('is told by its beginning', () => {
  expect(['sealed:1:', 'sealed:1:x', 'sealed:2:x', ' sealed:1:x', 'x'].map(isEncrypted)).toEqual([
    ...[true, true],
    ...[false, false, false],
  ]);
});
