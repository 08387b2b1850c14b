/** Reports the rollback of a run as the status of its request. */
import { hasCode } from '../../core/errors.js';
import type { MetadataModel } from '../../model/types.js';
import { inExisting } from '../commands/store.js';
import { patchProposal, setStep } from '../commands/proposals.js';
import { toRunId } from '../runs/run-reader.js';
import type { CatalogWriter, RollbackRequest, WriteContext } from '../writes/types.js';
import { REQUEST_RESULT, requestOfRun } from './request-input.js';

interface ReportDeps {
  readonly model: MetadataModel;
  readonly writer: Pick<CatalogWriter, 'write'>;
  /** Called with the error of a rollback that stopped, or whose end could not be reported. The request only shows that it failed. */
  readonly onRollbackFailure?: (error: unknown, runId: string) => void;
}

interface Rollback {
  readonly request: RollbackRequest;
  readonly context: WriteContext;
}

/**
 * Rolls back a run while the status of its request is `ROLLING_BACK`, and then `ROLLED_BACK` or `ROLLBACK_FAILED`. Runs without a request,
 * and requests without a result, stay without a status. So do requests that the actor may not change (`isReported`): run ids are chosen by
 * clients, and any user may choose the id of a request.
 */
export async function reportRollback<Result>(
  { model, writer, onRollbackFailure: onFailure }: ReportDeps,
  { request, context }: Rollback,
  rollBack: (request: RollbackRequest) => Promise<Result>,
): Promise<Result> {
  const { onBegin, isReported: isPermitted = true, ...given } = request;
  const { runId } = request;
  if (request.dryRun === true) return rollBack(given);
  const isNamed = isPermitted && toRunId(runId) !== undefined;
  const urn = isNamed ? requestOfRun(model, runId) : undefined;
  const report = async (status: string): Promise<boolean> =>
    urn !== undefined && setStatus(writer, { urn, status }, context);
  // The run is rolled back all the same. If Neo4j does not answer, the status stays until the rollback is repeated.
  const reportEnd = async (status: string): Promise<void> => {
    await report(status).catch((error: unknown) => onFailure?.(error, runId));
  };
  const isReported = await report('ROLLING_BACK');
  onBegin?.();
  try {
    const result = await rollBack(given);
    if (isReported) await reportEnd('ROLLED_BACK');
    return result;
  } catch (error) {
    if (!hasCode(error, 'INVALID_REQUEST')) onFailure?.(error, runId);
    if (isReported) await reportEnd('ROLLBACK_FAILED');
    throw error;
  }
}

/** @returns false if there is no such request, or if it has no result */
async function setStatus(
  writer: Pick<CatalogWriter, 'write'>,
  { urn, status }: { readonly urn: string; readonly status: string },
  { actor, facts }: WriteContext,
): Promise<boolean> {
  const target = { urn, aspectName: REQUEST_RESULT };
  const message = `${urn} has no result`;
  const ifValue = { holds: (current: object | undefined) => current !== undefined, message, path: '' };
  const patch = patchProposal(target, [setStep(['status'], status)]);
  try {
    await writer.write([{ ...inExisting(patch), ifValue }], { actor, facts });
    return true;
  } catch (error) {
    if (hasCode(error, 'NOT_FOUND', 'CONFLICT')) return false;
    throw error;
  }
}
