/** All policies, kept in memory for as long as nobody changes one, at this service or another. */
import type { Clock } from '../../../core/clock.js';
import type { Database } from '../../../neo4j/database.js';
import type { LoadStatement } from '../../../neo4j/statements.js';
import { readPolicy } from './stored-policy.js';
import type { Policy } from './types.js';

export interface PolicyCache {
  /**
   * @param stamp of the last change of a policy, as it was read just now: another one than is known is news, also one from before, as
   *   after a backup was restored. One statement then, else none
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
}: {
  readonly database: Pick<Database, 'write'>;
  readonly load: LoadStatement;
  readonly clock: Clock;
}): PolicyCache {
  let known: Loaded | undefined;
  let loading: Promise<Loaded> | undefined;
  const reload = async (): Promise<Loaded> => {
    const [row] = await database.write((run) =>
      run(load('authorization/load-policies'), { at: clock.now() }),
    );
    const stored = row?.['policies'] as readonly [urn: string, text: string][];
    known = { stamp: row?.['stamp'] as string, policies: stored.map(([urn, text]) => readPolicy(urn, text)) };
    return known;
  };
  return {
    at: async (stamp) => {
      // One that is under way may have begun before the change, so that its answer is looked at; one that begins from here on did not.
      if (known?.stamp !== stamp && loading !== undefined) await loading;
      if (known?.stamp === stamp) return known.policies;
      loading ??= reload().finally(() => {
        loading = undefined;
      });
      return (await loading).policies;
    },
  };
}
