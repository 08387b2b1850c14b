/** The endpoints below `/openapi`. */
import type { Route } from '../http/route.js';
import { olderTimeline, timeline } from './timeline.js';
import { FILE_ROUTES } from './v1/files.js';
import { pollEvents } from './v1/poll-events.js';
import { identityUrn } from './v1/identity.js';
import { registryRoutes } from './v1/registry.js';
import { relationshipsV1 } from './v1/relationships.js';
import { searchAuditEvents } from './v1/search-audit-events.js';
import { traceWrite } from './v1/trace-write.js';
import { batchGetV2 } from './v2/batch-get.js';
import { listEntitiesV2 } from './v2/list-entities.js';
import { platformEntities } from './v2/platform-entities.js';
import { ENTITY_ROUTES_V2 } from './v2/entity-routes.js';
import { timeseriesV2 } from './v2/timeseries.js';
import { WRITE_ROUTES_V2 } from './v2/write-routes.js';
import { postRunEvent } from './openlineage/post-run-event.js';
import { trackEvent } from './v1/track-event.js';
import { lineageScroll } from './v3/lineage-scroll.js';
import { RELATIONSHIP_ROUTES } from './v3/relationships.js';
import { relationshipScroll } from './v3/relationship-scroll.js';
import { V3_ROUTES } from './v3/v3-routes.js';

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
