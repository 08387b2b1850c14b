/** Finds the files for the paths on the command line. */
import { createReadStream, type Dirent, type Stats } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { CatalogError } from '../../core/errors.js';
import { UsageError } from '../exit-code.js';

export interface Source {
  readonly name: string;
  /** Size, for progress; unknown for standard input. */
  readonly bytes?: number;
  open(): AsyncIterable<Uint8Array>;
}

const RECORD_FILE = /\.(json|jsonl|ndjson)$/i;

/**
 * Folders contribute their record files, including subfolders, in the order of their paths. All paths are checked before
 * anything is read, so that a misspelt last path does not cause a partial load.
 * @throws UsageError for a path that does not exist and a folder without record files
 */
export async function findSources(
  paths: readonly string[],
  stdin: AsyncIterable<Uint8Array>,
): Promise<Source[]> {
  const found = await Promise.all(paths.map((path) => findAt(path, stdin)));
  return found.flat();
}

async function findAt(path: string, stdin: AsyncIterable<Uint8Array>): Promise<Source[]> {
  if (path === '-') return [{ name: '-', open: () => stdin }];
  const stats = await getStats(path);
  if (!stats.isDirectory()) return [buildSource(path, stats)];
  const entries = await readdir(path, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && RECORD_FILE.test(entry.name))
    .map(pathOf)
    .sort();
  if (files.length === 0) {
    throw new UsageError(`${path}: no .json, .jsonl or .ndjson file in this folder`);
  }
  return Promise.all(files.map(async (file) => buildSource(file, await getStats(file))));
}

function pathOf(entry: Dirent): string {
  return join(entry.parentPath, entry.name);
}

function buildSource(path: string, stats: Stats): Source {
  return { name: path, bytes: stats.size, open: () => readBytes(path) };
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

async function* readBytes(path: string): AsyncGenerator<Uint8Array> {
  try {
    yield* createReadStream(path, { highWaterMark: 1 << 18 }) as AsyncIterable<Uint8Array>;
  } catch (error) {
    throw new CatalogError(
      'INVALID_REQUEST',
      `cannot be read: ${(error as Error).message}`,
      {},
      { cause: error },
    );
  }
}
