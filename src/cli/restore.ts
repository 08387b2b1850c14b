/** `trellis restore`: stores a backup in the empty store that the settings of the service name. */
import { stat } from 'node:fs/promises';
import type { Command } from 'commander';
import { StartError } from '../core/start.js';
import { EXIT, UsageError, type ExitCode } from './exit-code.js';
import type { Shell } from './shell.js';
import { printable } from './text.js';
import { showProgress } from './terminal.js';
import { renderBackup } from './backup.js';

const HELP = `
Reads the settings of the service from the environment: with NEO4J_URI the backup goes into
that Neo4j, otherwise into the data folder TRELLIS_DATA_DIR. No service may run on it. Nothing
is changed unless the file is complete and undamaged and the store is empty. If the restore
ends early, no service starts on the store; run the same command again, and it continues.
Uploaded files go to the folder files in TRELLIS_DATA_DIR. The service then needs the key of the original: the file token-key, or TRELLIS_TOKEN_KEY.

Examples:
  $ TRELLIS_DATA_DIR=new-data trellis restore trellis-2026-11-24.backup
  $ NEO4J_URI=neo4j://db:7687 NEO4J_PASSWORD=... trellis restore trellis-2026-11-24.backup`;

export function addRestore(program: Command, shell: Shell): void {
  program
    .command('restore')
    .description('restore a backup into an empty store, without a service')
    .argument('<file>', 'a file that trellis backup has written')
    .option('--json', 'print JSON, for other programs', false)
    .addHelpText('after', `\n${HELP.trim()}`)
    .action(async (file: string, { json }: { json: boolean }) => {
      shell.finish(await runRestore(shell, file, json));
    });
}

async function runRestore({ terminal }: Shell, file: string, json: boolean): Promise<ExitCode> {
  await requireFile(file);
  const progress = showProgress(terminal, 'checking the file');
  try {
    // The modules of Neo4j and of the model take longer to load than most commands take altogether.
    const { restoreBackup } = await import('../compose-restore.js');
    const { end } = await restoreBackup({
      path: file,
      log: (line) => {
        terminal.error(`${line}\n`);
      },
      onProgress: (share, words) => {
        progress.update(share, words);
      },
    });
    progress.end();
    terminal.out(
      json
        ? `${JSON.stringify({ file, moment: end.moment, records: end.counts }, undefined, 2)}\n`
        : `Restored. ${renderBackup(end)}\n`,
    );
    return EXIT.done;
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    terminal.error(`trellis: ${printable(error.message)}\n`);
    return EXIT.unavailable;
  } finally {
    progress.end();
  }
}

async function requireFile(file: string): Promise<void> {
  if (file.startsWith('urn:'))
    throw new UsageError(
      'trellis restore restores a backup; trellis undelete restores soft-deleted entities',
    );
  try {
    if ((await stat(file)).isFile()) return;
  } catch (error) {
    throw new UsageError(`${file}: ${(error as Error).message}`, { cause: error });
  }
  throw new UsageError(`${file} is not a file; the backup is read twice, so it cannot be a pipe`);
}
