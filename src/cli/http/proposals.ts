/** Writes of aspects. */
import { stringifyKeepingDigits } from '../../core/json.js';
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

/** @throws CatalogError; PRECONDITION_FAILED if a condition is not met */
export async function ingestProposal(api: CatalogApi, proposal: Proposal): Promise<void> {
  await api.post('/aspects?action=ingestProposal', { proposal: renderProposal(proposal) });
}

/** All or nothing. @throws CatalogError for the first refused one */
export async function ingestProposals(api: CatalogApi, proposals: readonly Proposal[]): Promise<void> {
  await api.post('/aspects?action=ingestProposalBatch', { proposals: proposals.map(renderProposal) });
}

function renderProposal({ value, ...envelope }: Proposal): object {
  const contentType = envelope.changeType === 'PATCH' ? 'application/json-patch+json' : 'application/json';
  return { ...envelope, aspect: { value: stringifyKeepingDigits(value), contentType } };
}
