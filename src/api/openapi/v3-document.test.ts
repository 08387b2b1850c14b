/** The OpenAPI document of version 3, for each entity type. `openapi-rules.test.ts` checks what holds for both documents. */
import { noGraphql } from '../../../test/helpers/unit/no-graphql.js';
import { loadModel } from '../../model/load-model.js';
import { createRoutes } from '../routes.js';
import { buildV3Document } from './v3-document.js';

interface Operation {
  readonly parameters?: readonly { readonly name: string }[];
  readonly responses: object;
}

interface Document {
  readonly paths: Readonly<Record<string, Record<string, Operation>>>;
  readonly components: { readonly schemas: Readonly<Record<string, { readonly properties?: object }>> };
}

const model = loadModel(['schemas']);
const routes = createRoutes({
  model,
  version: '1',
  webFolder: 'dist/web',
  isReady: () => true,
  readMetrics: () => Promise.resolve(''),
  graphql: noGraphql,
});
const { paths, components } = buildV3Document(routes, { model, version: '1' }) as unknown as Document;
const base = (name: string) => `/openapi/v3/entity/${name}`;

describe('the document of version 3', () => {
  it('has the paths of every entity type, each with all of its methods', () => {
    for (const name of model.entities.keys()) {
      const methods = ['', '/batchGet', '/{urn}', '/{urn}/{aspect}'].map((rest) =>
        Object.keys(paths[base(name) + rest] ?? {}).sort(),
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
    const ofEntities = Object.entries(paths).filter(([path]) => path.startsWith(base('')));
    expect(JSON.stringify(ofEntities)).not.toContain('{entityType}/');
  });

  it('has the paths that do not belong to an entity type', () => {
    expect(Object.keys(paths)).toEqual(
      expect.arrayContaining([
        base('scroll'),
        '/openapi/v1/registry/models/entity/specifications',
        '/openapi/v1/trace/write/{traceId}',
        '/openapi/v3/relationship/{relationshipType}',
        '/openapi/v3/relationship/{entityType}/{urn}',
      ]),
    );
  });

  it('documents 202 exactly for operations that may be asynchronous', () => {
    const operations = Object.entries(paths).flatMap(([path, item]) =>
      Object.entries(item).map(([method, operation]) => ({ path, method, operation })),
    );
    for (const { path, method, operation } of operations) {
      const outcomes = Object.keys(operation.responses);
      const isAsync = (operation.parameters ?? []).some(({ name }) => name === 'async');
      expect([path, method, outcomes.includes('202')]).toEqual([path, method, isAsync]);
    }
  });

  it('has a request for every entity type with the aspects that the type has', () => {
    for (const { label, aspects } of model.entities.values()) {
      const { properties = {} } = components.schemas[`${label}EntityRequest`] ?? {};
      expect([label, Object.keys(properties)]).toEqual([label, ['urn', ...aspects]]);
    }
  });
});
