/** The HTML page of the viewer. Its addresses are relative, so that it also works behind a proxy that adds a path prefix. */
import { DOCS_PATH } from '../../http/docs-path.js';
import { VIEWER_PLUGIN } from './viewer-plugin.js';

export const DOCS_PAGE = `<!doctype html>
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
export const DOCS_SCRIPT = `const here = location.pathname.split('${DOCS_PATH}')[0];
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
