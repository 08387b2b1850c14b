/** `trellis undelete`: restores soft-deleted entities. */
import type { Command } from 'commander';
import type { ExitCode } from '../exit-code.js';
import { addCommand, runCommand, type CommonFlags, type Session, type Shell } from '../shell.js';
import { readTargets } from './read-targets.js';
import { readUrns } from '../read-urns.js';
import { removeAll } from './remove-all.js';
import { setRemoved, SOFT_BATCH_SIZE } from './soft-delete.js';

interface UndeleteFlags extends CommonFlags {
  readonly dryRun: boolean;
}

const HELP = `
Undoes a soft delete. What was deleted with --hard cannot come back.

Examples:
  $ trellis undelete urn:li:tag:old
  $ trellis search '*' --type tag --removed --filter removed=true --all | trellis undelete -`;

export function addUndelete(program: Command, shell: Shell): void {
  addCommand(program, shell, {
    name: 'undelete',
    description: 'restore soft-deleted entities',
    help: HELP,
  })
    .argument('<urn...>', 'the entities; - for a list on standard input, one a line')
    .option('--dry-run', 'only show what would be restored', false)
    .action((urns: string[], flags: UndeleteFlags) =>
      runCommand({ shell, flags }, (session) => runUndelete(session, urns, flags)),
    );
}

async function runUndelete(
  session: Session,
  given: readonly string[],
  { dryRun }: UndeleteFlags,
): Promise<ExitCode> {
  const { api, terminal } = session;
  const targets = await readTargets(api, await readUrns(given, terminal.stdin));
  return removeAll(session, {
    ...{ targets, dryRun, hard: false, size: SOFT_BATCH_SIZE },
    act: (batch) => setRemoved(api, batch, { removed: false, dryRun }),
  });
}
