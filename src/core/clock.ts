/** The only place that reads the time. */
export interface Clock {
  /** Epoch milliseconds. */
  now(): number;
}

export const systemClock: Clock = { now: () => Date.now() };

/** For libraries that want the time as a `Date`. */
export function dateAt(millis: number): Date {
  return new Date(millis);
}
