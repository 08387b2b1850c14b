/** The state of the log at the time of a request. */
import type { ReaderDeps } from '../entities/entity-reader.js';
import { MOST_CHANGES, type Numbering } from '../events/number-changes.js';

export interface LogDeps extends Pick<ReaderDeps, 'database' | 'load'> {
  /** Numbers the changes of the log. */
  readonly numbering: Numbering;
  /** True if the reader has a restricted view. */
  readonly isRestricted: boolean;
}

/** Number of changes that one statement scans. */
const CHANGES_AT_A_TIME = 5_000;

interface Window {
  /** The last assigned place; 0 if there is none. */
  readonly last: number;
  readonly isWaiting: boolean;
  /** Lower end of the window; null if the window extends to its bound. */
  readonly floor: number | null;
}

/** @param bounds places, both exclusive */
export async function findWindow(
  { database, load }: Pick<LogDeps, 'database' | 'load'>,
  bounds: { readonly below: number; readonly above: number },
): Promise<Window> {
  const [row] = await database.read(load('changes/get-window'), { ...bounds, most: CHANGES_AT_A_TIME - 1 });
  return row as unknown as Window;
}

/** Assigns places to all changes that were committed before the call. @returns the last place; 0 for a catalog without any */
export async function numberAll({ database, load, numbering }: LogDeps): Promise<number> {
  const found = await findWindow({ database, load }, { below: 0, above: 0 });
  if (!found.isWaiting) {
    await numbering.settle(found.last);
    return found.last;
  }
  for (;;) {
    const { last, isWaiting } = await numbering.number({ wanted: MOST_CHANGES });
    if (!isWaiting) return last;
  }
}
