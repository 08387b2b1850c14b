/** A writer that executes a call only if the policies permit the actor every change of it, and writes the audit log. */
import { CatalogError } from '../../core/errors.js';
import { toRegistryId } from '../../catalog/writes/registry-id.js';
import { ACCESS_ASPECTS } from '../../model/secret-aspects.js';
import type { MetadataModel } from '../../model/types.js';
import type { Database } from '../../neo4j/database.js';
import type { LoadStatement } from '../../neo4j/statements.js';
import { withoutMark } from '../../catalog/writes/made-defaults.js';
import { deleteWithReferences } from '../../catalog/writes/delete-with-references.js';
import { isReverted } from '../../catalog/runs/rollback/rollback-summary.js';
import type { CatalogWriter, Proposal, RollbackGroup, WriteContext } from '../../catalog/writes/types.js';
import { ROOT_USER } from '../authentication/names.js';
import { mayReport } from './may-report.js';
import type { Change } from './policies/change-permissions.js';
import type { AuditLog } from '../types.js';
import { createWriteAudit, type AspectName, type WriteAudit } from './write-audit.js';
import { writeAsDecided } from './write-as-decided.js';
import { requireChanges, requireUndoing, type RequirementDeps } from './write-requirements.js';

export interface AuthorizedWriterDeps extends RequirementDeps {
  readonly database: Pick<Database, 'read'>;
  readonly load: LoadStatement;
  readonly audit: AuditLog;
}

export function authorizedWriter<Writer extends CatalogWriter>(
  writer: Writer,
  deps: AuthorizedWriterDeps,
): Writer {
  const audit = createWriteAudit(deps.model, deps.audit);
  return {
    ...writer,
    write: async (sent, context) => {
      sent.forEach(refuseAccessAspect);
      const proposals = sent.map(withoutMark);
      const { actor, permittedBy } = context;
      if (permittedBy !== undefined)
        await deps.decisions.requirePlatform(actor, permittedBy.anyOf, permittedBy.action);
      const results = await (permittedBy === undefined
        ? writeAsDecided(writer, deps, { proposals, context })
        : writer.write(proposals, context));
      audit.written(results, proposals, actor);
      return results;
    },
    deletePoints: async (range, context) => {
      await requireChanges(deps, [deletion(range.urn, range.aspectName)], context.actor);
      return writer.deletePoints(range, context);
    },
    ...authorizedDeletions(writer, deps, audit),
    ...authorizedUndoing(writer, deps, audit),
  };
}

function authorizedDeletions(
  writer: CatalogWriter,
  deps: AuthorizedWriterDeps,
  audit: WriteAudit,
): Pick<CatalogWriter, 'deleteEntity' | 'deleteReferences' | 'deleteWithReferences'> {
  const audited = auditedDeletions(writer, audit);
  return {
    deleteEntity: async (urn, context) => {
      await requireDeletion(deps, urn, context);
      return audited.deleteEntity(urn, context);
    },
    deleteReferences: async (urn, context) => {
      if (context.dryRun === true) return writer.deleteReferences(urn, context);
      await requireDeletion(deps, urn, context);
      return audited.deleteReferences(urn, context);
    },
    // Checked once for all steps: the first step may remove what permits the deletion, e.g. an ownership.
    deleteWithReferences: async (urn, context) => {
      await requireDeletion(deps, urn, context);
      return deleteWithReferences(audited, urn, context);
    },
  };
}

function auditedDeletions(
  writer: CatalogWriter,
  audit: WriteAudit,
): Pick<CatalogWriter, 'deleteEntity' | 'deleteReferences'> {
  return {
    deleteEntity: async (urn, context) => {
      const result = await writer.deleteEntity(urn, context);
      audit.deleted(urn, result, context.actor);
      return result;
    },
    deleteReferences: async (urn, context) => {
      const result = await writer.deleteReferences(urn, context);
      const named = result.references.map(({ entity, aspect }) => ({ urn: entity, aspectName: aspect }));
      audit.changed(named, context.actor);
      return result;
    },
  };
}

function authorizedUndoing(
  writer: CatalogWriter,
  deps: AuthorizedWriterDeps,
  audit: WriteAudit,
): Pick<CatalogWriter, 'deleteByRegistry' | 'rollBack'> {
  return {
    deleteByRegistry: async (registryId, context) => {
      if (context.dryRun === true) return writer.deleteByRegistry(registryId, context);
      const aspects = await aspectsOfRegistry(deps, registryId);
      await requireUndoing(deps, undoneByRegistry(deps.model, aspects), context.actor);
      const result = await writer.deleteByRegistry(registryId, context);
      audit.changed(aspects, context.actor);
      return result;
    },
    rollBack: async (request, context) => {
      if (request.dryRun !== true && context.actor !== ROOT_USER) {
        const counted = { rows: 0 };
        const authorize = (group: RollbackGroup): Promise<void> => {
          counted.rows += group.rows.length;
          return requireUndoing(deps, undoneByRollback(deps.model, group), context.actor);
        };
        const preview = await writer.rollBack({ ...request, dryRun: true, onGroup: authorize }, context);
        // A rollback without rows would still mark the run as rolled back, which affects later rollbacks.
        if (counted.rows === 0) return preview;
      }
      const auditGroup = ({ rows }: RollbackGroup): void => {
        const named = rows.filter(isReverted).map(({ urn, aspect }) => ({ urn, aspectName: aspect }));
        if (request.dryRun !== true) audit.changed(named, context.actor);
      };
      const isReported = await mayReport(deps, request.runId, context.actor);
      return writer.rollBack({ ...request, isReported, onGroup: auditGroup }, context);
    },
  };
}

/** @throws FORBIDDEN unless the actor may delete the entity */
async function requireDeletion(
  deps: AuthorizedWriterDeps,
  text: string,
  { actor }: WriteContext,
): Promise<void> {
  const { text: urn, entityType } = deps.model.parseUrn(text);
  const { keyAspect } = deps.model.getEntity(entityType);
  await requireChanges(deps, [deletion(urn, keyAspect)], actor);
}

function refuseAccessAspect({ aspectName }: Proposal, index: number): void {
  if (!ACCESS_ASPECTS.has(aspectName)) return;
  throw new CatalogError(
    'FORBIDDEN',
    `${aspectName} cannot be written as metadata: passwords, tokens and invitations have their own endpoints`,
    { index, rule: 'aspects that are not secret' },
  );
}

function deletion(urn: string, aspectName: string): Change {
  return { urn, aspectName, changeType: 'DELETE' };
}

/**
 * Lists all aspects written with the registry, also those that the current schema no longer has, because undoing a write requires the
 * permission to write.
 */
async function aspectsOfRegistry(
  { database, load }: AuthorizedWriterDeps,
  registryId: string,
): Promise<AspectName[]> {
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
    // Kept rows count too: the run no longer owns them, so a later rollback of another run would not restore them.
    ...rows
      .filter(({ outcome, keyAspect }) => !keyAspect || outcome !== 'REMOVED')
      .map(({ urn, aspect, keyAspect }) => ({ ...deletion(urn, aspect), ...(keyAspect && STAYING) })),
    ...deleted.map((urn) => deletion(urn, model.getEntity(model.parseUrn(urn).entityType).keyAspect)),
  ];
}

/** Overrides the change type for key aspects: the entity keeps its key aspect, so only the permission to write is required. */
const STAYING = { changeType: 'UPSERT' } as const;
