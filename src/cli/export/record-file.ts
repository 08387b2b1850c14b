/** The file that records are written to: it has its name only once it is complete. */
import { rmSync } from 'node:fs';
import { open, rename, rm, stat } from 'node:fs/promises';
import { UsageError } from '../exit-code.js';
import type { Terminal } from '../terminal.js';

export interface RecordSink {
  write(text: string): Promise<void>;
  /** True once further records would be of no use. */
  isGone(): boolean;
  /** Everything is written. @throws UsageError when it cannot have its name */
  finish(): Promise<void>;
  /** It will not be finished, or could not be: leaves nothing behind. */
  abandon(): Promise<void>;
}

/** @param path `-` for standard output @throws UsageError when it cannot be written to */
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

async function openFile(path: string, { onInterrupt }: Terminal): Promise<RecordSink> {
  const partial = `${path}.part`;
  // Known only to the last step otherwise, when all has been read.
  if (await isFolder(path)) throw new UsageError(`${path}: is a folder; name a file in it`);
  const file = await naming(path, open(partial, 'w'));
  const takeBack = onInterrupt?.(() => {
    rmSync(partial, { force: true });
  });
  return {
    write: (text) => naming(path, file.appendFile(text)),
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

/** The disk may be full, or the folder gone. @throws UsageError that says which file it was */
async function naming<T>(path: string, step: Promise<T>): Promise<T> {
  try {
    return await step;
  } catch (error) {
    throw new UsageError(`${path}: ${(error as Error).message}`, { cause: error });
  }
}
