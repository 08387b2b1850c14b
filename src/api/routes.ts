/** Every endpoint of the service, by area. */
import { ACCOUNT_ROUTES } from './http/sign-in/account-routes.js';
import { FRONT_END_ROUTES } from './http/sign-in/front-end-routes.js';
import { oidcRoutes } from './http/sign-in/oidc-routes.js';
import { logIn } from './http/sign-in/sign-in-routes.js';
import { signOutRoutes } from './http/sign-in/sign-out-routes.js';
import { docsRoutes } from './openapi/docs/docs-routes.js';
import { configRoute, type ConfigOptions } from './http/ops/config.js';
import { consumerLagRoutes } from './http/ops/consumer-lag.js';
import { graphqlRoutes } from './graphql/graphql-routes.js';
import { appPageRoutes } from './http/web/app-page-routes.js';
import { graphiqlRoutes } from './http/web/graphiql-routes.js';
import { signInPageRoutes } from './http/web/sign-in-page-routes.js';
import { healthRoute, livenessRoute } from './http/ops/health.js';
import { metricsRoutes, type MetricsOptions } from './http/ops/metrics.js';
import { OPENAPI_ROUTES } from './openapi/openapi-routes.js';
import { systemRoutes, type SystemOptions } from './openapi/operations/system-routes.js';
import { operationsRoutes } from './http/ops/operations.js';
import { autocomplete } from './rest/autocomplete.js';
import { batchIngestUsage } from './rest/usage/batch-ingest-usage.js';
import { queryUsage, queryUsageRange } from './rest/usage/query-usage.js';
import { browse } from './rest/browse.js';
import { deleteAll } from './rest/delete-all.js';
import { deleteEntity } from './rest/delete-entity.js';
import { deleteReferences } from './rest/delete-references.js';
import { getAspect } from './rest/get-aspect.js';
import { getCount } from './rest/get-count.js';
import { getEntitiesV2, getEntityV2 } from './rest/get-entity-v2.js';
import { getEntity } from './rest/get-entity.js';
import { evaluateTests } from './rest/evaluate-tests.js';
import { getTimeseriesAspectValues } from './rest/get-timeseries-aspect-values.js';
import { getTimeseriesStats } from './rest/get-timeseries-stats.js';
import { ingestProposalBatch } from './rest/ingest-proposal-batch.js';
import { ingestProposal } from './rest/ingest-proposal.js';
import { batchIngest, ingest } from './rest/ingest.js';
import { scrollAcrossEntities, searchAcrossEntities } from './rest/across/across-entities.js';
import { scrollAcrossLineage, searchAcrossLineage } from './rest/across/across-lineage.js';
import { exists, filterExistingUrns } from './rest/counts/exists.js';
import { batchGetTotalEntityCount, getTotalEntityCount } from './rest/counts/total-counts.js';
import { getBrowsePaths } from './rest/get-browse-paths.js';
import { listUrns } from './rest/list-urns.js';
import { relationships } from './rest/relationships.js';
import { search } from './rest/search.js';
import { runsDescribe } from './rest/runs-describe.js';
import { runsList } from './rest/runs-list.js';
import { runsRollback } from './rest/runs-rollback.js';
import type { GraphqlExecutor, Route } from './http/route.js';

export interface RoutesOptions extends ConfigOptions, MetricsOptions, SystemOptions {
  /** Output folder of the web build. */
  readonly webFolder: string;
  /** Public address of the service without a trailing slash. Absent: the address of the request. */
  readonly publicUrl?: string;
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
