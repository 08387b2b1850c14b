/** The start of the service: its error, and the steps that it reports. */

/**
 * The service cannot start or continue for an external reason. The message tells the operator what is wrong and what to do.
 * `main` prints the message without a stack trace and exits with a non-zero code.
 */
export class StartError extends Error {
  override readonly name = 'StartError';
}

const PREFIX = 'start: ';

/**
 * Records that a step of the start has ended. The service reports what it waits for next, and logs all steps when it is ready.
 * @param step e.g. `model loaded`
 */
export function stepDone(step: string): void {
  performance.mark(PREFIX + step);
  listen?.(step);
}

let listen: ((step: string) => void) | undefined;

/** Calls the listener after each step from now on. */
export function onStepDone(listener: (step: string) => void): void {
  listen = listener;
}

/** Returns the milliseconds from the start of the process to the end of each step, in their order. */
export function startSteps(): Record<string, number> {
  const marks = performance.getEntriesByType('mark').filter(({ name }) => name.startsWith(PREFIX));
  return Object.fromEntries(
    marks.map(({ name, startTime }) => [name.slice(PREFIX.length), Math.round(startTime)]),
  );
}
