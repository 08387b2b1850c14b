/** `trellis runs`: lists, shows and rolls back ingestion runs. */
import type { Command } from 'commander';
import { CatalogError } from '../core/errors.js';
import { MAX_PAGE_SIZE } from '../core/limits.js';
import { EXIT, type ExitCode } from './exit-code.js';
import {
  addCommand,
  print,
  readCount,
  runCommand,
  type CommonFlags,
  type Session,
  type Shell,
  type Colors,
} from './shell.js';
import { act, type CatalogApi } from './catalog-api.js';
import { renderTable, counted, renderTime } from './text.js';

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

/** An ingestion run: all writes of one start of a connector. */
interface Run {
  readonly runId: string;
  /** Number of aspects that it wrote. */
  readonly rows: number;
  /** Time of its newest write, epoch milliseconds. */
  readonly timestamp: number;
}

/** One write of one aspect. */
interface RunRow {
  readonly runId: string;
  readonly urn: string;
  readonly aspectName: string;
  readonly operation: string;
  readonly timestamp: number;
}

interface Rollback {
  /** The first writes of the run, with the result of each. */
  readonly aspectRowSummaries: readonly (Omit<RunRow, 'operation'> & { readonly outcome: string })[];
  /** Number of aspects that are restored or removed. */
  readonly aspectsReverted: number;
  /** Number of entities that the run created and the rollback deletes. */
  readonly entitiesDeleted: number;
  /** Number of entities with later writes of others, which stay. */
  readonly unsafeEntitiesCount: number;
}

interface RowsQuery {
  readonly runId: string;
  readonly limit: number;
  /** Include writes that were rolled back. */
  readonly undone: boolean;
}

const PAGE_SIZE = 1_000;

/** @param undone includes runs that were rolled back */
function listRuns(api: CatalogApi, limit: number, undone: boolean): Promise<Run[]> {
  const body = { pageOffset: 0, pageSize: limit, includeSoft: undone };
  return act(api, '/runs?action=list', body);
}

/** Oldest first. @throws NOT_FOUND if no stored write belongs to this run */
export async function describeRun(api: CatalogApi, { runId, limit, undone }: RowsQuery): Promise<RunRow[]> {
  const rows: RunRow[] = [];
  for (;;) {
    const count = Math.min(PAGE_SIZE, limit - rows.length);
    const body = { runId, start: rows.length, count, includeSoft: undone, includeAspect: false };
    const page: RunRow[] = await act(api, '/runs?action=describe', body);
    rows.push(...page);
    if (page.length < count || rows.length >= limit) break;
  }
  if (rows.length > 0) return rows;
  throw new CatalogError('NOT_FOUND', `There is no run ${runId}${undone ? '' : ', or it was rolled back'}`);
}

function rollBack(api: CatalogApi, runId: string, dryRun: boolean): Promise<Rollback> {
  return act(api, '/runs?action=rollback', { runId, dryRun, safe: true });
}

const MAX_ROWS = 100;

export function renderRuns(runs: readonly Run[], columns: number | undefined): string {
  if (runs.length === 0) return 'No runs.\n';
  const rows = runs.map(({ runId, rows: count, timestamp }) => [
    runId,
    count.toLocaleString('en'),
    renderTime(timestamp),
  ]);
  return `${renderTable({ head: ['run', 'aspects', 'last write'], rows }, columns)}\n`;
}

export function renderRunRows(written: readonly RunRow[], columns: number | undefined): string {
  const rows = written.map(({ urn, aspectName, operation, timestamp }) => [
    operation,
    aspectName,
    renderTime(timestamp),
    urn,
  ]);
  const table = renderTable({ head: ['what', 'aspect', 'when', 'urn'], rows }, columns);
  return `${table}\n${counted(written.length, 'write')}\n`;
}

interface RollbackReport extends Rollback {
  readonly runId: string;
  readonly dryRun: boolean;
}

export function renderRollback(
  report: RollbackReport,
  { colors, columns }: { colors: Colors; columns: number | undefined },
): string {
  const { runId, dryRun, aspectRowSummaries: written, unsafeEntitiesCount: unsafe } = report;
  const rows = written
    .slice(0, MAX_ROWS)
    .map(({ outcome, urn, aspectName }) => [outcome.toLowerCase(), aspectName, urn]);
  const aspects = counted(report.aspectsReverted, 'aspect');
  const entities = `${counted(report.entitiesDeleted, 'entity', 'entities')} that it created`;
  const summary = dryRun
    ? `Dry run: ${runId} would have ${aspects} reverted and ${entities} deleted`
    : `${runId}: ${aspects} reverted, ${entities} deleted`;
  const stays = `${counted(unsafe, 'entity', 'entities')} also written by others since; these writes stay`;
  const sections = [
    ...(rows.length === 0 ? [] : [renderTable({ head: ['what', 'aspect', 'urn'], rows }, columns)]),
    ...(written.length > rows.length
      ? [`… and more; --json lists up to ${MAX_PAGE_SIZE.toLocaleString('en')}`]
      : []),
    colors.bold(summary),
    ...(unsafe === 0 ? [] : [colors.yellow(stays)]),
  ];
  return `${sections.join('\n')}\n`;
}
