/**
 * The served OpenAPI documents, answers that conform to them, and the page that shows them. `src/api/openapi/*.test.ts` tests the
 * contents of the documents.
 */
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { datasetUrn, startCatalog, unique, type TestCatalog } from '../helpers/catalog.js';
import { openapiV3, type V3 } from '../helpers/api/openapi-v3.js';

type Json = Record<string, any>;

let catalog: TestCatalog;
let v3: V3;
let document: Documented;
let v3Document: Documented;
beforeAll(async () => {
  catalog = await startCatalog();
  v3 = openapiV3(catalog);
  document = await readDocument('/openapi.json');
  v3Document = await readDocument('/openapi/v3/api-docs');
});
afterAll(() => catalog.stop());

/** A served document. */
interface Documented {
  readonly json: Json;
  /** Returns a validator for a request or an answer. The document's components are compiled once. */
  validator(path: string, method: string, part: 'body' | '200' | 'default'): ValidateFunction;
}

async function readDocument(place: string): Promise<Documented> {
  const { status, headers, json } = await catalog.get(place);
  expect([status, headers.get('content-type')]).toEqual([200, 'application/json; charset=utf-8']);
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  ajv.addSchema({ $id: 'document', components: json.components });
  const validator: Documented['validator'] = (path, method, part) => {
    const operation = json.paths[path][method];
    const said = part === 'body' ? operation.requestBody : operation.responses[part];
    const { content } =
      said.$ref === undefined ? said : json.components.responses[said.$ref.split('/').at(-1)];
    const schema = JSON.stringify(content['application/json'].schema);
    return ajv.compile(JSON.parse(schema.replaceAll('"#/', '"document#/')));
  };
  return { json, validator };
}

function check(validate: ValidateFunction, value: unknown): void {
  expect([validate(value), validate.errors]).toEqual([true, null]);
}

it('both documents have version 3.1, a title and a license', () => {
  for (const { json } of [document, v3Document]) {
    expect(json).toMatchObject({
      openapi: expect.stringMatching(/^3\.1\.\d+$/),
      info: {
        title: expect.stringMatching(/^Trellis/),
        version: expect.any(String),
        license: { identifier: 'Apache-2.0' },
      },
    });
    // Limited because a browser shows the documents.
    expect(JSON.stringify(json).length).toBeLessThan(4_000_000);
  }
});

describe('answers', () => {
  const name = unique('documented');
  beforeAll(async () => {
    await catalog.ingest(datasetUrn(name), 'datasetProperties', { name, description: 'orders' });
  });

  it.each<[string, object]>([
    ['search', { input: name, entity: 'dataset', scroll: true }],
    ['search', { input: '*', count: 2, sort: [{ field: 'name' }] }],
    ['search', { input: '*', count: 2, scroll: true, facets: [] }],
    ['browse', { entity: 'dataset', path: '/prod' }],
    ['browse', { entity: 'dataset', path: '/prod/hive' }],
    ['autocomplete', { query: name, entity: 'dataset' }],
    ['getBrowsePaths', { urn: datasetUrn(name) }],
  ])('of %s conform to the document: %j', async (action, body) => {
    const path = `/entities?action=${action}`;
    const { status, json } = await catalog.post(path, body);
    expect(status).toBe(200);
    check(document.validator(path, 'post', '200'), json);
  });

  it('to the command line client, with objects as hits, conform to the document', async () => {
    const headers = { 'X-DataHub-Client-Mode': 'CLI' };
    const { json } = await catalog.post('/entities?action=search', { input: name }, headers);
    expect(json.value.entities[0]).toMatchObject({ entity: datasetUrn(name), score: expect.any(Number) });
    check(document.validator('/entities?action=search', 'post', '200'), json);
  });

  it.each(['search', 'browse', 'autocomplete'])(
    'of %s with an error conform to the document',
    async (action) => {
      const path = `/entities?action=${action}`;
      const { status, json } = await catalog.post(path, { entity: 'nosuch', input: '*', query: 'x' });
      expect(status).toBe(400);
      check(document.validator(path, 'post', 'default'), json);
    },
  );
});

describe('version 3 and its document', () => {
  const base = '/openapi/v3/entity/dataset';
  const urn = datasetUrn(unique('v3doc'));
  const items = [
    {
      urn,
      status: { value: { removed: false }, systemMetadata: null },
      datasetProperties: { value: { name: 'x' } },
    },
  ];

  const of = (path: string, method: string, part: 'body' | '200') => v3Document.validator(path, method, part);

  it('requests and answers of writes and reads conform to the document', async () => {
    check(of(base, 'post', 'body'), items);
    check(of(base, 'post', '200'), (await v3.put('dataset', items, '?systemMetadata=true')).json);
    check(
      of(base, 'get', '200'),
      (await v3.send('GET', `${base}?count=3&query=${encodeURIComponent(`urn:"${urn}"`)}`)).json,
    );
    check(of(`${base}/{urn}`, 'get', '200'), (await v3.on('GET', urn, '?systemMetadata=true')).json);
    check(of(`${base}/batchGet`, 'post', '200'), (await v3.batchGet('dataset', [{ urn }])).json);
    check(of(`${base}/{urn}/{aspect}`, 'get', '200'), (await v3.on('GET', urn, '/status')).json);
    const patch = [{ op: 'add', path: '/removed', value: true }];
    check(of(`${base}/{urn}/{aspect}`, 'patch', 'body'), patch);
    check(of(`${base}/{urn}/{aspect}`, 'patch', '200'), (await v3.on('PATCH', urn, '/status', patch)).json);
    check(of(`${base}/{urn}`, 'delete', '200'), (await v3.on('DELETE', urn)).json);
  });

  it('requests that violate the document are refused', async () => {
    const validate = of(base, 'post', 'body');
    for (const wrong of [
      [{ status: { value: {} } }],
      [{ urn, status: { removed: true } }],
      [{ urn, status: { value: { removed: 'x' } } }],
    ]) {
      expect([validate(wrong), (await v3.put('dataset', wrong)).status]).toEqual([false, 400]);
    }
  });
});

describe('the documentation page', () => {
  /** Matches everything that makes a browser send a request, and captures its address. */
  const FETCHES = /(?:src|href)="([^"]*)"|url\(\s*["']?([^"')]*)|@import\s+["']([^"']*)/g;

  it.each(['/restli/docs', '/restli/docs/'])('at %s links only to served files', async (place) => {
    const page = await catalog.get(place);
    expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    const links = [...page.text.matchAll(FETCHES)].map(([, link = '']) => link);
    expect(links.length).toBeGreaterThan(2);
    for (const link of links) {
      const target = new URL(link, `${catalog.url}${place}`);
      expect(target.href.startsWith(catalog.url)).toBe(true);
      const file = await fetch(target);
      expect([link, file.status, file.headers.get('content-type')]).toEqual([
        link,
        200,
        expect.stringMatching(/javascript|css|png/),
      ]);
      expect((await file.arrayBuffer()).byteLength).toBeGreaterThan(100);
    }
  });

  it('has no inline script and no inline style, which its content security policy would forbid', async () => {
    const { text, headers } = await catalog.get('/restli/docs');
    expect(text).not.toMatch(/<script>|<style|\son\w+=|style="/);
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toMatch(/https?:|\*|unsafe/);
  });

  it('requests nothing from other origins, neither by its styles nor by its script', async () => {
    const styles = await catalog.get('/restli/docs/swagger-ui.css');
    const fetched = [...styles.text.matchAll(FETCHES)].map(
      ([, link, url, imported]) => link ?? url ?? imported ?? '',
    );
    expect(fetched.filter((url) => !url.startsWith('data:'))).toEqual([]);
    const script = await catalog.get('/restli/docs/docs.js');
    expect(script.text).not.toMatch(/https?:\/\//);
    expect(script.text).toContain('validatorUrl: null');
    expect(script.text).toContain("'/openapi.json'");
  });

  it.each(['package.json', '../package.json', '%2e%2e%2fpackage.json', 'swagger-ui.css.map', ''])(
    'serves no other file: %j',
    async (file) => {
      const answer = await catalog.get(`/restli/docs/x/${file}`);
      expect([answer.status, answer.json?.code]).toEqual([404, 'NOT_FOUND']);
    },
  );

  it('offers exactly the two documents', async () => {
    const page = await catalog.get('/restli/docs?document=v3');
    expect([
      page.status,
      [...page.text.matchAll(/<option value="(\w*)"/g)].map(([, option]) => option),
    ]).toEqual([200, ['', 'v3']]);
    const script = (await catalog.get('/restli/docs/docs.js')).text;
    for (const place of ['/openapi.json', '/openapi/v3/api-docs']) {
      expect(script).toContain(`'${place}'`);
      expect((await catalog.get(place)).status).toBe(200);
    }
    expect(script).toContain('Object.hasOwn(documents, asked)');
  });
});
