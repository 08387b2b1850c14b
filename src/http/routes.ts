/** Every endpoint of the service, by area. */
import type { MetadataModel } from '../model/types.js';
import { docsRoutes } from './docs/docs-routes.js';
import { configRoute } from './ops/config.js';
import { executeGraphql } from './graphql/execute-graphql.js';
import { graphiqlRoutes } from './web/graphiql-routes.js';
import { healthRoute } from './ops/health.js';
import { autocomplete } from './rest/autocomplete.js';
import { browse } from './rest/browse.js';
import { deleteEntity } from './rest/delete-entity.js';
import { getAspect } from './rest/get-aspect.js';
import { getCount } from './rest/get-count.js';
import { getEntitiesV2, getEntityV2 } from './rest/get-entity-v2.js';
import { getEntity } from './rest/get-entity.js';
import { getTimeseriesAspectValues } from './rest/get-timeseries-aspect-values.js';
import { ingestProposalBatch } from './rest/ingest-proposal-batch.js';
import { ingestProposal } from './rest/ingest-proposal.js';
import { ingest } from './rest/ingest.js';
import { getBrowsePaths } from './rest/get-browse-paths.js';
import { listUrns } from './rest/list-urns.js';
import { relationships } from './rest/relationships.js';
import { search } from './rest/search.js';
import type { Route } from './route.js';

export interface RoutesOptions {
  readonly model: MetadataModel;
  readonly version: string;
  /** Where the build puts the web pages. */
  readonly webFolder: string;
  readonly isReady: () => boolean | Promise<boolean>;
}

const WRITE = [ingestProposal, ingestProposalBatch, ingest, deleteEntity];
const READ = [getEntityV2, getEntitiesV2, getEntity, getAspect, listUrns, getCount];
const FIND = [search, browse, getBrowsePaths, autocomplete, relationships, getTimeseriesAspectValues];

export function createRoutes({ model, version, webFolder, isReady }: RoutesOptions): Route[] {
  const routes = [
    ...WRITE,
    ...READ,
    ...FIND,
    executeGraphql,
    healthRoute({ version, isReady }),
    configRoute({ version, model }),
    ...graphiqlRoutes(webFolder),
  ];
  return [...routes, ...docsRoutes(routes, { model, version })];
}
