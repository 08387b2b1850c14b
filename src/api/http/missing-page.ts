/** Unknown addresses: browsers get the web application, which shows a message; some programs get 404 without credentials. */
import { join } from 'node:path';
import type { Context } from 'koa';
import { isOfBrowser } from './sign-in/sign-in-page.js';
import { defineRead, type Route, Reply } from './route.js';
import { APP_POLICY, pageFiles } from './page-files.js';

export interface MissingPage {
  /** The handler for requests without an endpoint. */
  readonly route: Route;
  /** False for programs, and for addresses of the API. They get an error that programs can read. */
  isFor(request: Pick<Context, 'method' | 'headers' | 'accepts'>, path: string): boolean;
}

interface MissingPageOptions {
  /** Output folder of the web build. */
  readonly webFolder: string;
  /** All other routes. */
  readonly routes: readonly Route[];
}

export function missingPage({ webFolder, routes }: MissingPageOptions): MissingPage {
  const folders = new Set(routes.filter(({ tag }) => tag !== 'Pages').map(({ path }) => firstSegment(path)));
  return {
    route: missingPageRoute(webFolder),
    isFor: (request, path) =>
      isOfBrowser(request) && prefersHtml(request) && !folders.has(firstSegment(path)),
  };
}

/** Browsers do not cache the page, because the address may exist later. */
function missingPageRoute(webFolder: string): Route {
  const read = pageFiles(join(webFolder, 'app'), {
    'Content-Security-Policy': APP_POLICY,
    'Cache-Control': 'no-store',
  });
  return defineRead('/{page}', {
    operationId: 'getMissingPage',
    tag: 'Pages',
    summary: 'The web application at an address that does not exist',
    handle: async ({ headers }) => {
      const { body, options } = await read('index.html', headers);
      return new Reply(body, { ...options, status: 404 });
    },
  });
}

function prefersHtml(request: Pick<Context, 'accepts'>): boolean {
  return request.accepts(['json', 'html']) === 'html';
}

function firstSegment(path: string): string {
  return path.split('/')[1] ?? '';
}

const OPEN_PATHS: ReadonlySet<string> = new Set([
  '/actuator/prometheus',
  '/config/search/export',
  '/health/detailed',
]);
const OPEN_FOLDERS = ['/public-iceberg', '/schema-registry'] as const;

/**
 * Whether programs request the address without credentials. Where there is no endpoint, they expect 404 rather than 401.
 * @param path as in the request, without additional slashes at its beginning
 */
export function isOpenPath(path: string): boolean {
  return (
    OPEN_PATHS.has(path.replace(/\/+$/, '')) ||
    OPEN_FOLDERS.some((folder) => path === folder || path.startsWith(`${folder}/`))
  );
}
