/** Writes many aspects in one transaction, in order: all or nothing. */
import { CatalogError } from '../../core/errors.js';
import { MAX_BATCH_SIZE } from '../../core/limits.js';
import type { MetadataModel } from '../../model/types.js';
import type { Proposal } from '../../catalog/writes/types.js';
import { arrayOf, EXAMPLE_URN, object, ref, STRING, valueOf } from '../http/json-schema.js';
import { readProposal, type ProposalBody } from '../http/requests/proposal.js';
import { defineRoute } from '../http/route.js';
import { ASYNC } from './ingest-proposal.js';

const PROPOSALS = arrayOf(ref('Proposal'), { maxItems: MAX_BATCH_SIZE, 'x-limit': 'MAX_BATCH_SIZE' });

export const ingestProposalBatch = defineRoute<unknown, { proposals: readonly ProposalBody[] }>({
  method: 'POST',
  path: '/aspects',
  action: 'ingestProposalBatch',
  operationId: 'ingestProposalBatch',
  tag: 'Write',
  permission: 'per-change',
  summary: 'Write many aspects, all or nothing',
  description: 'One transaction, applied in order. One refused proposal refuses the batch; `index` names it.',
  body: object({ proposals: PROPOSALS, 'async?': ASYNC }),
  example: {
    proposals: [
      {
        entityType: 'dataset',
        entityUrn: EXAMPLE_URN,
        changeType: 'UPSERT',
        aspectName: 'status',
        aspect: { value: '{"removed":false}', contentType: 'application/json' },
      },
      { entityType: 'dataset', entityUrn: EXAMPLE_URN, changeType: 'DELETE', aspectName: 'browsePaths' },
    ],
  },
  response: valueOf(STRING),
  async handle({ body, actor, facts }, { model, writer }) {
    const proposals = body.proposals.map((proposal, index) => readAt(proposal, index, model));
    await writer.write(proposals, { actor, facts });
    return { value: 'success' };
  },
});

function readAt(body: ProposalBody, index: number, model: MetadataModel): Proposal {
  try {
    return readProposal(body, { model, path: `/proposals/${index}` });
  } catch (error) {
    if (!(error instanceof CatalogError)) throw error;
    throw new CatalogError(error.code, error.message, { ...error.details, index }, { cause: error });
  }
}
