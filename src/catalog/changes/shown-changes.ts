/** Defines which entries of the change log are shown as changes of metadata: see `docs/timeline.md`. */
import { SECRET_ASPECTS } from '../../model/secret-aspects.js';

/** Types that hold internal state of the service or of clients. Listings of changes hide them by default. */
export const HOUSEKEEPING_TYPES = [
  'dataHubAccessToken',
  'dataHubStepState',
  'dataHubUpgrade',
  'inviteToken',
  'telemetry',
] as const;

/**
 * Timeseries points are not part of the history. A `HANDOVER` changes only the run to which a value is attributed.
 */
const SKIPPED_OPERATIONS: readonly string[] = ['POINT', 'DELETE_POINTS', 'HANDOVER'];

/** Parameters of the statements that list changes. */
export const SHOWN_CHANGES = {
  skippedOperations: SKIPPED_OPERATIONS,
  skippedAspects: [...SECRET_ASPECTS],
} as const;

export function isShownChange({ operation, aspect }: { operation: string; aspect: string }): boolean {
  return !SKIPPED_OPERATIONS.includes(operation) && !SECRET_ASPECTS.has(aspect);
}
