/** Keeps all policies in memory until one of them changes, at this service or another. */
import type { Clock } from '../../../core/clock.js';
import type { Database } from '../../../neo4j/database.js';
import type { LoadStatement } from '../../../neo4j/statements.js';
import { readPolicy } from './stored-policy.js';
import type { Policy } from './types.js';

export interface PolicyCache {
  /**
   * @param stamp of the last change of a policy, read just now. The policies are read again if it differs from the known one, also if it
   *   is older, as after a restored backup. One statement then, otherwise none
   */
  at(stamp: string): Promise<readonly Policy[]>;
}

interface Loaded {
  readonly stamp: string;
  readonly policies: readonly Policy[];
}

export function createPolicyCache({
  database,
  load,
  clock,
  observePolicies: observe,
}: {
  readonly database: Pick<Database, 'write'>;
  readonly load: LoadStatement;
  readonly clock: Clock;
  /** Called with whether the policies in memory were current. */
  readonly observePolicies?: (isHit: boolean) => void;
}): PolicyCache {
  let cached: Loaded | undefined;
  let loading: Promise<Loaded> | undefined;
  const reload = async (): Promise<Loaded> => {
    const [row] = await database.write('authorization/load-policies', (run) =>
      run(load('authorization/load-policies'), { at: clock.now() }),
    );
    const stored = row?.['policies'] as readonly [urn: string, text: string][];
    cached = {
      stamp: row?.['stamp'] as string,
      policies: stored.map(([urn, text]) => readPolicy(urn, text)),
    };
    return cached;
  };
  return {
    at: async (stamp) => {
      // A read under way may have begun before the change, so its stamp is checked. A read that begins now did not.
      if (cached?.stamp !== stamp && loading !== undefined) await loading;
      observe?.(cached?.stamp === stamp);
      if (cached?.stamp === stamp) return cached.policies;
      loading ??= reload().finally(() => {
        loading = undefined;
      });
      return (await loading).policies;
    },
  };
}
