/** Every endpoint, as the service itself tells of them. */
import { type JsonObject } from '../../src/core/json.js';
import type { TestCatalog } from '../helpers/catalog.js';

export interface Endpoint {
  /** As the document has it: with parameters in braces, and with `?action=` where there is one. */
  readonly path: string;
  readonly method: string;
  readonly operation: Operation;
}

export interface Operation {
  readonly operationId: string;
  /** Empty where no credentials are asked for. */
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
  /** What `$ref`s of bodies refer to. */
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

/** What stands in paths where a request says nothing else, so that it gets past the questions what it is about. */
export const PATH_VALUES: Readonly<Record<string, string>> = {
  entityType: 'dataset',
  type: 'dataset',
  aspect: 'status',
  queue: 'mcp',
  name: 'status',
  file: 'docs.js',
};

/** The address with its parameters filled in. */
export function addressOf(
  { path }: Pick<Endpoint, 'path'>,
  values: Readonly<Record<string, string>> = {},
): string {
  return path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(values[name] ?? PATH_VALUES[name] ?? 'x'),
  );
}
