/** Builds the OpenAPI 3.1 document from the declarations that also route and validate requests. */
import type { EndpointPermission } from '../../../auth/endpoint-permission.js';
import type { JsonObject, JsonValue } from '../../../core/json.js';
import { FRAMEWORK_HEADER } from '../../../core/vocabulary.js';
import type { MetadataModel } from '../../../model/types.js';
import { COMPONENTS } from '../../http/components.js';
import type { QueryParameter, Route } from '../../http/route.js';
import { aspectSchemas } from './aspect-schemas.js';
import { REFUSAL_RESPONSES, refusalResponses, SECURITY, SECURITY_SCHEMES } from './refusals.js';

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
