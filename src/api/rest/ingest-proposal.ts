/** Writes one aspect. */
import { EXAMPLE_URN, object, ref, URN, valueOf } from '../http/json-schema.js';
import { readPreconditions } from '../../catalog/writes/read-preconditions.js';
import { readProposal, type ProposalBody } from '../http/requests/proposal.js';
import { defineRoute } from '../http/route.js';

/** Clients choose with it whether to wait for the commit. Trellis always commits before it answers. */
export const ASYNC = {
  type: ['string', 'boolean'],
  description: 'Accepted; every write is committed before the answer.',
};

export const ingestProposal = defineRoute<unknown, { proposal: ProposalBody }>({
  method: 'POST',
  path: '/aspects',
  action: 'ingestProposal',
  operationId: 'ingestProposal',
  tag: 'Write',
  permission: 'per-change',
  summary: 'Write or delete one aspect of an entity',
  description:
    'The response follows the commit. The conditions `If-None-Match: *` and `If-Version-Match` may also be headers of ' +
    'the request; a create-only write that is skipped because the aspect exists also yields 200.',
  body: object({ proposal: ref('Proposal'), 'async?': ASYNC }),
  example: {
    proposal: {
      entityType: 'dataset',
      entityUrn: EXAMPLE_URN,
      changeType: 'UPSERT',
      aspectName: 'status',
      aspect: { value: '{"removed":false}', contentType: 'application/json' },
    },
  },
  response: valueOf(URN),
  async handle({ body, headers, actor, facts }, { model, writer }) {
    const proposal = readProposal(body.proposal, {
      model,
      path: '/proposal',
      unescape: true,
      preconditions: readPreconditions(headers, '/headers'),
    });
    const [result] = await writer.write([proposal], { actor, facts });
    return { value: result?.urn ?? proposal.urn };
  },
});
