/** Files of a web page as the build left them. Their names are listed once, so that no request can name any other file. */
import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { CatalogError } from '../../kernel/errors.js';
import { Reply } from '../reply.js';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.ttf': 'font/ttf',
};

export type ReadPageFile = (name: string) => Promise<Reply>;

/**
 * @param headers of every file
 * @throws NOT_FOUND for a name that the page does not have, also when the pages were not built
 */
export function pageFiles(folder: string, headers: Readonly<Record<string, string>>): ReadPageFile {
  const names = new Set(existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : []);
  return async (name) => {
    const type = TYPES[extname(name)];
    if (type === undefined || !names.has(name)) {
      const hint = names.size === 0 ? '; the web pages are not built, which `npm run build` does' : '';
      throw new CatalogError('NOT_FOUND', `The page has no file ${name}${hint}`);
    }
    return new Reply(await readFile(join(folder, name)), { type, headers });
  };
}
