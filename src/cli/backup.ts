/** `trellis backup`: downloads a backup of the whole store. */
import type { Command } from 'commander';
import { verifyBackup, type VerifiedBackup } from '../core/read-backup.js';
import type { BackupEnd } from '../core/backup-file.js';
import { EXIT, UsageError, type ExitCode } from './exit-code.js';
import { openFile, type RecordSink } from './record-file.js';
import { addCommand, print, runCommand, type CommonFlags, type Session, type Shell } from './shell.js';
import { counted, renderTime } from './text.js';
import { showProgress } from './terminal.js';

const HELP = `
Writes everything that is stored to a file for trellis restore: entities with all versions,
points and relationships, the log, users, policies, tokens, secrets and uploaded files. Others may write
meanwhile; the backup contains the state at its end. The file appears under its name when it
is complete and verified. Keep it as safe as the store, and keep the key of the service
(token-key, TRELLIS_TOKEN_KEY) in another place: without it, tokens and secrets are lost.

Examples:
  $ trellis backup trellis-$(date +%F).backup`;

export function addBackup(program: Command, shell: Shell): void {
  addCommand(program, shell, {
    name: 'backup',
    description: 'write everything that is stored to a file',
    help: HELP,
  })
    .argument('<file>', 'output file; an existing one is replaced when the backup is complete')
    .action((file: string, flags: CommonFlags) =>
      runCommand({ shell, flags }, (session) => runBackup(session, file)),
    );
}

async function runBackup(session: Session, file: string): Promise<ExitCode> {
  if (file === '-')
    throw new UsageError('A backup needs a file, because it is verified before it gets its name');
  const sink = await openFile(file, session.terminal);
  try {
    const verified = await receive(session, sink);
    await sink.finish();
    const { end } = verified;
    print(session, { file, moment: end.moment, records: end.counts }, () => `${renderBackup(end)}\n`);
    return EXIT.done;
  } catch (error) {
    await sink.abandon();
    throw error;
  }
}

/** Writes the bytes to the file, and verifies them at the same time. */
async function receive({ api, terminal }: Session, sink: RecordSink<Uint8Array>): Promise<VerifiedBackup> {
  const progress = showProgress(terminal, 'copying');
  async function* written(): AsyncGenerator<Uint8Array> {
    for await (const bytes of api.download('/operations?action=backup', {})) {
      await sink.write(bytes);
      yield bytes;
    }
  }
  let expected = 0;
  try {
    return await verifyBackup(written(), {
      onHeader: ({ nodes }) => (expected = nodes),
      onProgress: (entities) => {
        if (entities % SHOWN === 0)
          progress.update(entities / expected, counted(entities, 'entity', 'entities'));
      },
    });
  } finally {
    progress.end();
  }
}

/** The progress is shown after this number of entities. */
const SHOWN = 100;

/** One sentence about what a backup contains. Records that replace others are counted, too. */
export function renderBackup({ moment, counts }: BackupEnd): string {
  const { entity = 0, version = 0, point = 0, change = 0, file = 0 } = counts;
  const parts = [
    counted(entity, 'entity', 'entities'),
    counted(version, 'older version'),
    counted(point, 'point'),
    counted(change, 'log entry', 'log entries'),
    counted(file, 'uploaded file'),
  ];
  return `The state of ${renderTime(Date.parse(moment))}: ${parts.join(', ')}`;
}
