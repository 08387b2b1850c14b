/** Converts proposals of requests to proposals of the write path. */
import { CatalogError } from '../../../core/errors.js';
import type { JsonObject } from '../../../core/json.js';
import type { MetadataModel } from '../../../model/types.js';
import { unescapeClientUrn } from '../../../model/urn/unescape-client-urn.js';
import type { ChangeType, Proposal } from '../../../catalog/writes/types.js';
import { readEntityKey } from './entity-key.js';
import { readPreconditions, type Preconditions } from '../../../catalog/writes/read-preconditions.js';
import { readSystemMetadata } from './system-metadata.js';

export interface GenericAspectBody {
  readonly value: string;
  readonly contentType?: string;
}

/** The shape that the schema `Proposal` accepts. */
export interface ProposalBody {
  readonly entityType?: string;
  readonly entityUrn?: string;
  readonly entityKeyAspect?: GenericAspectBody;
  readonly changeType: ChangeType;
  readonly aspectName: string;
  readonly aspect?: GenericAspectBody;
  readonly systemMetadata?: JsonObject | string | null;
  readonly headers?: Readonly<Record<string, string | number>> | null;
}

export interface ProposalContext {
  readonly model: MetadataModel;
  /** JSON pointer to the proposal in the body. */
  readonly path: string;
  /** Only for single proposals: clients send non-ASCII characters of the URN as literal `\uXXXX`. */
  readonly unescape?: boolean;
  /** Conditions in the HTTP headers. Those in the headers of the proposal take precedence. */
  readonly preconditions?: Preconditions;
}

/** @throws INVALID_REQUEST, UNKNOWN_ENTITY, INVALID_ASPECT, INVALID_URN */
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
    throw new CatalogError(
      'INVALID_REQUEST',
      `${path} must have entityUrn, or entityKeyAspect with entityType`,
      {
        path: `${path}/entityUrn`,
        rule: 'required',
      },
    );
  }
  if (entityType === undefined) {
    throw new CatalogError('INVALID_REQUEST', `${path} has entityKeyAspect and requires entityType`, {
      path: `${path}/entityType`,
      rule: 'required',
    });
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
  throw new CatalogError('INVALID_REQUEST', `${at} is "${aspect.contentType}"; ${rule}`, { path: at, rule });
}
