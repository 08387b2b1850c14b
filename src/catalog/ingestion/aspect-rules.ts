import { CatalogError } from '../../core/errors.js';
import type { JsonObject } from '../../core/json.js';
import { type AspectRule, withMembers } from '../writes/aspect-rule.js';

const FINAL: readonly unknown[] = ['SUCCESS', 'CANCELLED', 'ABORTED', 'DUPLICATE'];
const ROLLING_BACK = 'ROLLING_BACK';

/**
 * Returns the result to store in `dataHubExecutionRequestResult`. A result with a final status stays as it is: a second report of the same
 * status changes nothing, and only a rollback may replace the status. `FAILURE` and `TIMEOUT` are not final, because executors try again.
 * @param stored undefined if there is no result yet
 * @throws INVALID_ASPECT for another status
 */
export function withFinalStatus(proposed: JsonObject, stored: JsonObject | undefined): JsonObject {
  const before = stored?.['status'];
  const after = proposed['status'];
  if (stored === undefined || !FINAL.includes(before) || after === ROLLING_BACK) return proposed;
  if (after === before) return stored;
  const rule = `${JSON.stringify(before)} is final, and only ${ROLLING_BACK} may follow`;
  throw new CatalogError('INVALID_ASPECT', `/status: the run has ended, ${rule}`, { path: '/status', rule });
}

/** A finished run keeps its status. */
const finalStatus: AspectRule = {
  aspects: ['dataHubExecutionRequestResult'],
  complete: (proposed) => withMembers(proposed, withFinalStatus),
};

export const aspectRules = [finalStatus];
