/** The commands of `trellis`, and their exit codes. */
import { Command, CommanderError } from 'commander';
import { readCliConfig, type CliConfig } from '../config/cli-config.js';
import { CatalogError } from '../core/errors.js';
import { EXIT, exitCodeOf, UsageError, type ExitCode } from './exit-code.js';
import { addBackup } from './backup.js';
import { addRestore } from './restore.js';
import { addCheck } from './check.js';
import { addReindex } from './reindex.js';
import { addDocuments } from './documents.js';
import { addDelete, addUndelete } from './delete.js';
import { addExport } from './export.js';
import { addGet } from './get.js';
import { addLineage } from './lineage.js';
import { addLoad } from './load/load.js';
import { addPut } from './put.js';
import { addRuns } from './runs.js';
import { addTests } from './metadata-tests.js';
import { addSearch } from './search.js';
import type { Shell } from './shell.js';
import type { Terminal } from './terminal.js';
import { printable } from './text.js';

const HELP = `
Every command explains itself and shows examples: trellis <command> --help

Exit code: 0 done; 1 refused or failed; 2 wrong usage, nothing was done; 3 not found;
4 a condition did not hold; 5 the service could not be reached or could not finish;
6 violations remain (check, reindex), or tests fail (tests evaluate).
Environment: TRELLIS_SERVER, TRELLIS_TOKEN; without TRELLIS_SERVER the service is looked
for where TRELLIS_HOST and TRELLIS_PORT put it.`;

const COMMANDS = [
  addGet,
  addPut,
  addSearch,
  addLineage,
  addDelete,
  addUndelete,
  addRuns,
  addDocuments,
  addTests,
  addLoad,
  addExport,
  addCheck,
  addReindex,
  addBackup,
  addRestore,
];

/** Runs one command line without the program name. Never throws for mistakes of the user. */
export async function runCommandLine(args: readonly string[], terminal: Terminal): Promise<ExitCode> {
  try {
    const ran: { exitCode: ExitCode } = { exitCode: EXIT.done };
    const finish = (exitCode: ExitCode): void => void (ran.exitCode = exitCode);
    await buildProgram({ config: readConfig(), terminal, finish }).parseAsync(args, { from: 'user' });
    return ran.exitCode;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? EXIT.done : EXIT.usage;
    const exitCode = exitCodeOf(error);
    if (exitCode === undefined) throw error;
    terminal.error(`trellis: ${printable((error as Error).message)}\n`);
    return exitCode;
  }
}

function readConfig(): CliConfig {
  try {
    return readCliConfig();
  } catch (error) {
    if (!(error instanceof CatalogError)) throw error;
    throw new UsageError(error.message, { cause: error });
  }
}

function buildProgram(shell: Shell): Command {
  const { terminal } = shell;
  const program = new Command('trellis')
    .description('Command line of the Trellis metadata catalog')
    .exitOverride()
    .configureOutput({ writeOut: terminal.out, writeErr: terminal.error })
    .addHelpText('after', HELP);
  for (const add of COMMANDS) add(program, shell);
  return program;
}
