import { UsageError } from '../exit-code.js';
import type { Terminal } from '../terminal.js';

/**
 * Has a person agree to what cannot be undone.
 * @throws UsageError when nobody is there to be asked, or says anything but yes
 */
export async function confirm(question: string, { ask }: Terminal): Promise<void> {
  if (ask === undefined) {
    throw new UsageError('this cannot be undone, and there is nobody to ask: add --yes if it is meant');
  }
  const answer = (await ask(`${question} Type yes to go on: `)).trim().toLowerCase();
  if (answer !== 'yes' && answer !== 'y') throw new UsageError('nothing was deleted');
}
