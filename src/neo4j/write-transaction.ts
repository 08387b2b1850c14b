/** One write transaction, repeated from its start while that can help. */
import { setTimeout as pause } from 'node:timers/promises';
import type { Transaction } from 'neo4j-driver';
import { CatalogError } from '../core/errors.js';
import { outcomeUnknown, type Call } from './availability.js';
import type { InSession } from './connections.js';
import {
  isDriverRefusal,
  isConflict,
  isConnectionFailure,
  isDeadlock,
  isDiskFailure,
  isDriverError,
} from './driver-errors.js';
import type { RunStatement } from './statements.js';
import { withoutStack } from './tune-driver.js';

export interface WriteDeps {
  readonly inSession: InSession;
  readonly config: { readonly timeout: number; readonly metadata: object };
  /** Runs a statement in the transaction. */
  readonly runIn: (transaction: Transaction) => RunStatement;
  readonly call: Call;
  /** False: the transaction is rolled back after the work. */
  readonly isCommitted: boolean;
  /** Called when Neo4j could not write to its disk. */
  readonly onDiskFailure: (() => void) | undefined;
  /** How long changes of the leader and lost connections are waited out, in milliseconds. */
  readonly retryMillis: number;
}

/**
 * How long deadlocks are waited out, in milliseconds. The other transaction goes on meanwhile, and each lock that it takes can deadlock with
 * the repeated one, until it commits. It may change thousands of entities.
 */
const DEADLOCK_MILLIS = 60_000;

/** Retries without delay, because each conflict means that another transaction has committed. */
const MAX_CONFLICTS = 20;
/** First pause before another kind of retry; it doubles up to the longest one. Milliseconds. */
const FIRST_PAUSE = 20;
const LONGEST_PAUSE = 1_000;

/**
 * @throws UNAVAILABLE with `details.outcome: 'unknown'` if the commit was not answered. It is not repeated, because a precondition
 * of the work could fail by what the work itself has stored.
 */
export async function writeTransaction<T>(
  work: (run: RunStatement) => Promise<T>,
  deps: WriteDeps,
): Promise<T> {
  const start = performance.now();
  let wait = FIRST_PAUSE;
  for (let attempt = 1; ; attempt += 1) {
    const progress = { hasBegun: false };
    try {
      return await attemptOnce(work, deps, progress);
    } catch (error) {
      // Without a connection there is no statement to stop, and the deadline has passed.
      const isConflicting = isConflict(error) || (progress.hasBegun && isDriverRefusal(error));
      const longest = isDeadlock(error) ? DEADLOCK_MILLIS : deps.retryMillis;
      const isTransient = isDriverError(error) && error.retryable && performance.now() - start < longest;
      if (deps.call.isLost || !(isTransient || (isConflicting && attempt < MAX_CONFLICTS))) throw error;
      if (isConnectionFailure(error)) await deps.call.checkReachable();
      if (isTransient) {
        // Of different lengths, so that two transactions that met do not meet again.
        await pause(wait * (0.5 + Math.random() / 2));
        wait = Math.min(wait * 2, LONGEST_PAUSE);
      }
    }
    refuseIfLost(deps.call);
  }
}

/** Ends work whose caller has already been answered. */
function refuseIfLost({ isLost }: Call): void {
  if (isLost) throw new Error('nobody waits for the result');
}

function attemptOnce<T>(
  work: (run: RunStatement) => Promise<T>,
  { inSession, config, runIn, call, isCommitted, onDiskFailure }: WriteDeps,
  progress: { hasBegun: boolean },
): Promise<T> {
  return inSession('WRITE', async (session) => {
    // BEGIN is not waited for: it is sent together with the first statement.
    const transaction = withoutStack(() => session.beginTransaction(config));
    const begun = transaction.then(() => {
      progress.hasBegun = true;
    });
    begun.catch(() => undefined);
    try {
      const result = await runWork(work, runIn(transaction), call);
      await begun;
      if (!isCommitted) return result;
      call.noteCommit();
      await commit(transaction, onDiskFailure);
      return result;
    } catch (error) {
      // If BEGIN has failed, its failure is the reason for all others.
      await begun;
      throw error;
    } finally {
      // Rolls back if it is still open. Of a lost connection, Neo4j itself rolls the transaction back.
      await transaction.close().catch(() => undefined);
    }
  });
}

async function commit(transaction: Transaction, onDiskFailure: (() => void) | undefined): Promise<void> {
  try {
    await withoutStack(() => transaction.commit());
  } catch (error) {
    if (isConnectionFailure(error)) throw outcomeUnknown(error);
    if (!isDiskFailure(error)) throw error;
    onDiskFailure?.();
    throw diskFailure(error);
  }
}

/** The transaction may be in the log, and is then stored when Neo4j is restarted. */
function diskFailure(cause: unknown): CatalogError {
  const message =
    'Neo4j could not write to its disk, which is probably full. It is not known whether the write was stored; send it again when there is room';
  return new CatalogError('UNAVAILABLE', message, { outcome: 'unknown' }, { cause });
}

/**
 * Statements are sent without waiting for one another. After a failure, the driver refuses the next ones before `work` sees
 * the failure. The decision about a retry needs the failure itself, not the refusals that follow from it.
 */
async function runWork<T>(
  work: (run: RunStatement) => Promise<T>,
  run: RunStatement,
  call: Call,
): Promise<T> {
  let failure: unknown;
  try {
    const result = await work(async (text, parameters) => {
      refuseIfLost(call);
      try {
        return await run(text, parameters);
      } catch (error) {
        if (failure === undefined || isDriverRefusal(failure)) failure = error;
        throw error;
      }
    });
    // Work whose caller has been answered is rolled back, so that the answer "unavailable" is true.
    refuseIfLost(call);
    return result;
  } catch (error) {
    throw isDriverRefusal(error) ? failure : error;
  }
}
