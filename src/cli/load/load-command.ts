/** `trellis load`: the parts put together. */
import { systemClock } from '../../kernel/clock.js';
import { CatalogError } from '../../kernel/errors.js';
import { CatalogClient } from '../catalog-client.js';
import { EXIT, UsageError, type ExitCode } from '../exit-code.js';
import { colorsFor } from '../shell.js';
import type { Terminal } from '../terminal.js';
import { findSources, type Source } from './find-sources.js';
import { loadRecords } from './load-records.js';
import { LoadReport } from './load-report.js';
import { Progress } from './progress.js';
import type { Intake } from './send-batch.js';
import { renderJsonSummary, renderSummary } from './render-summary.js';

export interface LoadCommand {
  readonly paths: readonly string[];
  readonly server: string;
  readonly token?: string;
  readonly batchSize: number;
  readonly concurrency: number;
  readonly json: boolean;
  readonly dryRun: boolean;
}

/** @throws UsageError when a file is missing; CatalogError when no service answers */
export async function runLoad(command: LoadCommand, terminal: Terminal): Promise<ExitCode> {
  const started = systemClock.now();
  const sources = await openSources(command.paths, terminal);
  const intake = command.dryRun ? acceptAll : await connect(command);
  const report = new LoadReport();
  const progress = new Progress(sources, report, terminal.interactive);
  try {
    const watched = sources.map((source) => progress.watch(source));
    const { batchSize, concurrency } = command;
    const update = (): void => {
      progress.update();
    };
    await loadRecords(watched, report, { intake, batchSize, concurrency, progress: update });
  } finally {
    progress.end();
  }
  const outcome = { report, seconds: (systemClock.now() - started) / 1000, dryRun: command.dryRun };
  terminal.out(command.json ? renderJsonSummary(outcome) : renderSummary(outcome, colorsFor(terminal)));
  return exitCodeOf(report);
}

async function openSources(paths: readonly string[], terminal: Terminal): Promise<Source[]> {
  try {
    return await findSources(paths, terminal.stdin);
  } catch (error) {
    if (!(error instanceof CatalogError)) throw error;
    throw new UsageError(error.message, { cause: error });
  }
}

/** For `--dry-run`. */
const acceptAll: Intake = {
  ingestProposals: () => Promise.resolve(undefined),
  ingestSnapshot: () => Promise.resolve(undefined),
};

async function connect(command: LoadCommand): Promise<Intake> {
  const client = new CatalogClient(command);
  await client.check();
  return client;
}

function exitCodeOf(report: LoadReport): ExitCode {
  if (report.stopped !== undefined) return EXIT.unavailable;
  return report.total.refused > 0 ? EXIT.refused : EXIT.done;
}
