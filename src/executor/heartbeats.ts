/** Stores the status RUNNING and the end of the log from time to time, so that users can follow a run. */
import type { Clock } from '../core/clock.js';
import type { RunLog } from './output/run-log.js';
import type { RequestStore } from './request-store.js';

const CHECK_MILLIS = 2_000;
/** The interval is the run time divided by this number, because each heartbeat adds a version to the catalog. */
const RUN_TIME_DIVISOR = 20;
/** The longest interval. */
const LONGEST_MILLIS = 30_000;
/** In characters. The result at the end contains a longer part of the log. */
const TAIL_LENGTH = 16_000;

export interface HeartbeatDeps {
  readonly store: Pick<RequestStore, 'storeResult'>;
  readonly clock: Clock;
  readonly urn: string;
  readonly startTimeMs: number;
  readonly log: RunLog;
  /** Called if somebody else has ended the request. */
  readonly onRefused: () => void;
  /** Called if the catalog cannot be written. The next heartbeat tries again. */
  readonly onFailure: (error: unknown) => void;
}

export interface Heartbeats {
  /** Waits for the heartbeat under way. */
  stop(): Promise<void>;
}

/** Begins to store results with the status RUNNING whenever the log has changed. */
export function beginHeartbeats(deps: HeartbeatDeps): Heartbeats {
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
    const pause = Math.min((now - startTimeMs) / RUN_TIME_DIVISOR, LONGEST_MILLIS);
    if (underWay === undefined && log.version !== storedVersion && now - storedAt >= pause) underWay = beat();
  }, CHECK_MILLIS).unref();
  return {
    stop: async () => {
      clearInterval(timer);
      await underWay;
    },
  };
}
