/** Lines of the audit log for what is written like any metadata, but decides who gets in, who may do what, or how the catalog runs. */
import type { MetadataModel } from '../../model/types.js';
import type { DeleteResult, Proposal, WriteResult } from '../../catalog/writes/types.js';
import { isMembership } from './policies/membership.js';
import { setsPresent } from './policies/change-permissions.js';
import { CLOSED_ASPECTS, PRINCIPAL_TYPES, ruleOfType } from './policies/write-rules.js';
import type { AuditLog } from '../types.js';

export interface AspectName {
  readonly urn: string;
  readonly aspectName: string;
}

/** Each is told after the commit. What was changed is named, what it says is not: it may be a secret. */
export interface WriteAudit {
  written(results: readonly WriteResult[], proposals: readonly Proposal[], actor: string): void;
  deleted(urn: string, result: DeleteResult, actor: string): void;
  /** By other ways than writes of their own. */
  changed(aspects: readonly AspectName[], actor: string): void;
}

export function createWriteAudit(model: MetadataModel, audit: AuditLog): WriteAudit {
  const tell = ({ urn, aspectName: aspect }: AspectName, actor: string): void => {
    audit.info({ event: 'access changed', actor, urn, aspect }, 'access');
  };
  return {
    written: (results, proposals, actor) => {
      for (const [index, result] of results.entries()) {
        const proposal = proposals[index];
        if (!result.changed || proposal === undefined) continue;
        if (decides(model, result) && !isIngested(model, proposal, result)) tell(result, actor);
      }
    },
    deleted: (text, { rows }, actor) => {
      const { text: urn, entityType } = model.parseUrn(text);
      const key = { urn, aspectName: model.getEntity(entityType).keyAspect };
      if (rows > 0 && decides(model, key)) tell(key, actor);
    },
    changed: (aspects, actor) => {
      for (const aspect of aspects) if (decides(model, aspect)) tell(aspect, actor);
    },
  };
}

function decides(model: MetadataModel, { urn, aspectName }: AspectName): boolean {
  const entityType = typeOf(urn);
  if (ruleOfType(entityType).isClosed || isMembership(aspectName)) return true;
  if (Object.hasOwn(CLOSED_ASPECTS, aspectName)) return true;
  if (!PRINCIPAL_TYPES.has(entityType)) return false;
  return aspectName === 'status' || aspectName === model.getEntity(entityType).keyAspect;
}

/** That somebody new is there is what ingestion says of all that it sees; that somebody is there again is not. */
function isIngested(
  model: MetadataModel,
  proposal: Proposal,
  { urn, aspectName, version }: WriteResult,
): boolean {
  const entityType = typeOf(urn);
  if (!PRINCIPAL_TYPES.has(entityType)) return false;
  if (aspectName === 'status') return setsPresent(proposal) && version <= 1;
  return aspectName === model.getEntity(entityType).keyAspect && proposal.changeType !== 'DELETE';
}

/** Also of an entity that the model knows no more: what is committed must not fail here. */
function typeOf(urn: string): string {
  return urn.split(':')[2] ?? '';
}
