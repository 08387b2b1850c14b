/** `trellis delete` and `trellis undelete`: soft-delete entities, delete them permanently with --hard, and restore soft-deleted ones. */
import type { Command } from 'commander';
import { UsageError, type ExitCode } from './exit-code.js';
import type { CatalogApi } from './catalog-api.js';
import { addCommand, runCommand, type CommonFlags, type Session, type Shell } from './shell.js';
import { readUrns } from './input.js';
import type { Terminal } from './terminal.js';
import { counted, printable } from './text.js';
import { removeAll, type RemovalTask } from './remove-all.js';
import {
  type Removal,
  hardDelete,
  previewHardDelete,
  readTargets,
  type Target,
  setRemoved,
  SOFT_BATCH_SIZE,
} from './removals.js';

interface DeleteFlags extends CommonFlags {
  readonly hard: boolean;
  readonly references: boolean;
  readonly yes: boolean;
  readonly dryRun: boolean;
}

const HELP = `
Without --hard an entity is only hidden: search no longer finds it, and trellis undelete
brings it back. With --hard it is gone with all its versions and points; that is asked
about first, and needs --yes where there is no terminal to ask at.

Examples:
  $ trellis delete urn:li:tag:old
  $ trellis delete urn:li:tag:old --hard --references --dry-run
  $ trellis search '*' --type chart --filter platform=urn:li:dataPlatform:looker --all | trellis delete --hard --yes -

Exit code 3: some of them do not exist; the others were deleted. Ctrl-C: says what is
deleted already, and what was under way.`;

export function addDelete(program: Command, shell: Shell): void {
  addCommand(program, shell, {
    name: 'delete',
    description: 'soft-delete or permanently delete entities',
    help: HELP,
  })
    .argument('<urn...>', 'the entities; - for a list on standard input, one a line')
    .option('--hard', 'delete them permanently', false)
    .option('--references', 'with --hard: also remove references to them from other entities', false)
    .option('--yes', 'do not ask for confirmation', false)
    .option('--dry-run', 'only show what would be deleted', false)
    .action((urns: string[], flags: DeleteFlags) =>
      runCommand({ shell, flags }, (session) => runDelete(session, urns, flags)),
    );
}

async function runDelete(session: Session, given: readonly string[], flags: DeleteFlags): Promise<ExitCode> {
  const { hard, dryRun, references, yes } = flags;
  const { api, terminal } = session;
  if (references && !hard)
    throw new UsageError('--references needs --hard: soft-deleted entities may be referenced');
  const ask = hard && !dryRun && !yes ? requireTerminal(terminal) : undefined;
  const targets = await readTargets(api, await readUrns(given, terminal.stdin));
  if (ask !== undefined) await confirmHardDelete(existing(targets), ask);
  const batches = hard ? hardBatches(api, flags) : softBatches(api, flags);
  return removeAll(session, { targets, dryRun, hard, ...batches });
}

function existing(targets: readonly Target[]): string[] {
  return targets.filter(({ exists }) => exists).map(({ urn }) => urn);
}

type Batches = Pick<RemovalTask, 'size' | 'act'>;

/** The service permanently deletes one entity per request. */
function hardBatches(api: CatalogApi, { dryRun, references }: DeleteFlags): Batches {
  const act = (target: Target): Promise<Removal> =>
    dryRun ? previewHardDelete(api, target) : hardDelete(api, target, { cleanReferences: references });
  return { size: 1, act: (batch) => Promise.all(batch.map(act)) };
}

function softBatches(api: CatalogApi, { dryRun }: DeleteFlags): Batches {
  return {
    size: SOFT_BATCH_SIZE,
    act: (batch) => setRemoved(api, batch, { removed: true, dryRun }),
  };
}

/** Called first, so that a script without `--yes` fails at once. @throws UsageError without an interactive terminal */
function requireTerminal({ ask }: Terminal): NonNullable<Terminal['ask']> {
  if (ask !== undefined) return ask;
  throw new UsageError('this cannot be undone, and there is no terminal to confirm it: add --yes');
}

/** Asks the user to confirm an irreversible operation. @throws UsageError for any answer other than yes */
async function confirmHardDelete(urns: readonly string[], ask: NonNullable<Terminal['ask']>): Promise<void> {
  const [only, ...others] = urns;
  if (only === undefined) return;
  const what = others.length === 0 ? printable(only) : counted(urns.length, 'entity', 'entities');
  const answer = await ask(`Delete ${what} with all versions permanently? Type yes to continue: `);
  if (!['yes', 'y'].includes(answer.trim().toLowerCase())) throw new UsageError('nothing was deleted');
}

interface UndeleteFlags extends CommonFlags {
  readonly dryRun: boolean;
}

const UNDELETE_HELP = `
Undoes a soft delete. What was deleted with --hard cannot come back.

Examples:
  $ trellis undelete urn:li:tag:old
  $ trellis search '*' --type tag --removed --filter removed=true --all | trellis undelete -`;

export function addUndelete(program: Command, shell: Shell): void {
  addCommand(program, shell, {
    name: 'undelete',
    description: 'restore soft-deleted entities',
    help: UNDELETE_HELP,
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
