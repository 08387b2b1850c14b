/** The one door to Neo4j: sessions, access modes, retries, bookmarks. */
import neo4j, { type Driver, type ManagedTransaction, type Session } from 'neo4j-driver';
import { fromDriverError, isDriverError } from './driver-errors.js';
import { toParameters } from './parameters.js';

export type Row = Record<string, unknown>;

/** Runs a statement; whole numbers come back as JavaScript numbers. */
export type RunStatement = (text: string, parameters?: Record<string, unknown>) => Promise<Row[]>;

export interface Database {
  /** One read statement in one round trip; routed to a reader in a cluster. @throws UNAVAILABLE, DEADLINE_EXCEEDED */
  readonly read: RunStatement;
  /** A schema command, outside of an explicit transaction. */
  readonly command: RunStatement;
  /**
   * One write transaction. `work` may run again from its start after a deadlock or a lost connection, so it must keep
   * no state outside. @throws UNAVAILABLE, DEADLINE_EXCEEDED, and what `work` throws
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
  /** How long a write is tried again, in milliseconds. */
  readonly retryMillis?: number;
  /** Bound of one statement or write transaction, in milliseconds. */
  readonly timeoutMillis?: number;
  /** Told of each statement that is sent; tests count statements and look at their plans. */
  readonly onStatement?: (text: string, parameters: Record<string, unknown>) => void;
}

const READ_ATTEMPTS = 3;
const DEFAULT_TIMEOUT_MILLIS = 120_000;

export function openDatabase(options: DatabaseOptions): Database {
  const driver = createDriver(options);
  const bookmarkManager = neo4j.bookmarkManager();
  const config = { timeout: options.timeoutMillis ?? DEFAULT_TIMEOUT_MILLIS, metadata: { app: 'trellis' } };
  const openSession = (mode: 'READ' | 'WRITE'): Session =>
    driver.session({
      defaultAccessMode: mode,
      bookmarkManager,
      ...(options.database !== undefined && { database: options.database }),
    });
  const autocommit = (mode: 'READ' | 'WRITE'): RunStatement => {
    return async (text, parameters = {}) => {
      options.onStatement?.(text, parameters);
      const session = openSession(mode);
      try {
        const result = await session.run(text, toParameters(parameters), config);
        return result.records.map((record) => record.toObject());
      } finally {
        await session.close();
      }
    };
  };
  return {
    read: (text, parameters) => translated(() => withRetries(() => autocommit('READ')(text, parameters))),
    command: (text, parameters) => translated(() => autocommit('WRITE')(text, parameters)),
    write: (work) =>
      translated(async () => {
        const session = openSession('WRITE');
        try {
          return await session.executeWrite((transaction) => work(runIn(transaction, options)), config);
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

function runIn(transaction: ManagedTransaction, options: DatabaseOptions): RunStatement {
  return async (text, parameters = {}) => {
    options.onStatement?.(text, parameters);
    const result = await transaction.run(text, toParameters(parameters));
    return result.records.map((record) => record.toObject());
  };
}

/** A read changes nothing, so it may simply be sent again when a connection went stale under it. */
async function withRetries<T>(attempt: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await attempt();
    } catch (error) {
      if (tries >= READ_ATTEMPTS || !isDriverError(error) || !error.retryable) throw error;
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
