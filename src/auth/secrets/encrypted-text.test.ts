import fc from 'fast-check';
import { isSealed, seal, unseal } from './encrypted-text.js';

const key = fc.uint8Array({ minLength: 32, maxLength: 32 });
const own = new Uint8Array(32);

it('opens with its key and for its owner only', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'binary' }),
      fc.string(),
      fc.tuple(key, key),
      (text, owner, [right, other]) => {
        const sealed = seal(text, right, owner);
        expect(isSealed(sealed)).toBe(true);
        // A text of half a pair of surrogates is none that could be kept.
        expect(unseal(sealed, right, owner)).toBe(Buffer.from(text).toString());
        expect(unseal(sealed, right, `${owner}x`)).toBeUndefined();
        if (Buffer.compare(right, other) !== 0) expect(unseal(sealed, other, owner)).toBeUndefined();
      },
    ),
  );
});

it('does not open when a byte of it was changed or is missing', () => {
  const sealed = seal('text', own, 'me');
  const head = sealed.slice(0, sealed.lastIndexOf(':') + 1);
  const bytes = Buffer.from(sealed.slice(head.length), 'base64');
  for (let at = 0; at < bytes.length; at += 1) {
    const changed = Buffer.from(bytes);
    changed[at] = (changed[at] ?? 0) ^ 1;
    expect(unseal(head + changed.toString('base64'), own, 'me')).toBeUndefined();
    expect(unseal(head + bytes.subarray(0, at).toString('base64'), own, 'me')).toBeUndefined();
  }
});

it('is another text each time, and tells nothing but the length', () => {
  expect(seal('text', own, 'me')).not.toBe(seal('text', own, 'me'));
  expect(seal('a', own, 'me')).toHaveLength(seal('b', own, 'somebody else').length);
});

it('of nothing opens as nothing', () => {
  expect(unseal(seal('', own, ''), own, '')).toBe('');
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
  expect(unseal(text, own, 'me')).toBeUndefined();
});

it('is told by its beginning', () => {
  expect(['sealed:1:', 'sealed:1:x', 'sealed:2:x', ' sealed:1:x', 'x'].map(isSealed)).toEqual([
    ...[true, true],
    ...[false, false, false],
  ]);
});
