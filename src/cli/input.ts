/** What commands read: files, records, lists of URNs and JSON, from paths on the command line or standard input. */
import { type Stats, createReadStream } from 'node:fs';
import { readdir, stat, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { TextDecoder } from 'node:util';
import { CatalogError } from '../core/errors.js';
import { readLines } from '../core/file-system.js';
import { parseKeepingDigits } from '../core/json.js';
import { UsageError } from './exit-code.js';

interface FoundFile {
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
 * Finds the files for the paths on the command line. Folders contribute their files of the kind, including subfolders, in the order of their paths. All paths are checked before anything is
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

/** A source of records: a file, or standard input. */
export interface Source {
  readonly name: string;
  /** Size, for progress; unknown for standard input. */
  readonly bytes?: number;
  open(): AsyncIterable<Uint8Array>;
}

const RECORDS: FileKind = { pattern: /\.(json|jsonl|ndjson)$/i, name: '.json, .jsonl or .ndjson file' };

/** Finds the sources of records. @throws UsageError for a path that does not exist and a folder without record files */
export async function findSources(
  paths: readonly string[],
  stdin: AsyncIterable<Uint8Array>,
): Promise<Source[]> {
  const found = await Promise.all(
    paths.map(async (path): Promise<Source[]> => {
      if (path === '-') return [{ name: '-', open: () => stdin }];
      const files = await findFiles([path], RECORDS);
      return files.map(({ path: name, bytes }) => ({ name, bytes, open: () => streamBytes(name) }));
    }),
  );
  return found.flat();
}

async function* streamBytes(path: string): AsyncGenerator<Uint8Array> {
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

/** Reads URNs; `-` means those on standard input, one per line. Removes duplicates. @throws UsageError without any URN */
export async function readUrns(
  given: readonly string[],
  stdin: AsyncIterable<Uint8Array>,
): Promise<string[]> {
  const urns = new Set<string>();
  for (const text of given) {
    if (text !== '-') urns.add(text);
    else for (const urn of await readUrnLines(stdin)) urns.add(urn);
  }
  if (urns.size === 0) throw new UsageError('no URN on standard input');
  const odd = [...urns].find((urn) => !urn.startsWith('urn:li:'));
  if (odd !== undefined) throw new UsageError(`"${odd}" is not a URN; a URN begins with urn:li:`);
  return [...urns];
}

async function readUrnLines(stdin: AsyncIterable<Uint8Array>): Promise<string[]> {
  const urns: string[] = [];
  try {
    for await (const line of readLines(stdin)) if (line.trim() !== '') urns.push(line.trim());
  } catch (error) {
    if (!(error instanceof CatalogError)) throw error;
    throw new UsageError(`standard input: ${error.message}`, { cause: error });
  }
  return urns;
}

/** Reads a JSON value. @param file `-` for standard input @throws UsageError */
export async function readJson(file: string, stdin: AsyncIterable<Uint8Array>): Promise<unknown> {
  const name = file === '-' ? 'standard input' : file;
  const bytes = file === '-' ? await readAll(stdin) : await readBytes(file);
  try {
    return parseKeepingDigits(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch (error) {
    const why = error instanceof SyntaxError ? `not JSON: ${error.message}` : 'not UTF-8 text';
    throw new UsageError(`${name}: ${why}`, { cause: error });
  }
}

async function readAll(stream: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  return Buffer.concat(chunks);
}

async function readBytes(file: string): Promise<Uint8Array> {
  try {
    return await readFile(file);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    throw new UsageError(`${file}: ${code === 'ENOENT' ? 'no such file' : message}`, { cause: error });
  }
}
