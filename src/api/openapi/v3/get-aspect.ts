/** Reads the latest or an older version of one aspect, or checks whether it exists. */
import { CatalogError } from '../../../core/errors.js';
import { renderJson } from '../../../core/json.js';
import { Reply } from '../../http/reply.js';
import { defineRoute, type QueryParameter } from '../../http/route.js';
import type { Services } from '../../../auth/services.js';
import { asAspect, findEntities } from './find-entities.js';
import { SHOWN_ASPECT, SYSTEM_METADATA } from './parameters.js';
import { OF_ASPECT, type AspectParameters } from './paths.js';
import { presentAspect, type PresentableAspect } from './present-aspect.js';
import { readAspect } from './read-path.js';
import { etagOf, JSON_TYPE } from './write-items.js';

interface AspectQuery {
  readonly version?: number;
  readonly systemMetadata?: boolean;
}

const VERSION: QueryParameter = {
  description:
    '0 (the default) is the latest; values count from 1, oldest first. For a timeseries aspect, it is a time in epoch milliseconds, and ' +
    'the newest point up to it is returned.',
  schema: { type: 'integer', minimum: 0, default: 0 },
};

export const getAspect = defineRoute<AspectQuery, unknown, AspectParameters>({
  method: 'GET',
  path: OF_ASPECT,
  operationId: 'getAspectV3',
  tag: 'OpenAPI v3',
  permission: 'signed-in',
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

export const headAspect = defineRoute<AspectQuery, unknown, AspectParameters>({
  method: 'HEAD',
  path: OF_ASPECT,
  operationId: 'headAspectV3',
  tag: 'OpenAPI v3',
  permission: 'signed-in',
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
