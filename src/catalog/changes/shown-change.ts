/** Which entries of the change log are changes of an entity's metadata: see `docs/search.md` and the histories of pages. */
import { SECRET_ASPECTS } from '../../model/secret-aspects.js';

/**
 * Skipped operations. Timeseries points are not part of the history. A `HANDOVER` changes only the run to which a value is
 * attributed.
 */
export const PASSED_OVER: readonly string[] = ['POINT', 'DELETE_POINTS', 'HANDOVER'];

export function isShownChange({ operation, aspect }: { operation: string; aspect: string }): boolean {
  return !PASSED_OVER.includes(operation) && !SECRET_ASPECTS.has(aspect);
}
