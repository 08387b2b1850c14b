/** `trellis delete`: soft-deletes entities, or deletes them permanently with --hard. */
import type { Command } from 'commander';
import { UsageError, type ExitCode } from '../exit-code.js';
import type { CatalogApi } from '../http/catalog-api.js';
import { addCommand, runCommand, type CommonFlags, type Session, type Shell } from '../shell.js';
import { confirmHardDelete, requireTerminal } from './confirm.js';
import { hardDelete, previewHardDelete } from './hard-delete.js';
import { readTargets, type Target } from './read-targets.js';
import { readUrns } from '../read-urns.js';
import { removeAll, type RemovalTask } from './remove-all.js';
import { setRemoved, SOFT_BATCH_SIZE } from './soft-delete.js';
import type { Removal } from './types.js';

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
