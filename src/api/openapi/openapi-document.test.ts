import { noGraphql } from '../../../test/helpers/unit/no-graphql.js';
import { buildOpenApiDocument } from './openapi-document.js';
import { createRoutes } from '../routes.js';
import { smallModel } from '../../../test/helpers/unit/small-http-model.js';

const routes = createRoutes({
  model: smallModel,
  version: '1',
  webFolder: 'dist/web',
  isReady: () => true,
  readMetrics: () => Promise.resolve(''),
  graphql: noGraphql,
});
const document = buildOpenApiDocument(routes, { model: smallModel, version: '1' });

describe('the OpenAPI document', () => {
  it('contains every route under its path, action and method', () => {
    for (const { path, action, method, operationId } of routes) {
      const key = action === undefined ? path : `${path}?action=${action}`;
      const paths = document['paths'] as Record<string, Record<string, unknown>>;
      expect(paths[key]?.[method.toLowerCase()]).toMatchObject({ operationId });
    }
  });

  it('contains the schema of every aspect, with shared records as separate components', () => {
    const { schemas } = document['components'] as { schemas: Record<string, unknown> };
    for (const aspect of smallModel.aspects.keys()) {
      expect(schemas[aspect]).toEqual({
        type: 'object',
        properties: { shared: { $ref: '#/components/schemas/com.linkedin.common.Shared' } },
      });
    }
    expect(schemas['com.linkedin.common.Shared']).toEqual({ type: 'string' });
  });

  it('declares the parameter of a path', () => {
    const { parameters } = getOperation('/aspects/{urn}');
    expect(parameters.map(({ name, in: place }) => `${place}:${name}`)).toEqual([
      'path:urn',
      'query:aspect',
      'query:version',
      'query:startVersion',
      'query:endVersion',
    ]);
  });
});

function getOperation(path: string): { parameters: { name: string; in: string }[] } {
  const paths = document['paths'] as Record<
    string,
    Record<string, { parameters: { name: string; in: string }[] }>
  >;
  return paths[path]!['get']!;
}
