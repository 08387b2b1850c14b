/** `trellis runs`: lists, shows and rolls back ingestion runs. */
import type { Command } from 'commander';
import { EXIT, type ExitCode } from '../exit-code.js';
import {
  addCommand,
  print,
  readCount,
  runCommand,
  type CommonFlags,
  type Session,
  type Shell,
} from '../shell.js';
import { renderRollback, renderRunRows, renderRuns } from './render-runs.js';
import { describeRun, listRuns, rollBack } from './runs-api.js';

interface LimitFlags extends CommonFlags {
  readonly limit: number;
  readonly undone: boolean;
}

interface RollbackFlags extends CommonFlags {
  readonly dryRun: boolean;
}

const LIST_HELP = `
The one that started last comes first.

Examples:
  $ trellis runs list
  $ trellis runs list --limit 5 --json`;

const SHOW_HELP = `
Examples:
  $ trellis runs show nightly-2025-06-14
  $ trellis runs show nightly-2025-06-14 --json | jq -r '.[].urn' | sort -u`;

const ROLLBACK_HELP = `
Aspects get the value back that they had without the run, what the run created goes, and
what others wrote since stays. A dry run shows what would happen.

Examples:
  $ trellis runs rollback nightly-2025-06-14 --dry-run
  $ trellis runs rollback nightly-2025-06-14`;

export function addRuns(program: Command, shell: Shell): void {
  const runs = program.command('runs').description('list, show and undo runs');
  addCommand(runs, shell, { name: 'list', description: 'list the latest runs', help: LIST_HELP })
    .option('--limit <n>', 'runs to list', readCount(5_000), 20)
    .option('--undone', 'also runs that were rolled back', false)
    .action((flags: LimitFlags) => runCommand({ shell, flags }, (session) => runList(session, flags)));
  addCommand(runs, shell, { name: 'show', description: 'list the writes of a run', help: SHOW_HELP })
    .argument('<run>', 'name of the run')
    .option('--limit <n>', 'maximum number of aspects', readCount(1_000_000), 1_000)
    .option('--undone', 'also list writes that were rolled back', false)
    .action((run: string, flags: LimitFlags) =>
      runCommand({ shell, flags }, (session) => runShow(session, run, flags)),
    );
  addCommand(runs, shell, { name: 'rollback', description: 'undo the writes of a run', help: ROLLBACK_HELP })
    .argument('<run>', 'name of the run')
    .option('--dry-run', 'only show what would change', false)
    .action((run: string, flags: RollbackFlags) =>
      runCommand({ shell, flags }, (session) => runRollback(session, run, flags)),
    );
}

async function runList(session: Session, { limit, undone }: LimitFlags): Promise<ExitCode> {
  const runs = await listRuns(session.api, limit, undone);
  print(session, runs, () => renderRuns(runs, session.terminal.columns));
  return EXIT.done;
}

async function runShow(session: Session, runId: string, { limit, undone }: LimitFlags): Promise<ExitCode> {
  const rows = await describeRun(session.api, { runId, limit, undone });
  print(session, rows, () => renderRunRows(rows, session.terminal.columns));
  return EXIT.done;
}

/** Reads the run first, because rolling back a misspelt run would silently do nothing. */
async function runRollback(session: Session, runId: string, { dryRun }: RollbackFlags): Promise<ExitCode> {
  const { api, colors, terminal } = session;
  await describeRun(api, { runId, limit: 1, undone: true });
  const report = { runId, dryRun, ...(await rollBack(api, runId, dryRun)) };
  print(session, report, () => renderRollback(report, { colors, columns: terminal.columns }));
  return EXIT.done;
}
