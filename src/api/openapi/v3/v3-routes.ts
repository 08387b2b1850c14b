/** The endpoints of version 3 for entities and aspects. */
import type { Route } from '../../http/route.js';
import { batchGet } from './batch-get.js';
import { GENERIC_ROUTES } from './generic/generic-routes.js';
import { deleteEntity } from './delete-entity.js';
import { getAspect, headAspect } from './get-aspect.js';
import { getEntity, headEntity } from './get-entity.js';
import { listEntities } from './list-entities.js';
import { patchEntities } from './patch-entities.js';
import { scrollEntities } from './scroll-entities.js';
import { upsertEntities } from './upsert-entities.js';
import { VERSION_ROUTES } from './version-routes.js';
import { deleteAspect, patchAspect, putAspect } from './write-aspect.js';

export const V3_ROUTES: readonly Route[] = [
  upsertEntities,
  patchEntities,
  listEntities,
  batchGet,
  scrollEntities,
  getEntity,
  headEntity,
  deleteEntity,
  getAspect,
  headAspect,
  putAspect,
  patchAspect,
  deleteAspect,
  ...GENERIC_ROUTES,
  ...VERSION_ROUTES,
];
