/** `trellis load`: loads records from files into the catalog. */
import type { Command } from 'commander';
import { systemClock } from '../../core/clock.js';
import { EXIT, type ExitCode } from '../exit-code.js';
import { colorsFor, addCommand, readCount, type CommonFlags, type Shell } from '../shell.js';
import { type Terminal, showProgress } from '../terminal.js';
import { findSources, type Source } from '../input.js';
import { loadRecords } from './load-records.js';
import { LoadReport, renderJsonSummary, renderSummary } from './load-report.js';
import type { Sink } from './send-batch.js';
import { ServiceSink } from './service-sink.js';

interface LoadFlags extends CommonFlags {
  readonly batchSize: number;
  readonly concurrency: number;
  readonly dryRun: boolean;
}

const HELP = `
FILE is a JSON array or JSON lines of snapshot and proposal records, a folder of such
files (.json, .jsonl, .ndjson), or - for standard input. Records of one entity are
sent in their order in the file.

Examples:
  $ trellis load samples
  $ trellis load --server https://catalog.example.com --token "$TOKEN" run-*.json
  $ connector | trellis load --json -

Exit code: 0 all accepted, 1 some refused, 2 a file is missing, 5 no service or not finished.`;

export function addLoad(program: Command, shell: Shell): void {
  addCommand(program, shell, {
    name: 'load',
    description: 'load files of metadata records into the catalog',
    help: HELP,
  })
    .argument('<file...>', 'files or folders of records, - for standard input')
    .option('--batch-size <n>', 'proposals in one request', readCount(20_000), 500)
    .option('--concurrency <n>', 'requests at the same time', readCount(64), 4)
    .option('--dry-run', 'only read the files, send nothing', false)
    .action(async (paths: string[], flags: LoadFlags) => {
      shell.finish(await runLoad({ ...shell.config, ...flags, paths }, shell.terminal));
    });
}

interface LoadCommand {
  readonly paths: readonly string[];
  readonly server: string;
  readonly token?: string;
  readonly batchSize: number;
  readonly concurrency: number;
  readonly json: boolean;
  readonly dryRun: boolean;
}

/** @throws UsageError if a file is missing; CatalogError if no service answers */
async function runLoad(command: LoadCommand, terminal: Terminal): Promise<ExitCode> {
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

interface LoadProgress {
  /** Counts the given chunks while they are read. */
  readonly sources: readonly Source[];
  /** Shows the progress. */
  readonly update: () => void;
  readonly end: () => void;
}

/**
 * The bar counts bytes, because the number of records in a file is known only at its end. The size of standard input is unknown,
 * so it has no bar.
 */
function watchLoad(sources: readonly Source[], report: LoadReport, terminal: Terminal): LoadProgress {
  const all = sources.reduce<number | undefined>(addBytes, 0);
  const bar = showProgress(terminal, 'reading');
  let read = 0;
  const count = (bytes: number): void => void (read += bytes);
  return {
    sources: sources.map((source) => ({ ...source, open: () => countBytes(source.open(), count) })),
    update: () => {
      if (terminal.interactive) bar.update(all === undefined ? undefined : read / all, renderCounts(report));
    },
    end: () => {
      bar.end();
    },
  };
}

function addBytes(sum: number | undefined, { bytes }: Source): number | undefined {
  return sum === undefined || bytes === undefined ? undefined : sum + bytes;
}

function renderCounts({ total }: LoadReport): string {
  const { accepted, refused } = total;
  return `${accepted.toLocaleString('en')} accepted, ${refused.toLocaleString('en')} refused`;
}

async function* countBytes(
  bytes: AsyncIterable<Uint8Array>,
  count: (bytes: number) => void,
): AsyncGenerator<Uint8Array> {
  for await (const chunk of bytes) {
    count(chunk.length);
    yield chunk;
  }
}
