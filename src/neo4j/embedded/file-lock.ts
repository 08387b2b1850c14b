/** A lock for one process at a time: a file that names its holder. A killed process no longer holds it. */
import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { newId } from '../../core/ids.js';
import { isRunning, markOf, parseMark, type ProcessMark } from './process-mark.js';

export interface FileLock {
  release(): void;
}

/** @returns the lock, or its current holder */
export function acquireFileLock(file: string): FileLock | { holder: ProcessMark } {
  for (;;) {
    if (linkMark(file)) return lockOn(file);
    const text = readIfExists(file);
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
      // A second call must not remove the lock of the next holder.
      if (held) rmSync(file, { force: true });
      held = false;
    },
  };
}

/** Links a complete file, so the lock appears atomically. @returns false if the lock exists */
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
 * Several processes may find the same stale lock. Only the holder of a second lock removes it, so that nobody removes a fresh lock.
 * @returns the process that is about to remove it
 */
function removeStale(file: string, stale: string): ProcessMark | undefined {
  const attempt = acquireFileLock(`${file}.stale`);
  if ('holder' in attempt) return attempt.holder;
  try {
    if (readIfExists(file) === stale) rmSync(file);
  } finally {
    attempt.release();
  }
  return undefined;
}

function readIfExists(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
