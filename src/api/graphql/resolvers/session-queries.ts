/** The current user, and the configuration of this service. */
import { searchableTypes } from '../../../catalog/search/searchable-types.js';
import type { GraphqlContext } from '../context.js';
import { findEntityRef } from '../mapping/entity-ref.js';

/** Entity type that connectors look for before they send metrics. */
const METRIC = 'metric';

export const sessionQueries = {
  me: (_: unknown, __: unknown, { actor }: GraphqlContext) => ({ corpUser: findEntityRef(actor) }),
  appConfig: (_: unknown, __: unknown, { services }: GraphqlContext) => ({
    telemetryConfig: { enableThirdPartyLogging: false },
    semanticSearchConfig: {
      enabled: true,
      enabledEntities: searchableTypes(services.model),
      // Trellis has no embeddings, so the configuration tells clients not to compute any.
      embeddingConfig: null,
    },
    featureFlags: { metricsEnabled: services.model.entities.has(METRIC) },
    entityIndexV3: { enabled: false },
    neo4jBrowserUrl: services.neo4jBrowserUrl ?? null,
  }),
};
