/** The commands of `trellis` and their options. */
import { Command, CommanderError, InvalidArgumentError } from 'commander';
import { parseServerAddress, readCliConfig, type CliConfig } from '../config/cli-config.js';
import { CatalogError } from '../kernel/errors.js';
import { runLoad } from './load/load-command.js';
import type { ExitCode, Terminal } from './terminal.js';

interface LoadFlags {
  readonly server?: string;
  readonly token?: string;
  readonly batchSize: number;
  readonly concurrency: number;
  readonly json: boolean;
  readonly dryRun: boolean;
}

const LOAD_HELP = `
FILE is a JSON array or JSON lines of snapshot and proposal records, a folder of such
files (.json, .jsonl, .ndjson), or - for standard input. Records of one entity arrive in
the order in which they stand.

Examples:
  $ trellis load samples
  $ trellis load --server https://catalog.example.com --token "$TOKEN" run-*.json
  $ connector | trellis load --json -

Exit code: 0 all accepted, 1 some refused, 2 could not run or not finish.
Environment: TRELLIS_SERVER, TRELLIS_TOKEN.`;

/** Runs one command line (without the program's own name); never throws for what the user did. */
export async function runCommandLine(args: readonly string[], terminal: Terminal): Promise<ExitCode> {
  try {
    const ran: { exitCode: ExitCode } = { exitCode: 0 };
    await buildProgram(readCliConfig(), terminal, ran).parseAsync(args, { from: 'user' });
    return ran.exitCode;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
    if (!(error instanceof CatalogError)) throw error;
    terminal.error(`trellis: ${error.message}\n`);
    return 2;
  }
}

function buildProgram(config: CliConfig, terminal: Terminal, ran: { exitCode: ExitCode }): Command {
  const program = new Command('trellis')
    .description('Command line of the Trellis metadata catalog')
    .exitOverride()
    .configureOutput({ writeOut: terminal.out, writeErr: terminal.error });
  program
    .command('load')
    .description('load files of metadata records into the catalog')
    .argument('<file...>', 'files or folders of records, - for standard input')
    .option('--server <url>', `address of the service (default: ${config.server})`, readServer)
    .option('--token <token>', 'access token, sent as a bearer token')
    .option('--batch-size <n>', 'proposals in one request', readCount(20_000), 500)
    .option('--concurrency <n>', 'requests at the same time', readCount(64), 4)
    .option('--json', 'print the summary as JSON', false)
    .option('--dry-run', 'only read the files, send nothing', false)
    .addHelpText('after', LOAD_HELP)
    .action(async (paths: string[], flags: LoadFlags) => {
      ran.exitCode = await runLoad({ ...config, ...flags, paths }, terminal);
    });
  return program;
}

function readServer(text: string): string {
  return parseServerAddress(text, '--server');
}

function readCount(maximum: number): (text: string) => number {
  return (text) => {
    const count = Number(text);
    if (Number.isInteger(count) && count >= 1 && count <= maximum) return count;
    throw new InvalidArgumentError(`Must be a whole number from 1 to ${maximum}.`);
  };
}
