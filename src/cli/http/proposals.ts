/** Writes of single aspects. */
import { stringifyKeepingDigits } from '../../kernel/json.js';
import type { CatalogApi } from './catalog-api.js';

export interface Proposal {
  readonly entityUrn: string;
  readonly aspectName: string;
  readonly changeType: 'UPSERT' | 'PATCH';
  readonly value: unknown;
  /** Conditions. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly systemMetadata?: Readonly<Record<string, unknown>>;
}

/** @throws CatalogError, PRECONDITION_FAILED when a condition does not hold */
export async function ingestProposal(api: CatalogApi, proposal: Proposal): Promise<void> {
  const { value, ...envelope } = proposal;
  const contentType = proposal.changeType === 'PATCH' ? 'application/json-patch+json' : 'application/json';
  const aspect = { value: stringifyKeepingDigits(value), contentType };
  await api.post('/aspects?action=ingestProposal', { proposal: { ...envelope, aspect } });
}
