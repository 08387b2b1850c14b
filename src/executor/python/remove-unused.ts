/** Deletes Python environments that no run has used for a long time, and what interrupted installations have left. */
import { readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** A file that names the folder of an environment. Its time of change is the start of the last run. */
const POINTER = /^[0-9a-f]{16}\.txt$/;
/** The folder of an environment. Other folders are not made by the executor. */
const HOME = /^[0-9a-f]{16}-[0-9a-f-]+$/;

/**
 * Several services may share the folder and call this at the same time.
 * @param folder of the environments; it need not exist
 * @param before environments that no run has used since this time go; epoch milliseconds
 */
export async function removeUnused(folder: string, before: number): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  const kept = new Set<string>();
  for (const pointer of names.filter((name) => POINTER.test(name))) {
    const home = await retire(join(folder, pointer), before);
    if (home !== undefined) kept.add(home);
  }
  for (const home of names.filter((name) => HOME.test(name) && !kept.has(name)))
    if (await isOlder(join(folder, home), before)) await removeAll(join(folder, home));
}

/**
 * Deletes the pointer if it is old enough.
 * @returns the name of the environment's folder if it is still in use
 */
async function retire(pointer: string, before: number): Promise<string | undefined> {
  const home = await readFile(pointer, 'utf8').catch(() => undefined);
  if (!(await isOlder(pointer, before))) return home;
  const retired = `${pointer}.old`;
  await rename(pointer, retired).catch(() => undefined);
  // A run that begins touches the pointer before it reads it. If it did so in time, the environment stays.
  if (!(await isOlder(retired, before))) {
    await rename(retired, pointer).catch(() => undefined);
    return home;
  }
  await removeAll(retired);
  return undefined;
}

/** @returns false for a file that does not exist */
async function isOlder(path: string, before: number): Promise<boolean> {
  const found = await stat(path).catch(() => undefined);
  return found !== undefined && found.mtimeMs < before;
}

async function removeAll(path: string): Promise<void> {
  // What cannot be deleted now is tried again with the next call.
  await rm(path, { recursive: true, force: true, maxRetries: 3 }).catch(() => undefined);
}
