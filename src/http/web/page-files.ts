/** Files of a web page as the build left them. Only a name that is listed is read, so that no request can name any other file. */
import { readdir, readFile } from 'node:fs/promises';
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
  const list = async () => new Set(await readdir(folder, { recursive: true }).catch(() => []));
  let listed = list();
  return async (name) => {
    const type = TYPES[extname(name)];
    // They may have been built meanwhile, with parts of other names.
    if (type !== undefined && !(await listed).has(name)) listed = list();
    const names = await listed;
    if (type === undefined || !names.has(name)) throw notFound(name, names.size === 0);
    const content = await readFile(join(folder, name)).catch(() => undefined);
    if (content === undefined) throw notFound(name, true);
    return new Reply(content, { type, headers });
  };
}

function notFound(name: string, areMissing: boolean): CatalogError {
  const hint = areMissing ? '; the web pages are not built, which `npm run build` does' : '';
  return new CatalogError('NOT_FOUND', `The page has no file ${name}${hint}`);
}
