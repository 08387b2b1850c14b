/** Reads text files, and divides them into imports that the service accepts. */
import { isUtf8 } from 'node:buffer';
import { readFile } from 'node:fs/promises';
import { CatalogError } from '../../core/errors.js';
import { findFiles, type FileKind } from '../find-files.js';

export interface DocumentFile {
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
 * Yields the files in groups. A larger file has a group of its own. Only one group is in memory.
 * @throws UsageError for a path that does not exist and a folder without text files; INVALID_REQUEST for a file that cannot be read or is not UTF-8, after
 * the groups before it
 */
export async function* readDocuments(paths: readonly string[]): AsyncGenerator<DocumentFile[]> {
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
