/** Builds the OpenAPI 3.1 document from the declarations that also route and validate requests. */
import type { EndpointPermission } from '../../auth/services.js';
import type { JsonObject, JsonValue } from '../../core/json.js';
import { FRAMEWORK_HEADER } from '../../core/compatibility.js';
import type { MetadataModel } from '../../model/types.js';
import { COMPONENTS } from '../http/components.js';
import type { QueryParameter, Route } from '../http/route.js';
import { ref } from '../http/json-schema.js';
import { SESSION_COOKIE } from '../http/sign-in/cookies.js';

const JSON_TYPE = 'application/json';

export interface DocumentOptions {
  readonly model: MetadataModel;
  /** Version of the service. */
  readonly version: string;
}

export function buildOpenApiDocument(
  routes: readonly Route[],
  { model, version }: DocumentOptions,
): JsonObject {
  return {
    openapi: '3.1.0',
    info: {
      title: 'Trellis',
      version,
      description:
        'A metadata catalog. An acknowledged write can be read, searched and traversed at once. ' +
        `Clients of protocol 2.0.0 may send \`${FRAMEWORK_HEADER}\`. The schemas of all aspects are below.`,
      license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
    },
    servers: [{ url: '.', description: 'This service' }],
    tags: [...new Set(routes.map(({ tag }) => tag))].map((name) => ({ name })),
    security: SECURITY,
    paths: buildPaths(routes),
    components: componentsWith({ ...aspectSchemas(model), ...COMPONENTS }),
  };
}

/** The components that operations refer to. */
export function componentsWith(schemas: JsonObject): JsonObject {
  return { schemas, responses: REFUSAL_RESPONSES, securitySchemes: SECURITY_SCHEMES };
}

/** Each action is documented as a path, as clients call it, so that the viewer can try it out. */
function buildPaths(routes: readonly Route[]): JsonObject {
  const paths: Record<string, JsonObject> = {};
  for (const route of routes) {
    const path = route.action === undefined ? route.path : `${route.path}?action=${route.action}`;
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: buildOperation(route) };
  }
  return paths;
}

/** One operation of a document. The schemas that it refers to are components. */
export function buildOperation(route: Route): JsonObject {
  const { operationId, tag, summary, description, deprecated } = route;
  const parameters = buildParameters(route);
  return {
    operationId,
    tags: [tag],
    summary,
    ...(description !== undefined && { description }),
    ...(deprecated === true && { deprecated }),
    ...(parameters.length > 0 && { parameters }),
    ...(route.permission === 'public' && { security: [] }),
    'x-permission': presentPermission(route.permission),
    ...buildRequestBody(route),
    responses: { 200: { description: 'Done.', ...answerContent(route) }, ...refusalResponses(route) },
  };
}

function answerContent({ response, responseType }: Route): JsonObject {
  if (response !== undefined) return { content: { [JSON_TYPE]: { schema: response } } };
  return responseType === undefined ? {} : { content: { [responseType]: { schema: { type: 'string' } } } };
}

/** `public`, `signed-in`, `per-change`, or privileges of which one is required. */
function presentPermission(permission: EndpointPermission): JsonValue {
  return typeof permission === 'string' ? permission : [...permission.platform];
}

function buildRequestBody({ body, example }: Route): JsonObject {
  if (body === undefined) return {};
  const content = { schema: body, ...(example !== undefined && { example }) };
  return { requestBody: { required: true, content: { [JSON_TYPE]: content } } };
}

function buildParameters({ path, query = {} }: Route): JsonValue[] {
  const names = [...path.matchAll(/\{([^}]+)\}/g)].map(([, name = '']) => name);
  const inPath = names.map((name) => ({
    name,
    in: 'path',
    required: true,
    description: 'Percent-encoded; parentheses, commas and colons may stay unencoded.',
    schema: { type: 'string' },
  }));
  return [
    ...inPath,
    ...Object.entries(query).map(([name, parameter]) => buildQueryParameter(name, parameter)),
  ];
}

function buildQueryParameter(
  name: string,
  { description, schema, required = false, list }: QueryParameter,
): JsonObject {
  const common = { name, in: 'query', required, description };
  if (list === undefined) return { ...common, schema };
  return { ...common, style: 'form', explode: true, schema: { type: 'array', items: schema } };
}

const LOCAL = '#/$defs/';
const COMPONENT = '#/components/schemas/';

/** The schemas of all aspects as components; each shared record is defined once. Keys are component names: the name of an aspect, or the name that an aspect's schema gives a shared record. */
export function aspectSchemas(
  model: Pick<MetadataModel, 'aspects' | 'schemaOf'>,
): Record<string, JsonObject> {
  const schemas: Record<string, JsonObject> = {};
  for (const name of model.aspects.keys()) {
    const { $defs = {}, ...own } = model.schemaOf(name);
    schemas[name] = relocate(withoutIdentity(own)) as JsonObject;
    for (const [shared, schema] of Object.entries($defs as JsonObject)) {
      schemas[componentName(shared)] ??= relocate(schema) as JsonObject;
    }
  }
  return schemas;
}

/** In the document, the name and the dialect of a component follow from its position. */
function withoutIdentity(schema: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(schema).filter(([key]) => key !== '$id' && key !== '$schema'));
}

/** Replaces references to `$defs` by references to components. */
function relocate(tree: JsonValue): JsonValue {
  if (Array.isArray(tree)) return tree.map(relocate);
  if (tree === null || typeof tree !== 'object') return tree;
  const members = Object.entries(tree).map(([key, member]) =>
    key === '$ref' && typeof member === 'string' && member.startsWith(LOCAL)
      ? ([key, COMPONENT + componentName(member.slice(LOCAL.length))] as const)
      : ([key, relocate(member)] as const),
  );
  return Object.fromEntries(members);
}

/** OpenAPI allows letters, digits, `.`, `-` and `_` in component names. */
function componentName(shared: string): string {
  return decodeURIComponent(shared).replace(/[^\w.-]/g, '_');
}

const RETRY_AFTER = {
  headers: { 'Retry-After': { description: 'Seconds to wait.', schema: { type: 'integer' } } },
};

const REFUSALS: Readonly<Record<number, { readonly description: string; readonly headers?: JsonObject }>> = {
  400: {
    description: 'The request is invalid: `code` and `message` name the problem, the path and the rule.',
  },
  401: { description: 'No credentials, or invalid ones.' },
  403: { description: 'The actor lacks a permission.' },
  404: { description: 'It does not exist.' },
  409: { description: 'A concurrent write came first.' },
  412: { description: 'A precondition is not met.' },
  413: { description: 'The body is too large.' },
  415: { description: 'The body is not JSON in a known charset.' },
  429: { description: 'The service is busy, or there were too many wrong passwords.', ...RETRY_AFTER },
  503: { description: 'The database does not answer.', ...RETRY_AFTER },
};

const ERROR_CONTENT: JsonObject = { content: { 'application/json': { schema: ref('Error') } } };

/** Error responses as components. Operations refer to them, which keeps the document small. */
const REFUSAL_RESPONSES: JsonObject = {
  ...Object.fromEntries(
    Object.entries(REFUSALS).map(([status, told]) => [status, { ...told, ...ERROR_CONTENT }]),
  ),
  failed: { description: 'Refused or failed.', ...ERROR_CONTENT },
};

const SECURITY_SCHEMES: JsonObject = {
  bearer: {
    type: 'http',
    scheme: 'bearer',
    description: 'An access token. If sign-in is off, requests without credentials act as the first user.',
  },
  session: { type: 'apiKey', in: 'cookie', name: SESSION_COOKIE, description: 'Set by `/logIn`.' },
};

/** The default: a token or a session. Open operations override it. */
export const SECURITY: JsonObject[] = [{ bearer: [] }, { session: [] }];

/** The error responses of an operation, derived from the declaration of its route. All errors have the same body. */
function refusalResponses(route: Route): JsonObject {
  const named = refusalsOf(route).map((status): [number, JsonObject] => [status, refTo(String(status))]);
  return { ...Object.fromEntries(named), default: refTo('failed') };
}

function refTo(name: string): JsonObject {
  return { $ref: `#/components/responses/${name}` };
}

/** Status codes in ascending order. */
function refusalsOf(route: Route): number[] {
  const { method, path, action, query, body } = route;
  const open = route.permission === 'public';
  const isNamed = path.includes('{');
  const isRead = method === 'GET' || method === 'HEAD';
  const isFile = open && isRead && route.response === undefined && route.responseType === undefined;
  const holds: readonly (readonly [status: number, holds: boolean])[] = [
    [400, body !== undefined || query !== undefined || action !== undefined || (isNamed && !isFile)],
    [401, !isFile],
    [403, !isFile],
    [404, isNamed],
    [409, writes(route)],
    [412, writes(route)],
    [413, body !== undefined],
    [415, body !== undefined],
    [429, !(open && isRead)],
    [503, !isFile],
  ];
  return holds.flatMap(([status, can]) => (can ? [status] : []));
}

/** Only operations that write aspects have conditions and conflicts. */
function writes({ method, tag, query = {} }: Route): boolean {
  return tag === 'Write' || method === 'PATCH' || method === 'DELETE' || 'async' in query;
}
