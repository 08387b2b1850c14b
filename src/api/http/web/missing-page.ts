/** Answers browsers that open an unknown address with the web application, which shows a message. */
import { join } from 'node:path';
import type { Context } from 'koa';
import { isOfBrowser } from '../sign-in/sign-in-page.js';
import { Reply } from '../reply.js';
import { defineRoute, type Route } from '../route.js';
import { APP_POLICY } from './app-policy.js';
import { pageFiles } from './page-files.js';

export interface MissingPage {
  /** The handler for requests without an endpoint. */
  readonly route: Route;
  /** False for programs, and for addresses of the API. They get an error that programs can read. */
  isFor(request: Pick<Context, 'method' | 'headers' | 'accepts'>, path: string): boolean;
}

export interface MissingPageOptions {
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
  return defineRoute<unknown, unknown>({
    method: 'GET',
    path: '/{page}',
    operationId: 'getMissingPage',
    tag: 'Pages',
    permission: 'signed-in',
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
