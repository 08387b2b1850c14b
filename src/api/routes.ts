/** Every endpoint of the service, by area. */
import { ACCOUNT_ROUTES, FRONT_END_ROUTES } from './http/sign-in/account-routes.js';
import { logIn, oidcRoutes, signOutRoutes } from './http/sign-in/sign-in-routes.js';
import { docsRoutes } from './openapi/docs-routes.js';
import { configRoute, type ConfigOptions } from './http/config-route.js';
import { graphqlRoutes } from './graphql/graphql-routes.js';
import { appPageRoutes, graphiqlRoutes, signInPageRoutes } from './http/page-routes.js';
import {
  healthRoute,
  livenessRoute,
  consumerLagRoutes,
  metricsRoutes,
  type MetricsOptions,
} from './http/monitoring-routes.js';
import { OPENAPI_ROUTES } from './openapi/openapi-routes.js';
import { systemRoutes, type SystemOptions } from './openapi/system-routes.js';
import { operationsRoutes } from './http/operation-routes.js';
import { batchIngestUsage } from './rest/ingest-usage.js';
import { queryUsage, queryUsageRange } from './rest/query-usage.js';
import { browse, getBrowsePaths } from './rest/browse.js';
import { deleteEntity, deleteAll, deleteReferences } from './rest/delete.js';
import { getAspect } from './rest/get-aspect.js';
import { getEntitiesV2, getEntityV2, getEntity } from './rest/get-entities.js';
import { evaluateTests } from './rest/evaluate-tests.js';
import { getTimeseriesAspectValues, getTimeseriesStats } from './rest/timeseries.js';
import { ingestProposal, ingestProposalBatch } from './rest/ingest-proposal.js';
import { batchIngest, ingest } from './rest/ingest.js';
import {
  scrollAcrossEntities,
  searchAcrossEntities,
  scrollAcrossLineage,
  searchAcrossLineage,
} from './rest/search-across.js';
import {
  exists,
  filterExistingUrns,
  getCount,
  batchGetTotalEntityCount,
  getTotalEntityCount,
  listUrns,
} from './rest/entity-counts.js';
import { relationships } from './rest/relationships.js';
import { search, autocomplete } from './rest/search.js';
import { runsDescribe, runsList, runsRollback } from './rest/runs.js';
import type { GraphqlExecutor, Route } from './http/route.js';

export interface RoutesOptions extends ConfigOptions, MetricsOptions, SystemOptions {
  /** Output folder of the web build. */
  readonly webFolder: string;
  /** Public address of the service without a trailing slash. Absent: the address of the request. */
  readonly publicUrl?: string | undefined;
  readonly graphql: GraphqlExecutor;
  /** False while the service starts or stops. @throws UNAVAILABLE while its database is unavailable */
  readonly isReady: () => boolean | Promise<boolean>;
}

const WRITE = [
  ingestProposal,
  ingestProposalBatch,
  ingest,
  batchIngest,
  deleteEntity,
  deleteReferences,
  deleteAll,
];
const RUNS = [runsList, runsDescribe, runsRollback];
const READ = [getEntityV2, getEntitiesV2, getEntity, getAspect, listUrns, getCount];
const USAGE = [batchIngestUsage, queryUsage, queryUsageRange, getTimeseriesStats];
const COUNT = [exists, filterExistingUrns, getTotalEntityCount, batchGetTotalEntityCount];
const ACROSS = [searchAcrossEntities, scrollAcrossEntities, searchAcrossLineage, scrollAcrossLineage];
const FIND = [search, browse, getBrowsePaths, autocomplete, relationships, getTimeseriesAspectValues];

export function createRoutes(options: RoutesOptions): Route[] {
  const { model, version, webFolder, isReady, graphql } = options;
  const routes = [
    ...WRITE,
    ...READ,
    ...COUNT,
    ...FIND,
    ...ACROSS,
    ...RUNS,
    evaluateTests,
    ...OPENAPI_ROUTES,
    ...USAGE,
    ...systemRoutes(options),
    ...consumerLagRoutes,
    ...operationsRoutes,
    ...graphqlRoutes(graphql),
    logIn,
    ...signOutRoutes(options),
    ...ACCOUNT_ROUTES,
    ...FRONT_END_ROUTES,
    ...oidcRoutes(options),
    healthRoute({ version, isReady }),
    livenessRoute(version),
    ...metricsRoutes(options),
    configRoute(options),
    ...graphiqlRoutes(webFolder),
    ...signInPageRoutes(webFolder),
  ];
  // The documentation covers only the API, not the web pages.
  return [...routes, ...docsRoutes(routes, { model, version }), ...appPageRoutes({ webFolder, model })];
}
