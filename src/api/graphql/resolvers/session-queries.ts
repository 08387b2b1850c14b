/** Who asks, and what this service has switched on. */
import { searchableTypes } from '../../../catalog/search/searchable-types.js';
import type { GraphqlContext } from '../context.js';
import { findEntityRef } from '../mapping/entity-ref.js';

/** Entity type whose being in the model lets connectors send metrics. */
const METRIC = 'metric';

export const sessionQueries = {
  me: (_: unknown, __: unknown, { actor }: GraphqlContext) => ({ corpUser: findEntityRef(actor) }),
  appConfig: (_: unknown, __: unknown, { services }: GraphqlContext) => ({
    telemetryConfig: { enableThirdPartyLogging: false },
    semanticSearchConfig: {
      enabled: true,
      enabledEntities: searchableTypes(services.model),
      // No vectors stand for texts, so whoever would compute some is told that there is nothing to compute them by.
      embeddingConfig: null,
    },
    featureFlags: { metricsEnabled: services.model.entities.has(METRIC) },
    entityIndexV3: { enabled: false },
    neo4jBrowserUrl: services.neo4jBrowserUrl ?? null,
  }),
};
