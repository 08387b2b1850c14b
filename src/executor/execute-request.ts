/** Executes one request: claims it, runs it, stores its progress, and stores its result. */
import { setTimeout as pause } from 'node:timers/promises';
import type { Clock } from '../core/clock.js';
import { CatalogError, hasCode } from '../core/errors.js';
import { performRun, type PerformDeps, type Performed } from './perform-run.js';
import type { RequestStore, StoredRequest } from './request-store.js';
import { RunLog } from './run-log.js';
import type { EndStatus, ExecutorObserver, RunResult, StopReason } from './types.js';

/** A result is stored again if that fails. While Neo4j does not answer, attempts do not count. */
const STORE_ATTEMPTS = 60;
const STORE_PAUSE_MILLIS = 2_000;
/** The longest delay of a timer, in milliseconds. */
const LONGEST_TIMER = 2_147_483_647;

export interface ExecutorLog {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

export interface ExecuteDeps extends PerformDeps {
  readonly store: RequestStore;
  readonly clock: Clock;
  readonly log: ExecutorLog;
  readonly observer: ExecutorObserver;
}

export interface Execution {
  readonly urn: string;
  readonly stored: StoredRequest;
  /** Stops the run. Its reason is a `StopReason`. */
  readonly control: AbortController;
}

/** Resolves when the result is stored, or when another service has stored one. Never rejects for failures of the run. */
export async function executeRequest(deps: ExecuteDeps, execution: Execution): Promise<void> {
  const { store, clock, observer } = deps;
  const { urn, control } = execution;
  const startTimeMs = clock.now();
  if (!(await store.storeResult(urn, { status: 'RUNNING', startTimeMs }, true))) return;
  deps.log.info({ request: urn }, 'ingestion run started');
  const log = new RunLog();
  const performed = await performWithin(deps, execution, { log, startTimeMs });
  log.finishLine();
  const durationMs = clock.now() - startTimeMs;
  const status = endStatusOf(control.signal, performed);
  deps.log.info({ request: urn, status, millis: durationMs }, 'ingestion run ended');
  if (status === 'LOST') return;
  observer.ended({ status, millis: durationMs });
  if (control.signal.aborted) log.note(STOPPED[status] ?? 'the run was stopped');
  const result = { ...performed, status, startTimeMs, durationMs, report: log.tail() };
  await storeResultWithRetries(deps, execution, result);
}

const STOPPED: Readonly<Partial<Record<EndStatus, string>>> = {
  CANCELLED: 'the run was cancelled',
  TIMEOUT: 'the run was stopped, because it took longer than TRELLIS_INGESTION_MINUTES permits',
  ABORTED: 'the run was stopped, because the service stops',
};

/** Runs within the time limit. A run that cannot begin returns FAILURE, and its log contains the reason. */
async function performWithin(
  deps: ExecuteDeps,
  { urn, stored, control }: Execution,
  { log, startTimeMs }: { readonly log: RunLog; readonly startTimeMs: number },
): Promise<Performed> {
  const stop = (reason: StopReason) => (): void => {
    control.abort(reason);
  };
  const beats = beginHeartbeats({
    ...{ store: deps.store, clock: deps.clock, urn, startTimeMs, log },
    onRefused: stop('LOST'),
    onFailure: (error) => {
      // Another part of the service logs that Neo4j is unavailable.
      if (hasCode(error, 'UNAVAILABLE')) return;
      deps.log.warn({ request: urn, err: error }, 'the state of an ingestion run could not be stored');
    },
  });
  const timer = setTimeout(stop('TIMEOUT'), Math.min(deps.options.timeLimitMillis, LONGEST_TIMER));
  try {
    return await performRun(deps, { urn, stored, log, signal: control.signal });
  } catch (error) {
    if (!control.signal.aborted) log.note(explain(deps, urn, error));
    return { status: 'FAILURE' };
  } finally {
    clearTimeout(timer);
    await beats.stop();
  }
}

function explain({ log }: ExecuteDeps, urn: string, error: unknown): string {
  if (error instanceof CatalogError) return error.message;
  log.error({ request: urn, err: error }, 'an ingestion run failed within the service');
  const { code } = error as NodeJS.ErrnoException;
  return `the run failed within the service${code === undefined ? '' : ` (${code})`}; its log says why`;
}

function endStatusOf({ aborted, reason }: AbortSignal, { status }: Performed): EndStatus | 'LOST' {
  return aborted ? (reason as StopReason) : status;
}

/** Stores the result. Tries again as long as Neo4j is unavailable, however long that is, unless the service stops. */
async function storeResultWithRetries(
  deps: ExecuteDeps,
  { urn, control }: Execution,
  result: RunResult,
): Promise<void> {
  let failures = 0;
  for (let isFirst = true; ; isFirst = false) {
    try {
      if (!(await deps.store.storeResult(urn, result)))
        deps.log.warn(
          { request: urn },
          'the result of an ingestion run was refused, because the request has ended',
        );
      return;
    } catch (error) {
      if (!hasCode(error, 'UNAVAILABLE')) failures += 1;
      const isLast = failures === STORE_ATTEMPTS || control.signal.reason === 'ABORTED';
      if (isFirst || isLast)
        deps.log.warn({ request: urn, err: error }, 'the result of an ingestion run could not be stored');
      if (isLast) return;
      await pause(STORE_PAUSE_MILLIS, undefined, { ref: false });
    }
  }
}

const CHECK_MILLIS = 2_000;
/** The interval is the run time divided by this number, because each heartbeat adds a version to the catalog. */
const RUN_TIME_DIVISOR = 20;
/** The longest interval. */
const LONGEST_MILLIS = 30_000;
/** In characters. The result at the end contains a longer part of the log. */
const TAIL_LENGTH = 16_000;

interface HeartbeatDeps {
  readonly store: Pick<RequestStore, 'storeResult'>;
  readonly clock: Clock;
  readonly urn: string;
  readonly startTimeMs: number;
  readonly log: RunLog;
  /** Called if another service or a user has ended the request. */
  readonly onRefused: () => void;
  /** Called if the catalog cannot be written. The next heartbeat tries again. */
  readonly onFailure: (error: unknown) => void;
}

interface Heartbeats {
  /** Waits for the heartbeat under way. */
  stop(): Promise<void>;
}

/** Begins to store the status RUNNING and the end of the log whenever the log has changed, so that users can follow a run. */
function beginHeartbeats(deps: HeartbeatDeps): Heartbeats {
  const { store, clock, urn, startTimeMs, log } = deps;
  let storedAt = startTimeMs;
  let storedVersion = log.version;
  let underWay: Promise<void> | undefined;
  const beat = async (): Promise<void> => {
    storedAt = clock.now();
    storedVersion = log.version;
    const result = { status: 'RUNNING', startTimeMs, report: log.tail(TAIL_LENGTH) } as const;
    try {
      if (!(await store.storeResult(urn, result))) deps.onRefused();
    } catch (error) {
      deps.onFailure(error);
    }
    underWay = undefined;
  };
  const timer = setInterval(() => {
    const now = clock.now();
    const interval = Math.min((now - startTimeMs) / RUN_TIME_DIVISOR, LONGEST_MILLIS);
    if (underWay === undefined && log.version !== storedVersion && now - storedAt >= interval)
      underWay = beat();
  }, CHECK_MILLIS).unref();
  return {
    stop: async () => {
      clearInterval(timer);
      await underWay;
    },
  };
}
