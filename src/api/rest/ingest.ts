/** Writes a snapshot: several aspects of one entity. */
import { VENDOR } from '../../core/vocabulary.js';
import { ANY_OBJECT, arrayOf, EXAMPLE_URN, mapOf, object, URN, valueOf } from '../http/json-schema.js';
import { readSnapshot, type IngestBody } from '../http/requests/snapshot.js';
import { defineRoute } from '../http/route.js';

const ASPECT = mapOf(ANY_OBJECT, { minProperties: 1, maxProperties: 1 });
const SNAPSHOT = object({ urn: URN, 'aspects?': arrayOf(ASPECT) });
const BY_RECORD = mapOf(SNAPSHOT, { minProperties: 1, maxProperties: 1 });

export const ingest = defineRoute<unknown, IngestBody>({
  method: 'POST',
  path: '/entities',
  action: 'ingest',
  operationId: 'ingest',
  tag: 'Write',
  permission: 'per-change',
  deprecated: true,
  summary: 'Write several aspects of one entity as a snapshot',
  description: 'Use ingestProposal instead. One transaction; the response follows the commit.',
  keepDigits: true,
  body: object({
    entity: object({ value: BY_RECORD }),
    'systemMetadata?': { type: ['object', 'string'] },
  }),
  example: {
    entity: {
      value: {
        [`${VENDOR}.metadata.snapshot.DatasetSnapshot`]: {
          urn: EXAMPLE_URN,
          aspects: [{ [`${VENDOR}.common.Status`]: { removed: false } }],
        },
      },
    },
  },
  response: valueOf(URN),
  async handle({ body, actor }, { model, writer }) {
    const proposals = readSnapshot(body, model);
    const [result] = await writer.write(proposals, { actor });
    return { value: result?.urn };
  },
});
