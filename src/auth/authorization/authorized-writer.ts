/** The writer that front doors get: what is asked of it is done only if policies let the actor do all of it. */
import { CatalogError } from '../../core/errors.js';
import { toRegistryId } from '../../catalog/writes/registry-id.js';
import { ACCESS_ASPECTS } from '../../model/secret-aspects.js';
import type { MetadataModel } from '../../model/types.js';
import type { Database } from '../../neo4j/database.js';
import type { LoadStatement } from '../../neo4j/statements.js';
import { isReverted } from '../../catalog/runs/rollback/rollback-summary.js';
import type { CatalogWriter, Proposal, RollbackGroup, WriteContext } from '../../catalog/writes/types.js';
import { ROOT_USER } from '../authentication/names.js';
import type { Change } from './policies/write-demands.js';
import type { AuditLog } from '../types.js';
import { createWriteAudit, type AspectName, type WriteAudit } from './write-audit.js';
import { requireChanges, requireUndoing, type RequirementParts } from './write-requirements.js';

export interface GuardParts extends RequirementParts {
  readonly database: Pick<Database, 'read'>;
  readonly load: LoadStatement;
  readonly audit: AuditLog;
}

export function guardWrites<Writer extends CatalogWriter>(writer: Writer, parts: GuardParts): Writer {
  const audit = createWriteAudit(parts.model, parts.audit);
  return {
    ...writer,
    write: async (proposals, context) => {
      proposals.forEach(refuseAccessAspect);
      await requireChanges(parts, proposals, context.actor);
      const results = await writer.write(proposals, context);
      audit.written(results, proposals, context.actor);
      return results;
    },
    deletePoints: async (range, context) => {
      await requireChanges(parts, [deletion(range.urn, range.aspectName)], context.actor);
      return writer.deletePoints(range, context);
    },
    ...guardedDeletions(writer, parts, audit),
    ...guardedUndoing(writer, parts, audit),
  };
}

function guardedDeletions(
  writer: CatalogWriter,
  parts: GuardParts,
  audit: WriteAudit,
): Pick<CatalogWriter, 'deleteEntity' | 'deleteReferences'> {
  const requireDeletion = deletionRequirement(parts);
  return {
    deleteEntity: async (urn, context) => {
      await requireDeletion(urn, context);
      const result = await writer.deleteEntity(urn, context);
      audit.deleted(urn, result, context.actor);
      return result;
    },
    deleteReferences: async (urn, context) => {
      if (context.dryRun === true) return writer.deleteReferences(urn, context);
      await requireDeletion(urn, context);
      const result = await writer.deleteReferences(urn, context);
      const named = result.references.map(({ entity, aspect }) => ({ urn: entity, aspectName: aspect }));
      audit.changed(named, context.actor);
      return result;
    },
  };
}

function guardedUndoing(
  writer: CatalogWriter,
  parts: GuardParts,
  audit: WriteAudit,
): Pick<CatalogWriter, 'deleteByRegistry' | 'rollBack'> {
  return {
    deleteByRegistry: async (registryId, context) => {
      if (context.dryRun === true) return writer.deleteByRegistry(registryId, context);
      const aspects = await aspectsOfRegistry(parts, registryId);
      await requireUndoing(parts, undoneByRegistry(parts.model, aspects), context.actor);
      const result = await writer.deleteByRegistry(registryId, context);
      audit.changed(aspects, context.actor);
      return result;
    },
    rollBack: async (request, context) => {
      if (request.dryRun !== true && context.actor !== ROOT_USER) {
        const judged = { rows: 0 };
        const judge = (group: RollbackGroup): Promise<void> => {
          judged.rows += group.rows.length;
          return requireUndoing(parts, undoneByRollback(parts.model, group), context.actor);
        };
        const foreseen = await writer.rollBack({ ...request, dryRun: true, tell: judge }, context);
        // Even so it would leave its mark on the run, which decides later rollbacks.
        if (judged.rows === 0) return foreseen;
      }
      const tell = ({ rows }: RollbackGroup): void => {
        const named = rows.filter(isReverted).map(({ urn, aspect }) => ({ urn, aspectName: aspect }));
        if (request.dryRun !== true) audit.changed(named, context.actor);
      };
      return writer.rollBack({ ...request, tell }, context);
    },
  };
}

type Requirement = (text: string, context: WriteContext) => Promise<void>;

function deletionRequirement(parts: GuardParts): Requirement {
  // Deleting takes several steps, the first of which may take away what allowed it: owning the entity.
  const deleting = new WeakMap<WriteContext, Set<string>>();
  return async (text, context) => {
    const { text: urn, entityType } = parts.model.parseUrn(text);
    const granted = deleting.get(context) ?? new Set();
    if (granted.has(urn)) return;
    const { keyAspect } = parts.model.getEntity(entityType);
    await requireChanges(parts, [deletion(urn, keyAspect)], context.actor);
    deleting.set(context, granted.add(urn));
  };
}

function refuseAccessAspect({ aspectName }: Proposal, index: number): void {
  if (!ACCESS_ASPECTS.has(aspectName)) return;
  throw new CatalogError(
    'FORBIDDEN',
    `${aspectName} is not written like metadata: passwords, tokens and invitations have operations of their own`,
    { index, rule: 'aspects that sign-in keeps' },
  );
}

function deletion(urn: string, aspectName: string): Change {
  return { urn, aspectName, changeType: 'DELETE' };
}

/** Whatever was written with it, also what it does not say any more: to undo it, one may write it. */
async function aspectsOfRegistry({ database, load }: GuardParts, registryId: string): Promise<AspectName[]> {
  const rows = await database.read(load('writes/list-registry-aspects'), {
    registry: toRegistryId(registryId),
  });
  return rows.map((row) => ({ urn: row['urn'] as string, aspectName: row['aspect'] as string }));
}

function undoneByRegistry({ aspects: known }: MetadataModel, aspects: readonly AspectName[]): Change[] {
  return aspects.map(({ urn, aspectName }) => ({
    ...deletion(urn, aspectName),
    ...(known.get(aspectName)?.keyFor !== undefined && STAYING),
  }));
}

function undoneByRollback(model: MetadataModel, { rows, deleted }: RollbackGroup): Change[] {
  return [
    // Also what is kept: that the run wrote it counts no more, so that a later rollback of others would not bring it back.
    ...rows
      .filter(({ outcome, keyAspect }) => !keyAspect || outcome !== 'REMOVED')
      .map(({ urn, aspect, keyAspect }) => ({ ...deletion(urn, aspect), ...(keyAspect && STAYING) })),
    ...deleted.map((urn) => deletion(urn, model.getEntity(model.parseUrn(urn).entityType).keyAspect)),
  ];
}

/** A key that stays deletes no entity. */
const STAYING = { changeType: 'UPSERT' } as const;
