/** Lets only one of the services on a Neo4j evaluate tests in the background. Two would give the same results, but do the work twice. */
import { newId } from '../../core/ids.js';
import type { BackgroundDeps } from './evaluation-deps.js';

/** How long a claim is valid, in milliseconds. After this time, another service replaces one that has died. */
const CLAIM_MILLIS = 60_000;
/** Pause after an attempt that failed because another service holds the claim, in milliseconds. Each attempt is a transaction. */
const REFUSED_MILLIS = 5_000;

export interface Claim {
  /** Makes or renews the claim. @returns the position in the change log; undefined while another service holds the claim */
  hold(): Promise<{ readonly sequence: number | null } | undefined>;
  /** Stores the first position of the log that is still to be read. */
  advance(sequence: number): Promise<void>;
  release(): Promise<void>;
}

export function createClaim({ database, load, clock }: BackgroundDeps): Claim {
  const holder = newId();
  let held = { until: 0, sequence: null as number | null };
  let refusedAt: number | undefined;
  const run = <Name extends `metadata-tests/${'claim' | 'advance' | 'release'}`>(
    name: Name,
    parameters: object,
  ) => database.write(name, (send) => send(load(name), { holder, ...parameters }));
  return {
    hold: async () => {
      const now = clock.now();
      const left = held.until - now;
      // After a jump of the clock, more can be left than was claimed.
      if (left > CLAIM_MILLIS / 2 && left <= CLAIM_MILLIS) return held;
      if (refusedAt !== undefined && Math.abs(now - refusedAt) < REFUSED_MILLIS) return undefined;
      const until = now + CLAIM_MILLIS;
      const [row] = await run('metadata-tests/claim', { now, until });
      refusedAt = row === undefined ? now : undefined;
      if (row === undefined) return undefined;
      held = { until, sequence: row.sequence };
      return held;
    },
    advance: async (sequence) => {
      await run('metadata-tests/advance', { sequence });
      held = { ...held, sequence };
    },
    release: async () => {
      if (held.until <= clock.now()) return;
      held = { ...held, until: 0 };
      await run('metadata-tests/release', {});
    },
  };
}
