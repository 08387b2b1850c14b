/** `trellis documents`: imports text files as documents. */
import { isUtf8 } from 'node:buffer';
import { readFile } from 'node:fs/promises';
import type { Command } from 'commander';
import { CatalogError } from '../core/errors.js';
import { EXIT, type ExitCode } from './exit-code.js';
import { addCommand, print, runCommand, type CommonFlags, type Session, type Shell } from './shell.js';
import { counted, printable } from './text.js';
import type { CatalogApi } from './catalog-api.js';
import { findFiles, type FileKind } from './input.js';

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

interface ImportOptions {
  /** URN of the parent of all documents; absent: new documents have none, and known ones keep theirs. */
  readonly parent?: string | undefined;
  /** False: general searches do not find the documents. */
  readonly isGlobal: boolean;
}

interface ImportSummary {
  created: number;
  updated: number;
  failed: number;
  /** `<source>: <reason>` of each file that was not imported. */
  readonly errors: string[];
  readonly urns: string[];
}

interface Imported {
  readonly createdCount: number;
  readonly updatedCount: number;
  readonly failedCount: number;
  readonly errors: readonly string[];
  readonly documentUrns: readonly string[];
}

const IMPORT = `mutation importDocuments($input: ImportDocumentsFromFilesInput!) {
  importDocumentsFromFiles(input: $input) { createdCount updatedCount failedCount errors documentUrns }
}`;

/** Sends one import for each group, and adds its outcome to the summary. @throws CatalogError; earlier groups stay imported */
async function importDocuments(
  api: CatalogApi,
  groups: AsyncIterable<readonly DocumentFile[]>,
  { parent, isGlobal }: ImportOptions,
): Promise<ImportSummary> {
  const summary: ImportSummary = { created: 0, updated: 0, failed: 0, errors: [], urns: [] };
  for await (const documents of groups) {
    const input = {
      documents,
      showInGlobalContext: isGlobal,
      ...(parent !== undefined && { parentDocumentUrn: parent }),
    };
    const data = await api.graphql(IMPORT, { input });
    const { importDocumentsFromFiles: imported } = data as { importDocumentsFromFiles: Imported };
    summary.created += imported.createdCount;
    summary.updated += imported.updatedCount;
    summary.failed += imported.failedCount;
    summary.errors.push(...imported.errors);
    summary.urns.push(...imported.documentUrns);
  }
  return summary;
}

interface DocumentFile {
  /** The path; its base name identifies the document. */
  readonly fileName: string;
  readonly content: string;
}

const TEXTS: FileKind = {
  pattern: /\.(md|markdown|txt|html|htm)$/i,
  name: '.md, .markdown, .txt, .html or .htm file',
};
/** Below the limits of one import, which are 1,000 files and 20 million characters. */
const FILES_AT_ONCE = 500;
const CHARACTERS_AT_ONCE = 4_000_000;

/**
 * Reads text files. Yields them in groups that the service accepts as one import. A larger file has a group of its own. Only one group is in memory.
 * @throws UsageError for a path that does not exist and a folder without text files; INVALID_REQUEST for a file that cannot be read or is not UTF-8, after
 * the groups before it
 */
async function* readDocuments(paths: readonly string[]): AsyncGenerator<DocumentFile[]> {
  let group: DocumentFile[] = [];
  let characters = 0;
  for (const { path } of await findFiles(paths, TEXTS)) {
    const content = await readText(path);
    const isFull = group.length === FILES_AT_ONCE || characters + content.length > CHARACTERS_AT_ONCE;
    if (isFull && group.length > 0) {
      yield group;
      [group, characters] = [[], 0];
    }
    group.push({ fileName: path, content });
    characters += content.length;
  }
  if (group.length > 0) yield group;
}

async function readText(path: string): Promise<string> {
  const bytes = await readBytes(path);
  if (!isUtf8(bytes)) throw new CatalogError('INVALID_REQUEST', `${path}: not a text in UTF-8`);
  return bytes.toString('utf8').replace(/^\uFEFF/, '');
}

async function readBytes(path: string): Promise<Buffer> {
  try {
    return await readFile(path);
  } catch (error) {
    throw new CatalogError('INVALID_REQUEST', `${path}: ${(error as Error).message}`, {}, { cause: error });
  }
}
