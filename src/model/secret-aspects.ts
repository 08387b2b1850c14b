/** Aspects that hold credentials. All readers, writers and APIs use these lists. */

/** Only `src/auth/authentication` writes these aspects. Generic writes of them fail for every actor. */
export const ACCESS_ASPECTS: ReadonlySet<unknown> = new Set([
  'corpUserCredentials',
  'dataHubAccessTokenInfo',
  'inviteToken',
]);

/** No generic read returns these aspects, neither in any version nor in events. For clients they do not exist. */
export const SECRET_ASPECTS: ReadonlySet<unknown> = new Set([...ACCESS_ASPECTS, 'dataHubSecretValue']);

/**
 * The graph API also leaves out settings and recipes, because they may contain passwords. Clients can read them from their entity with a
 * request that is clearly for this data. A graph query may name any aspect of every entity that a relationship leads to.
 */
export const WITHHELD_FROM_GRAPH: ReadonlySet<unknown> = new Set([
  ...SECRET_ASPECTS,
  'dataHubConnectionDetails',
  'dataHubExecutionRequestInput',
  'dataHubIngestionSourceInfo',
  'globalSettingsInfo',
  'icebergWarehouseInfo',
]);
