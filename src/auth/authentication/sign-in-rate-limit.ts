/** Limits how often passwords can be guessed, within this process. */
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { CatalogError, hasCode } from '../../core/errors.js';
import { digest } from './secret-texts.js';

/** Failed attempts within a number of seconds. */
const LIMITS = {
  /** For one user from one address: typing errors. */
  pair: { points: 10, duration: 300 },
  /** From one address for any user. Behind a proxy, all users share an address. */
  address: { points: 200, duration: 300 },
  /** For one user from any address. */
  user: { points: 100, duration: 3_600 },
};

export interface SignInRateLimit {
  /**
   * Runs `check`. An attempt counts as failed if it returns undefined or false, or throws, but not if Neo4j was unavailable or busy.
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
      // Hashed, because names may have any length.
      const keys = { pair: digest(JSON.stringify([address, user])), address, user: digest(user) };
      const names = ['pair', 'address', 'user'] as const;
      // A blocked address that invents users must not fill the memory with their counts.
      const blocked = await limiters.address.get(address);
      if (blocked !== null && blocked.remainingPoints <= 0) throw rateLimited(blocked);
      // Counted before the check, so that concurrent attempts cannot bypass the limit.
      for (const name of names) await consume(limiters[name], keys[name]);
      const uncount = (): Promise<unknown> =>
        Promise.all(names.map((name) => limiters[name].reward(keys[name])));
      const answer = await check().catch(async (error: unknown) => {
        if (hasCode(error, 'UNAVAILABLE') || hasCode(error, 'OVERLOADED')) await uncount();
        throw error;
      });
      if (answer === undefined || answer === false) return answer;
      await uncount();
      await limiters.pair.delete(keys.pair);
      return answer;
    },
  };
}

async function consume(limiter: RateLimiterMemory, key: string): Promise<void> {
  try {
    await limiter.consume(key);
  } catch (error) {
    throw error instanceof RateLimiterRes ? rateLimited(error) : error;
  }
}

function rateLimited({ msBeforeNext }: RateLimiterRes): CatalogError {
  const retryAfter = Math.max(1, Math.ceil(msBeforeNext / 1_000));
  return new CatalogError('RATE_LIMITED', 'Too many wrong passwords; try again later', { retryAfter });
}
