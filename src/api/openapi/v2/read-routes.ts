/** Reads and deletes entities and aspects in the form of version 2. */
import { CatalogError } from '../../../core/errors.js';
import { MAX_PAGE_SIZE } from '../../../core/limits.js';
import { RawJson, type JsonObject } from '../../../core/json.js';
import { findEntityType } from '../../../model/search/entity-type-names.js';
import type { EntityDefinition, MetadataModel } from '../../../model/types.js';
import type { Urn } from '../../../model/urn.js';
import type { StoredAspect } from '../../../catalog/entities/types.js';
import { type ParametersOf, type Route, defineRead } from '../../http/route.js';
import type { PathParameters } from '../../http/router.js';
import { findWithKeys } from '../../http/aspects-with-key.js';
import {
  arrayOf,
  BOOLEAN,
  EXAMPLE_URN,
  object,
  oneOf,
  STRING,
  URN,
  ANY_OBJECT,
  mapOf,
  ref,
} from '../../http/json-schema.js';
import { readPage } from '../../http/request-parts.js';
import { decodeQueryText } from '../../http/query.js';
import { findEntities, presentEntity } from '../v3/find-entities.js';
import { deleteAspect, deleteEntity } from '../v3/delete-entity.js';
import { headEntity, getAspect, headAspect } from '../v3/get-routes.js';
import { ASPECTS, SYSTEM_METADATA, clampCount, PAGE_COUNT } from '../v3/parameters.js';
import { readAspectName, readEntity, OF_TYPE, type TypeParameters } from '../v3/read-path.js';

/** Paths of the endpoints of version 2. Their parameter `type` is `entityType` of version 3. */
export const TYPE_V2 = '/openapi/v2/entity/{type}';
const ENTITY_V2 = `${TYPE_V2}/{urn}` as const;
export const ASPECT_V2 = `${ENTITY_V2}/{aspect}` as const;

export type TypeParametersV2 = ParametersOf<typeof TYPE_V2>;

/** Returns the parameters as the endpoints of version 3 read them. */
export function asV3<Parameters extends TypeParametersV2>(
  parameters: Parameters,
): Parameters & TypeParameters {
  return { ...parameters, entityType: parameters.type };
}

/** Returns an entity of version 3 in the form of version 2. */
export function toV2({ urn, ...aspects }: Readonly<Record<string, unknown>>): object {
  return { urn, aspects };
}

export const ENTITY_V2_SCHEMA: JsonObject = object({
  urn: URN,
  aspects: mapOf(object({ value: ANY_OBJECT, 'systemMetadata?': ref('SystemMetadata') }), {
    description: 'By name.',
  }),
});

const ENTITIES_V2: JsonObject = arrayOf(ENTITY_V2_SCHEMA);

/** @throws UNKNOWN_ENTITY. Some clients send the type in lower case. */
function readEntityType(raw: string, model: MetadataModel): EntityDefinition {
  const name = decodeQueryText(raw.replaceAll('+', '%2B'), 'type');
  const lower = name.toLowerCase();
  const alike = [...model.entities.keys()].find((type) => type.toLowerCase() === lower);
  return model.getEntity(findEntityType(model, name) ?? alike ?? name);
}

function presentEntityV2(
  { urn, aspects }: { urn: Urn; aspects: readonly StoredAspect[] },
  withSystemMetadata = false,
): object {
  const entries = aspects.map(({ name, text, systemMetadata }): [string, object] => [
    name,
    { value: new RawJson(text), ...(withSystemMetadata && { systemMetadata }) },
  ]);
  return { urn: urn.text, aspects: Object.fromEntries(entries) };
}

const getEntityV2 = defineRead(ENTITY_V2, {
  operationId: 'getEntityOfVersion2',
  deprecated: true,
  summary: 'An entity with its latest aspects',
  query: { aspectNames: ASPECTS, systemMetadata: SYSTEM_METADATA },
  response: ENTITY_V2_SCHEMA,
  async handle({ parameters, query }, services) {
    const { model } = services;
    const urn = readEntity(asV3(parameters), model);
    const type = model.getEntity(urn.entityType);
    const names = (query.aspectNames ?? []).map((name) => readAspectName(name, type, model).name);
    const [entity] = await findEntities([{ urn, names: names.length === 0 ? undefined : names }], services);
    if (entity === undefined)
      throw new CatalogError('NOT_FOUND', `There is no entity ${urn.text}`, { urn: urn.text });
    return toV2(presentEntity(entity, query.systemMetadata === true));
  },
});

/** Turns an endpoint of version 3 into one of version 2. Their answers have the same form. */
function ofVersion2(route: Route): Route {
  return {
    ...route,
    path: route.path.replace(OF_TYPE, TYPE_V2),
    operationId: route.operationId.replace(/V3$/, 'OfVersion2'),
    tag: 'OpenAPI',
    deprecated: true,
    handle: (call, services) =>
      route.handle(
        { ...call, parameters: asV3(call.parameters as PathParameters & TypeParametersV2) },
        services,
      ),
  };
}

export const ENTITY_ROUTES_V2: readonly Route[] = [
  getEntityV2,
  ...[headEntity, deleteEntity, getAspect, headAspect, deleteAspect].map(ofVersion2),
];

const BATCH_V2 = '/openapi/v2/entity/batch/{type}';

export const batchGetV2 = defineRead(BATCH_V2, {
  method: 'POST',
  operationId: 'batchGetEntitiesV2',
  deprecated: true,
  summary: 'Entities of one type with their latest aspects',
  description: 'Missing entities, and aspects that the type does not have, are omitted.',
  body: object({
    urns: arrayOf(URN, { maxItems: MAX_PAGE_SIZE, 'x-limit': 'MAX_PAGE_SIZE' }),
    'aspectNames?': arrayOf(STRING, { description: 'Default: all.' }),
    'withSystemMetadata?': BOOLEAN,
  }),
  example: { urns: [EXAMPLE_URN], aspectNames: ['status'], withSystemMetadata: false },
  response: object({ entities: ENTITIES_V2 }),
  async handle({ parameters, body }, services) {
    const { model } = services;
    const type = readEntityType(parameters.type, model);
    const urns = body.urns.map((text, index) => {
      const urn = model.parseUrn(text);
      if (urn.entityType === type.name) return urn;
      throw new CatalogError('INVALID_URN', `${text} is not of the type ${type.name}`, {
        path: `/urns/${index}`,
        rule: `urn of entity type ${type.name}`,
      });
    });
    const found = await findWithKeys({ urns, aspectNames: body.aspectNames }, services);
    const existing = found.filter(({ exists }) => exists);
    return { entities: existing.map((each) => presentEntityV2(each, body.withSystemMetadata)) };
  },
});

export const listEntitiesV2 = defineRead('/openapi/v2/entity/{type}', {
  operationId: 'listEntitiesV2',
  summary: 'Entities of one type with their latest aspects, page by page',
  description:
    'Follow `scrollId` until a response lacks it: the member is then absent, not null, as clients expect.',
  query: {
    aspectNames: { description: 'Repeated; default: all aspects.', schema: STRING, list: 'comma' },
    query: { description: 'Query text; default: everything.', schema: STRING },
    count: PAGE_COUNT,
    scrollId: { description: 'From the previous page.', schema: STRING },
    sort: { description: 'Search field to sort by; default: URN.', schema: STRING },
    sortOrder: {
      description: 'Of `sort`.',
      schema: oneOf(['ASCENDING', 'DESCENDING'], { default: 'ASCENDING' }),
    },
    systemMetadata: {
      description: 'Adds the system metadata of each write.',
      schema: { ...BOOLEAN, default: false },
    },
    skipCache: { description: 'Ignored, because there is no cache.', schema: BOOLEAN },
  },
  response: object({ results: ENTITIES_V2, 'scrollId?': STRING }),
  async handle({ parameters, query }, services) {
    const { model, search } = services;
    const type = readEntityType(parameters.type, model);
    const { aspectNames, sort, sortOrder = 'ASCENDING', count, scrollId, systemMetadata } = query;
    const found = await search.search({
      input: query.query ?? '*',
      entityTypes: [type.name],
      page: readPage({ count: clampCount(count), scrollId }),
      ...(sort !== undefined && sort !== 'urn' && { sort: [{ field: sort, order: sortOrder }] }),
      scroll: true,
      facets: [],
      matches: false,
    });
    const urns = found.hits.map(({ urn }) => model.parseUrn(urn));
    const results = await findWithKeys({ urns, aspectNames }, services);
    return {
      // An entity that does not exist any more has at most its key aspect.
      results: results.map((each) => presentEntityV2(each, systemMetadata)),
      scrollId: found.scrollId,
    };
  },
});
