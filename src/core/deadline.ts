/** Deadlines for work. */
import { CatalogError } from './errors.js';

/** A point in time by which work must be done. */
export interface Deadline {
  /** Milliseconds until the deadline; negative after it. */
  left(): number;
}

/** @param millis milliseconds from now */
export function deadlineIn(millis: number): Deadline {
  const end = performance.now() + millis;
  return { left: () => end - performance.now() };
}

/**
 * Waits for the work, but not longer than the time limit. The work itself continues until its own limits stop it.
 * @throws DEADLINE_EXCEEDED if the work takes longer, even if it kept the process so busy that the timer could not fire before its end
 */
export async function withinMillis<T>(work: Promise<T>, millis: number): Promise<T> {
  const deadline = deadlineIn(millis);
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(overTime(millis));
    }, millis);
  });
  try {
    const done = await Promise.race([work, late]);
    if (deadline.left() < 0) throw overTime(millis);
    return done;
  } finally {
    clearTimeout(timer);
  }
}

/** The error of work that took longer than its limit. */
export function overTime(millis: number): CatalogError {
  return new CatalogError('DEADLINE_EXCEEDED', `The request exceeded its time limit of ${millis} ms`, {
    rule: `time at most ${millis} ms`,
  });
}
