/** Polls for conditions without an event: the end of another process, a lock that becomes free. */
import { setTimeout as delay } from 'node:timers/promises';
import { systemClock } from '../../core/clock.js';

const INTERVAL_MS = 100;

export interface WaitOptions {
  /** Absent: no limit. */
  readonly deadlineMs?: number;
  readonly signal?: AbortSignal | undefined;
}

/** @returns whether the condition became true before the deadline. @throws the signal's reason if it is aborted */
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
