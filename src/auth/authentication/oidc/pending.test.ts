import fc from 'fast-check';
import { encrypt } from '../../secrets/encrypted-text.js';
import { decryptPending, encryptPending, type Pending } from './pending.js';

const key = new Uint8Array(32).fill(1);
const other = new Uint8Array(32).fill(2);
const PENDING: Pending = {
  ...{ state: 's', nonce: 'n', verifier: 'v', callback: 'https://a.example/callback/oidc' },
  ...{ target: '/restli/docs', expiresAt: 1_000 },
};

it('is what was sealed, until its time is over', () => {
  const text = fc.string({ unit: 'grapheme' });
  const pending = fc.record({
    ...{ state: text, nonce: text, verifier: text, callback: text, target: text },
    expiresAt: fc.nat(),
  });
  fc.assert(
    fc.property(pending, fc.nat(), (given, now) => {
      const opened = decryptPending(encryptPending(given, key), { key, now });
      expect(opened).toEqual(now < given.expiresAt ? given : undefined);
    }),
  );
});

it('ends at its time, not after it', () => {
  const text = encryptPending(PENDING, key);
  expect(decryptPending(text, { key, now: 999 })).toEqual(PENDING);
  expect(decryptPending(text, { key, now: 1_000 })).toBeUndefined();
});

it('fits into a cookie with the longest address to go on to', () => {
  const target = `/${'x'.repeat(1_999)}`;
  expect(encryptPending({ ...PENDING, target, verifier: 'v'.repeat(43) }, key).length).toBeLessThan(4_000);
});

it.each<[string, string | undefined]>([
  ['nothing', undefined],
  ['an empty text', ''],
  ['no sealed text', 'x'],
  ['a text that was never encrypted', Buffer.from('{"state":"x"}').toString('base64')],
  ['one of another key', encryptPending(PENDING, other)],
  ['what was sealed for another purpose', encrypt(JSON.stringify(PENDING), key, 'secret')],
  ['one that was cut short', encryptPending(PENDING, key).slice(0, 20)],
  ['one that was changed', `${encryptPending(PENDING, key).slice(0, -8)}AAAAAAA=`],
])('is not %s', (_, text) => {
  expect(decryptPending(text, { key, now: 0 })).toBeUndefined();
});
