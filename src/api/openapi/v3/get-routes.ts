/** Reads an entity or one aspect of it, also an older version, or checks whether it exists. */
import { CatalogError } from '../../../core/errors.js';
import type { Urn } from '../../../model/urn.js';
import type { Services } from '../../../auth/services.js';
import { renderJson } from '../../../core/json.js';
import { isRemoved, STATUS } from '../../http/aspects-with-key.js';
import { defineRead, Reply } from '../../http/route.js';
import {
  findEntities,
  presentEntity,
  type PresentableEntity,
  asAspect,
  presentAspect,
  type PresentableAspect,
} from './find-entities.js';
import { ASPECTS, INCLUDE_SOFT_DELETE, SHOWN_ENTITY, SYSTEM_METADATA, SHOWN_ASPECT } from './parameters.js';
import {
  readAspectName,
  readEntity,
  OF_ENTITY,
  readAspect,
  OF_ASPECT,
  type AspectParameters,
} from './read-path.js';
import { JSON_TYPE, etagOf } from './write-entities.js';

export const getEntity = defineRead(OF_ENTITY, {
  operationId: 'getEntityV3',
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

export const headEntity = defineRead(OF_ENTITY, {
  method: 'HEAD',
  operationId: 'headEntityV3',
  summary: 'Whether an entity exists: 204 or 404',
  query: { includeSoftDelete: INCLUDE_SOFT_DELETE },
  async handle({ parameters, query }, services) {
    const urn = readEntity(parameters, services.model);
    const carriesStatus = services.model.getEntity(urn.entityType).aspects.includes(STATUS);
    const entity = await requireEntity(urn, carriesStatus ? [STATUS] : [], services);
    if (isRemoved(entity) && query.includeSoftDelete !== true) throw isNot(urn);
    return new Reply('', { type: JSON_TYPE, status: 204 });
  },
});

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

const VERSION = {
  description:
    '0 (the default) is the latest; values count from 1, oldest first. For a timeseries aspect, it is a time in epoch milliseconds, and ' +
    'the newest point up to it is returned.',
  schema: { type: 'integer', minimum: 0, default: 0 },
} as const;

export const getAspect = defineRead(OF_ASPECT, {
  operationId: 'getAspectV3',
  summary: 'One aspect of an entity',
  description:
    'The ETag is the version of the value, for `If-Version-Match`. For a timeseries aspect, the newest point is returned.',
  query: { version: VERSION, systemMetadata: SYSTEM_METADATA },
  response: SHOWN_ASPECT,
  async handle({ parameters, query }, services) {
    const aspect = await requireAspect(parameters, query.version ?? 0, services);
    const { etag } = etagOf(aspect.version);
    const body = renderJson(presentAspect(aspect, query.systemMetadata === true));
    return new Reply(body, { type: JSON_TYPE, ...(etag !== undefined && { headers: { ETag: etag } }) });
  },
});

export const headAspect = defineRead(OF_ASPECT, {
  method: 'HEAD',
  operationId: 'headAspectV3',
  summary: 'Whether an entity has an aspect: 204 or 404',
  query: { version: VERSION },
  async handle({ parameters, query }, services) {
    const { version } = await requireAspect(parameters, query.version ?? 0, services);
    const { etag } = etagOf(version);
    const headers = etag === undefined ? {} : { ETag: etag };
    return new Reply('', { type: JSON_TYPE, status: 204, headers });
  },
});

/** @throws NOT_FOUND if the entity, aspect or version does not exist */
async function requireAspect(
  parameters: AspectParameters,
  version: number,
  services: Services,
): Promise<PresentableAspect> {
  const { urn, aspect } = readAspect(parameters, services.model);
  if (version > 0 && aspect.kind === 'timeseries')
    return requirePoint({ urn: urn.text, aspectName: aspect.name, endTimeMillis: version }, services);
  const [entity] = await findEntities([{ urn, names: [aspect.name] }], services);
  const latest = entity?.aspects.get(aspect.name);
  if (latest !== undefined && (version === 0 || latest.version === version)) return latest;
  const isReplaced = latest !== undefined && latest.version > version;
  if (version > 0)
    return services.history.getVersion({ urn: urn.text, aspectName: aspect.name, version, isReplaced });
  throw hasNone(urn.text, aspect.name);
}

/** Returns the newest point until a moment. */
async function requirePoint(
  question: { readonly urn: string; readonly aspectName: string; readonly endTimeMillis: number },
  { timeseries }: Services,
): Promise<PresentableAspect> {
  const { points } = await timeseries.listPoints({ ...question, latestValue: true });
  const [point] = points;
  if (point === undefined) throw hasNone(question.urn, question.aspectName);
  return asAspect(point);
}

function hasNone(urn: string, aspect: string): CatalogError {
  return new CatalogError('NOT_FOUND', `${urn} has no ${aspect}`, { urn, aspect });
}
