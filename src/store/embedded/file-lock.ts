/** A lock that one process at a time holds, as a file that names the holder. A holder that was killed holds nothing any more. */
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { newId } from '../../kernel/ids.js';
import { isRunning, markOf, parseMark, type ProcessMark } from './process-mark.js';

export interface FileLock {
  release(): void;
}

/** @returns the lock, or who holds it. */
export function acquireFileLock(file: string): FileLock | { holder: ProcessMark } {
  for (;;) {
    if (linkMark(file)) return lockOn(file);
    const text = readIfThere(file);
    if (text === undefined) continue;
    const holder = parseMark(text);
    if (holder !== undefined && isRunning(holder)) return { holder };
    removeStale(file, text);
  }
}

function lockOn(file: string): FileLock {
  let held = true;
  return {
    release: () => {
      // A second call must not take away the lock of whoever got it after the first.
      if (held) rmSync(file, { force: true });
      held = false;
    },
  };
}

/** Linking a file that is already written makes the lock appear whole or not at all. @returns false if there is one. */
function linkMark(file: string): boolean {
  const own = `${file}.${newId()}`;
  writeFileSync(own, JSON.stringify(markOf(process.pid)), { mode: 0o600 });
  try {
    linkSync(own, file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(own, { force: true });
  }
}

/** Two may find the same stale lock; whoever moves away a fresh one by mistake puts it back. */
function removeStale(file: string, stale: string): void {
  const aside = `${file}.${newId()}`;
  try {
    renameSync(file, aside);
    if (readIfThere(aside) !== stale) linkSync(aside, file);
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code;
    if (code !== 'ENOENT' && code !== 'EEXIST') throw error;
  } finally {
    rmSync(aside, { force: true });
  }
}

function readIfThere(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
