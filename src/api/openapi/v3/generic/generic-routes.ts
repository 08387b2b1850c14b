/** The endpoints of version 3 for entities of any type. */
import type { Route } from '../../../http/route.js';
import { readPathUrn } from '../../../http/requests/path-urn.js';
import { deleteEntity } from '../delete-entity.js';
import { getAspect, headAspect } from '../get-aspect.js';
import { getEntity, headEntity } from '../get-entity.js';
import { deleteAspect } from '../write-aspect.js';
import { batchGetGeneric } from './batch-get-generic.js';
import { patchGeneric, upsertGeneric } from './write-generic.js';

const BY_URN: readonly Route[] = [getEntity, headEntity, deleteEntity, getAspect, headAspect, deleteAspect];

/** Turns an endpoint of one type into one that takes the type from the URN. */
function ofAnyType(route: Route): Route {
  return {
    ...route,
    path: route.path.replace('{entityType}', 'generic'),
    operationId: `${route.operationId}Generic`,
    summary: `${route.summary}; the URN tells the type`,
    handle: (call, services) => {
      const { entityType } = readPathUrn(call.parameters['urn'] ?? '', services.model);
      return route.handle({ ...call, parameters: { ...call.parameters, entityType } }, services);
    },
  };
}

export const GENERIC_ROUTES: readonly Route[] = [
  upsertGeneric,
  patchGeneric,
  batchGetGeneric,
  ...BY_URN.map(ofAnyType),
];
