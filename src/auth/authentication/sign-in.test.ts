import fc from 'fast-check';
import { refusal } from '../../../test/helpers/unit/refusal.js';
import { CatalogError } from '../../core/errors.js';
import { createSignInRateLimit, type SignInRateLimit } from './sign-in.js';

const ann = { user: 'urn:li:corpuser:ann', address: '10.0.0.1' };
const LIMITED = refusal('RATE_LIMITED');

const attempt = (rateLimit: SignInRateLimit, client: object = {}, answer?: unknown): Promise<unknown> =>
  rateLimit.attempt({ ...ann, ...client }, () => Promise.resolve(answer));
async function failAttempts(
  rateLimit: SignInRateLimit,
  times: number,
  client: (at: number) => object = () => ({}),
): Promise<void> {
  for (let at = 0; at < times; at += 1) expect(await attempt(rateLimit, client(at))).toBeUndefined();
}

it('returns the result of the check', async () => {
  const rateLimit = createSignInRateLimit();
  for (const answer of ['hash', true, undefined, false, '', 0, null])
    expect(await attempt(rateLimit, { user: `of ${String(answer)}` }, answer)).toBe(answer);
});

it('refuses the eleventh attempt for one user from one address without a check, also with the right password', async () => {
  const rateLimit = createSignInRateLimit();
  await failAttempts(rateLimit, 10);
  let checks = 0;
  const check = () => Promise.resolve((checks += 1));
  await expect(rateLimit.attempt(ann, check)).rejects.toThrow(LIMITED);
  expect(checks).toBe(0);
});

it('reports the seconds to wait as a whole number', async () => {
  const rateLimit = createSignInRateLimit();
  await failAttempts(rateLimit, 10);
  const error = (await attempt(rateLimit).catch((thrown: unknown) => thrown)) as {
    details: { retryAfter: number };
  };
  const { retryAfter } = error.details;
  expect([Number.isInteger(retryAfter), retryAfter > 0, retryAfter <= 300]).toEqual([true, true, true]);
});

it.each([
  ['another user', { user: 'urn:li:corpuser:bob' }],
  ['the same user from another address', { address: '10.0.0.2' }],
])('accepts %s at the same time', async (_, other) => {
  const rateLimit = createSignInRateLimit();
  await failAttempts(rateLimit, 10);
  await expect(attempt(rateLimit)).rejects.toThrow(LIMITED);
  expect(await attempt(rateLimit, other, true)).toBe(true);
});

it.each(['UNAVAILABLE', 'OVERLOADED'] as const)(
  'does not count attempts that could not be checked: %s',
  async (code) => {
    const rateLimit = createSignInRateLimit();
    const away = new CatalogError(code, 'away');
    for (let at = 0; at < 300; at += 1) {
      const user = `of ${at % 10}`;
      await expect(rateLimit.attempt({ ...ann, user }, () => Promise.reject(away))).rejects.toBe(away);
    }
    await failAttempts(rateLimit, 10);
  },
);

it('resets the count after a successful attempt', async () => {
  const rateLimit = createSignInRateLimit();
  await failAttempts(rateLimit, 9);
  expect(await attempt(rateLimit, {}, true)).toBe(true);
  await failAttempts(rateLimit, 10);
  await expect(attempt(rateLimit)).rejects.toThrow(LIMITED);
});

it('does not count successful attempts', async () => {
  const rateLimit = createSignInRateLimit();
  for (let at = 0; at < 300; at += 1) expect(await attempt(rateLimit, {}, true)).toBe(true);
});

it('counts a check that returns false', async () => {
  const rateLimit = createSignInRateLimit();
  for (let at = 0; at < 10; at += 1) expect(await attempt(rateLimit, {}, false)).toBe(false);
  await expect(attempt(rateLimit)).rejects.toThrow(LIMITED);
});

it('refuses an address after 200 wrong attempts for any users', async () => {
  const rateLimit = createSignInRateLimit();
  await failAttempts(rateLimit, 200, (at) => ({ user: `urn:li:corpuser:${at}` }));
  await expect(attempt(rateLimit, { user: 'urn:li:corpuser:new' })).rejects.toThrow(LIMITED);
  expect(await attempt(rateLimit, { address: '10.0.0.2' }, true)).toBe(true);
});

it('refuses a user after 100 wrong attempts from any addresses', async () => {
  const rateLimit = createSignInRateLimit();
  await failAttempts(rateLimit, 100, (at) => ({ address: `10.0.0.${at}` }));
  await expect(attempt(rateLimit, { address: '10.0.1.1' })).rejects.toThrow(LIMITED);
  expect(await attempt(rateLimit, { user: 'urn:li:corpuser:bob', address: '10.0.1.1' }, true)).toBe(true);
});

it('runs at most ten concurrent checks', async () => {
  const rateLimit = createSignInRateLimit();
  let checks = 0;
  const slow = async (): Promise<undefined> => {
    checks += 1;
    await new Promise((resolve) => setImmediate(resolve));
  };
  const answers = await Promise.allSettled(Array.from({ length: 30 }, () => rateLimit.attempt(ann, slow)));
  expect(checks).toBe(10);
  expect(answers.filter(({ status }) => status === 'rejected')).toHaveLength(20);
});

it('counts an attempt whose check throws', async () => {
  const rateLimit = createSignInRateLimit();
  const broken = () => Promise.reject(new Error('away'));
  for (let at = 0; at < 10; at += 1) await expect(rateLimit.attempt(ann, broken)).rejects.toThrow('away');
  await expect(rateLimit.attempt(ann, broken)).rejects.toThrow(LIMITED);
});

it('never confuses different pairs of user and address', async () => {
  const text = fc.string({ maxLength: 6 });
  const client = fc.record({ user: text, address: text });
  await fc.assert(
    fc.asyncProperty(client, client, async (one, other) => {
      fc.pre(one.user !== other.user || one.address !== other.address);
      const rateLimit = createSignInRateLimit();
      await failAttempts(rateLimit, 10, () => one);
      expect(await attempt(rateLimit, other, true)).toBe(true);
    }),
    {
      examples: [
        [
          { user: '', address: ' ' },
          { user: ' ', address: '' },
        ],
      ],
    },
  );
});
