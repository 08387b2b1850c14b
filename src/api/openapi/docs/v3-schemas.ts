/** Schemas of entities in OpenAPI v3: one member for each aspect of the type. */
import type { JsonObject } from '../../../core/json.js';
import type { EntityDefinition, MetadataModel } from '../../../model/types.js';
import { ANY_OBJECT, arrayOf, INTEGER, mapOf, object, ref, STRING, URN } from '../../http/json-schema.js';

const SYSTEM_METADATA: JsonObject = { type: ['object', 'string', 'null'] };

const HEADERS: JsonObject = {
  anyOf: [{ type: 'null' }, mapOf({ type: ['string', 'integer'] })],
  description: 'Conditions: `If-None-Match: *`, `If-Version-Match: <n>`.',
};

/** Names of components. Aspects begin with a lower-case letter; shared records contain a dot or a capital letter. */
export const names = {
  request: ({ label }: EntityDefinition) => `${label}EntityRequest`,
  response: ({ label }: EntityDefinition) => `${label}EntityResponse`,
  patch: ({ label }: EntityDefinition) => `${label}EntityPatch`,
  versions: ({ label }: EntityDefinition) => `${label}EntityVersions`,
  page: ({ label }: EntityDefinition) => `${label}EntityPage`,
  aspects: ({ label }: EntityDefinition) => `${label}AspectName`,
  aspectRequest: (aspect: string) => `${aspect}AspectRequest`,
  aspectResponse: (aspect: string) => `${aspect}AspectResponse`,
};

export function v3Schemas({ entities, aspects }: MetadataModel): Record<string, JsonObject> {
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
