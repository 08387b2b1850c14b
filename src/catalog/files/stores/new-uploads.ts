/** Notes which objects in a folder were uploaded and are not known to be registered. Each note is a small file that contains the key. */
import { readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { provideFolder } from '../../../core/provide-folder.js';
import type { NewUpload } from '../types.js';

/** Subfolder of the notes. */
const FOLDER = 'unregistered';
const NOTE = /^[0-9a-f]{64}$/;

/** @param folder of the objects @param name of the object's file */
export async function noteUpload(folder: string, name: string, key: string): Promise<void> {
  provideFolder(join(folder, FOLDER));
  await writeFile(join(folder, FOLDER, name), key, { mode: 0o600 });
}

/** Does nothing if there is no note. */
export async function dropNote(folder: string, name: string): Promise<void> {
  await rm(join(folder, FOLDER, name), { force: true });
}

/** Lists the notes, in no particular order. */
export async function listNotes(folder: string): Promise<NewUpload[]> {
  const names = await readdir(join(folder, FOLDER)).catch(() => []);
  const found: NewUpload[] = [];
  for (const name of names.filter((each) => NOTE.test(each))) {
    const path = join(folder, FOLDER, name);
    // Another service may have dropped it since.
    const key = await readFile(path, 'utf8').catch(() => '');
    const at = (await stat(path).catch(() => undefined))?.mtimeMs;
    if (key !== '' && at !== undefined) found.push({ key, at });
  }
  return found;
}
