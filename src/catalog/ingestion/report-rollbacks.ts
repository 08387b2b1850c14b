/** Reports rollbacks of runs as the status of their requests. */
import { hasCode } from '../../core/errors.js';
import type { MetadataModel } from '../../model/types.js';
import { inExisting } from '../commands/store.js';
import { patchProposal, setStep } from '../commands/patch-proposal.js';
import { toRunId } from '../runs/run-id.js';
import type { CatalogWriter, WriteContext } from '../writes/types.js';
import { REQUEST_RESULT } from './request-input.js';
import { requestOfRun } from './request-of-run.js';

export interface ReportDeps {
  readonly model: MetadataModel;
  /** Called with the error of a rollback that stopped. The request only shows that it failed. */
  readonly onFailure: (error: unknown, runId: string) => void;
}

/**
 * Wraps a writer so that the status of a request is `ROLLING_BACK` while its run is rolled back, and then `ROLLED_BACK` or
 * `ROLLBACK_FAILED`. Runs without a request, and requests without a result, stay without a status. So do requests that the actor may not
 * change (`isReported`): run ids are chosen by clients, and anybody may choose the id of a request.
 */
export function reportRollbacks(writer: CatalogWriter, { model, onFailure }: ReportDeps): CatalogWriter {
  return {
    ...writer,
    rollBack: async (request, context) => {
      const { onBegin, isReported: isPermitted = true, ...given } = request;
      if (request.dryRun === true) return writer.rollBack(given, context);
      const isNamed = isPermitted && toRunId(request.runId) !== undefined;
      const urn = isNamed ? requestOfRun(model, request.runId) : undefined;
      const report = async (status: string): Promise<boolean> =>
        urn !== undefined && setStatus(writer, { urn, status }, context);
      const isReported = await report('ROLLING_BACK');
      onBegin?.();
      try {
        const result = await writer.rollBack(given, context);
        if (isReported) await report('ROLLED_BACK');
        return result;
      } catch (error) {
        if (!hasCode(error, 'INVALID_REQUEST')) onFailure(error, request.runId);
        // If Neo4j does not answer, this fails as well, and the status stays until the rollback is repeated.
        if (isReported) await report('ROLLBACK_FAILED').catch(() => undefined);
        throw error;
      }
    },
  };
}

/** @returns false if there is no such request, or if it has no result */
async function setStatus(
  writer: CatalogWriter,
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
    if (hasCode(error, 'NOT_FOUND') || hasCode(error, 'CONFLICT')) return false;
    throw error;
  }
}
