/** The file that records are written to: it has its name only once it is complete. */
import { open, rename, rm } from 'node:fs/promises';
import { rmSync } from 'node:fs';
import { UsageError } from '../exit-code.js';
import type { Terminal } from '../terminal.js';

export interface RecordSink {
  write(text: string): Promise<void>;
  /** True once further records would be of no use. */
  isGone(): boolean;
  /** Everything is written. */
  finish(): Promise<void>;
  /** It will not be finished: leaves nothing behind. */
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
    isGone: isReaderGone ?? (() => false),
    finish: () => Promise.resolve(),
    abandon: () => Promise.resolve(),
  };
}

async function openFile(path: string, { onInterrupt }: Terminal): Promise<RecordSink> {
  const partial = `${path}.part`;
  const file = await open(partial, 'w').catch((error: unknown) => {
    throw new UsageError(`${path}: ${(error as Error).message}`, { cause: error });
  });
  const takeBack = onInterrupt?.(() => {
    rmSync(partial, { force: true });
  });
  return {
    write: async (text) => {
      await file.write(text);
    },
    isGone: () => false,
    finish: async () => {
      await file.close();
      takeBack?.();
      await rename(partial, path);
    },
    abandon: async () => {
      await file.close();
      takeBack?.();
      await rm(partial, { force: true });
    },
  };
}
