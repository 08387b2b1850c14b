/** Deletes audit events, refused writes and usage events that are too old, in the background. */
import type { Clock } from '../../core/clock.js';
import { repeatWork, type RepeatedWork } from '../../core/async.js';
import { TRACE_MILLIS } from '../../core/request-facts.js';
import type { Database } from '../../neo4j/database.js';
import { onlyRow, type LoadStatement } from '../../neo4j/statements.js';
import { USAGE_EVENT_TYPES } from '../usage-events/types.js';

interface RemovalDeps {
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

const INTERVAL_MILLIS = 60 * 60 * 1_000;
/** Nodes in one transaction. */
const BATCH_SIZE = 1_000;

/** Removes at once, and then every hour, until `stop` is called. Several services may do so at the same time. */
export function beginRemovingExpired(deps: RemovalDeps): RepeatedWork {
  const { onFailure } = deps;
  return repeatWork((isStopped) => removeAll(deps, isStopped), { everyMillis: INTERVAL_MILLIS, onFailure });
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
    while (deleted === BATCH_SIZE && !isStopped());
  }
}

/** @returns number of deleted nodes */
async function removeSome(
  { database, load }: RemovalDeps,
  statement: 'audit/delete-expired' | 'traces/delete-expired' | 'usage-events/delete-expired',
  parameters: Record<string, unknown>,
): Promise<number> {
  const rows = await database.write(statement, (run) =>
    run(load(statement), { ...parameters, limit: BATCH_SIZE }),
  );
  return onlyRow(rows).deleted;
}
