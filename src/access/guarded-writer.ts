/** The writer that front doors get: what is asked of it is done only if policies let the actor do all of it. */
import { CatalogError } from '../kernel/errors.js';
import { toRegistryId } from '../kernel/registry-id.js';
import { ACCESS_ASPECTS } from '../model/sealed-aspects.js';
import type { MetadataModel } from '../model/types.js';
import type { EntityReader } from '../read/types.js';
import type { Database } from '../store/database.js';
import type { LoadStatement } from '../store/statements.js';
import type { CatalogWriter, Proposal, RollbackResult, WriteContext } from '../write/types.js';
import { ROOT_USER } from './names.js';
import { requireOverGroups, requireOverPeople, type PlacedChange } from './people/over-people.js';
import { isMembership, membershipDemands } from './policies/membership.js';
import { refuseShipped } from './policies/policy-admin.js';
import type { Decisions, Demand } from './policies/types.js';
import {
  demandOfDeletion,
  demandsOfChange,
  withSubjectsOfBatch,
  type Change,
} from './policies/write-demands.js';
import { sealRollback } from './sealed-readers.js';
import type { AuditLog } from './types.js';
import { createWriteAudit, type AspectName, type WriteAudit } from './write-audit.js';

export interface GuardParts {
  readonly model: MetadataModel;
  readonly entities: EntityReader;
  readonly database: Pick<Database, 'read'>;
  readonly load: LoadStatement;
  readonly decisions: Decisions;
  readonly audit: AuditLog;
}

type Requirement = (text: string, context: WriteContext) => Promise<void>;

export function guardWrites<Writer extends CatalogWriter>(writer: Writer, parts: GuardParts): Writer {
  const audit = createWriteAudit(parts.model, parts.audit);
  return {
    ...writer,
    write: async (proposals, context) => {
      proposals.forEach(refuseAccessAspect);
      await requireChanges(parts, placed(parts, proposals), context.actor);
      const results = await writer.write(proposals, context);
      audit.written(results, proposals, context.actor);
      return results;
    },
    deletePoints: async (range, context) => {
      const change = { urn: range.urn, aspectName: range.aspectName, changeType: 'DELETE' } as const;
      await requireChanges(parts, placed(parts, [change]), context.actor);
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

function deletionRequirement(parts: GuardParts): Requirement {
  const { decisions } = parts;
  // Deleting takes several steps, the first of which may take away what allowed it: owning the entity.
  const deleting = new WeakMap<WriteContext, Set<string>>();
  return async (text, context) => {
    const { actor } = context;
    const { text: urn, entityType } = parts.model.parseUrn(text);
    const granted = deleting.get(context) ?? new Set();
    if (granted.has(urn)) return;
    await decisions.require(actor, [demandOfDeletion(urn, entityType)]);
    if (entityType === 'corpuser') await decisions.requireToKeepOut(actor, [urn]);
    if (entityType === 'corpGroup') await requireOverGroups(decisions, [{ urn }], actor);
    await refuseShipped(parts.entities, [{ urn }]);
    deleting.set(context, granted.add(urn));
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
      await requireUndoing(parts, { demands: undoDemands(parts, aspects), aspects }, context.actor);
      const result = await writer.deleteByRegistry(registryId, context);
      audit.changed(aspects, context.actor);
      return result;
    },
    rollBack: async (request, context) => {
      if (request.dryRun !== true && context.actor !== ROOT_USER) {
        const foreseen = await writer.rollBack({ ...request, dryRun: true }, context);
        // Even so it would leave its mark on the run, which decides later rollbacks.
        if (foreseen.rows.length === 0) return foreseen;
        await requireUndoing(parts, undoneByRollback(parts, foreseen), context.actor);
      }
      const result = await writer.rollBack(request, context);
      const undone = result.rows.filter(({ outcome }) => outcome === 'RESTORED' || outcome === 'REMOVED');
      const named = undone.map(({ urn, aspect }) => ({ urn, aspectName: aspect }));
      if (request.dryRun !== true) audit.changed(named, context.actor);
      return sealRollback(result);
    },
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

/** What is no URN, or of no known type, is refused by the writer, with its place in the batch. */
function placed({ model }: GuardParts, changes: readonly Change[]): PlacedChange[] {
  return changes.flatMap((change, index) => {
    const { urn, aspectName, changeType, value } = change;
    try {
      const { text, entityType } = model.parseUrn(urn);
      const given = value === undefined ? {} : { value };
      return [{ urn: text, aspectName, changeType, ...given, entityType, index }];
    } catch {
      return [];
    }
  });
}

/** At most two statements, three more for batches that say who is in a group, and some for those about people or policies. */
async function requireChanges(
  parts: GuardParts,
  changes: readonly PlacedChange[],
  actor: string,
): Promise<void> {
  if (actor === ROOT_USER) return refuseShipped(parts.entities, changes);
  const joining = changes.filter(({ aspectName }) => isMembership(aspectName));
  const memberships = await membershipDemands(joining, parts);
  const others = changes.filter(({ aspectName }) => !isMembership(aspectName));
  const demands = [
    ...joining.flatMap(({ index }, at) => (memberships[at] ?? []).map((demand) => ({ ...demand, index }))),
    ...others.flatMap((change) => demandsOf(parts, change)),
  ];
  await parts.decisions.require(actor, withSubjectsOfBatch(demands));
  await requireOverPeople(parts, changes, actor);
  await refuseShipped(parts.entities, changes);
}

function demandsOf({ model }: GuardParts, change: PlacedChange): Demand[] {
  const { urn, aspectName, changeType, entityType, index } = change;
  const isWhole = changeType === 'DELETE' && aspectName === model.getEntity(entityType).keyAspect;
  const demands = isWhole ? [demandOfDeletion(urn, entityType)] : demandsOfChange(change, entityType);
  return demands.map((demand) => ({ ...demand, index }));
}

/** Whatever was written with it, also what it does not say any more: to undo it, one may write it. */
async function aspectsOfRegistry({ database, load }: GuardParts, registryId: string): Promise<AspectName[]> {
  const rows = await database.read(load('write/list-registry-aspects'), {
    registry: toRegistryId(registryId),
  });
  return rows.map((row) => ({ urn: row['urn'] as string, aspectName: row['aspect'] as string }));
}

interface Undone {
  readonly demands: readonly Demand[];
  readonly aspects: readonly AspectName[];
}

async function requireUndoing(parts: GuardParts, { demands, aspects }: Undone, actor: string): Promise<void> {
  if (actor === ROOT_USER) return;
  await parts.decisions.require(actor, demands);
  const changes = placed(parts, deletionsOf(aspects));
  await requireOverPeople(parts, changes, actor);
  await refuseShipped(parts.entities, changes);
}

function undoneByRollback(parts: GuardParts, { rows, deleted }: RollbackResult): Undone {
  // Also what is kept: that the run wrote it counts no more, so that a later rollback of others would not bring it back.
  const aspects = rows
    .filter(({ outcome, keyAspect }) => !keyAspect || outcome !== 'REMOVED')
    .map(({ urn, aspect, keyAspect }) => ({ urn, aspectName: aspect, keyAspect }));
  const gone = deleted.map((urn) => parts.model.parseUrn(urn));
  // A key that stays keeps nobody out.
  const staying = aspects.filter(({ keyAspect }) => !keyAspect);
  return {
    demands: [
      ...undoDemands(parts, aspects),
      ...gone.map(({ text, entityType }) => demandOfDeletion(text, entityType)),
    ],
    aspects: [
      ...staying,
      ...gone.map(({ text, entityType }) => ({
        urn: text,
        aspectName: parts.model.getEntity(entityType).keyAspect,
      })),
    ],
  };
}

/** What a value was before, or which groups it is about, is not looked at: that needs most. */
function undoDemands(parts: GuardParts, aspects: readonly AspectName[]): Demand[] {
  return placed(parts, deletionsOf(aspects)).flatMap((change) =>
    isMembership(change.aspectName)
      ? [{ urn: change.urn, anyOf: ['MANAGE_POLICIES'] }]
      : demandsOfChange(change, change.entityType),
  );
}

function deletionsOf(aspects: readonly AspectName[]): Change[] {
  return aspects.map(({ urn, aspectName }) => ({ urn, aspectName, changeType: 'DELETE' }));
}
