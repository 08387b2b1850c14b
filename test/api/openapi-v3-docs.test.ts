/** The OpenAPI document of version 3 and the page that shows it (issue 5, point 4). */
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { loadModel } from '../../src/model/load-model.js';
import { datasetUrn, startCatalog, unique, type TestCatalog } from '../helpers/catalog.js';
import { openapiV3, type V3 } from './support/openapi-v3.js';

type Json = Record<string, any>;

const model = loadModel(['schemas']);
let catalog: TestCatalog;
let v3: V3;
let text: string;
let document: Json;
beforeAll(async () => {
  catalog = await startCatalog();
  v3 = openapiV3(catalog);
  const answer = await catalog.get('/openapi/v3/api-docs');
  ({ text, json: document } = answer);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([
    200,
    'application/json; charset=utf-8',
  ]);
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

let ajv: Ajv2020 | undefined;
/** Compiles a schema of the document as it stands; the components are compiled once. */
function compile(schema: Json): ValidateFunction {
  ajv ??= new Ajv2020({ strict: false }).addSchema({ $id: 'document', components: document['components'] });
  const located = JSON.parse(JSON.stringify(schema).replaceAll('"#/', '"document#/'));
  return ajv.compile(located);
}

const schemaOf = (path: string, method: string, part: 'body' | 'answer'): Json => {
  const operation = document['paths'][path][method];
  const { content } = part === 'body' ? operation.requestBody : operation.responses['200'];
  return content['application/json'].schema;
};

describe('the document', () => {
  it('has the paths of every entity type, each with all of its methods', () => {
    const base = (name: string) => `/openapi/v3/entity/${name}`;
    for (const name of model.entities.keys()) {
      const methods = ['', '/batchGet', '/{urn}', '/{urn}/{aspect}'].map((rest) =>
        Object.keys(document['paths'][base(name) + rest]).sort(),
      );
      expect([name, methods]).toEqual([
        name,
        [
          ['get', 'patch', 'post'],
          ['post'],
          ['delete', 'get', 'head'],
          ['delete', 'get', 'head', 'patch', 'post'],
        ],
      ]);
    }
    expect(Object.keys(document['paths'])).toEqual(
      expect.arrayContaining([
        base('scroll'),
        '/openapi/v1/registry/models/entity/specifications',
        '/openapi/v1/trace/write/{traceId}',
      ]),
    );
    expect(text).not.toContain('{entityType}/');
  });

  it('is small enough for a browser', () => {
    expect(text.length).toBeLessThan(4_000_000);
  });

  it('has operations with an id of their own, known tags, declared parameters and outcomes', () => {
    const ids = operations().map(([, , { operationId }]) => operationId);
    expect(new Set(ids).size).toBe(ids.length);
    const tags = new Set(document['tags'].map(({ name }: Json) => name));
    for (const [path, method, operation] of operations()) {
      expect(operation['tags'].every((tag: string) => tags.has(tag))).toBe(true);
      const inPath = (operation['parameters'] ?? []).filter((parameter: Json) => parameter['in'] === 'path');
      expect(inPath.map(({ name }: Json) => `{${name}}`)).toEqual(path.match(/\{\w+\}/g) ?? []);
      const outcomes = Object.keys(operation['responses']);
      expect(outcomes).toEqual(
        expect.arrayContaining(method === 'head' ? ['204', '404'] : ['200', 'default']),
      );
      const isAsync = (operation['parameters'] ?? []).some(({ name }: Json) => name === 'async');
      expect([path, method, outcomes.includes('202')]).toEqual([path, method, isAsync]);
    }
  });

  it('refers to nothing that it does not hold', () => {
    const references = new Set(
      [...text.matchAll(/"\$ref":"([^"]*)"/g)].map(([, reference = '']) => reference),
    );
    const missing = [...references].filter((reference) => {
      const [, kind = '', name = ''] = /^#\/components\/(\w+)\/([\w.-]+)$/.exec(reference) ?? [];
      return document['components'][kind]?.[name] === undefined;
    });
    expect([references.size > 500, missing]).toEqual([true, []]);
  });

  it('gives names of its own to what it adds, and valid schemas to all', () => {
    const validator = new Ajv2020({ strict: false });
    const { schemas } = document['components'];
    for (const [name, schema] of Object.entries<Json>(schemas)) {
      expect([name, validator.validateSchema(schema)]).toEqual([name, true]);
      expect(name).toMatch(/^[\w.-]+$/);
    }
    for (const { label, aspects } of model.entities.values()) {
      expect(Object.keys(schemas[`${label}EntityRequest`].properties)).toEqual(['urn', ...aspects]);
    }
  });

  it('has examples that its own schemas take', () => {
    for (const [path, method] of operations().filter(([place]) =>
      /\/(dataset|mlFeature)(\/|$)/.test(place),
    )) {
      const example = document['paths'][path][method].requestBody?.content['application/json'].example;
      if (example === undefined) continue;
      const validate = compile(schemaOf(path, method, 'body'));
      expect([path, validate(example), validate.errors]).toEqual([path, true, null]);
    }
  });
});

describe('answers are as the document says', () => {
  const base = '/openapi/v3/entity/dataset';
  const urn = datasetUrn(unique('v3doc'));
  const items = [
    {
      urn,
      status: { value: { removed: false }, systemMetadata: null },
      datasetProperties: { value: { name: 'x' } },
    },
  ];

  const check = (schema: Json, value: unknown) => {
    const validate = compile(schema);
    expect([validate(value), validate.errors]).toEqual([true, null]);
  };

  it('for what is written and read', async () => {
    check(schemaOf(base, 'post', 'body'), items);
    check(schemaOf(base, 'post', 'answer'), (await v3.put('dataset', items, '?systemMetadata=true')).json);
    check(
      schemaOf(base, 'get', 'answer'),
      (await v3.send('GET', `${base}?count=3&query=${encodeURIComponent(`urn:"${urn}"`)}`)).json,
    );
    check(schemaOf(`${base}/{urn}`, 'get', 'answer'), (await v3.on('GET', urn, '?systemMetadata=true')).json);
    check(schemaOf(`${base}/batchGet`, 'post', 'answer'), (await v3.batchGet('dataset', [{ urn }])).json);
    check(schemaOf(`${base}/{urn}/{aspect}`, 'get', 'answer'), (await v3.on('GET', urn, '/status')).json);
    const patch = [{ op: 'add', path: '/removed', value: true }];
    check(schemaOf(`${base}/{urn}/{aspect}`, 'patch', 'body'), patch);
    check(
      schemaOf(`${base}/{urn}/{aspect}`, 'patch', 'answer'),
      (await v3.on('PATCH', urn, '/status', patch)).json,
    );
    check(schemaOf(`${base}/{urn}`, 'delete', 'answer'), (await v3.on('DELETE', urn)).json);
  });

  it('and what the document refuses is refused', async () => {
    const validate = compile(schemaOf(base, 'post', 'body'));
    for (const wrong of [
      [{ status: { value: {} } }],
      [{ urn, status: { removed: true } }],
      [{ urn, status: { value: { removed: 'x' } } }],
    ]) {
      expect([validate(wrong), (await v3.put('dataset', wrong)).status]).toEqual([false, 400]);
    }
  });
});

describe('the page', () => {
  it('offers both documents, and knows no other', async () => {
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
