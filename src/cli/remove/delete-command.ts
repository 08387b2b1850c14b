/** `trellis delete`: hides entities, or with --hard removes them for good. */
import type { Command } from 'commander';
import { UsageError, type ExitCode } from '../exit-code.js';
import { readEntities } from '../http/entities.js';
import { addCommand, print, runCommand, type CommonFlags, type Session, type Shell } from '../shell.js';
import { counted } from '../text/counted.js';
import { confirm } from './confirm.js';
import { hardDelete, previewHardDelete } from './hard-delete.js';
import { readUrns } from './read-urns.js';
import { exitCodeOfRemovals, renderRemovals } from './render-removals.js';
import { eachEntity } from './each-entity.js';
import { setRemoved } from './soft-delete.js';
import type { RemovalReport } from './types.js';

interface DeleteFlags extends CommonFlags {
  readonly hard: boolean;
  readonly references: boolean;
  readonly yes: boolean;
  readonly dryRun: boolean;
}

const HELP = `
Without --hard an entity is only hidden: search no longer finds it, and trellis restore
brings it back. With --hard it is gone with all its versions and points; that is asked
about first, and needs --yes where there is no terminal to ask at.

Examples:
  $ trellis delete urn:li:tag:old
  $ trellis delete urn:li:tag:old --hard --references --dry-run
  $ trellis search '*' --type chart --filter platform=urn:li:dataPlatform:looker --all | trellis delete --hard --yes -

Exit code 3: some of them do not exist; the others were deleted.`;

export function addDelete(program: Command, shell: Shell): void {
  addCommand(program, shell, {
    name: 'delete',
    description: 'delete entities, softly or for good',
    help: HELP,
  })
    .argument('<urn...>', 'the entities; - for a list on standard input, one a line')
    .option('--hard', 'remove for good what is stored of them', false)
    .option('--references', 'with --hard: also take them out of other entities that mention them', false)
    .option('--yes', 'do not ask', false)
    .option('--dry-run', 'only show what would be deleted', false)
    .action((urns: string[], flags: DeleteFlags) =>
      runCommand({ shell, flags }, (session) => runDelete(session, urns, flags)),
    );
}

async function runDelete(session: Session, given: readonly string[], flags: DeleteFlags): Promise<ExitCode> {
  const { hard, dryRun, references, yes } = flags;
  const { api, terminal, colors } = session;
  if (references && !hard)
    throw new UsageError('--references needs --hard: what is only hidden may be mentioned');
  if (hard && !dryRun && !yes && terminal.ask === undefined) await confirm('', terminal);
  const entities = await readEntities(api, await readUrns(given, terminal.stdin));
  if (hard && !dryRun && !yes) {
    const existing = entities.filter(({ exists }) => exists);
    if (existing.length > 0) await confirm(describe(existing.map(({ urn }) => urn)), terminal);
  }
  const removals = await eachEntity(entities, terminal, (entity) => {
    if (!hard) return setRemoved(api, entity, { removed: true, dryRun });
    return dryRun ? previewHardDelete(api, entity) : hardDelete(api, entity, { cleanReferences: references });
  });
  const report: RemovalReport = { dryRun, hard, entities: removals };
  print(session, report, () => renderRemovals(report, colors));
  return exitCodeOfRemovals(removals);
}

function describe(urns: readonly string[]): string {
  const [only] = urns;
  const what = urns.length === 1 && only !== undefined ? only : counted(urns.length, 'entity', 'entities');
  return `Delete ${what} with all versions for good?`;
}
