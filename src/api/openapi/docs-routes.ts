/** The documentation page: a viewer that Trellis serves itself, with the OpenAPI document of the routes. */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { CatalogError } from '../../core/errors.js';
import { defineRead, type Route, Reply, DOCS_PATH } from '../http/route.js';
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
    defineRead(DOCS_PATH, {
      operationId: 'getDocs',
      tag: 'Service',
      permission: 'public',
      summary: 'This documentation as a page',
      handle: () => new Reply(DOCS_PAGE, { type: 'text/html; charset=utf-8' }),
    }),
    defineRead(`${DOCS_PATH}/{file}`, {
      operationId: 'getDocsFile',
      tag: 'Service',
      permission: 'public',
      summary: 'A file of the page',
      handle: ({ parameters }) => readViewerFile(parameters.file),
    }),
    defineRead('/openapi.json', {
      operationId: 'getOpenApi',
      tag: 'Service',
      permission: 'public',
      summary: 'The OpenAPI document',
      handle() {
        document ??= JSON.stringify(buildOpenApiDocument([...routes, ...own], options));
        return new Reply(document, { type: 'application/json; charset=utf-8' });
      },
    }),
    defineRead('/openapi/v3/api-docs', {
      operationId: 'getOpenApiV3',
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

/**
 * The text of a plugin for the viewer. To resolve the references of one operation, the viewer processes the whole document each time, which
 * takes seconds for 2 MB. The plugin passes only the operation and the components that it refers to, with the same result.
 */
const VIEWER_PLUGIN = `function partOf(document, path) {
  const [section, ...rest] = path;
  if (section !== 'paths' && section !== 'components') return document;
  const components = {};
  const pending = [];
  const keep = (kind, name) => {
    const found = document.components?.[kind]?.[name];
    if (found === undefined || Object.hasOwn(components[kind] ?? {}, name)) return;
    (components[kind] ??= {})[name] = found;
    pending.push(found);
  };
  const { paths, components: all, ...part } = document;
  if (section === 'paths') {
    part.paths = rest[0] in paths ? { [rest[0]]: paths[rest[0]] } : {};
    pending.push(part.paths);
  } else if (rest.length > 1) keep(rest[0], rest[1]);
  else if (all?.[rest[0]] !== undefined) pending.push((components[rest[0]] = all[rest[0]]));
  for (let value = pending.pop(); value !== undefined; value = pending.pop()) {
    if (typeof value.$ref === 'string' && value.$ref.startsWith('#/components/')) keep(...value.$ref.split('/').slice(2));
    for (const member of Object.values(value)) if (member !== null && typeof member === 'object') pending.push(member);
  }
  return { ...part, components };
}
function resolveOnlyWhatIsShown({ fn }) {
  const resolve = fn.resolveSubtree;
  return { fn: { resolveSubtree: (document, path, options) => resolve(partOf(document, path), path, options) } };
}`;

/** The HTML page of the viewer. Its addresses are relative, so that it also works behind a proxy that adds a path prefix. */
const DOCS_PAGE = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Trellis API</title>
    <link rel="icon" type="image/png" href="docs/favicon-32x32.png" />
    <link rel="stylesheet" href="docs/swagger-ui.css" />
  </head>
  <body>
    <main>
      <label for="document">Document</label>
      <select id="document">
        <option value="">All endpoints</option>
        <option value="v3">OpenAPI v3, by entity type</option>
      </select>
      <div id="docs"></div>
    </main>
    <script src="docs/swagger-ui-bundle.js"></script>
    <script src="docs/docs.js"></script>
  </body>
</html>
`;

/** A separate file, because the page's content security policy forbids inline scripts. The online validator is switched off. */
const DOCS_SCRIPT = `const here = location.pathname.split('${DOCS_PATH}')[0];
const documents = { '': '/openapi.json', v3: '/openapi/v3/api-docs' };
const asked = new URLSearchParams(location.search).get('document') ?? '';
const shown = Object.hasOwn(documents, asked) ? asked : '';
const choice = document.querySelector('#document');
choice.value = shown;
choice.addEventListener('change', () => {
  location.href = location.pathname + (choice.value === '' ? '' : '?document=' + choice.value);
});
${VIEWER_PLUGIN}
SwaggerUIBundle({
  url: here + documents[shown],
  dom_id: '#docs',
  deepLinking: true,
  docExpansion: shown === '' ? 'list' : 'none',
  defaultModelsExpandDepth: 0,
  displayRequestDuration: true,
  validatorUrl: null,
  plugins: [resolveOnlyWhatIsShown],
});
`;
