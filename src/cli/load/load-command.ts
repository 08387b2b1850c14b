/** `trellis load`: loads records from files into the catalog. */
import { systemClock } from '../../core/clock.js';
import { EXIT, type ExitCode } from '../exit-code.js';
import { colorsFor } from '../shell.js';
import type { Terminal } from '../terminal.js';
import { findSources } from './find-sources.js';
import { loadRecords } from './load-records.js';
import { LoadReport } from './load-report.js';
import { watchLoad } from './progress.js';
import { renderJsonSummary, renderSummary } from './render-summary.js';
import type { Sink } from './send-batch.js';
import { ServiceSink } from './service-sink.js';

export interface LoadCommand {
  readonly paths: readonly string[];
  readonly server: string;
  readonly token?: string;
  readonly batchSize: number;
  readonly concurrency: number;
  readonly json: boolean;
  readonly dryRun: boolean;
}

/** @throws UsageError if a file is missing; CatalogError if no service answers */
export async function runLoad(command: LoadCommand, terminal: Terminal): Promise<ExitCode> {
  const started = systemClock.now();
  const sources = await findSources(command.paths, terminal.stdin);
  const report = new LoadReport();
  const sink = command.dryRun ? acceptAll : await connect(command, report);
  const progress = watchLoad(sources, report, terminal);
  try {
    const { batchSize, concurrency } = command;
    await loadRecords(progress.sources, report, {
      intake: sink,
      batchSize,
      concurrency,
      progress: progress.update,
    });
  } finally {
    progress.end();
  }
  const outcome = { report, seconds: (systemClock.now() - started) / 1000, dryRun: command.dryRun };
  terminal.out(command.json ? renderJsonSummary(outcome) : renderSummary(outcome, colorsFor(terminal)));
  return exitCodeOf(report);
}

/** Sink for `--dry-run`. */
const acceptAll: Sink = {
  ingestProposals: () => Promise.resolve(undefined),
  ingestSnapshot: () => Promise.resolve(undefined),
};

async function connect(command: LoadCommand, report: LoadReport): Promise<Sink> {
  const onUnknownFields = (fields: readonly string[]): void => {
    report.foundUnknown(fields);
  };
  const sink = new ServiceSink({ ...command, onUnknownFields });
  await sink.check();
  return sink;
}

function exitCodeOf(report: LoadReport): ExitCode {
  if (report.stopped !== undefined) return EXIT.unavailable;
  return report.total.refused > 0 ? EXIT.refused : EXIT.done;
}
