/** Work that must be done in time. */
import { CatalogError } from './errors.js';

/** When something has to be done. */
export interface Deadline {
  /** Milliseconds until then; negative when it has passed. */
  left(): number;
}

/** @param millis from now */
export function deadlineIn(millis: number): Deadline {
  const end = performance.now() + millis;
  return { left: () => end - performance.now() };
}

/**
 * @throws DEADLINE_EXCEEDED when the work takes longer, also where it kept the process so busy that its end came before the alarm; work
 * that is still under way goes on until its own bounds stop it
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

function overTime(millis: number): CatalogError {
  return new CatalogError('DEADLINE_EXCEEDED', `The request ran over its time limit of ${millis} ms`, {
    rule: `time at most ${millis} ms`,
  });
}
