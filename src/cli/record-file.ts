/** The output file. It gets its name only when it is complete. */
import { rmSync } from 'node:fs';
import { open, rename, rm, stat } from 'node:fs/promises';
import { UsageError } from './exit-code.js';
import type { Terminal } from './terminal.js';

/** @template T what is written */
export interface RecordSink<T = string> {
  write(content: T): Promise<void>;
  /** True if further records are useless, because the reader has closed the pipe. */
  isGone(): boolean;
  /** Completes the file. @throws UsageError if it cannot get its name */
  finish(): Promise<void>;
  /** Removes an incomplete file. */
  abandon(): Promise<void>;
}

/** @param path `-` for standard output @throws UsageError if it is not writable */
export async function openSink(path: string, terminal: Terminal): Promise<RecordSink> {
  return path === '-' ? standardOutput(terminal) : openFile(path, terminal);
}

function standardOutput({ out, isReaderGone }: Terminal): RecordSink {
  return {
    write: (text) => {
      out(text);
      return Promise.resolve();
    },
    isGone: isReaderGone,
    finish: () => Promise.resolve(),
    abandon: () => Promise.resolve(),
  };
}

/** @throws UsageError if it is not writable */
export async function openFile(
  path: string,
  { onInterrupt }: Pick<Terminal, 'onInterrupt'>,
): Promise<RecordSink<string | Uint8Array>> {
  const partial = `${path}.part`;
  // Otherwise only the last step would fail, after everything has been read.
  if (await isFolder(path)) throw new UsageError(`${path}: is a folder; name a file in it`);
  const file = await naming(path, open(partial, 'w'));
  const takeBack = onInterrupt?.(() => {
    rmSync(partial, { force: true });
  });
  return {
    write: (content) => naming(path, file.appendFile(content)),
    isGone: () => false,
    finish: async () => {
      await naming(path, file.sync());
      await file.close();
      await naming(path, rename(partial, path));
      takeBack?.();
    },
    abandon: async () => {
      await file.close();
      await rm(partial, { force: true });
      takeBack?.();
    },
  };
}

async function isFolder(path: string): Promise<boolean> {
  const stats = await stat(path).catch(() => undefined);
  return stats?.isDirectory() === true;
}

/** Handles a full disk or a deleted folder. @throws UsageError that names the file */
async function naming<T>(path: string, step: Promise<T>): Promise<T> {
  try {
    return await step;
  } catch (error) {
    throw new UsageError(`${path}: ${(error as Error).message}`, { cause: error });
  }
}
