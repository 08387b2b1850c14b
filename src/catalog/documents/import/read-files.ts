/** Reads the files of one import. */
import { setImmediate } from 'node:timers/promises';
import { CatalogError } from '../../../core/errors.js';
import { readFileText } from './file-text.js';
import { identifyFile, type FileIdentity } from './file-name.js';

/** Limits of one import. */
export const MAX_FILES = 1_000;
export const MAX_TOTAL_CHARACTERS = 20_000_000;

export interface ImportedFile {
  /** With or without folders, e.g. `guides/on-call.md`. */
  readonly fileName: string;
  readonly content: string;
}

export interface ReadFile extends FileIdentity {
  readonly fileName: string;
  readonly text: string;
}

export interface ReadFiles {
  readonly files: readonly ReadFile[];
  /** `<source>: <reason>` of each file that cannot be imported. */
  readonly errors: readonly string[];
}

/**
 * Reads the files in order. Blank files are skipped. Of files with the same name in different folders only the first is read, because they
 * would be one document.
 * @throws LIMIT_EXCEEDED for too many files or too much text
 */
export async function readFiles(imported: readonly ImportedFile[]): Promise<ReadFiles> {
  limit(imported);
  const files = new Map<string, ReadFile>();
  const errors: string[] = [];
  for (const { fileName, content } of imported) {
    if (content.trim() === '') continue;
    const identity = identifyFile(fileName);
    if (identity === undefined) {
      errors.push(`${JSON.stringify(fileName)}: a file has a name`);
      continue;
    }
    const earlier = files.get(identity.sourceId)?.fileName;
    const read =
      earlier === undefined
        ? await readFileText(content, identity.extension)
        : { fault: `${earlier} of this import has the same name, and would be the same document` };
    if ('fault' in read) errors.push(`${identity.sourceId}: ${read.fault}`);
    else files.set(identity.sourceId, { ...identity, fileName, text: read.text });
    // Conversions take time, in which other requests have to wait.
    await setImmediate();
  }
  return { files: [...files.values()], errors };
}

function limit(imported: readonly ImportedFile[]): void {
  const characters = imported.reduce((sum, { content }) => sum + content.length, 0);
  const refuse = (rule: string): never => {
    throw new CatalogError('LIMIT_EXCEEDED', `An import has ${rule}`, { path: '/documents', rule });
  };
  if (imported.length > MAX_FILES) refuse(`at most ${MAX_FILES} files`);
  if (characters > MAX_TOTAL_CHARACTERS) refuse(`at most ${MAX_TOTAL_CHARACTERS} characters of text`);
}
