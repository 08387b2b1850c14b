/** Serves files of the web build. Only listed names are read, so that no request can read another file. */
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import type { IncomingHttpHeaders } from 'node:http';
import { extname, join } from 'node:path';
import { CatalogError } from '../../core/errors.js';
import { Reply } from './route.js';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.ttf': 'font/ttf',
  '.svg': 'image/svg+xml',
};

/** The build compresses larger text files with these encodings. The first one that the client accepts is sent. */
const ENCODINGS = [
  { encoding: 'br', ending: '.br' },
  { encoding: 'gzip', ending: '.gz' },
];

/** Minimum time between two listings of a folder. */
const LISTING_MILLIS = 1_000;

/** Cache header of files that browsers revalidate on each use. These files get an ETag. */
export const REVALIDATED = 'no-cache';

/** Content security policy of the web application. Scripts set the styles of components, and pictures are drawn into data URLs. Nothing is loaded from other origins. */
export const APP_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self' data:",
  "connect-src 'self'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
].join('; ');

/** @param request headers of the request, of which `Accept-Encoding` and `If-None-Match` are used */
export type ReadPageFile = (name: string, request?: IncomingHttpHeaders) => Promise<Reply>;

/**
 * @param headers of every file
 * @param now milliseconds of a monotonic clock
 * @throws NOT_FOUND for a name that the page does not have, also when the pages were not built
 */
export function pageFiles(
  folder: string,
  headers: Readonly<Record<string, string>>,
  now: () => number = () => performance.now(),
): ReadPageFile {
  const namesFor = folderListing(folder, now);
  return async (name, request = {}) => {
    const type = TYPES[extname(name)];
    const names = await namesFor(name);
    if (type === undefined || !names.has(name)) throw notFound(name, names.size === 0);
    const taken = encodingsIn(request['accept-encoding']);
    const found = ENCODINGS.find(({ encoding, ending }) => taken.has(encoding) && names.has(name + ending));
    const content = await readFile(join(folder, name + (found?.ending ?? ''))).catch(() => undefined);
    if (content === undefined) throw notFound(name, true);
    const tag = headers['Cache-Control'] === REVALIDATED ? tagOf(content) : undefined;
    const sent = { ...headers, ...(tag !== undefined && { ETag: tag }), Vary: 'Accept-Encoding' };
    if (tag !== undefined && tagsIn(request['if-none-match']).has(tag))
      return new Reply('', { type, status: 304, headers: sent });
    const encoded = found && { 'Content-Encoding': found.encoding };
    return new Reply(content, { type, headers: { ...sent, ...encoded } });
  };
}

/**
 * File names in a folder and its subfolders. An unknown name triggers a new listing, because a new build can have added files with other
 * names.
 */
function folderListing(folder: string, now: () => number): (name: string) => Promise<ReadonlySet<string>> {
  let listed: Promise<ReadonlySet<string>> = Promise.resolve(new Set<string>());
  let listedAt = -Infinity;
  return async (name) => {
    const names = await listed;
    if (names.has(name) || now() - listedAt < LISTING_MILLIS) return listed;
    listedAt = now();
    listed = readdir(folder, { recursive: true }).then(
      (found) => new Set(found),
      () => new Set<string>(),
    );
    return listed;
  };
}

function notFound(name: string, areMissing: boolean): CatalogError {
  const hint = areMissing ? '; the web pages are not built: run `npm run build`' : '';
  return new CatalogError('NOT_FOUND', `File ${name} does not exist${hint}`);
}

/** Encodings of a header `Accept-Encoding`, without those that it refuses by `q=0`. */
function encodingsIn(header = ''): Set<string> {
  const parts = header
    .toLowerCase()
    .split(',')
    .map((part) => part.split(';').map((each) => each.trim()));
  return new Set(parts.filter(([, weight = '']) => !/^q=0(\.0*)?$/.test(weight)).map(([name = '']) => name));
}

/** A weak tag, because files without a compressed copy may be compressed on the fly. */
function tagOf(content: Buffer): string {
  return `W/"${createHash('sha256').update(content).digest('base64url')}"`;
}

/** Tags of a header `If-None-Match`. Our tags contain no commas. */
function tagsIn(header = ''): Set<string> {
  return new Set(header.split(',').map((tag) => tag.trim()));
}
