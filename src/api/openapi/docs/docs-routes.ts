/** The documentation page: a viewer that Trellis serves itself, with the OpenAPI document of the routes. */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { CatalogError } from '../../../core/errors.js';
import { Reply } from '../../http/reply.js';
import { defineRoute, type Route } from '../../http/route.js';
import { DOCS_PATH } from '../../http/docs-path.js';
import { DOCS_PAGE, DOCS_SCRIPT } from './docs-page.js';
import { buildOpenApiDocument, type DocumentOptions } from './openapi-document.js';
import { buildV3Document } from './v3-document.js';

const DAY = { 'Cache-Control': 'public, max-age=86400' };

/** Files of the viewer's package that the page uses, with their media types. */
const VIEWER_FILES: ReadonlyMap<string, string> = new Map([
  ['swagger-ui.css', 'text/css; charset=utf-8'],
  ['swagger-ui-bundle.js', 'text/javascript; charset=utf-8'],
  ['favicon-32x32.png', 'image/png'],
]);

/** @param routes all other routes; the document describes them and these */
export function docsRoutes(routes: readonly Route[], options: DocumentOptions): Route[] {
  let document: string | undefined;
  let v3Document: string | undefined;
  const own: Route[] = [
    defineRoute<unknown, unknown>({
      method: 'GET',
      path: DOCS_PATH,
      operationId: 'getDocs',
      tag: 'Service',
      permission: 'public',
      summary: 'This documentation as a page',
      handle: () => new Reply(DOCS_PAGE, { type: 'text/html; charset=utf-8' }),
    }),
    defineRoute<unknown, unknown, { file: string }>({
      method: 'GET',
      path: `${DOCS_PATH}/{file}`,
      operationId: 'getDocsFile',
      tag: 'Service',
      permission: 'public',
      summary: 'A file of the page',
      handle: ({ parameters }) => readViewerFile(parameters.file),
    }),
    defineRoute<unknown, unknown>({
      method: 'GET',
      path: '/openapi.json',
      operationId: 'getOpenApi',
      tag: 'Service',
      permission: 'public',
      summary: 'The OpenAPI document',
      handle() {
        document ??= JSON.stringify(buildOpenApiDocument([...routes, ...own], options));
        return new Reply(document, { type: 'application/json; charset=utf-8' });
      },
    }),
    defineRoute<unknown, unknown>({
      method: 'GET',
      path: '/openapi/v3/api-docs',
      operationId: 'getOpenApiV3',
      tag: 'OpenAPI v3',
      permission: 'public',
      summary: 'The OpenAPI document of version 3, entity type by entity type',
      handle() {
        v3Document ??= JSON.stringify(buildV3Document([...routes, ...own], options));
        return new Reply(v3Document, { type: 'application/json; charset=utf-8' });
      },
    }),
  ];
  return own;
}

/** At `/docs/`, with a trailing slash, the page's relative addresses need one more `..`. */
async function readViewerFile(path: string): Promise<Reply> {
  const name = path.slice(path.lastIndexOf('/') + 1);
  if (name === 'docs.js')
    return new Reply(DOCS_SCRIPT, { type: 'text/javascript; charset=utf-8', headers: DAY });
  const type = VIEWER_FILES.get(name);
  if (type === undefined) throw new CatalogError('NOT_FOUND', `The documentation page has no file ${name}`);
  const file = createRequire(import.meta.url).resolve(`swagger-ui-dist/${name}`);
  return new Reply(await readFile(file), { type, headers: DAY });
}
