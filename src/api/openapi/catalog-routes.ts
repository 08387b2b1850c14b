/** Endpoints that concern the whole catalog. */
import type { Route } from '../http/route.js';
import { pollEvents } from './v1/poll-events.js';
import { relationshipsV1 } from './v1/relationships.js';
import { batchGetV2 } from './v2/batch-get.js';
import { listEntitiesV2 } from './v2/list-entities.js';
import { lineageScroll } from './v3/lineage-scroll.js';
import { relationshipScroll } from './v3/relationship-scroll.js';

export const catalogRoutes: readonly Route[] = [
  relationshipsV1,
  relationshipScroll,
  lineageScroll,
  batchGetV2,
  listEntitiesV2,
  pollEvents,
];
