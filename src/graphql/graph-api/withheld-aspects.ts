/** Aspects that the graph API shows to nobody, since they hold what opens doors. */
import { CatalogError } from '../../kernel/errors.js';

/**
 * Passwords, tokens, keys, and the settings and recipes that people write them into. Who needs one asks for its entity, where it
 * is clear what is read; a field that takes any name, on everything that a relationship leads to, is no place for them.
 */
const WITHHELD: ReadonlySet<unknown> = new Set([
  'corpUserCredentials',
  'dataHubAccessTokenInfo',
  'dataHubConnectionDetails',
  'dataHubExecutionRequestInput',
  'dataHubIngestionSourceInfo',
  'dataHubSecretValue',
  'globalSettingsInfo',
  'icebergWarehouseInfo',
  'inviteToken',
]);

/** @throws FORBIDDEN */
export function requireReadable(aspectName: unknown): void {
  if (!WITHHELD.has(aspectName)) return;
  throw new CatalogError('FORBIDDEN', `The graph API does not show the aspect ${String(aspectName)}`, {
    rule: 'aspects without secrets',
  });
}
