/** The GraphQL explorer at `/api/graphiql`: a page that loads nothing from other sites. */
import { join } from 'node:path';
import { defineRoute, type Route } from '../route.js';
import { pageFiles, REVALIDATED } from './page-files.js';

const PATH = '/api/graphiql';

/** The editor inserts styles into the page and runs its language services in workers. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self' data:",
  "connect-src 'self'",
  "worker-src 'self'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
].join('; ');

/** @param webFolder output folder of the web build */
export function graphiqlRoutes(webFolder: string): Route[] {
  const read = pageFiles(join(webFolder, 'graphiql'), {
    'Content-Security-Policy': POLICY,
    'Cache-Control': REVALIDATED,
  });
  return [
    defineRoute<unknown, unknown>({
      method: 'GET',
      path: PATH,
      operationId: 'getGraphiql',
      tag: 'GraphQL',
      permission: 'public',
      summary: 'The GraphQL explorer',
      handle: ({ headers }) => read('index.html', headers),
    }),
    defineRoute<unknown, unknown, { file: string }>({
      method: 'GET',
      path: `${PATH}/{file}`,
      operationId: 'getGraphiqlFile',
      tag: 'GraphQL',
      permission: 'public',
      summary: 'A file of the explorer',
      // Seen from `/api/graphiql/`, with a slash at the end, the page's relative addresses have one folder more.
      handle: ({ parameters, headers }) =>
        read(parameters.file.replace(/^graphiql\//, '') || 'index.html', headers),
    }),
  ];
}
