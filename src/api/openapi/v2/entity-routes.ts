/** Reads and deletes entities and aspects in the form of version 2. */
import { CatalogError } from '../../../core/errors.js';
import type { Route } from '../../http/route.js';
import { defineRoute } from '../../http/route.js';
import { findEntities } from '../v3/find-entities.js';
import { deleteEntity } from '../v3/delete-entity.js';
import { getAspect, headAspect } from '../v3/get-aspect.js';
import { headEntity } from '../v3/get-entity.js';
import { ASPECTS, SYSTEM_METADATA } from '../v3/parameters.js';
import { OF_TYPE } from '../v3/paths.js';
import { presentEntity } from '../v3/present-aspect.js';
import { readAspectName, readEntity } from '../v3/read-path.js';
import { deleteAspect } from '../v3/write-aspect.js';
import { ENTITY_V2_SCHEMA } from './entity-aspects.js';
import { asV3, ENTITY_V2, toV2, TYPE_V2, type TypeParametersV2 } from './paths.js';

interface EntityQuery {
  readonly aspectNames?: readonly string[];
  readonly systemMetadata?: boolean;
}

interface EntityParametersV2 extends TypeParametersV2 {
  readonly urn: string;
}

const getEntityV2 = defineRoute<EntityQuery, unknown, EntityParametersV2>({
  method: 'GET',
  path: ENTITY_V2,
  operationId: 'getEntityOfVersion2',
  tag: 'OpenAPI',
  permission: 'signed-in',
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
      route.handle({ ...call, parameters: asV3(call.parameters as TypeParametersV2) }, services),
  };
}

export const ENTITY_ROUTES_V2: readonly Route[] = [
  getEntityV2,
  ...[headEntity, deleteEntity, getAspect, headAspect, deleteAspect].map(ofVersion2),
];
