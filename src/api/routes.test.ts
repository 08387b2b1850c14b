/** All routes together: each is found at its own address and is in the OpenAPI document. */
import { noGraphql } from '../../test/helpers/unit/no-graphql.js';
import { loadModel } from '../model/load-model.js';
import { buildOpenApiDocument } from './openapi/openapi-document.js';
import { routeFinder } from '../../test/helpers/unit/find-route.js';
import { createRoutes } from './routes.js';

const model = loadModel(['schemas']);
const routes = createRoutes({
  model,
  version: '1',
  webFolder: 'dist/web',
  isReady: () => true,
  readMetrics: () => Promise.resolve(''),
  graphql: noGraphql,
});

const addressOf = ({ method, path, action }: { method: string; path: string; action?: string }): string =>
  `${method} ${path}${action === undefined ? '' : `?action=${action}`}`;

describe('all routes', () => {
  it('have addresses of their own', () => {
    const addresses = routes.map(addressOf);
    expect(addresses.length).toBeGreaterThan(70);
    expect(addresses.filter((address, index) => addresses.indexOf(address) !== index)).toEqual([]);
  });

  it('are found at their own addresses, even if other routes have similar paths', async () => {
    const find = routeFinder(routes.map((route) => [route, addressOf(route)] as const));
    const values: Record<string, string> = {
      entityType: 'dataset',
      type: 'dataset',
      urn: encodeURIComponent('urn:li:dataset:(urn:li:dataPlatform:hive,a/b,PROD)'),
      aspect: 'status',
    };
    for (const route of routes) {
      const path = route.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? 'x');
      const found = await find({ ...route, path });
      expect([found?.endpoint, Object.keys(found?.parameters ?? {})]).toEqual([
        addressOf(route),
        [...route.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name),
      ]);
    }
  });

  it('are in the document, except for the web pages', () => {
    const documented = routes.filter(({ tag }) => tag !== 'Pages');
    const { paths } = buildOpenApiDocument(documented, { model, version: '1' });
    const listed = Object.entries(paths as Record<string, object>).flatMap(([path, item]) =>
      Object.keys(item).map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect(listed.sort()).toEqual(documented.map(addressOf).sort());
  });
});
