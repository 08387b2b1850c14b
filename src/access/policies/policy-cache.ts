/** All policies, kept in memory for as long as nobody changes one, at this service or another. */
import type { Clock } from '../../kernel/clock.js';
import type { Database } from '../../store/database.js';
import type { LoadStatement } from '../../store/statements.js';
import { readPolicy } from './stored-policy.js';
import type { Policy } from './types.js';

export interface PolicyCache {
  /** @param stamp how often policies were changed, as it was read just now. One statement if that is news, else none */
  at(stamp: number): Promise<readonly Policy[]>;
}

interface Loaded {
  readonly stamp: number;
  readonly policies: readonly Policy[];
}

export function createPolicyCache({
  database,
  load,
  clock,
}: {
  readonly database: Pick<Database, 'write'>;
  readonly load: LoadStatement;
  readonly clock: Clock;
}): PolicyCache {
  let known: Loaded | undefined;
  let loading: Promise<Loaded> | undefined;
  const reload = async (): Promise<Loaded> => {
    const [row] = await database.write((run) => run(load('access/load-policies'), { at: clock.now() }));
    const stored = row?.['policies'] as readonly [urn: string, text: string][];
    return { stamp: row?.['stamp'] as number, policies: stored.map(([urn, text]) => readPolicy(urn, text)) };
  };
  return {
    at: async (stamp) => {
      while (known === undefined || known.stamp < stamp) {
        // One that is under way may have begun before the change, so that its answer is looked at again.
        loading ??= reload().finally(() => {
          loading = undefined;
        });
        known = await loading;
      }
      return known.policies;
    },
  };
}
