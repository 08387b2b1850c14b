/** Reads how often the writing runs have been rolled back. */
import { runOf } from './run-reader.js';
import type { RunDeps } from '../../neo4j/database.js';
import type { WriteStep } from '../writes/write-steps.js';
import type { RunRounds } from '../writes/write-metadata.js';

interface KnownRuns {
  readonly rounds: RunRounds;
  /** Ids of the runs that have a node. It is never deleted. */
  readonly stored: ReadonlySet<string>;
}

const NONE: KnownRuns = { rounds: new Map(), stored: new Set() };

/**
 * Must be sent after the statement that locks the entities, so that exactly the rollbacks that finished before the lock count. Sends
 * no statement for writes outside of runs.
 */
export async function readRounds(
  operations: readonly WriteStep[],
  { run, load }: RunDeps,
): Promise<KnownRuns> {
  const ids = operations.flatMap((operation) =>
    'systemMetadata' in operation ? (runOf(operation.systemMetadata) ?? []) : [],
  );
  if (ids.length === 0) return NONE;
  const rows = await run(load('runs/get-rounds'), { ids: [...new Set(ids)] });
  const rounds = rows.flatMap((row) => (row.rounds === null ? [] : [[row.id, row.rounds] as const]));
  return { rounds: new Map(rounds), stored: new Set(rows.map(({ id }) => id)) };
}
