/** Deletes audit events, refused writes and usage events that are too old, in the background. */
import type { Clock } from '../../core/clock.js';
import { withinMillis } from '../../core/deadline.js';
import { TRACE_MILLIS } from '../../core/trace.js';
import type { Database } from '../../neo4j/database.js';
import type { LoadStatement } from '../../neo4j/statements.js';
import { USAGE_EVENT_TYPES } from '../usage-events/types.js';

export interface RemovalDeps {
  readonly database: Pick<Database, 'write'>;
  readonly load: LoadStatement;
  readonly clock: Clock;
  /** How long audit events are kept, in milliseconds. */
  readonly auditMillis: number;
  /** How long usage events are kept, in milliseconds. */
  readonly usageMillis: number;
  /** Called if a removal fails. The next one tries again. */
  readonly onFailure: (error: unknown) => void;
}

export interface Removal {
  /** Waits a moment for the transaction under way. */
  stop(): Promise<void>;
}

const INTERVAL_MILLIS = 60 * 60 * 1_000;
/** How long a stop waits, in milliseconds. */
const STOP_MILLIS = 2_000;
/** Nodes in one transaction. */
const AT_ONCE = 1_000;

/** Removes at once, and then every hour, until `stop` is called. Several services may do so at the same time. */
export function beginRemovingExpired(deps: RemovalDeps): Removal {
  let isStopped = false;
  let underWay = Promise.resolve();
  const remove = async (): Promise<void> => {
    try {
      await removeAll(deps, () => isStopped);
    } catch (error) {
      if (!isStopped) deps.onFailure(error);
    }
  };
  const begin = (): void => {
    underWay = underWay.then(remove);
  };
  const timer = setInterval(begin, INTERVAL_MILLIS).unref();
  begin();
  return {
    stop: async () => {
      isStopped = true;
      clearInterval(timer);
      // If Neo4j does not answer, the connections are closed without waiting any longer.
      await withinMillis(underWay, STOP_MILLIS).catch(() => undefined);
    },
  };
}

async function removeAll(deps: RemovalDeps, isStopped: () => boolean): Promise<void> {
  const now = deps.clock.now();
  const ages = [
    ['audit/delete-expired', { before: now - deps.auditMillis }],
    ['traces/delete-expired', { before: now - TRACE_MILLIS }],
    ['usage-events/delete-expired', { before: now - deps.usageMillis, types: USAGE_EVENT_TYPES }],
  ] as const;
  for (const [statement, parameters] of ages) {
    let deleted: number;
    do deleted = await removeSome(deps, statement, parameters);
    while (deleted === AT_ONCE && !isStopped());
  }
}

/** @returns number of deleted nodes */
async function removeSome(
  { database, load }: RemovalDeps,
  statement: string,
  parameters: Record<string, unknown>,
): Promise<number> {
  const rows = await database.write(statement, (run) =>
    run(load(statement), { ...parameters, limit: AT_ONCE }),
  );
  return rows[0]?.['deleted'] as number;
}
