/** Undoes a run in the background. */
import { CatalogError } from '../../core/errors.js';
import type { CommandContext, CommandServices } from '../commands/command-context.js';
import { toRunId } from '../runs/run-id.js';
import type { RunReader } from '../runs/types.js';
import { runIdsOf } from './request-of-run.js';

export interface RollbackCommandContext extends Omit<CommandContext, 'services'> {
  readonly services: CommandServices & { readonly runs: Pick<RunReader, 'findRun'> };
}

/**
 * Begins to undo everything that a run has written, and continues in the background. The request of the run shows how it ends.
 * Resolves when the actor is known to have the permissions and the status of the request is `ROLLING_BACK`.
 * @param text id of the run, or URN of its request
 * @throws INVALID_REQUEST for an id that marks writes outside of any run, NOT_FOUND for an unknown run, FORBIDDEN
 */
export async function rollBackRequestedRun(context: RollbackCommandContext, text: string): Promise<void> {
  if (toRunId(text) === undefined) throw noRun(text);
  const runIds = await findRuns(context, text);
  if (runIds.length === 0) throw unknownRun(text);
  for (const runId of runIds) await begin(context, runId);
}

async function findRuns({ services }: RollbackCommandContext, text: string): Promise<string[]> {
  const ids = runIdsOf(text).filter((id) => toRunId(id) !== undefined);
  const found = await Promise.all(ids.map((id) => services.runs.findRun(id)));
  return ids.filter((_, at) => found[at] !== undefined);
}

/** Resolves when the rollback has begun, or has ended without changes. */
function begin({ services, actor, facts }: RollbackCommandContext, runId: string): Promise<void> {
  return new Promise((resolve, reject) => {
    // A failure after the beginning is reported as the status of the request. The promise is settled then, so `reject` does nothing.
    services.writer.rollBack({ runId, onBegin: resolve }, { actor, facts }).then(() => {
      resolve();
    }, reject);
  });
}

function noRun(id: string): CatalogError {
  const message = `${JSON.stringify(id)} names no run: it marks writes outside of any run, which cannot be rolled back`;
  return new CatalogError('INVALID_REQUEST', message, { path: '/runId', rule: 'the id of a run' });
}

function unknownRun(id: string): CatalogError {
  const message = `There is no run ${JSON.stringify(id)}: nothing was written with this run id`;
  return new CatalogError('NOT_FOUND', message, { path: '/runId', rule: 'the id of a run' });
}
