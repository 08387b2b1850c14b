/** Stores from time to time that a run is under way, with the end of its log, for those who watch it. */
import type { Clock } from '../core/clock.js';
import type { RunLog } from './output/run-log.js';
import type { RequestStore } from './request-store.js';

const CHECK_MILLIS = 2_000;
/** The longer a run takes, the less often it is told, because each time adds a version to the catalog. */
const LONGEST_MILLIS = 30_000;
const PART_OF_TIME = 20;
/** In characters. The result at the end has much more. */
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
  let toldAt = startTimeMs;
  let told = log.version;
  let underWay: Promise<void> | undefined;
  const tell = async (): Promise<void> => {
    toldAt = clock.now();
    told = log.version;
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
    const pause = Math.min((now - startTimeMs) / PART_OF_TIME, LONGEST_MILLIS);
    if (underWay === undefined && log.version !== told && now - toldAt >= pause) underWay = tell();
  }, CHECK_MILLIS).unref();
  return {
    stop: async () => {
      clearInterval(timer);
      await underWay;
    },
  };
}
