import type { Command } from 'commander';
import { addCommand, readCount, type CommonFlags, type Shell } from '../shell.js';
import { runLoad } from './load-command.js';

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
