/** Creates folders. */
import { mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

const OWNER_ONLY = 0o700;

/**
 * Creates a folder, and the folders above it, unless it exists. `mkdir` with `recursive` never ends where the system answers ENOENT although
 * the folder above exists, e.g. in /proc.
 * @throws the error of the system, also if there is something else than a folder
 */
export function provideFolder(folder: string, mode = OWNER_ONLY): void {
  if (tryCreate(folder, mode)) return;
  const above = dirname(folder);
  if (above !== folder) provideFolder(above, mode);
  if (!tryCreate(folder, mode)) mkdirSync(folder, { mode });
}

/** @returns false if the folder above may be missing */
function tryCreate(folder: string, mode: number): boolean {
  try {
    mkdirSync(folder, { mode });
    return true;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') return false;
    // Some systems report that they are read-only rather than that the folder exists.
    if (statSync(folder, { throwIfNoEntry: false })?.isDirectory() === true) return true;
    throw error;
  }
}
