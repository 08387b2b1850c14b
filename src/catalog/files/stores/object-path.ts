import { createHash } from 'node:crypto';
import { join } from 'node:path';

/** Returns the path of an object in the folder of files. The name is a hash, so no key can name a file outside of the folder. */
export function pathOf(folder: string, key: string): string {
  const name = createHash('sha256').update(key).digest('hex');
  return join(folder, name.slice(0, 2), name);
}
