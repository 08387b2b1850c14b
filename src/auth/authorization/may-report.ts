/** Decides whether the rollback of a run shows in the status of its request. */
import { REQUEST, REQUEST_RESULT } from '../../catalog/ingestion/request-input.js';
import { requestOfRun } from '../../catalog/ingestion/request-of-run.js';
import { ROOT_USER } from '../authentication/names.js';
import { permittedChanges, type RequirementDeps } from './write-requirements.js';

/**
 * Tells whether the actor may change the status of the request that belongs to a run. Clients choose run ids, so somebody could otherwise
 * write with the id of another person's request, and change its status by a rollback.
 * @returns true if no request can have this id
 */
export async function mayReport(deps: RequirementDeps, runId: string, actor: string): Promise<boolean> {
  const urn = actor === ROOT_USER ? undefined : requestOfRun(deps.model, runId);
  if (urn === undefined) return true;
  const [isPermitted] = await permittedChanges(
    deps,
    [{ urn, entityType: REQUEST, aspectName: REQUEST_RESULT, changeType: 'PATCH', index: 0 }],
    actor,
  );
  return isPermitted === true;
}
