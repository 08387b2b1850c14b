/** A lock that one process at a time holds, as a file that names the holder. A holder that was killed holds nothing any more. */
import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { newId } from '../../core/ids.js';
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
    const other = removeStale(file, text);
    if (other !== undefined) return { holder: other };
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

/**
 * Many may find the same stale lock. Only who holds another one removes it, so that none takes away the fresh one of who was faster.
 * @returns who is about to do so, and to take the lock then
 */
function removeStale(file: string, stale: string): ProcessMark | undefined {
  const attempt = acquireFileLock(`${file}.stale`);
  if ('holder' in attempt) return attempt.holder;
  try {
    if (readIfThere(file) === stale) rmSync(file);
  } finally {
    attempt.release();
  }
  return undefined;
}

function readIfThere(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
