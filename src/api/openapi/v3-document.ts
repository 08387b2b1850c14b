/**
 * The OpenAPI document of `/openapi/v3`: it repeats the endpoints for each entity type, with the aspects of that type. All aspects of a
 * type share one path, because a path for each aspect would increase the document from 2 MB to 7 MB.
 */
import type { JsonObject, JsonValue } from '../../core/json.js';
import { FRAMEWORK, NAMESPACE } from '../../core/compatibility.js';
import type { EntityDefinition, MetadataModel } from '../../model/types.js';
import { COMPONENTS } from '../http/components.js';
import { arrayOf, ref, ANY_OBJECT, INTEGER, mapOf, object, STRING, URN } from '../http/json-schema.js';
import type { Route } from '../http/route.js';
import {
  buildOperation,
  componentsWith,
  type DocumentOptions,
  aspectSchemas,
  SECURITY,
} from './openapi-document.js';

const ENTITY_TYPE = '{entityType}';
const ENTITIES = '/openapi/v3/entity/';

/** Request and response of an operation for one entity type. Absent members stay as the route declares them. */
interface Shapes {
  readonly body?: JsonObject;
  readonly response?: JsonObject;
  readonly example?: JsonValue;
}

export function buildV3Document(routes: readonly Route[], { model, version }: DocumentOptions): JsonObject {
  const own = routes.filter(({ path }) => /^\/openapi\/v[13]\//.test(path));
  const entities = [...model.entities.values()].sort((one, other) => (one.name < other.name ? -1 : 1));
  const general = own.filter(({ path }) => !path.startsWith(ENTITIES + ENTITY_TYPE));
  const typed = own.filter(({ path }) => path.startsWith(ENTITIES + ENTITY_TYPE));
  const paths: Record<string, JsonObject> = {};
  const add = (path: string, method: string, operation: JsonObject): void => {
    paths[path] = { ...paths[path], [method.toLowerCase()]: operation };
  };
  for (const route of general) {
    const operation = buildOperation(route);
    const responses = responsesOf(route, operation['responses'] as JsonObject);
    add(route.path, route.method, { ...operation, responses });
  }
  for (const entity of entities) {
    for (const route of typed)
      add(route.path.replace(ENTITY_TYPE, entity.name), route.method, operationOf(route, entity));
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Trellis: OpenAPI v3',
      version,
      description: `Entities and aspects as plain JSON. All other endpoints: \`/${FRAMEWORK}/docs\`, \`/openapi.json\`.`,
      license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
    },
    servers: [{ url: '../..', description: 'This service' }],
    tags: [
      ...[...new Set(general.map(({ tag }) => tag))].map((name) => ({ name })),
      ...entities.map(({ name, description }) => ({
        name,
        ...(description !== undefined && { description }),
      })),
    ],
    security: SECURITY,
    paths,
    components: componentsWith({ ...aspectSchemas(model), ...COMPONENTS, ...v3Schemas(model) }),
  };
}

function operationOf(route: Route, entity: EntityDefinition): JsonObject {
  const { example: _ofAnotherType, ...rest } = route;
  const operation = buildOperation({
    ...rest,
    path: route.path.replace(ENTITY_TYPE, entity.name),
    operationId: `${route.operationId}_${entity.name}`,
    ...shapesOf(route, entity),
  });
  const parameters = operation['parameters'] as JsonObject[] | undefined;
  return {
    ...operation,
    tags: [entity.name],
    ...(parameters && { parameters: parameters.map((parameter) => withAspects(parameter, entity)) }),
    responses: responsesOf(route, operation['responses'] as JsonObject),
  };
}

function shapesOf({ operationId }: Route, entity: EntityDefinition): Shapes {
  const urn = `urn:${NAMESPACE}:${entity.name}:...`;
  const carriesStatus = entity.aspects.includes('status');
  const shown = ref(names.response(entity));
  const anyAspect = (nameOf: (aspect: string) => string): JsonObject => ({
    anyOf: entity.aspects.map((name) => ref(nameOf(name))),
  });
  const shapes: Readonly<Record<string, Shapes>> = {
    upsertEntities: {
      body: arrayOf(ref(names.request(entity))),
      response: arrayOf(shown),
      ...(carriesStatus && { example: [{ urn, status: { value: { removed: false } } }] }),
    },
    patchEntities: {
      body: arrayOf(ref(names.patch(entity))),
      response: arrayOf(shown),
      ...(carriesStatus && {
        example: [{ urn, status: { value: { patch: [{ op: 'add', path: '/removed', value: false }] } } }],
      }),
    },
    batchGetEntities: {
      body: arrayOf(ref(names.versions(entity))),
      response: arrayOf(shown),
      example: [{ urn, [entity.keyAspect]: {} }],
    },
    listEntities: { response: ref(names.page(entity)) },
    getEntityV3: { response: shown },
    getAspectV3: { response: anyAspect(names.aspectResponse) },
    putAspectV3: { body: anyAspect(names.aspectRequest), response: shown },
    patchAspectV3: { body: { anyOf: [ref('JsonPatch'), ref('AspectPatch')] }, response: shown },
  };
  return shapes[operationId] ?? {};
}

/** Lists the aspects of the type as an enum. */
function withAspects(parameter: JsonObject, entity: EntityDefinition): JsonObject {
  const schema = ref(names.aspects(entity));
  if (parameter['name'] === 'aspect') return { ...parameter, schema };
  return parameter['name'] === 'aspects' ? { ...parameter, schema: arrayOf(schema) } : parameter;
}

/** The route declares the response for 200. A 202 for asynchronous requests has the same body, and HEAD has none. */
function responsesOf({ method, query = {} }: Route, { 200: done, ...others }: JsonObject): JsonObject {
  if (method === 'HEAD') return { ...others, 204: { description: 'It exists.' } };
  const accepted =
    'async' in query ? { 202: { ...(done as JsonObject), description: 'Done, with async=true.' } } : {};
  return { 200: done ?? null, ...accepted, ...others };
}

const SYSTEM_METADATA: JsonObject = { type: ['object', 'string', 'null'] };

const HEADERS: JsonObject = {
  anyOf: [{ type: 'null' }, mapOf({ type: ['string', 'integer'] })],
  description: 'Conditions: `If-None-Match: *`, `If-Version-Match: <n>`.',
};

/** Names of components. Aspects begin with a lower-case letter; shared records contain a dot or a capital letter. */
const names = {
  request: ({ label }: EntityDefinition) => `${label}EntityRequest`,
  response: ({ label }: EntityDefinition) => `${label}EntityResponse`,
  patch: ({ label }: EntityDefinition) => `${label}EntityPatch`,
  versions: ({ label }: EntityDefinition) => `${label}EntityVersions`,
  page: ({ label }: EntityDefinition) => `${label}EntityPage`,
  aspects: ({ label }: EntityDefinition) => `${label}AspectName`,
  aspectRequest: (aspect: string) => `${aspect}AspectRequest`,
  aspectResponse: (aspect: string) => `${aspect}AspectResponse`,
};

/** Schemas of entities: one member for each aspect of the type. */
function v3Schemas({ entities, aspects }: MetadataModel): Record<string, JsonObject> {
  const ofAspects = [...aspects.keys()].flatMap((name): (readonly [string, JsonObject])[] => [
    [names.aspectRequest(name), aspectRequest(name)],
    [names.aspectResponse(name), aspectResponse(name)],
  ]);
  const ofEntities = [...entities.values()].flatMap((entity): (readonly [string, JsonObject])[] => [
    [names.aspects(entity), { type: 'string', enum: [...entity.aspects] }],
    [names.request(entity), entityOf(entity, (name) => ref(names.aspectRequest(name)))],
    [names.response(entity), entityOf(entity, (name) => ref(names.aspectResponse(name)))],
    [names.patch(entity), entityOf(entity, () => ref('AspectPatch'))],
    [names.versions(entity), entityOf(entity, () => ref('AspectVersionWish'))],
    [names.page(entity), pageOf(ref(names.response(entity)))],
  ]);
  return { ...SHARED, ...Object.fromEntries([...ofAspects, ...ofEntities]) };
}

const OPERATION = object({
  op: { type: 'string', enum: ['add', 'replace', 'remove'] },
  path: { type: 'string', description: 'Items of an array are named by their keys; see docs/patches.md.' },
  'value?': {},
});

const SHARED: Readonly<Record<string, JsonObject>> = {
  JsonPatch: {
    anyOf: [
      arrayOf(OPERATION),
      object({
        patch: arrayOf(OPERATION),
        'arrayPrimaryKeys?': mapOf(arrayOf(STRING)),
        'forceGenericPatch?': { type: 'boolean', default: false },
      }),
    ],
  },
  AspectPatch: object({
    value: ref('JsonPatch'),
    'systemMetadata?': SYSTEM_METADATA,
    'headers?': HEADERS,
  }),
  AspectVersionWish: {
    anyOf: [{ type: 'null' }, object({ 'headers?': { ...ANY_OBJECT, description: '`If-Version-Match`' } })],
  },
};

function aspectRequest(name: string): JsonObject {
  return object({ value: ref(name), 'systemMetadata?': SYSTEM_METADATA, 'headers?': HEADERS });
}

function aspectResponse(name: string): JsonObject {
  return object({
    value: ref(name),
    'systemMetadata?': ref('SystemMetadata'),
    'auditStamp?': ref('AuditStamp'),
  });
}

function entityOf({ aspects }: EntityDefinition, schemaOf: (aspect: string) => JsonObject): JsonObject {
  return object({ urn: URN, ...Object.fromEntries(aspects.map((name) => [`${name}?`, schemaOf(name)])) });
}

function pageOf(entity: JsonObject): JsonObject {
  return object({
    scrollId: { type: ['string', 'null'] },
    entities: arrayOf(entity),
    totalCount: INTEGER,
    'facets?': arrayOf(object({ field: STRING, aggregations: mapOf(INTEGER) })),
  });
}
