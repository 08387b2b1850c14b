/** The OpenAPI document and the page that shows it (issue 3, section 4). */
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { createRoutes } from '../../src/http/routes.js';
import { loadModel } from '../../src/model/load-model.js';
import { datasetUrn, startCatalog, unique, type TestCatalog } from '../helpers/catalog.js';

type Json = Record<string, any>;

let catalog: TestCatalog;
let document: Json;
beforeAll(async () => {
  catalog = await startCatalog();
  document = (await catalog.get('/openapi.json')).json;
});
afterAll(() => catalog.stop());

const operations = (): [path: string, method: string, operation: Json][] =>
  Object.entries<Json>(document['paths']).flatMap(([path, item]) =>
    Object.entries<Json>(item).map(([method, operation]): [string, string, Json] => [
      path,
      method,
      operation,
    ]),
  );

/** Compiles a schema of the document as it stands, references and all. */
function compile(schema: Json): ValidateFunction {
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  return ajv.compile({ ...schema, components: document['components'] });
}

/** Whatever takes a body gets one that is broken. */
async function ask(method: string, place: string): Promise<{ status: number; json: Json | undefined }> {
  const hasBody = !['get', 'head', 'delete'].includes(method);
  const response = await fetch(catalog.url + place, {
    method: method.toUpperCase(),
    headers: { 'content-type': 'application/json' },
    ...(hasBody && { body: '{' }),
  });
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.startsWith('application/json') === true && text !== '';
  return { status: response.status, json: isJson ? (JSON.parse(text) as Json) : undefined };
}

function everyObject(tree: unknown, visit: (object: Json) => void): void {
  if (tree === null || typeof tree !== 'object') return;
  if (!Array.isArray(tree)) visit(tree);
  for (const member of Object.values(tree)) everyObject(member, visit);
}

describe('the OpenAPI document', () => {
  it('is of version 3.1 and says what it is', async () => {
    const answer = await catalog.get('/openapi.json');
    expect([answer.status, answer.headers.get('content-type')]).toEqual([
      200,
      'application/json; charset=utf-8',
    ]);
    expect(document).toMatchObject({
      openapi: expect.stringMatching(/^3\.1\.\d+$/),
      info: { title: 'Trellis', version: expect.any(String), license: { identifier: 'Apache-2.0' } },
    });
    const known = ['openapi', 'info', 'servers', 'tags', 'paths', 'components', 'security'];
    expect(Object.keys(document).filter((key) => !known.includes(key))).toEqual([]);
  });

  it('holds every route that the router knows, and no other', () => {
    const options = { version: '1', webFolder: 'none', isReady: () => true };
    const routes = createRoutes({ model: loadModel(['schemas']), ...options });
    const known = routes.map(
      ({ method, path, action }) => `${method} ${path}${action === undefined ? '' : `?action=${action}`}`,
    );
    expect(
      operations()
        .map(([path, method]) => `${method.toUpperCase()} ${path}`)
        .sort(),
    ).toEqual(known.sort());
  });

  it('holds every endpoint of the specification', () => {
    expect(operations().map(([path, method]) => `${method} ${path}`)).toEqual(
      expect.arrayContaining([
        'post /aspects?action=ingestProposal',
        'post /aspects?action=ingestProposalBatch',
        'post /entities?action=ingest',
        'get /entitiesV2/{urn}',
        'get /entities/{urn}',
        'post /entities?action=browse',
        'post /entities?action=search',
        'post /entities?action=autocomplete',
        'get /aspects/{urn}',
        'post /aspects?action=getTimeseriesAspectValues',
        'get /relationships',
        'post /api/graphql',
        'get /restli/docs',
        'get /health',
        'get /config',
      ]),
    );
  });

  it('leads to endpoints that are there', async () => {
    for (const [path, method, { operationId }] of operations()) {
      const place = path
        .replace('{entityType}', 'dataset')
        .replace('{aspect}', 'status')
        .replace(/\{\w+\}/, encodeURIComponent(datasetUrn('nothing')));
      const answer = await ask(method, place);
      expect([operationId, answer.status, answer.json?.['message'] ?? '']).toEqual([
        operationId,
        expect.any(Number),
        expect.not.stringMatching(/There is no endpoint|takes (GET|POST)|action/),
      ]);
      expect(answer.status).toBeLessThan(500);
    }
  });

  it('has operations with an id of their own, a summary, a known tag, declared parameters and both outcomes', () => {
    const ids = operations().map(([, , { operationId }]) => operationId);
    expect(new Set(ids).size).toBe(ids.length);
    const tags = document['tags'].map(({ name }: Json) => name);
    for (const [path, , operation] of operations()) {
      expect(operation['summary']).toMatch(/^\S.*\S$/);
      for (const tag of operation['tags']) expect(tags).toContain(tag);
      const parameters: Json[] = operation['parameters'] ?? [];
      const inPath = parameters.filter((parameter) => parameter['in'] === 'path');
      expect(inPath.map(({ name }) => `{${name}}`)).toEqual(path.match(/\{\w+\}/g) ?? []);
      for (const parameter of inPath) expect(parameter['required']).toBe(true);
      const names = parameters.map((parameter) => `${parameter['in']} ${parameter['name']}`);
      expect(new Set(names).size).toBe(names.length);
      // What may go wrong between the two is the matter of test/http/openapi-rules.
      expect(Object.keys(operation['responses'])).toEqual(expect.arrayContaining(['200', 'default']));
    }
  });

  it('refers to nothing that it does not hold, and to nothing elsewhere', () => {
    const missing = new Set<string>();
    everyObject(document, ({ $ref }) => {
      if (typeof $ref !== 'string') return;
      const [, kind = '', name = ''] = /^#\/components\/(schemas|responses)\/([\w.-]+)$/.exec($ref) ?? [];
      if (document['components'][kind]?.[name] === undefined) missing.add($ref);
    });
    expect([...missing]).toEqual([]);
  });

  it('has a valid schema for every aspect, request and answer', () => {
    const { schemas } = document['components'];
    const { aspects } = loadModel(['schemas']);
    expect([...aspects.keys()].filter((name) => schemas[name] === undefined)).toEqual([]);
    const ajv = new Ajv2020({ strict: false });
    for (const [name, schema] of Object.entries<Json>(schemas)) {
      expect([name, ajv.validateSchema(schema), ajv.errors]).toEqual([name, true, null]);
      expect(name).toMatch(/^[\w.-]+$/);
    }
  });

  it('has an example for each body, which its schema takes', () => {
    for (const [path, , { requestBody }] of operations()) {
      if (requestBody === undefined) continue;
      const { schema, example } = requestBody.content['application/json'];
      const validate = compile(schema);
      expect([path, validate(example), validate.errors]).toEqual([path, true, null]);
    }
  });
});

describe('answers', () => {
  const name = unique('documented');
  beforeAll(async () => {
    await catalog.ingest(datasetUrn(name), 'datasetProperties', { name, description: 'orders' });
  });

  const answerSchema = (path: string, outcome: '200' | 'default'): Json => {
    const said = document['paths'][path].post.responses[outcome];
    const answer =
      said.$ref === undefined ? said : document['components'].responses[said.$ref.split('/').at(-1)];
    return answer.content['application/json'].schema;
  };

  it.each<[string, object]>([
    ['search', { input: name, entity: 'dataset', scroll: true }],
    ['search', { input: '*', count: 2, sort: [{ field: 'name' }] }],
    ['search', { input: '*', count: 2, scroll: true, facets: [] }],
    ['browse', { entity: 'dataset', path: '/prod' }],
    ['browse', { entity: 'dataset', path: '/prod/hive' }],
    ['autocomplete', { query: name, entity: 'dataset' }],
    ['getBrowsePaths', { urn: datasetUrn(name) }],
  ])('of %s are as the document says: %j', async (action, body) => {
    const path = `/entities?action=${action}`;
    const { status, json } = await catalog.post(path, body);
    const validate = compile(answerSchema(path, '200'));
    expect([status, validate(json), validate.errors]).toEqual([200, true, null]);
  });

  it('to the client that reads objects are as the document says', async () => {
    const headers = { 'X-DataHub-Client-Mode': 'CLI' };
    const { json } = await catalog.post('/entities?action=search', { input: name }, headers);
    expect(json.value.entities[0]).toMatchObject({ entity: datasetUrn(name), score: expect.any(Number) });
    const validate = compile(answerSchema('/entities?action=search', '200'));
    expect([validate(json), validate.errors]).toEqual([true, null]);
  });

  it.each(['search', 'browse', 'autocomplete'])(
    'of %s that refuse are as the document says',
    async (action) => {
      const path = `/entities?action=${action}`;
      const { status, json } = await catalog.post(path, { entity: 'nosuch', input: '*', query: 'x' });
      const validate = compile(answerSchema(path, 'default'));
      expect([status, validate(json), validate.errors]).toEqual([400, true, null]);
    },
  );
});

describe('the documentation page', () => {
  /** Everything that makes a browser fetch something, with what it fetches. */
  const FETCHES = /(?:src|href)="([^"]*)"|url\(\s*["']?([^"')]*)|@import\s+["']([^"']*)/g;

  it.each(['/restli/docs', '/restli/docs/'])('at %s brings its files along', async (place) => {
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

  it('has no script and no style of its own that its policy would forbid', async () => {
    const { text, headers } = await catalog.get('/restli/docs');
    expect(text).not.toMatch(/<script>|<style|\son\w+=|style="/);
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toMatch(/https?:|\*|unsafe/);
  });

  it('fetches nothing from elsewhere: neither its styles nor what it is told to load', async () => {
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
    'gives no other file: %j',
    async (file) => {
      const answer = await catalog.get(`/restli/docs/x/${file}`);
      expect([answer.status, answer.json?.code]).toEqual([404, 'NOT_FOUND']);
    },
  );
});
