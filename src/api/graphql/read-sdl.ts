/** The schema files of `schemas/graphql`, as one text. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** @param folder with `.graphql` files, also in subfolders; the graph API reads its own files */
export function readSdl(folder: string): string {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.graphql') && !file.startsWith('graph-api'))
    .sort();
  return files.map((file) => readFileSync(join(folder, file), 'utf8')).join('\n');
}
