/** What the database tells about its work while it runs. Metrics and traces implement it. */
import { CatalogError } from '../core/errors.js';
import { isDriverError } from './driver-errors.js';

/** A statement or a write transaction that has ended. */
export interface FinishedWork {
  /** Of a statement its file, e.g. `search/find-hits`; of a transaction its operation, e.g. `writes`. */
  readonly name: string;
  /** Times of `performance.now`. */
  readonly began: number;
  readonly ended: number;
  /** Code of the error, e.g. `Neo.TransientError.Transaction.DeadlockDetected`. Absent after success. */
  readonly failure?: string;
}

export type ObserveWork = (work: FinishedWork) => void;

export interface DatabaseObserver {
  /** Called for each statement, also inside transactions, and for each of its attempts. */
  readonly statement: ObserveWork;
  /** Called for each write transaction, once for all its attempts. */
  readonly transaction: ObserveWork;
  /** Called with the number of open sessions when it changes. Each of them has a connection of the driver, or waits for one. */
  readonly sessions: (open: number) => void;
  /** Id of the request that causes the work; undefined if it is unknown. */
  readonly requestId?: () => string | undefined;
}

/** Runs work and tells the observer, if there is one, how it ended. */
export async function observed<T>(
  observe: ObserveWork | undefined,
  name: string,
  work: () => Promise<T>,
): Promise<T> {
  if (observe === undefined) return work();
  const began = performance.now();
  try {
    const result = await work();
    observe({ name, began, ended: performance.now() });
    return result;
  } catch (error) {
    observe({ name, began, ended: performance.now(), failure: codeOf(error) });
    throw error;
  }
}

/** A code of a closed list: Neo4j's, the driver's or the catalog's. */
function codeOf(error: unknown): string {
  return isDriverError(error) || error instanceof CatalogError ? error.code : 'INTERNAL';
}
