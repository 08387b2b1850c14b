/** Aspects that hold what opens doors: the one list that every reader, writer and front door goes by. */

/** Only `src/auth/authentication` writes these; generic writes are refused, whoever asks. */
export const ACCESS_ASPECTS: ReadonlySet<unknown> = new Set([
  'corpUserCredentials',
  'dataHubAccessTokenInfo',
  'inviteToken',
]);

/** No generic read returns these, at no version and in no event: as if they were not there. */
export const SECRET_ASPECTS: ReadonlySet<unknown> = new Set([...ACCESS_ASPECTS, 'dataHubSecretValue']);

/**
 * What the graph API leaves out as well: settings and recipes that people write passwords into. Who needs one asks for its
 * entity, where it is clear what is read; a field that takes any name, on everything that a relationship leads to, is no place.
 */
export const WITHHELD_FROM_GRAPH: ReadonlySet<unknown> = new Set([
  ...SECRET_ASPECTS,
  'dataHubConnectionDetails',
  'dataHubExecutionRequestInput',
  'dataHubIngestionSourceInfo',
  'globalSettingsInfo',
  'icebergWarehouseInfo',
]);
