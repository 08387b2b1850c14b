/** Writes snapshots: several aspects of one entity, or of many. */
import { MAX_BATCH_SIZE } from '../../core/limits.js';
import { VENDOR } from '../../core/vocabulary.js';
import { ANY_OBJECT, arrayOf, EXAMPLE_URN, mapOf, object, URN, valueOf } from '../http/json-schema.js';
import { readSnapshot, type IngestBody } from '../http/requests/snapshot.js';
import { defineRoute } from '../http/route.js';

const ASPECT = mapOf(ANY_OBJECT, { minProperties: 1, maxProperties: 1 });
const SNAPSHOT = object({ urn: URN, 'aspects?': arrayOf(ASPECT) });
const BY_RECORD = mapOf(SNAPSHOT, { minProperties: 1, maxProperties: 1 });
const ENTITY = object({ value: BY_RECORD });
const SYSTEM_METADATA = { type: ['object', 'string', 'null'] };
const EXAMPLE_ENTITY = {
  value: {
    [`${VENDOR}.metadata.snapshot.DatasetSnapshot`]: {
      urn: EXAMPLE_URN,
      aspects: [{ [`${VENDOR}.common.Status`]: { removed: false } }],
    },
  },
};

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
  body: object({ entity: ENTITY, 'systemMetadata?': { type: ['object', 'string'] } }),
  example: { entity: EXAMPLE_ENTITY },
  response: valueOf(URN),
  async handle({ body, actor, facts }, { model, writer }) {
    const proposals = readSnapshot(body, model);
    const [result] = await writer.write(proposals, { actor, facts });
    return { value: result?.urn };
  },
});

interface BatchBody {
  readonly entities: readonly IngestBody['entity'][];
  readonly systemMetadata?: readonly unknown[] | null;
}

export const batchIngest = defineRoute<unknown, BatchBody>({
  method: 'POST',
  path: '/entities',
  action: 'batchIngest',
  operationId: 'batchIngest',
  tag: 'Write',
  permission: 'per-change',
  deprecated: true,
  summary: 'Write snapshots of several entities, all or nothing',
  description: 'Use ingestProposalBatch instead. One transaction; the response follows the commit.',
  keepDigits: true,
  body: object({
    entities: arrayOf(ENTITY, { maxItems: MAX_BATCH_SIZE, 'x-limit': 'MAX_BATCH_SIZE' }),
    'systemMetadata?': {
      anyOf: [arrayOf(SYSTEM_METADATA), { type: 'null' }],
      description: 'One for each entity, in the same order.',
    },
  }),
  example: { entities: [EXAMPLE_ENTITY] },
  response: valueOf({ type: 'null' }),
  async handle({ body, actor, facts }, { model, writer }) {
    const proposals = body.entities.flatMap((entity, index) =>
      readSnapshot({ entity, systemMetadata: body.systemMetadata?.[index] ?? undefined }, model, {
        entity: `/entities/${index}`,
        systemMetadata: `/systemMetadata/${index}`,
      }),
    );
    await writer.write(proposals, { actor, facts });
    return { value: null };
  },
});
