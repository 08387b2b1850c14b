/** Finds the sources of records: the files for the paths on the command line, and standard input. */
import { createReadStream } from 'node:fs';
import { CatalogError } from '../../core/errors.js';
import { findFiles, type FileKind } from '../find-files.js';

export interface Source {
  readonly name: string;
  /** Size, for progress; unknown for standard input. */
  readonly bytes?: number;
  open(): AsyncIterable<Uint8Array>;
}

const RECORDS: FileKind = { pattern: /\.(json|jsonl|ndjson)$/i, name: '.json, .jsonl or .ndjson file' };

/** @throws UsageError for a path that does not exist and a folder without record files */
export async function findSources(
  paths: readonly string[],
  stdin: AsyncIterable<Uint8Array>,
): Promise<Source[]> {
  const found = await Promise.all(
    paths.map(async (path): Promise<Source[]> => {
      if (path === '-') return [{ name: '-', open: () => stdin }];
      const files = await findFiles([path], RECORDS);
      return files.map(({ path: name, bytes }) => ({ name, bytes, open: () => readBytes(name) }));
    }),
  );
  return found.flat();
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
