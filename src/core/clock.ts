/** The only place that reads the time. */
export interface Clock {
  /** Epoch milliseconds. */
  now(): number;
}

export const systemClock: Clock = { now: () => Date.now() };

/** Converts a time for libraries that need a `Date`. */
export function dateAt(millis: number): Date {
  return new Date(millis);
}
