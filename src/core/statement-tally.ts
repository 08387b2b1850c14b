/** Counts the database statements of one piece of work, whichever layer sends them. */
import { AsyncLocalStorage } from 'node:async_hooks';

export interface Tally {
  statements: number;
}

const current = new AsyncLocalStorage<Tally>();

/** Counts the statements that `work` sends, including those of promises that it does not await. */
export function tallied<T>(tally: Tally, work: () => Promise<T>): Promise<T> {
  return current.run(tally, work);
}

export function countStatement(): void {
  const tally = current.getStore();
  if (tally !== undefined) tally.statements += 1;
}
