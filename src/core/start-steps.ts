/** Records when each step of the start ends. The service reports what it waits for next, and logs all steps when it is ready. */

const PREFIX = 'start: ';

/** @param step e.g. `model loaded` */
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
