import fc from 'fast-check';
import { refusal } from '../../../test/helpers/unit/refusal.js';
import { createSignInRateLimit, type SignInRateLimit } from './sign-in-rate-limit.js';

const ann = { user: 'urn:li:corpuser:ann', address: '10.0.0.1' };
const LIMITED = refusal('RATE_LIMITED');

const tries = (attempts: SignInRateLimit, who: object = {}, answer?: unknown): Promise<unknown> =>
  attempts.attempt({ ...ann, ...who }, () => Promise.resolve(answer));
async function fail(
  attempts: SignInRateLimit,
  times: number,
  who: (at: number) => object = () => ({}),
): Promise<void> {
  for (let at = 0; at < times; at += 1) expect(await tries(attempts, who(at))).toBeUndefined();
}

it('answers what the check answers', async () => {
  const attempts = createSignInRateLimit();
  for (const answer of ['hash', true, undefined, false, '', 0, null])
    expect(await tries(attempts, { user: `of ${String(answer)}` }, answer)).toBe(answer);
});

it('refuses an eleventh wrong attempt of one user from one address, and the right one, without a check', async () => {
  const attempts = createSignInRateLimit();
  await fail(attempts, 10);
  let checks = 0;
  const check = () => Promise.resolve((checks += 1));
  await expect(attempts.attempt(ann, check)).rejects.toThrow(LIMITED);
  expect(checks).toBe(0);
});

it('says how many seconds to wait, as a whole number', async () => {
  const attempts = createSignInRateLimit();
  await fail(attempts, 10);
  const error = (await tries(attempts).catch((thrown: unknown) => thrown)) as {
    details: { retryAfter: number };
  };
  const { retryAfter } = error.details;
  expect([Number.isInteger(retryAfter), retryAfter > 0, retryAfter <= 300]).toEqual([true, true, true]);
});

it.each([
  ['another user', { user: 'urn:li:corpuser:bob' }],
  ['the same user from another address', { address: '10.0.0.2' }],
])('lets in %s meanwhile', async (_, other) => {
  const attempts = createSignInRateLimit();
  await fail(attempts, 10);
  await expect(tries(attempts)).rejects.toThrow(LIMITED);
  expect(await tries(attempts, other, true)).toBe(true);
});

it('begins anew after a right one', async () => {
  const attempts = createSignInRateLimit();
  await fail(attempts, 9);
  expect(await tries(attempts, {}, true)).toBe(true);
  await fail(attempts, 10);
  await expect(tries(attempts)).rejects.toThrow(LIMITED);
});

it('counts no right one, however many', async () => {
  const attempts = createSignInRateLimit();
  for (let at = 0; at < 300; at += 1) expect(await tries(attempts, {}, true)).toBe(true);
});

it('counts false as wrong', async () => {
  const attempts = createSignInRateLimit();
  for (let at = 0; at < 10; at += 1) expect(await tries(attempts, {}, false)).toBe(false);
  await expect(tries(attempts)).rejects.toThrow(LIMITED);
});

it('refuses the address after 200 wrong ones, whoever is meant', async () => {
  const attempts = createSignInRateLimit();
  await fail(attempts, 200, (at) => ({ user: `urn:li:corpuser:${at}` }));
  await expect(tries(attempts, { user: 'urn:li:corpuser:new' })).rejects.toThrow(LIMITED);
  expect(await tries(attempts, { address: '10.0.0.2' }, true)).toBe(true);
});

it('refuses the user after 100 wrong ones, from wherever', async () => {
  const attempts = createSignInRateLimit();
  await fail(attempts, 100, (at) => ({ address: `10.0.0.${at}` }));
  await expect(tries(attempts, { address: '10.0.1.1' })).rejects.toThrow(LIMITED);
  expect(await tries(attempts, { user: 'urn:li:corpuser:bob', address: '10.0.1.1' }, true)).toBe(true);
});

it('lets no more than ten through that come at once', async () => {
  const attempts = createSignInRateLimit();
  let checks = 0;
  const slow = async (): Promise<undefined> => {
    checks += 1;
    await new Promise((resolve) => setImmediate(resolve));
  };
  const answers = await Promise.allSettled(Array.from({ length: 30 }, () => attempts.attempt(ann, slow)));
  expect(checks).toBe(10);
  expect(answers.filter(({ status }) => status === 'rejected')).toHaveLength(20);
});

it('counts an attempt whose check fails', async () => {
  const attempts = createSignInRateLimit();
  const broken = () => Promise.reject(new Error('away'));
  for (let at = 0; at < 10; at += 1) await expect(attempts.attempt(ann, broken)).rejects.toThrow('away');
  await expect(attempts.attempt(ann, broken)).rejects.toThrow(LIMITED);
});

it('tells users and addresses apart, however they are spelled', async () => {
  const text = fc.string({ maxLength: 6 });
  const who = fc.record({ user: text, address: text });
  await fc.assert(
    fc.asyncProperty(who, who, async (one, other) => {
      fc.pre(one.user !== other.user || one.address !== other.address);
      const attempts = createSignInRateLimit();
      await fail(attempts, 10, () => one);
      expect(await tries(attempts, other, true)).toBe(true);
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
