/** Checks both OpenAPI documents against the rules of OpenAPI 3.1, and what they document about credentials and errors. */
import { isDeepStrictEqual } from 'node:util';
import { noGraphql } from '../../../test/helpers/unit/no-graphql.js';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { loadModel } from '../../model/load-model.js';
import { buildOpenApiDocument } from './openapi-document.js';
import { buildV3Document } from './v3-document.js';
import { createRoutes } from '../routes.js';
import { compileBody, compileQuery } from '../http/validation.js';
import { CatalogError } from '../../core/errors.js';

type Json = Record<string, any>;

const model = loadModel(['schemas']);
const routes = createRoutes({
  model,
  version: '1',
  webFolder: 'dist/web',
  isReady: () => true,
  readMetrics: () => Promise.resolve(''),
  graphql: noGraphql,
});
const documents: [name: string, document: Json][] = [
  ['of all endpoints', buildOpenApiDocument(routes, { model, version: '1' })],
  ['of OpenAPI v3', buildV3Document(routes, { model, version: '1' })],
];

interface Operation {
  readonly path: string;
  readonly method: string;
  readonly operation: Json;
}

const METHODS = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'];

function operationsOf(document: Json): Operation[] {
  return Object.entries<Json>(document['paths']).flatMap(([path, item]) =>
    Object.entries<Json>(item).map(([method, operation]) => ({ path, method, operation })),
  );
}

const membersBeyond = (object: Json, known: readonly string[]) =>
  Object.keys(object).filter((name) => !known.includes(name));

describe.each(documents)('the document %s', (name, document) => {
  /** Examples by entity type; some types have none. */
  const isOfTypes = name === 'of OpenAPI v3';
  const operations = operationsOf(document);
  const named = (reference: string): unknown =>
    reference
      .slice(2)
      .split('/')
      .reduce<any>((tree, part) => tree?.[part], document);
  const resolved = (value: Json): Json =>
    value['$ref'] === undefined ? value : (named(value['$ref']) as Json);

  it('has only members of the standard, and all required ones', () => {
    expect(document['openapi']).toMatch(/^3\.1\.\d+$/);
    expect(document['info']).toMatchObject({ title: expect.any(String), version: expect.any(String) });
    expect(
      membersBeyond(document, ['openapi', 'info', 'servers', 'tags', 'security', 'paths', 'components']),
    ).toEqual([]);
    expect(membersBeyond(document['components'], ['schemas', 'responses', 'securitySchemes'])).toEqual([]);
    for (const kind of Object.values<Json>(document['components']))
      for (const name of Object.keys(kind)) expect(name).toMatch(/^[\w.-]+$/);
  });

  it('has operations with unique ids, declared tags and all parameters of their paths', () => {
    const tags = document['tags'].map(({ name }: Json) => name);
    const ids = operations.map(({ operation }) => operation['operationId']);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { path, method, operation } of operations) {
      expect(path.startsWith('/')).toBe(true);
      expect(operation['summary']).toMatch(/^\S.*\S$/);
      expect(METHODS).toContain(method);
      const members = [
        'operationId',
        'tags',
        'summary',
        'description',
        'deprecated',
        'parameters',
        'security',
        'x-permission',
      ];
      expect(membersBeyond(operation, [...members, 'requestBody', 'responses'])).toEqual([]);
      for (const tag of operation['tags']) expect(tags).toContain(tag);
      const parameters: Json[] = operation['parameters'] ?? [];
      const keys = parameters.map((parameter) => `${parameter['in']}:${parameter['name']}`);
      expect([path, new Set(keys).size]).toEqual([path, keys.length]);
      const inPath = [...path.matchAll(/\{([^}]+)\}/g)].map(([, name]) => `path:${name}`);
      expect(keys.filter((key) => key.startsWith('path:'))).toEqual(inPath);
      const isComplete = (parameter: Json): boolean =>
        /^(path|query)$/.test(parameter['in']) &&
        parameter['schema'] != null &&
        (parameter['in'] !== 'path' || parameter['required'] === true);
      expect(parameters.filter((parameter) => !isComplete(parameter))).toEqual([]);
    }
  });

  it('describes every response, and the body of every refusal', () => {
    // One expectation for thousands of responses, because a call of `expect` takes much longer than the comparisons.
    const refusal = { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } };
    const faults = operations.flatMap(({ path, method, operation }) => {
      const responses = Object.entries<Json>(operation['responses']);
      const isDescribed = ([status, response]: [string, Json]): boolean => {
        const { description, content } = resolved(response);
        const isRefusal = /^([45]|default)/.test(status);
        return (
          /^([1-5]\d\d|default)$/.test(status) &&
          typeof description === 'string' &&
          (!isRefusal || isDeepStrictEqual(content, refusal))
        );
      };
      const undescribed = responses.filter((response) => !isDescribed(response));
      const succeeds = responses.some(([status]) => status.startsWith('2'));
      return succeeds && undescribed.length === 0 ? [] : [{ path, method, succeeds, undescribed }];
    });
    expect(faults).toEqual([]);
  });

  it('describes a success and a default response for each operation', () => {
    for (const { path, method, operation } of operations) {
      const wanted = isOfTypes && method === 'head' ? ['204', '404'] : ['200', 'default'];
      const outcomes = Object.keys(operation['responses']);
      expect([path, method, outcomes]).toEqual([path, method, expect.arrayContaining(wanted)]);
    }
  });

  it('refers only to its own components', () => {
    const references = [
      ...new Set([...JSON.stringify(document).matchAll(/"\$ref":"([^"]*)"/g)].map(([, to = '']) => to)),
    ];
    expect(references.length).toBeGreaterThan(300);
    const isHeld = (reference: string) =>
      /^#\/components\/(schemas|responses)\/[\w.-]+$/.test(reference) && named(reference) !== undefined;
    expect(references.filter((reference) => !isHeld(reference))).toEqual([]);
  });

  it('has a valid schema for every aspect, request and answer', () => {
    const { schemas } = document['components'];
    expect([...model.aspects.keys()].filter((name) => schemas[name] === undefined)).toEqual([]);
    const ajv = new Ajv2020({ strict: false });
    for (const [name, schema] of Object.entries<Json>(schemas))
      expect([name, ajv.validateSchema(schema), ajv.errors]).toEqual([name, true, null]);
  });

  it('has a valid example for each body', () => {
    const ajv = new Ajv2020({ strict: false }).addSchema({
      $id: 'document',
      components: document['components'],
    });
    // Two entity types represent the others, which have the same operations.
    const isShown = ({ path }: Operation) =>
      !/\/openapi\/v3\/entity\/(?!\{|scroll)/.test(path) || /\/(dataset|mlFeature)(\/|$)/.test(path);
    const bodies = operations.filter((one) => isShown(one) && one.operation['requestBody'] !== undefined);
    expect(bodies.length).toBeGreaterThan(8);
    const exampleOf = ({ operation }: Operation): unknown =>
      operation['requestBody'].content['application/json'].example;
    if (!isOfTypes) expect(bodies.filter((one) => exampleOf(one) === undefined)).toEqual([]);
    for (const { path, operation } of bodies.filter((one) => exampleOf(one) !== undefined)) {
      const { schema, example } = operation['requestBody'].content['application/json'];
      const validate = ajv.compile(JSON.parse(JSON.stringify(schema).replaceAll('"#/', '"document#/')));
      expect([path, validate(example), validate.errors]).toEqual([path, true, null]);
    }
  });

  it('requires a token or a session, except for open operations', () => {
    const { securitySchemes } = document['components'];
    expect(securitySchemes).toMatchObject({
      bearer: { type: 'http', scheme: 'bearer' },
      session: { type: 'apiKey', in: 'cookie', name: 'trellis_session' },
    });
    expect(document['security']).toEqual([{ bearer: [] }, { session: [] }]);
    const open = new Set(
      routes.filter((route) => route.permission === 'public').map(({ operationId }) => operationId),
    );
    for (const { operation } of operations) {
      const id: string = operation['operationId'];
      expect([id, operation['security']]).toEqual([id, open.has(id) ? [] : undefined]);
      if (!open.has(id))
        expect([id, Object.keys(operation['responses'])]).toEqual([
          id,
          expect.arrayContaining(['401', '403', '503']),
        ]);
    }
  });

  it('documents errors about bodies exactly for operations with a body', () => {
    for (const { operation } of operations) {
      const told = Object.keys(operation['responses']);
      for (const status of ['413', '415'])
        expect([operation['operationId'], status, told.includes(status)]).toEqual([
          operation['operationId'],
          status,
          operation['requestBody'] !== undefined,
        ]);
    }
  });
});

it('documents conflicts and wrong passwords where they can occur', () => {
  const [[, document]] = documents as [[string, Json]];
  const told = Object.fromEntries(
    operationsOf(document).map(({ operation }) => [
      operation['operationId'],
      Object.keys(operation['responses']),
    ]),
  );
  for (const id of ['ingestProposal', 'deleteEntity', 'putAspectV3', 'patchEntities', 'deleteAspectV3'])
    expect([id, told[id]]).toEqual([id, expect.arrayContaining(['409', '412'])]);
  for (const id of ['search', 'getAspect', 'scrollEntities']) expect(told[id]).not.toContain('412');
  expect(told['logIn']).toEqual(expect.arrayContaining(['400', '401', '403', '429']));
  expect(told['getEntityV3']).toEqual(expect.arrayContaining(['400', '404']));
  expect(told['getDocs']).toEqual(['200', 'default']);
});

it('stays small, because each error is defined once', () => {
  for (const [name, document] of documents)
    expect([name, JSON.stringify(document).length < 2_700_000]).toEqual([name, true]);
});

it('compiles every schema of a route; the service does so at the first use', () => {
  const faultOf = (check: (data: unknown) => void): unknown => {
    try {
      check({});
    } catch (error) {
      return error instanceof CatalogError ? undefined : error;
    }
    return undefined;
  };
  const faults = routes.flatMap(({ operationId, body, query }) => [
    [operationId, body && faultOf(compileBody(body))],
    [operationId, query && faultOf(compileQuery(query))],
  ]);
  expect(faults.length).toBeGreaterThan(100);
  expect(faults.filter(([, fault]) => fault !== undefined)).toEqual([]);
});
