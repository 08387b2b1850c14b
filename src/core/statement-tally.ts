/** How many statements one piece of work sends, whatever layer sends them. */
import { AsyncLocalStorage } from 'node:async_hooks';

export interface Tally {
  statements: number;
}

const current = new AsyncLocalStorage<Tally>();

/** Counts what `work` sends, also in what it starts and does not await. */
export function tallied<T>(tally: Tally, work: () => Promise<T>): Promise<T> {
  return current.run(tally, work);
}

export function countStatement(): void {
  const tally = current.getStore();
  if (tally !== undefined) tally.statements += 1;
}
