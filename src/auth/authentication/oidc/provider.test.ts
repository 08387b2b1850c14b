import fc from 'fast-check';
import { encrypt } from '../../secret-texts.js';
import { decryptPending, encryptPending, type Pending } from './provider.js';

const key = new Uint8Array(32).fill(1);
const otherKey = new Uint8Array(32).fill(2);
const PENDING: Pending = {
  ...{ state: 's', nonce: 'n', verifier: 'v', callback: 'https://a.example/callback/oidc' },
  ...{ target: '/restli/docs', expiresAt: 1_000 },
};

it('a pending sign-in can be decrypted until it expires', () => {
  const text = fc.string({ unit: 'grapheme' });
  const pending = fc.record({
    ...{ state: text, nonce: text, verifier: text, callback: text, target: text },
    expiresAt: fc.nat(),
  });
  fc.assert(
    fc.property(pending, fc.nat(), (original, now) => {
      const decrypted = decryptPending(encryptPending(original, key), { key, now });
      expect(decrypted).toEqual(now < original.expiresAt ? original : undefined);
    }),
  );
});

it('a pending sign-in expires exactly at its time', () => {
  const text = encryptPending(PENDING, key);
  expect(decryptPending(text, { key, now: 999 })).toEqual(PENDING);
  expect(decryptPending(text, { key, now: 1_000 })).toBeUndefined();
});

it('a pending sign-in with the longest redirect target fits into a cookie', () => {
  const target = `/${'x'.repeat(1_999)}`;
  expect(encryptPending({ ...PENDING, target, verifier: 'v'.repeat(43) }, key).length).toBeLessThan(4_000);
});

it.each<[string, string | undefined]>([
  ['a missing text', undefined],
  ['an empty text', ''],
  ['a text of another format', 'x'],
  ['a text that is not encrypted', Buffer.from('{"state":"x"}').toString('base64')],
  ['a text encrypted with another key', encryptPending(PENDING, otherKey)],
  ['a text that was encrypted for another purpose', encrypt(JSON.stringify(PENDING), key, 'secret')],
  ['a truncated text', encryptPending(PENDING, key).slice(0, 20)],
  ['a changed text', `${encryptPending(PENDING, key).slice(0, -8)}AAAAAAA=`],
])('a pending sign-in is not read from %s', (_, text) => {
  expect(decryptPending(text, { key, now: 0 })).toBeUndefined();
});
