/** Audit log of writes that decide about access or operate the catalog. */
import type { DeleteResult, WriteResult } from '../../catalog/writes/types.js';
import type { MetadataModel } from '../../model/types.js';
import type { AuditLog } from '../types.js';
import { setsPresent } from './policies/change-permissions.js';
import type { Change } from './policies/types.js';
import { CLOSED_ASPECTS, PRINCIPAL_TYPES, ruleOfType } from './policies/write-rules.js';
import { isMembership } from './principals/principal-rules.js';

export interface AspectName {
  readonly urn: string;
  readonly aspectName: string;
}

/** Each method is called after the commit. Lines name what changed but not its value, which may be a secret. */
export interface WriteAudit {
  written(results: readonly WriteResult[], changes: readonly Change[], actor: string): void;
  deleted(urn: string, result: DeleteResult, actor: string): void;
  /** For changes by other methods. */
  changed(aspects: readonly AspectName[], actor: string): void;
}

export function createWriteAudit(model: MetadataModel, audit: AuditLog): WriteAudit {
  const log = ({ urn, aspectName: aspect }: AspectName, actor: string): void => {
    audit.info({ event: 'access changed', actor, urn, aspect }, 'access');
  };
  return {
    written: (results, changes, actor) => {
      for (const [index, result] of results.entries()) {
        const change = changes[index];
        if (!result.changed || change === undefined) continue;
        if (decides(model, result) && !isIngested(model, change, result)) log(result, actor);
      }
    },
    deleted: (text, { rows }, actor) => {
      const { text: urn, entityType } = model.parseUrn(text);
      const key = { urn, aspectName: model.getEntity(entityType).keyAspect };
      if (rows > 0 && decides(model, key)) log(key, actor);
    },
    changed: (aspects, actor) => {
      for (const aspect of aspects) if (decides(model, aspect)) log(aspect, actor);
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

/** Ingestion states for every principal that it exists. A new principal is not logged, a revived one is. */
function isIngested(
  model: MetadataModel,
  change: Change,
  { urn, aspectName, version }: WriteResult,
): boolean {
  const entityType = typeOf(urn);
  if (!PRINCIPAL_TYPES.has(entityType)) return false;
  if (aspectName === 'status') return setsPresent(change) && version <= 1;
  return aspectName === model.getEntity(entityType).keyAspect && change.changeType !== 'DELETE';
}

/** Works for types that the model lacks too, because a committed write must not fail here. */
function typeOf(urn: string): string {
  return urn.split(':')[2] ?? '';
}
