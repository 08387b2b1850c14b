import { MAX_PAGE_SIZE } from '../../core/limits.js';
import type { Colors } from '../shell.js';
import { counted } from '../text/counted.js';
import { renderTable } from '../text/render-table.js';
import { renderTime } from '../text/render-time.js';
import type { Rollback, Run, RunRow } from './runs-api.js';

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

export interface RollbackReport extends Rollback {
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
