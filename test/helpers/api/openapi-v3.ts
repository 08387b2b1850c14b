/** Sends requests to the OpenAPI v3 endpoints. */
import { send as sendTo, type Answer, type TestCatalog } from '../catalog.js';

type Send = (
  method: string,
  path: string,
  body?: unknown,
  headers?: Record<string, string>,
) => Promise<Answer>;
type OfType = (entityType: string, items: unknown, query?: string) => Promise<Answer>;

export interface V3 {
  readonly send: Send;
  /** Sends a request about one entity: `/openapi/v3/entity/<type>/<urn><rest>`. */
  readonly on: (
    method: string,
    urn: string,
    rest?: string,
    body?: unknown,
    headers?: Record<string, string>,
  ) => Promise<Answer>;
  readonly put: OfType;
  readonly patch: OfType;
  readonly batchGet: OfType;
}

export function openapiV3(catalog: Pick<TestCatalog, 'url'>): V3 {
  const send: V3['send'] = (method, path, body, headers = {}) =>
    sendTo(`${catalog.url}${path}`, {
      method,
      headers: { 'content-type': 'application/json', ...headers },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
  const ofType = (entityType: string, rest = ''): string => `/openapi/v3/entity/${entityType}${rest}`;
  return {
    send,
    on: (method, urn, rest = '', body, headers) =>
      send(method, ofType(typeOf(urn), `/${encodeURIComponent(urn)}${rest}`), body, headers),
    put: (entityType, items, query = '') => send('POST', ofType(entityType, query), items),
    patch: (entityType, items, query = '') => send('PATCH', ofType(entityType, query), items),
    batchGet: (entityType, items, query = '') => send('POST', ofType(entityType, `/batchGet${query}`), items),
  };
}

function typeOf(urn: string): string {
  return urn.split(':')[2] ?? '';
}
