/** Finds the files for the paths on the command line. */
import type { Stats } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { UsageError } from './exit-code.js';

export interface FoundFile {
  readonly path: string;
  readonly bytes: number;
}

/** Which files of a folder count. Files that are named themselves always do. */
export interface FileKind {
  readonly pattern: RegExp;
  /** For messages, e.g. `.json, .jsonl or .ndjson file`. */
  readonly name: string;
}

/**
 * Folders contribute their files of the kind, including subfolders, in the order of their paths. All paths are checked before anything is
 * read, so that a misspelt last path does not cause half of the work.
 * @throws UsageError for a path that does not exist and a folder without such files
 */
export async function findFiles(paths: readonly string[], kind: FileKind): Promise<FoundFile[]> {
  const found = await Promise.all(paths.map((path) => findAt(path, kind)));
  return found.flat();
}

async function findAt(path: string, { pattern, name }: FileKind): Promise<FoundFile[]> {
  const stats = await getStats(path);
  if (!stats.isDirectory()) return [{ path, bytes: stats.size }];
  const entries = await readdir(path, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && pattern.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  if (files.length === 0) throw new UsageError(`${path}: no ${name} in this folder`);
  return Promise.all(files.map(async (file) => ({ path: file, bytes: (await getStats(file)).size })));
}

async function getStats(path: string): Promise<Stats> {
  try {
    return await stat(path);
  } catch (error) {
    const why =
      (error as NodeJS.ErrnoException).code === 'ENOENT'
        ? 'no such file or folder'
        : (error as Error).message;
    throw new UsageError(`${path}: ${why}`, { cause: error });
  }
}
