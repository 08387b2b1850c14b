/** Creates folders, and reads lines of files and streams. */
import { mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { TextDecoder } from 'node:util';
import { CatalogError } from './errors.js';

const OWNER_ONLY = 0o700;

/**
 * Creates a folder, and the folders above it, unless it exists. `mkdir` with `recursive` never ends where the system answers ENOENT although
 * the folder above exists, e.g. in /proc.
 * @throws the error of the system, also if there is something else than a folder
 */
export function provideFolder(folder: string, mode = OWNER_ONLY): void {
  if (tryCreate(folder, mode)) return;
  const above = dirname(folder);
  if (above !== folder) provideFolder(above, mode);
  if (!tryCreate(folder, mode)) mkdirSync(folder, { mode });
}

/** @returns false if the folder above may be missing */
function tryCreate(folder: string, mode: number): boolean {
  try {
    mkdirSync(folder, { mode });
    return true;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') return false;
    // Some systems report that they are read-only rather than that the folder exists.
    if (statSync(folder, { throwIfNoEntry: false })?.isDirectory() === true) return true;
    throw error;
  }
}

/**
 * Splits UTF-8 bytes at line feeds with one line in memory, and drops a byte order mark. Node's `readline`
 * is unsuitable: it also splits at U+2028 and U+2029, which JSON strings can contain unescaped.
 * @throws INVALID_REQUEST for bytes that are not UTF-8
 */
export async function* readLines(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let pending: string[] = [];
  for await (const chunk of bytes) {
    const [first = '', ...others] = decode(decoder, chunk).split('\n');
    pending.push(first);
    for (const next of others) {
      yield pending.join('');
      pending = [next];
    }
  }
  pending.push(decode(decoder));
  yield pending.join('');
}

function decode(decoder: TextDecoder, chunk?: Uint8Array): string {
  try {
    return chunk === undefined ? decoder.decode() : decoder.decode(chunk, { stream: true });
  } catch (error) {
    throw new CatalogError('INVALID_REQUEST', 'not UTF-8 text', {}, { cause: error });
  }
}
