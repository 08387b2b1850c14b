/** `trellis documents`: imports text files as documents. */
import type { Command } from 'commander';
import { EXIT, type ExitCode } from '../exit-code.js';
import { addCommand, print, runCommand, type CommonFlags, type Session, type Shell } from '../shell.js';
import { counted } from '../text/counted.js';
import { printable } from '../text/printable.js';
import { importDocuments } from './import-documents.js';
import { readDocuments } from './read-documents.js';

interface ImportFlags extends CommonFlags {
  readonly parent?: string;
  readonly hidden: boolean;
  readonly dryRun: boolean;
}

const HELP = `
Markdown, HTML and plain texts become published documents. The base name of a file
identifies its document: a repeated import updates it and keeps what people added.
Folders contribute their .md, .markdown, .txt, .html and .htm files.

Examples:
  $ trellis documents import runbooks/
  $ trellis documents import README.md --parent urn:li:document:guides`;

export function addDocuments(program: Command, shell: Shell): void {
  const documents = program.command('documents').description('import text files as documents');
  addCommand(documents, shell, { name: 'import', description: 'import text files as documents', help: HELP })
    .argument('<path...>', 'files and folders')
    .option('--parent <urn>', 'document that becomes the parent of all')
    .option('--hidden', 'general searches do not find the documents', false)
    .option('--dry-run', 'only list the files', false)
    .action((paths: string[], flags: ImportFlags) =>
      runCommand({ shell, flags, patient: true }, (session) => runImport(session, paths, flags)),
    );
}

async function runImport(
  session: Session,
  paths: readonly string[],
  { parent, hidden, dryRun }: ImportFlags,
): Promise<ExitCode> {
  if (dryRun) return listFiles(session, paths);
  const options = { parent, isGlobal: !hidden };
  const summary = await importDocuments(session.api, readDocuments(paths), options);
  for (const error of summary.errors) session.terminal.error(`${printable(error)}\n`);
  const { created, updated, failed } = summary;
  print(session, summary, () => {
    const outcome = `${counted(created, 'document')} created, ${updated} updated, ${failed} failed`;
    return `${session.colors.bold(outcome)}\n`;
  });
  return failed > 0 ? EXIT.refused : EXIT.done;
}

async function listFiles(session: Session, paths: readonly string[]): Promise<ExitCode> {
  const files: string[] = [];
  for await (const group of readDocuments(paths)) files.push(...group.map(({ fileName }) => fileName));
  print(session, files, () => `${files.map(printable).join('\n')}\n${counted(files.length, 'file')}\n`);
  return EXIT.done;
}
