/** The endpoints below `/openapi`. */
import type { Route } from '../http/route.js';
import { olderTimeline, timeline } from './timeline.js';
import { FILE_ROUTES } from './v1/files.js';
import { pollEvents } from './v1/poll-events.js';
import { identityUrn } from './system-routes.js';
import { registryRoutes } from './v1/registry.js';
import { searchAuditEvents } from './v1/audit-events.js';
import { traceWrite } from './v1/trace-write.js';
import { platformEntities } from './v2/platform-entities.js';
import { ENTITY_ROUTES_V2, batchGetV2, listEntitiesV2 } from './v2/read-routes.js';
import { timeseriesV2 } from './v2/timeseries.js';
import { WRITE_ROUTES_V2 } from './v2/write-routes.js';
import { postRunEvent } from './openlineage.js';
import { trackEvent } from './v1/track-event.js';
import { lineageScroll, relationshipScroll } from './v3/edge-scroll.js';
import { RELATIONSHIP_ROUTES, relationshipsV1 } from './v3/relationships.js';
import { batchGet } from './v3/batch-get.js';
import { GENERIC_ROUTES } from './v3/generic-routes.js';
import { deleteAspect, deleteEntity } from './v3/delete-entity.js';
import { getEntity, headEntity, getAspect, headAspect } from './v3/get-routes.js';
import { listEntities, scrollEntities } from './v3/list-entities.js';
import { patchEntities, upsertEntities } from './v3/write-entities.js';
import { VERSION_ROUTES } from './v3/version-routes.js';
import { patchAspect, putAspect } from './v3/write-aspect.js';

/** The endpoints of version 3 for entities and aspects. */
const V3_ROUTES: readonly Route[] = [
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

export const OPENAPI_ROUTES: readonly Route[] = [
  timeline,
  olderTimeline,
  ...V3_ROUTES,
  identityUrn,
  traceWrite,
  ...registryRoutes,
  relationshipsV1,
  relationshipScroll,
  lineageScroll,
  batchGetV2,
  listEntitiesV2,
  ...ENTITY_ROUTES_V2,
  ...WRITE_ROUTES_V2,
  platformEntities,
  ...RELATIONSHIP_ROUTES,
  timeseriesV2,
  ...FILE_ROUTES,
  trackEvent,
  postRunEvent,
  pollEvents,
  searchAuditEvents,
];
