/** The only access to Neo4j: sessions, access modes, retries, bookmarks. */
import neo4j, { type Driver, type ManagedTransaction, type Session } from 'neo4j-driver';
import type { Deadline } from '../core/deadline.js';
import { CatalogError } from '../core/errors.js';
import { countStatement } from '../core/statement-tally.js';
import {
  fromDriverError,
  isBrokenOff,
  isConflict,
  isDriverError,
  isSchemaConflict,
} from './driver-errors.js';
import { toParameters } from './parameters.js';

export type Row = Record<string, unknown>;

/** Runs a statement; whole numbers come back as JavaScript numbers. */
export type RunStatement = (text: string, parameters?: Record<string, unknown>) => Promise<Row[]>;

export interface Database {
  /** One read statement in one round trip; routed to a reader in a cluster. @throws UNAVAILABLE, DEADLINE_EXCEEDED */
  readonly read: RunStatement;
  /**
   * Returns reads that end at the deadline: the database stops statements under way, and later ones
   * are not sent. @throws UNAVAILABLE, DEADLINE_EXCEEDED
   */
  readWithin(deadline: Deadline): RunStatement;
  /**
   * Runs a schema command outside of an explicit transaction. It must be idempotent, because it is repeated after a conflict with another
   * service. It has no time limit, because filling an index of a large catalog takes long.
   */
  readonly command: RunStatement;
  /**
   * One write transaction. `work` may run again from its start after a deadlock, a lost connection, a node that another
   * transaction deleted meanwhile, or a CONFLICT of its own, so it must keep no state outside.
   * @throws UNAVAILABLE, DEADLINE_EXCEEDED, and what `work` throws
   */
  write<T>(work: (run: RunStatement) => Promise<T>): Promise<T>;
  /** Resolves when the server answers. @throws UNAVAILABLE */
  verify(): Promise<void>;
  close(): Promise<void>;
}

export interface DatabaseOptions {
  readonly uri: string;
  readonly username: string;
  readonly password: string;
  readonly database?: string;
  /** How long a write is retried, in milliseconds. */
  readonly retryMillis?: number;
  /** Time limit of one statement or write transaction, in milliseconds. */
  readonly timeoutMillis?: number;
  /** Called with each statement that is sent. Tests count statements and inspect plans and time limits. */
  readonly onStatement?: (text: string, parameters: Record<string, unknown>, timeoutMillis: number) => void;
}

const READ_ATTEMPTS = 3;
/** Retries without delay, because each conflict means that another transaction has committed. */
const WRITE_ATTEMPTS = 20;
const DEFAULT_TIMEOUT_MILLIS = 120_000;
/** Means "no limit" to Neo4j. */
const UNBOUNDED = 0;

export function openDatabase(options: DatabaseOptions): Database {
  const driver = createDriver(options);
  const bookmarkManager = neo4j.bookmarkManager();
  const config = { timeout: timeoutOf(options), metadata: { app: 'trellis' } };
  const openSession = (mode: 'READ' | 'WRITE'): Session =>
    driver.session({
      defaultAccessMode: mode,
      bookmarkManager,
      ...(options.database !== undefined && { database: options.database }),
    });
  const autocommit = (mode: 'READ' | 'WRITE', findTimeout: () => number): RunStatement => {
    return async (text, parameters = {}) => {
      const timeout = findTimeout();
      countStatement();
      options.onStatement?.(text, parameters, timeout);
      const session = openSession(mode);
      try {
        const result = await session.run(text, toParameters(parameters), { ...config, timeout });
        return result.records.map((record) => record.toObject());
      } finally {
        await session.close();
      }
    };
  };
  const timeoutWithin =
    (deadline: Deadline | undefined): (() => number) =>
    () =>
      deadline === undefined ? config.timeout : timeLeft(deadline, config.timeout);
  const reading =
    (deadline?: Deadline): RunStatement =>
    (text, parameters) =>
      translated(() =>
        withRetries(() => autocommit('READ', timeoutWithin(deadline))(text, parameters), {
          attempts: READ_ATTEMPTS,
          // A read changes nothing, so it is repeated if its connection was stale.
          mayRetry: (error) => isDriverError(error) && error.retryable,
        }),
      );
  return {
    read: reading(),
    readWithin: reading,
    command: (text, parameters) =>
      translated(() =>
        withRetries(() => autocommit('WRITE', () => UNBOUNDED)(text, parameters), {
          attempts: WRITE_ATTEMPTS,
          mayRetry: isSchemaConflict,
        }),
      ),
    write: (work) =>
      translated(async () => {
        const session = openSession('WRITE');
        let hasBegun = false;
        try {
          return await withRetries(
            () => {
              hasBegun = false;
              return session.executeWrite((transaction) => {
                hasBegun = true;
                return runWork(work, transaction, options);
              }, config);
            },
            {
              attempts: WRITE_ATTEMPTS,
              // Without a connection there is no statement to stop, and the deadline has passed.
              mayRetry: (error) => isConflict(error) || (hasBegun && isBrokenOff(error)),
            },
          );
        } finally {
          await session.close();
        }
      }),
    verify: () =>
      translated(async () => {
        await driver.getServerInfo();
      }),
    close: () => driver.close(),
  };
}

function createDriver(options: DatabaseOptions): Driver {
  return neo4j.driver(options.uri, neo4j.auth.basic(options.username, options.password), {
    disableLosslessIntegers: true,
    maxTransactionRetryTime: options.retryMillis ?? 10_000,
    connectionAcquisitionTimeout: 15_000,
    connectionTimeout: 5_000,
    connectionLivenessCheckTimeout: 30_000,
    telemetryDisabled: true,
    userAgent: 'trellis',
  });
}

/**
 * Statements are sent without waiting for one another. After a failure, the driver refuses the next ones before `work` sees
 * the failure. The decision about a retry needs the failure itself, not the refusals that follow from it.
 */
async function runWork<T>(
  work: (run: RunStatement) => Promise<T>,
  transaction: ManagedTransaction,
  options: DatabaseOptions,
): Promise<T> {
  let failure: unknown;
  const run = runIn(transaction, options);
  try {
    return await work(async (text, parameters) => {
      try {
        return await run(text, parameters);
      } catch (error) {
        if (failure === undefined || isBrokenOff(failure)) failure = error;
        throw error;
      }
    });
  } catch (error) {
    throw isBrokenOff(error) ? failure : error;
  }
}

function runIn(transaction: ManagedTransaction, options: DatabaseOptions): RunStatement {
  return async (text, parameters = {}) => {
    countStatement();
    options.onStatement?.(text, parameters, timeoutOf(options));
    const result = await transaction.run(text, toParameters(parameters));
    return result.records.map((record) => record.toObject());
  };
}

function timeoutOf({ timeoutMillis = DEFAULT_TIMEOUT_MILLIS }: DatabaseOptions): number {
  return timeoutMillis;
}

/** Rounds up to whole milliseconds, because zero means "no limit" to the database. */
function timeLeft(deadline: Deadline, atMost: number): number {
  const left = Math.ceil(deadline.left());
  if (left <= 0) throw new CatalogError('DEADLINE_EXCEEDED', 'The time limit of the request is over');
  return Math.min(left, atMost);
}

interface Retries {
  readonly attempts: number;
  readonly mayRetry: (error: unknown) => boolean;
}

async function withRetries<T>(attempt: () => Promise<T>, { attempts, mayRetry }: Retries): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await attempt();
    } catch (error) {
      if (tries >= attempts || !mayRetry(error)) throw error;
    }
  }
}

async function translated<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw fromDriverError(error);
  }
}
