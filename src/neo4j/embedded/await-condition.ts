/** For what the system tells nobody about: another process's end, a lock that becomes free. */
import { setTimeout as delay } from 'node:timers/promises';
import { systemClock } from '../../core/clock.js';

const INTERVAL_MS = 100;

export interface WaitOptions {
  /** Absent: as long as it takes. */
  readonly deadlineMs?: number;
  readonly signal?: AbortSignal | undefined;
}

/** @returns whether the condition came to hold before the deadline. @throws the signal's reason when it is aborted */
export async function awaitCondition(holds: () => boolean, options: WaitOptions = {}): Promise<boolean> {
  const { deadlineMs, signal } = options;
  const end = deadlineMs === undefined ? Infinity : systemClock.now() + deadlineMs;
  while (!holds()) {
    if (systemClock.now() >= end) return false;
    await delay(INTERVAL_MS);
    signal?.throwIfAborted();
  }
  return true;
}
