/** Counts the database statements of one piece of work, whichever layer sends them. */
import { AsyncLocalStorage } from 'node:async_hooks';

export interface Tally {
  statements: number;
}

const storage = new AsyncLocalStorage<Tally>();
let running = 0;

/**
 * Counts the statements that `work` sends, including those of promises that it does not await. While any work is counted, Node tracks every
 * promise of the process, which makes promises more than twice as slow. So the tracking ends with the last such work, and only requests that
 * ask for their cost are counted.
 */
export async function tallied<T>(tally: Tally, work: () => Promise<T>): Promise<T> {
  running += 1;
  try {
    return await storage.run(tally, work);
  } finally {
    running -= 1;
    if (running === 0) storage.disable();
  }
}

export function countStatement(): void {
  const tally = storage.getStore();
  if (tally !== undefined) tally.statements += 1;
}
