import { UsageError } from '../exit-code.js';
import type { Terminal } from '../terminal.js';
import { counted } from '../text/counted.js';
import { printable } from '../text/printable.js';

/** Called first, so that a script without `--yes` fails at once. @throws UsageError without an interactive terminal */
export function requireTerminal({ ask }: Terminal): NonNullable<Terminal['ask']> {
  if (ask !== undefined) return ask;
  throw new UsageError('this cannot be undone, and there is no terminal to confirm it: add --yes');
}

/** Asks the user to confirm an irreversible operation. @throws UsageError for any answer other than yes */
export async function confirmHardDelete(
  urns: readonly string[],
  ask: NonNullable<Terminal['ask']>,
): Promise<void> {
  const [only, ...others] = urns;
  if (only === undefined) return;
  const what = others.length === 0 ? printable(only) : counted(urns.length, 'entity', 'entities');
  const answer = await ask(`Delete ${what} with all versions permanently? Type yes to continue: `);
  if (!['yes', 'y'].includes(answer.trim().toLowerCase())) throw new UsageError('nothing was deleted');
}
