/** Reads one entity, or checks whether it exists. */
import { CatalogError } from '../../../core/errors.js';
import type { Urn } from '../../../model/urn/urn.js';
import { Reply } from '../../http/reply.js';
import { defineRoute } from '../../http/route.js';
import type { Services } from '../../../auth/services.js';
import { findEntities } from './find-entities.js';
import { ASPECTS, INCLUDE_SOFT_DELETE, SHOWN_ENTITY, SYSTEM_METADATA } from './parameters.js';
import { OF_ENTITY, type EntityParameters } from './paths.js';
import { presentEntity, type PresentableEntity } from './present-aspect.js';
import { readAspectName, readEntity } from './read-path.js';
import { JSON_TYPE } from './write-items.js';

interface EntityQuery {
  readonly aspects?: readonly string[];
  readonly systemMetadata?: boolean;
}

export const getEntity = defineRoute<EntityQuery, unknown, EntityParameters>({
  method: 'GET',
  path: OF_ENTITY,
  operationId: 'getEntityV3',
  tag: 'OpenAPI v3',
  permission: 'signed-in',
  summary: 'An entity with its latest aspects',
  description:
    'Also soft-deleted entities; 404 if it does not exist. Without `aspects`, all aspects except timeseries aspects.',
  query: { aspects: ASPECTS, systemMetadata: SYSTEM_METADATA },
  response: SHOWN_ENTITY,
  async handle({ parameters, query }, services) {
    const { model } = services;
    const urn = readEntity(parameters, model);
    const type = model.getEntity(urn.entityType);
    const names = (query.aspects ?? []).map((name) => readAspectName(name, type, model).name);
    const entity = await requireEntity(urn, names.length === 0 ? undefined : names, services);
    return presentEntity(entity, query.systemMetadata === true);
  },
});

export const headEntity = defineRoute<{ includeSoftDelete?: boolean }, unknown, EntityParameters>({
  method: 'HEAD',
  path: OF_ENTITY,
  operationId: 'headEntityV3',
  tag: 'OpenAPI v3',
  permission: 'signed-in',
  summary: 'Whether an entity exists: 204 or 404',
  query: { includeSoftDelete: INCLUDE_SOFT_DELETE },
  async handle({ parameters, query }, services) {
    const urn = readEntity(parameters, services.model);
    const carriesStatus = services.model.getEntity(urn.entityType).aspects.includes(STATUS);
    const entity = await requireEntity(urn, carriesStatus ? [STATUS] : [], services);
    const status = entity.aspects.get(STATUS);
    const removed = status !== undefined && (JSON.parse(status.text) as { removed?: boolean }).removed;
    if (removed === true && query.includeSoftDelete !== true) throw isNot(urn);
    return new Reply('', { type: JSON_TYPE, status: 204 });
  },
});

const STATUS = 'status';

async function requireEntity(
  urn: Urn,
  names: readonly string[] | undefined,
  services: Services,
): Promise<PresentableEntity> {
  const [entity] = await findEntities([{ urn, names }], services);
  if (entity === undefined) throw isNot(urn);
  return entity;
}

function isNot({ text }: Urn): CatalogError {
  return new CatalogError('NOT_FOUND', `There is no entity ${text}`, { urn: text });
}
