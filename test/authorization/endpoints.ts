/** Every endpoint, from the OpenAPI document that the service serves. */
import { type JsonObject } from '../../src/core/json.js';
import type { TestCatalog } from '../helpers/catalog.js';

export interface Endpoint {
  /** The path as in the document: with parameters in braces, and with `?action=` if it has one. */
  readonly path: string;
  readonly method: string;
  readonly operation: Operation;
}

export interface Operation {
  readonly operationId: string;
  /** Empty if the endpoint needs no credentials. */
  readonly security?: readonly object[];
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly content: Record<string, { schema: JsonObject; example?: unknown }> };
}

export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required?: boolean;
  readonly schema: JsonObject;
}

export interface Document {
  readonly endpoints: readonly Endpoint[];
  /** The targets of `$ref` in bodies. */
  readonly schemas: Readonly<Record<string, JsonObject>>;
}

export async function readDocument(catalog: TestCatalog, path = '/openapi.json'): Promise<Document> {
  const { json } = await catalog.get(path);
  const endpoints = Object.entries<Record<string, Operation>>(json.paths).flatMap(([at, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      path: at,
      method: method.toUpperCase(),
      operation,
    })),
  );
  return { endpoints, schemas: json.components.schemas };
}

/** Default values of path parameters, with which a request passes the checks of its path. */
export const PATH_VALUES: Readonly<Record<string, string>> = {
  entityType: 'dataset',
  type: 'dataset',
  aspect: 'status',
  queue: 'mcp',
  name: 'status',
  file: 'docs.js',
  versionSet: 'urn:li:versionSet:(x,dataset)',
};

/** Returns the address with its parameters filled in. */
export function addressOf(
  { path }: Pick<Endpoint, 'path'>,
  values: Readonly<Record<string, string>> = {},
): string {
  return path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(values[name] ?? PATH_VALUES[name] ?? 'x'),
  );
}
