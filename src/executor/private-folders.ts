/** Folders that only the service can read, one for each run. They contain recipes with secrets. */
import { readdir, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { dateAt, systemClock } from '../core/clock.js';
import { CatalogError } from '../core/errors.js';
import { provideFolder } from '../core/file-system.js';
import { newId } from '../core/ids.js';

/** A service that has not touched its folder for so long has ended. In milliseconds. */
const ABANDONED_MILLIS = 120_000;

export interface PrivateFolders {
  /** Calls the work with the path of a new folder, and deletes the folder afterwards. @throws CONFLICT if it cannot be created */
  within<T>(work: (folder: string) => Promise<T>): Promise<T>;
  /** Deletes the folders that ended services have left, as far as it may, and marks that this one is running. Call it every few seconds. */
  sweep(): Promise<void>;
  /** Deletes everything of this service. */
  remove(): Promise<void>;
}

/** @param owner id of the service. Services may share the folder. */
export function createPrivateFolders(folder: string, owner: string): PrivateFolders {
  const all = join(folder, 'runs');
  const own = join(all, owner);
  const create = (): string => {
    const path = join(own, newId());
    try {
      provideFolder(path);
      return path;
    } catch (cause) {
      const reason = (cause as NodeJS.ErrnoException).code ?? String(cause);
      const message = `The folder ${path} of the run cannot be created (${reason}): set TRELLIS_DATA_DIR to a writable folder`;
      throw new CatalogError('CONFLICT', message, {}, { cause });
    }
  };
  return {
    within: async (work) => {
      const path = create();
      try {
        return await work(path);
      } finally {
        await removeFolder(path);
      }
    },
    sweep: async () => {
      const now = systemClock.now();
      await utimes(own, dateAt(now), dateAt(now)).catch(() => undefined);
      for (const name of await readdir(all).catch(() => [])) {
        const left = join(all, name);
        const touched = await stat(left).catch(() => undefined);
        if (touched !== undefined && now - touched.mtimeMs > ABANDONED_MILLIS)
          await removeFolder(left).catch(() => undefined);
      }
    },
    remove: () => removeFolder(own),
  };
}

function removeFolder(path: string): Promise<void> {
  return rm(path, { recursive: true, force: true, maxRetries: 3 });
}
