/** Stores the contents of files from a backup in the folder of files. */
import { open, rename } from 'node:fs/promises';
import { basename, dirname } from 'node:path';
import type { FileRecord } from '../../../core/backup-file/format.js';
import { provideFolder } from '../../../core/provide-folder.js';
import { noteUpload } from './new-uploads.js';
import { pathOf } from './object-path.js';

/**
 * Stores the next part of a file. The parts of a file follow one another. If a restore ended early, its parts may be stored again from any
 * of them on: the file then has its name already, and gets the same bytes. A file is noted like an upload, because the catalog may
 * have lost it during the backup; then it is removed later.
 */
export async function restoreObject(folder: string, record: FileRecord): Promise<void> {
  const { key, offset, content, isLast } = record;
  const file = pathOf(folder, key);
  const part = `${file}.restored.part`;
  provideFolder(dirname(file));
  const isPart = await writeAt(
    offset === 0 ? { path: part, flags: 'w' } : { path: part, flags: 'r+' },
    record,
  );
  if (!isPart) await writeAt({ path: file, flags: 'r+' }, { offset, content });
  if (!isLast || !isPart) return;
  await noteUpload(folder, basename(file), key);
  await rename(part, file);
}

/** @returns false if there is no such file */
async function writeAt(
  { path, flags }: { readonly path: string; readonly flags: string },
  { offset, content }: Pick<FileRecord, 'offset' | 'content'>,
): Promise<boolean> {
  const handle = await open(path, flags, 0o600).catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT' && flags === 'r+') return undefined;
    throw error;
  });
  if (handle === undefined) return false;
  try {
    const bytes = Buffer.from(content, 'base64');
    await handle.write(bytes, 0, bytes.length, offset);
    await handle.sync();
  } finally {
    await handle.close();
  }
  return true;
}
