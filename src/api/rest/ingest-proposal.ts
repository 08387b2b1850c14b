/** Writes one aspect, or many in one transaction. */
import { readPreconditions, type Preconditions } from '../../catalog/writes/preconditions.js';
import { CatalogError, invalidRequest } from '../../core/errors.js';
import { MAX_BATCH_SIZE } from '../../core/limits.js';
import type { MetadataModel } from '../../model/types.js';
import type { Proposal } from '../../catalog/writes/types.js';
import { unescapeClientUrn } from '../../model/urn-encoding.js';
import { formatUrn } from '../../model/urn.js';
import { PROPOSAL } from '../http/components.js';
import {
  EXAMPLE_URN,
  object,
  type Schema,
  type ShapeOf,
  URN,
  valueOf,
  arrayOf,
  STRING,
} from '../http/json-schema.js';
import { defineAction } from '../http/route.js';
import { readSystemMetadata } from '../http/request-parts.js';

/** Clients choose with it whether to wait for the commit. Trellis always commits before it answers. */
const ASYNC: Schema<string | boolean> = {
  type: ['string', 'boolean'],
  description: 'Accepted; every write is committed before the answer.',
};

export const ingestProposal = defineAction('/aspects', 'ingestProposal', {
  tag: 'Write',
  permission: 'per-change',
  summary: 'Write or delete one aspect of an entity',
  description:
    'The response follows the commit. The conditions `If-None-Match: *` and `If-Version-Match` may also be headers of ' +
    'the request; a create-only write that is skipped because the aspect exists also yields 200.',
  body: object({ proposal: PROPOSAL, 'async?': ASYNC }),
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

const PROPOSALS = arrayOf(PROPOSAL, { maxItems: MAX_BATCH_SIZE, 'x-limit': 'MAX_BATCH_SIZE' });

export const ingestProposalBatch = defineAction('/aspects', 'ingestProposalBatch', {
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

export type ProposalBody = ShapeOf<typeof PROPOSAL>;

interface ProposalContext {
  readonly model: MetadataModel;
  /** JSON pointer to the proposal in the body. */
  readonly path: string;
  /** Only for single proposals: clients send non-ASCII characters of the URN as literal `\uXXXX`. */
  readonly unescape?: boolean;
  /** Conditions in the HTTP headers. Those in the headers of the proposal take precedence. */
  readonly preconditions?: Preconditions;
}

/** Converts a proposal of a request to one of the write path. @throws INVALID_REQUEST, UNKNOWN_ENTITY, INVALID_ASPECT, INVALID_URN */
export function readProposal(body: ProposalBody, context: ProposalContext): Proposal {
  const { model, path } = context;
  checkContentType(body, path);
  const urn = body.entityUrn ?? readUrnFromKey(body, { model, path });
  return {
    urn: context.unescape === true ? unescapeClientUrn(urn) : urn,
    changeType: body.changeType,
    aspectName: body.aspectName,
    ...(body.entityType !== undefined && { entityType: body.entityType }),
    ...(body.aspect !== undefined && body.changeType !== 'DELETE' && { value: body.aspect.value }),
    ...readSystemMetadata(body.systemMetadata, `${path}/systemMetadata`),
    ...context.preconditions,
    ...readPreconditions(body.headers ?? {}, `${path}/headers`),
  };
}

function readUrnFromKey(body: ProposalBody, { model, path }: { model: MetadataModel; path: string }): string {
  const { entityType, entityKeyAspect } = body;
  if (entityKeyAspect === undefined) {
    throw invalidRequest(
      `${path}/entityUrn`,
      `${path} must have entityUrn, or entityKeyAspect with entityType`,
      'required',
    );
  }
  if (entityType === undefined) {
    throw invalidRequest(
      `${path}/entityType`,
      `${path} has entityKeyAspect and requires entityType`,
      'required',
    );
  }
  return readEntityKey(entityType, entityKeyAspect.value, model);
}

function checkContentType({ aspect, changeType }: ProposalBody, path: string): void {
  if (aspect?.contentType === undefined || changeType === 'DELETE') return;
  const [type = ''] = aspect.contentType.toLowerCase().split(';');
  const allowed =
    changeType === 'PATCH' ? ['application/json-patch+json', 'application/json'] : ['application/json'];
  if (allowed.includes(type.trim())) return;
  const at = `${path}/aspect/contentType`;
  const rule = `${changeType} takes ${allowed.join(' or ')}`;
  throw invalidRequest(at, `${at} is "${aspect.contentType}"; ${rule}`, rule);
}

/**
 * Derives the URN from a key aspect. A field that the model does not know is refused here in any case: the URN would lack it, and name another entity.
 * @throws UNKNOWN_ENTITY, INVALID_ASPECT, INVALID_URN
 */
export function readEntityKey(entityType: string, keyText: string, model: MetadataModel): string {
  const entity = model.getEntity(entityType);
  const { value: key, unknownFields } = model.readPayload(entity.keyAspect, keyText);
  const [unknown] = unknownFields ?? [];
  if (unknown !== undefined)
    throw new CatalogError('INVALID_ASPECT', `${unknown.place}: no key of a ${entity.name} has this field`, {
      rule: 'known fields only',
      aspect: entity.keyAspect,
    });
  const parts = entity.keyFields.map(({ name }) => key[name]).filter((part) => typeof part === 'string');
  return formatUrn(entity.name, parts);
}
