import { createHmac } from 'node:crypto';
import fc from 'fast-check';
import { refusal } from '../../../test/helpers/unit/refusal.js';
import { deriveKeys } from './signing-key.js';
import { createTokenSigner } from './token-signer.js';

const SECRET = 'a secret that is long enough to be one';
const { tokens: key, invites } = deriveKeys(SECRET);
const user = 'urn:li:corpuser:a';
const START = 1_700_000_000_000;
let now = START;
const signer = createTokenSigner(key, { now: () => now });
beforeEach(() => {
  now = START;
});

const NONE = refusal('UNAUTHENTICATED');
const base64 = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const partsOf = (token: string): [string, string, string] => token.split('.') as [string, string, string];
const bodyOf = (token: string): unknown => JSON.parse(Buffer.from(partsOf(token)[1], 'base64url').toString());

describe('a token', () => {
  it('contains its user', async () => {
    const urns = fc.string({ unit: 'grapheme' }).map((name) => `urn:li:corpuser:${name}`);
    await fc.assert(
      fc.asyncProperty(
        urns,
        fc.nat(),
        fc.option(fc.integer({ min: 1_000, max: 1e12 })),
        async (urn, account, life) => {
          const claims = { user: urn, account, type: 'PERSONAL' };
          const token = await signer.sign(life === null ? claims : { ...claims, expiresAt: START + life });
          expect(await signer.verify(token)).toEqual({ user: urn, account });
        },
      ),
    );
  });

  it('has three parts, and the claims that clients read', async () => {
    const token = await signer.sign({ user, account: 1, type: 'PERSONAL', expiresAt: START + 60_000 });
    expect(partsOf(token)).toHaveLength(3);
    expect(bodyOf(token)).toEqual({
      ...{
        type: 'PERSONAL',
        account: 1,
        iss: 'trellis',
        sub: user,
        iat: START / 1_000,
        exp: START / 1_000 + 60,
      },
      jti: expect.stringMatching(/^[0-9a-f-]{36}$/) as unknown,
    });
  });

  it('is different each time, even for the same claims', async () => {
    const claims = { user, account: 1, type: 'PERSONAL' };
    expect(await signer.sign(claims)).not.toBe(await signer.sign(claims));
  });

  it('expires at its time, not before', async () => {
    const token = await signer.sign({ user, account: 1, type: 'PERSONAL', expiresAt: START + 60_000 });
    now = START + 59_000;
    expect(await signer.verify(token)).toMatchObject({ user });
    now = START + 60_000;
    await expect(signer.verify(token)).rejects.toThrow('Unauthorized: the token has expired');
  });

  it('without an expiry never expires', async () => {
    const token = await signer.sign({ user, account: 1, type: 'PERSONAL' });
    now = START + 50 * 365 * 86_400_000;
    expect(await signer.verify(token)).toMatchObject({ user });
  });
});

describe('a token of any origin', () => {
  const claims = { type: 'PERSONAL', iss: 'trellis', sub: user, account: 1, jti: 'x', iat: 1 };
  const header = { alg: 'HS256', typ: 'JWT' };
  const signed = (
    head: { readonly alg: string; readonly [name: string]: unknown },
    body: object,
    by: Uint8Array | string,
  ) => {
    const hash = head.alg === 'none' ? 'sha256' : head.alg.replace('HS', 'sha');
    const text = `${base64(head)}.${base64(body)}`;
    return `${text}.${createHmac(hash, by).update(text).digest('base64url')}`;
  };

  it('is accepted with the right key, claims and header', async () => {
    expect(await signer.verify(signed(header, claims, key))).toEqual({ user, account: 1 });
  });

  it.each([
    ['is signed with another key', signed(header, claims, 'another key')],
    ['is signed with the key of invitations', signed(header, claims, invites)],
    ['is signed with the secret itself', signed(header, claims, SECRET)],
    ['is not signed', `${base64({ alg: 'none', typ: 'JWT' })}.${base64(claims)}.`],
    ['has the algorithm `none` and a signature', signed({ alg: 'none' }, claims, key)],
    ['uses HS384', signed({ alg: 'HS384' }, claims, key)],
    ['uses HS512', signed({ alg: 'HS512' }, claims, key)],
    [
      'has an extension that must be understood',
      signed({ ...header, crit: ['b64'], b64: false }, claims, key),
    ],
    ['has another issuer', signed(header, { ...claims, iss: 'other' }, key)],
    ['has no issuer', signed(header, { ...claims, iss: undefined }, key)],
    ['has no subject', signed(header, { ...claims, sub: undefined }, key)],
    ['has no id', signed(header, { ...claims, jti: undefined }, key)],
    ['has an expiry that is not a time', signed(header, { ...claims, exp: 'never' }, key)],
    ['is not valid yet', signed(header, { ...claims, nbf: START }, key)],
    ['is empty', ''],
    ['is a plain word', 'hello'],
    ['is huge', 'x'.repeat(60_000)],
    ['has parts that are not JSON', 'a.b.c'],
    ['has four parts', `${signed(header, claims, key)}.x`],
    ['looks like a session', 'ab'.repeat(32)],
    ['has non-ASCII letters', '\u00e9\u00e9.\u00e9.\u00e9'],
  ])('is refused when it %s', async (_, token) => {
    await expect(signer.verify(token)).rejects.toThrow(NONE);
  });

  it('without an account, as in earlier versions, is refused with a hint to create a new one', async () => {
    const token = signed(header, { ...claims, account: undefined }, key);
    await expect(signer.verify(token)).rejects.toThrow(/earlier version/);
  });

  it('is refused if any character is changed', async () => {
    const token = await signer.sign({ user, account: 1, type: 'PERSONAL' });
    // The last character of a part contains unused bits.
    const places = [...token.matchAll(/[\w-](?=[\w-])/g)].map(({ index }) => index);
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...places), async (at) => {
        const other = token[at] === 'A' ? 'B' : 'A';
        await expect(signer.verify(token.slice(0, at) + other + token.slice(at + 1))).rejects.toThrow(NONE);
      }),
    );
  });
});
