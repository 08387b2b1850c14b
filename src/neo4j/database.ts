/** The only access to Neo4j: sessions, access modes, retries, bookmarks. */
import type { Result, ResultSummary, Transaction } from 'neo4j-driver';
import { CatalogError } from '../core/errors.js';
import { LOAD_LIMITS, type LoadLimits } from '../core/limits.js';
import { countStatement, type ReadBudget } from '../core/request-budget.js';
import { Slots } from '../core/slots.js';
import { Availability, type AvailabilityOptions, type Call } from './availability.js';
import { Connections, createSessions, type ConnectionOptions } from './connections.js';
import { observed, type DatabaseObserver } from './database-observer.js';
import { fromDriverError, isDriverError, isSchemaConflict } from './driver-errors.js';
import { serversOf, shakeHands } from './handshake.js';
import { nameOf, type LoadStatement, type Row, type RowOf, type RunStatement } from './statements.js';
import { toParameters, withoutStack } from './tune-driver.js';
import { writeTransaction } from './write-transaction.js';

export type { Row, RunStatement };

export interface Database {
  /** One read statement in one round trip; routed to a reader in a cluster. @throws UNAVAILABLE, DEADLINE_EXCEEDED, OVERLOADED */
  readonly read: RunStatement;
  /**
   * Returns reads that end when the budget of a request is used up: the database stops statements under way, and later ones
   * are not sent. @throws UNAVAILABLE, DEADLINE_EXCEEDED, LIMIT_EXCEEDED, OVERLOADED
   */
  readWithin(budget: ReadBudget): RunStatement;
  /**
   * Runs a schema command outside of an explicit transaction. It must be idempotent, because it is repeated after a conflict with another
   * service. It has no time limit, because filling an index of a large catalog takes long.
   */
  readonly command: RunStatement;
  /**
   * Commits one write statement at once, also within the work of `write`: it does not wait for a free transaction. It must be idempotent,
   * because it is repeated after a conflict. @throws UNAVAILABLE, DEADLINE_EXCEEDED
   */
  readonly commitAlone: RunStatement;
  /**
   * One write transaction. `work` may run again from its start after a deadlock, a lost connection, a node that another
   * transaction deleted meanwhile, or a CONFLICT of its own, so it must keep no state outside.
   * @param operation name of the transaction in Neo4j's query log, in metrics and in traces, e.g. `repair/restore`
   * @throws UNAVAILABLE (with `details.outcome: 'unknown'` if the commit was not answered), DEADLINE_EXCEEDED, OVERLOADED, and what
   * `work` throws
   */
  write<T>(operation: string, work: (run: RunStatement) => Promise<T>): Promise<T>;
  /** Like `write`, but rolls the transaction back: for reads that need the locks of writers. */
  readLocked<T>(operation: string, work: (run: RunStatement) => Promise<T>): Promise<T>;
  /** Resolves when the server answers. @throws UNAVAILABLE */
  verify(): Promise<void>;
  close(): Promise<void>;
}

/** What readers need to send their statements. */
export interface ReadDeps {
  readonly database: Pick<Database, 'read'>;
  readonly load: LoadStatement;
}

/** What writers that also read need to send their statements. */
export interface WriteDeps {
  readonly database: Pick<Database, 'read' | 'write'>;
  readonly load: LoadStatement;
}

/** What sends statements within a transaction, or within a read that is given to it. */
export interface RunDeps {
  readonly run: RunStatement;
  readonly load: LoadStatement;
}

export interface DatabaseOptions extends ConnectionOptions {
  /** How long a write is retried, in milliseconds. */
  readonly retryMillis?: number;
  /** Time limit of one statement or write transaction, in milliseconds. */
  readonly timeoutMillis?: number;
  /** Called with each statement that is sent. Tests count statements and inspect plans and time limits. */
  readonly onStatement?: (
    text: string,
    parameters: Readonly<Record<string, unknown>>,
    timeoutMillis: number,
  ) => void;
  /** Called before each write transaction. An error refuses it. */
  readonly checkWrite?: () => void;
  /** Called when Neo4j could not write to its disk, so that it accepts no writes until it is restarted. */
  readonly onDiskFailure?: () => void;
  readonly observer?: DatabaseObserver;
  /** Called when Neo4j became unreachable (with the reason) or reachable again. */
  readonly onReachable?: AvailabilityOptions['onChange'];
  /** Default true: calls fail as soon as Neo4j gives no sign of life. False: they wait for the limits of the driver. */
  readonly isWatched?: boolean;
  /** Override `LOAD_LIMITS`. */
  readonly limits?: Partial<LoadLimits>;
}

/** Of a statement that may run twice. */
const REPEATABLE_ATTEMPTS = 3;
const COMMAND_ATTEMPTS = 20;
const DEFAULT_RETRY_MILLIS = 10_000;
const DEFAULT_TIMEOUT_MILLIS = 120_000;
/** Means "no limit" to Neo4j. */
const UNBOUNDED = 0;

export function openDatabase(options: DatabaseOptions): Database {
  const connections = new Connections(options);
  const availability = watch(connections, options);
  const limits = { ...LOAD_LIMITS, ...options.limits };
  const { waitMillis } = limits;
  const readSlots = new Slots({ atOnce: limits.reads, waiting: limits.waitingReads, waitMillis }, 'reads');
  const writeSlots = new Slots(
    { atOnce: limits.transactions, waiting: limits.waitingTransactions, waitMillis },
    'transactions',
  );
  const { observer } = options;
  const inSession = createSessions(connections, observer);
  const autocommit = (
    mode: 'READ' | 'WRITE',
    { findTimeout, budget }: { findTimeout: () => number; budget?: ReadBudget | undefined },
  ): RunStatement => {
    return async (text, parameters = {}) => {
      budget?.sending();
      const timeout = findTimeout();
      countStatement();
      options.onStatement?.(text, parameters, timeout);
      const name = nameOf(text);
      const config = { timeout, metadata: metadataOf(name, observer) };
      return observed(observer?.statement, name, () =>
        inSession(mode, async (session) => {
          const values = toParameters(parameters);
          const { rows, summary } = await withoutStack(() =>
            receive(session.run(text, values, config), budget),
          );
          connections.note(summary);
          return rows as RowOf<typeof text>[];
        }),
      );
    };
  };
  const timeoutWithin = (budget: ReadBudget | undefined) => ({
    findTimeout: () => (budget === undefined ? timeoutOf(options) : timeLeft(budget, timeoutOf(options))),
    budget,
  });
  const reading =
    (budget?: ReadBudget): RunStatement =>
    (text, parameters) =>
      calling(readSlots, async (call) => {
        const rows = await withRetries(() => autocommit('READ', timeoutWithin(budget))(text, parameters), {
          attempts: REPEATABLE_ATTEMPTS,
          // A read changes nothing, so it is repeated if its connection was stale.
          mayRetry: (error) => !call.isLost && isDriverError(error) && error.retryable,
        });
        call.noteAnswer();
        return rows;
      });
  const readingWithin = (budget: ReadBudget): RunStatement => {
    // The budget limits how many wait, and for how long.
    const own = new Slots(
      { atOnce: limits.readsOfRequest, waiting: Infinity, waitMillis: budget.left() },
      'reads of a request',
    );
    const read = reading(budget);
    return (text, parameters) => own.run(() => read(text, parameters));
  };
  const calling = <T>(slots: Slots, work: (call: Call) => Promise<T>): Promise<T> =>
    translated(() => slots.run(() => availability.guard(work)));
  const transaction =
    (isCommitted: boolean): Database['write'] =>
    (operation, work) =>
      calling(writeSlots, (call) => {
        if (isCommitted) options.checkWrite?.();
        return observed(observer?.transaction, operation, () =>
          writeTransaction(work, {
            config: { timeout: timeoutOf(options), metadata: metadataOf(operation, observer) },
            ...{ call, inSession, isCommitted, onDiskFailure: options.onDiskFailure },
            retryMillis: options.retryMillis ?? DEFAULT_RETRY_MILLIS,
            runIn: (transaction) => runIn(transaction, options, call),
          }),
        );
      });
  return {
    read: reading(),
    readWithin: readingWithin,
    command: (text, parameters) =>
      translated(() =>
        withRetries(() => autocommit('WRITE', { findTimeout: () => UNBOUNDED })(text, parameters), {
          attempts: COMMAND_ATTEMPTS,
          mayRetry: isSchemaConflict,
        }),
      ),
    commitAlone: (text, parameters) =>
      translated(() =>
        availability.guard((call) =>
          withRetries(() => autocommit('WRITE', timeoutWithin(undefined))(text, parameters), {
            attempts: REPEATABLE_ATTEMPTS,
            mayRetry: (error) => !call.isLost && isDriverError(error) && error.retryable,
          }),
        ),
      ),
    write: transaction(true),
    readLocked: transaction(false),
    verify: () => translated(() => availability.guard(() => connections.verify())),
    close: () => {
      availability.close();
      return connections.close();
    },
  };
}

type Metadata = Record<'app' | 'operation' | 'request', string | undefined>;

/** The metadata of a transaction, which Neo4j shows in its query log and in `SHOW TRANSACTIONS`. */
function metadataOf(operation: string, observer: DatabaseObserver | undefined): Partial<Metadata> {
  const request = observer?.requestId?.();
  return { app: 'trellis', operation, ...(request !== undefined && { request }) };
}

function watch(connections: Connections, options: DatabaseOptions): Availability {
  const { uri, isWatched = true, onReachable } = options;
  return new Availability({
    probe: (signal) =>
      isWatched ? shakeHands(serversOf(uri, connections.members), signal) : Promise.resolve(),
    onChange: (isReachable, reason) => {
      if (!isReachable) connections.renew();
      onReachable?.(isReachable, reason);
    },
  });
}

function runIn(transaction: Transaction, options: DatabaseOptions, call: Call): RunStatement {
  return async (text, parameters = {}) => {
    countStatement();
    options.onStatement?.(text, parameters, timeoutOf(options));
    return observed(options.observer?.statement, nameOf(text), async () => {
      const values = toParameters(parameters);
      const result = await withoutStack(() => transaction.run(text, values));
      call.noteAnswer();
      return result.records.map((record) => record.toObject() as RowOf<typeof text>);
    });
  };
}

/** Collects the rows of a statement. A row above the budget ends the statement: Neo4j discards the rest. */
async function receive(
  result: Result,
  budget: ReadBudget | undefined,
): Promise<{ readonly rows: Row[]; readonly summary: ResultSummary }> {
  if (budget === undefined) {
    const { records, summary } = await result;
    return { rows: records.map((record) => record.toObject()), summary };
  }
  const rows: Row[] = [];
  const records = result[Symbol.asyncIterator]();
  for (;;) {
    const next = await records.next();
    if (next.done === true) return { rows, summary: next.value };
    const row = next.value.toObject();
    const error = budget.receiving(row);
    if (error !== undefined) {
      await records.return?.();
      throw error;
    }
    rows.push(row);
  }
}

function timeoutOf({ timeoutMillis = DEFAULT_TIMEOUT_MILLIS }: DatabaseOptions): number {
  return timeoutMillis;
}

/** Rounds up to whole milliseconds, because zero means "no limit" to the database. */
function timeLeft(budget: ReadBudget, atMost: number): number {
  const left = Math.ceil(budget.left());
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
