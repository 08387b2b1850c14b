/** `trellis reindex`: creates the full-text index again, and derives edges and search fields again. */
import { setTimeout as wait } from 'node:timers/promises';
import type { Command } from 'commander';
import { CatalogError } from '../core/errors.js';
import type { ExitCode } from './exit-code.js';
import { addCommand, runCommand, type CommonFlags, type Session, type Shell } from './shell.js';
import { showProgress } from './terminal.js';
import { runCheck, searchIndex } from './check.js';

interface ReindexFlags extends CommonFlags {
  readonly urnLike?: string;
}

const HELP = `
Creates the full-text index again from the stored fields. Until Neo4j has filled it, searches
are refused; everything else works. Then checks all entities like trellis check --fix, which
derives edges and search fields again. Exit code 6: violations remain.

Examples:
  $ trellis reindex`;

/** Time between two questions for the state of the index, in milliseconds. */
const POLL_MILLIS = 500;
const EXAMPLES = 20;

export function addReindex(program: Command, shell: Shell): void {
  addCommand(program, shell, {
    name: 'reindex',
    description: 'create the search index again',
    help: HELP,
  })
    .option('--urn-like <pattern>', 'check only these URNs, with % for any text')
    .action((flags: ReindexFlags) =>
      runCommand({ shell, flags, patient: true }, (session) => runReindex(session, flags)),
    );
}

async function runReindex(session: Session, { urnLike }: ReindexFlags): Promise<ExitCode> {
  await recreateIndex(session);
  return runCheck(session, { fix: true, examples: EXAMPLES, urnLike });
}

async function recreateIndex({ api, terminal }: Session): Promise<void> {
  const progress = showProgress(terminal, 'creating the index');
  try {
    let index = await searchIndex(api, true);
    while (index.state === 'POPULATING') {
      progress.update(index.percent / 100, 'of the search index filled');
      await wait(POLL_MILLIS);
      index = await searchIndex(api, false);
    }
    if (index.state !== 'ONLINE')
      throw new CatalogError('UNAVAILABLE', `The search index is ${index.state}: see the log of Neo4j.`);
  } finally {
    progress.end();
  }
}
