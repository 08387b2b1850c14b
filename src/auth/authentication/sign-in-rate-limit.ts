/** Bounds how often passwords can be guessed, in this process. */
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { CatalogError } from '../../core/errors.js';
import { digest } from './secret-texts.js';

/** Wrong attempts in a span of seconds. */
const LIMITS = {
  /** Of one user from one address: somebody who mistypes. */
  pair: { points: 10, duration: 300 },
  /** From one address, whoever is meant: behind a proxy, all people have one address. */
  address: { points: 200, duration: 300 },
  /** Of one user, from wherever. */
  user: { points: 100, duration: 3_600 },
};

export interface SignInRateLimit {
  /**
   * Runs `check`; only attempts that it answers with undefined or false count.
   * @throws RATE_LIMITED with `details.retryAfter` in seconds
   */
  attempt<Answer>(who: { user: string; address: string }, check: () => Promise<Answer>): Promise<Answer>;
}

export function createSignInRateLimit(): SignInRateLimit {
  const limiters = {
    pair: new RateLimiterMemory({ ...LIMITS.pair, keyPrefix: 'pair' }),
    address: new RateLimiterMemory({ ...LIMITS.address, keyPrefix: 'address' }),
    user: new RateLimiterMemory({ ...LIMITS.user, keyPrefix: 'user' }),
  };
  return {
    attempt: async ({ user, address }, check) => {
      // Hashed, as names may be of any length.
      const keys = { pair: digest(JSON.stringify([address, user])), address, user: digest(user) };
      const names = ['pair', 'address', 'user'] as const;
      // Counted before the check, so that many at once do not slip through together.
      for (const name of names) await consume(limiters[name], keys[name]);
      const answer = await check();
      if (answer === undefined || answer === false) return answer;
      await limiters.pair.delete(keys.pair);
      await limiters.address.reward(keys.address);
      await limiters.user.reward(keys.user);
      return answer;
    },
  };
}

async function consume(limiter: RateLimiterMemory, key: string): Promise<void> {
  try {
    await limiter.consume(key);
  } catch (error) {
    if (!(error instanceof RateLimiterRes)) throw error;
    const retryAfter = Math.max(1, Math.ceil(error.msBeforeNext / 1_000));
    throw new CatalogError('RATE_LIMITED', 'Too many wrong passwords; try again later', { retryAfter });
  }
}
