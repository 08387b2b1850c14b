/** Counts the database statements of one piece of work, whichever layer sends them. */
import { createAsyncScope } from './async-scope.js';

export interface Tally {
  statements: number;
}

const scope = createAsyncScope<Tally>();

/** Counts the statements that `work` sends, including those of promises that it does not await. */
export function tallied<T>(tally: Tally, work: () => Promise<T>): Promise<T> {
  return scope.run(tally, work);
}

export function countStatement(): void {
  const tally = scope.current();
  if (tally !== undefined) tally.statements += 1;
}
