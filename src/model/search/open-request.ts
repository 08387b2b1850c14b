/** Marks execution requests that have not ended, so that an executor finds them without reading those of the past. */
import type { FieldValue } from '../types.js';

/** Search field with the id of the executor. Only open requests have it, and only executors read it. */
export const OPEN_EXECUTOR = 'openExecutor';

const REQUEST = 'dataHubExecutionRequest';
const RUNNING = 'RUNNING';

interface RequestFacts {
  readonly entityType: string;
  /** The search fields `executorId` and `executionResultStatus`, from the input and the result. */
  readonly executors: ReadonlySet<FieldValue> | undefined;
  readonly statuses: ReadonlySet<FieldValue> | undefined;
}

/**
 * Returns the ids of the executors that a request waits for, or that run it. A request is open while it has no result, and while the
 * status of its result is `RUNNING`.
 * @returns undefined for closed requests and for all other entities
 */
export function openExecutors({ entityType, executors, statuses }: RequestFacts): typeof executors {
  if (entityType !== REQUEST) return undefined;
  return statuses === undefined || statuses.has(RUNNING) ? executors : undefined;
}
