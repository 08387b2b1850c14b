/** The writer that front doors get: what is asked of it is done only if policies let the actor do all of it. */
import { CatalogError } from '../kernel/errors.js';
import { toRegistryId } from '../kernel/registry-id.js';
import { ACCESS_ASPECTS } from '../model/sealed-aspects.js';
import type { MetadataModel } from '../model/types.js';
import type { EntityReader } from '../read/types.js';
import type { Database } from '../store/database.js';
import type { LoadStatement } from '../store/statements.js';
import type { CatalogWriter, Proposal, RollbackResult, WriteContext } from '../write/types.js';
import { isActive, textsOf } from './accounts.js';
import { ROOT_USER } from './names.js';
import { isMembership, membershipDemands } from './policies/membership.js';
import type { Decisions, Demand } from './policies/types.js';
import {
  demandOfDeletion,
  demandsOfChange,
  saysThere,
  withSubjectsOfBatch,
  type Change,
} from './policies/write-demands.js';
import { MANAGE_PEOPLE, PEOPLE_TYPES } from './policies/write-rules.js';

export interface GuardParts {
  readonly model: MetadataModel;
  readonly entities: EntityReader;
  readonly database: Pick<Database, 'read'>;
  readonly load: LoadStatement;
  readonly decisions: Decisions;
}

/** A change with the type of its entity, and its place in the batch. */
interface Placed extends Change {
  readonly entityType: string;
  readonly index: number;
}

export function guardWrites<Writer extends CatalogWriter>(writer: Writer, parts: GuardParts): Writer {
  const { decisions } = parts;
  // Deleting takes several steps, the first of which may take away what allowed it: owning the entity.
  const deleting = new WeakMap<WriteContext, Set<string>>();
  const requireDeletion = async (text: string, context: WriteContext): Promise<void> => {
    const { text: urn, entityType } = parts.model.parseUrn(text);
    const granted = deleting.get(context) ?? new Set();
    if (granted.has(urn)) return;
    await decisions.require(context.actor, [demandOfDeletion(urn, entityType)]);
    if (entityType === 'corpuser') await decisions.requireToKeepOut(context.actor, [urn]);
    deleting.set(context, granted.add(urn));
  };
  return {
    ...writer,
    write: async (proposals, context) => {
      proposals.forEach(refuseAccessAspect);
      await requireChanges(parts, placed(parts, proposals), context.actor);
      return writer.write(proposals, context);
    },
    deleteEntity: async (urn, context) => {
      await requireDeletion(urn, context);
      return writer.deleteEntity(urn, context);
    },
    deletePoints: async (range, context) => {
      const change = { urn: range.urn, aspectName: range.aspectName, changeType: 'DELETE' } as const;
      await requireChanges(parts, placed(parts, [change]), context.actor);
      return writer.deletePoints(range, context);
    },
    deleteReferences: async (urn, context) => {
      if (context.dryRun !== true) await requireDeletion(urn, context);
      return writer.deleteReferences(urn, context);
    },
    deleteByRegistry: async (registryId, context) => {
      if (context.dryRun !== true && context.actor !== ROOT_USER)
        await decisions.require(context.actor, await demandsOfRegistry(parts, registryId));
      return writer.deleteByRegistry(registryId, context);
    },
    rollBack: async (request, context) => {
      if (request.dryRun !== true && context.actor !== ROOT_USER) {
        const foreseen = await writer.rollBack({ ...request, dryRun: true }, context);
        await decisions.require(context.actor, demandsOfRollback(parts, foreseen));
      }
      return writer.rollBack(request, context);
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
function placed({ model }: GuardParts, changes: readonly Change[]): Placed[] {
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

/** At most two statements, one more where it is about who gets in, and three more for batches that say who is in a group. */
async function requireChanges(parts: GuardParts, changes: readonly Placed[], actor: string): Promise<void> {
  if (actor === ROOT_USER) return;
  const joining = changes.filter(({ aspectName }) => isMembership(aspectName));
  const memberships = await membershipDemands(joining, parts);
  const others = changes.filter(({ aspectName }) => !isMembership(aspectName));
  const demands = [
    ...joining.flatMap(({ index }, at) => (memberships[at] ?? []).map((demand) => ({ ...demand, index }))),
    ...others.flatMap((change) => demandsOf(parts, change)),
  ];
  await parts.decisions.require(actor, withSubjectsOfBatch(demands));
  await parts.decisions.requireToKeepOut(actor, accountsOf(parts, changes));
  await refuseRevivals(parts, changes, actor);
}

/** Of users that the changes keep out, or let in again. */
function accountsOf({ model }: GuardParts, changes: readonly Placed[]): string[] {
  const { keyAspect } = model.getEntity('corpuser');
  const decides = (change: Placed): boolean =>
    change.aspectName === 'corpUserStatus' ||
    (change.aspectName === keyAspect && change.changeType === 'DELETE') ||
    (change.aspectName === 'status' && !saysThere(change));
  return changes
    .filter((change) => change.entityType === 'corpuser' && decides(change))
    .map(({ urn }) => urn);
}

function demandsOf({ model }: GuardParts, change: Placed): Demand[] {
  const { urn, aspectName, changeType, entityType, index } = change;
  const isWhole = changeType === 'DELETE' && aspectName === model.getEntity(entityType).keyAspect;
  const demands = isWhole ? [demandOfDeletion(urn, entityType)] : demandsOfChange(change, entityType);
  return demands.map((demand) => ({ ...demand, index }));
}

/** To bring back a deleted user or group is no matter of ingestion, which says of all that it sees that it is there. */
async function refuseRevivals(
  { entities, decisions }: GuardParts,
  changes: readonly Placed[],
  actor: string,
): Promise<void> {
  const kept = changes.filter(
    (change) => change.aspectName === 'status' && PEOPLE_TYPES.has(change.entityType) && saysThere(change),
  );
  if (kept.length === 0) return;
  const found = await entities.findEntities(
    kept.map(({ urn }) => urn),
    ['status'],
  );
  const revived = kept.filter((_, at) => {
    const entity = found[at];
    return entity !== undefined && !isActive({ status: textsOf(entity).status });
  });
  await decisions.require(
    actor,
    revived.map(({ urn, index }) => ({ urn, index, anyOf: MANAGE_PEOPLE })),
  );
}

/** Whatever was written with it, also what it does not say any more: to undo it, one may write it. */
async function demandsOfRegistry(parts: GuardParts, registryId: string): Promise<Demand[]> {
  const { database, load } = parts;
  const rows = await database.read(load('write/list-registry-aspects'), {
    registry: toRegistryId(registryId),
  });
  return undoDemands(
    parts,
    rows.map((row) => ({ urn: row['urn'] as string, aspectName: row['aspect'] as string })),
  );
}

function demandsOfRollback(parts: GuardParts, { rows, deleted }: RollbackResult): Demand[] {
  const undone = rows.filter(
    ({ outcome, keyAspect }) => outcome === 'RESTORED' || (outcome === 'REMOVED' && !keyAspect),
  );
  return [
    ...undoDemands(
      parts,
      undone.map(({ urn, aspect }) => ({ urn, aspectName: aspect })),
    ),
    ...deleted.map((urn) => demandOfDeletion(urn, parts.model.parseUrn(urn).entityType)),
  ];
}

/** What a value was before, or which groups it is about, is not looked at: that needs most. */
function undoDemands(
  parts: GuardParts,
  aspects: readonly { readonly urn: string; readonly aspectName: string }[],
): Demand[] {
  const changes = aspects.map((aspect) => ({ ...aspect, changeType: 'DELETE' as const }));
  return placed(parts, changes).flatMap((change) =>
    isMembership(change.aspectName)
      ? [{ urn: change.urn, anyOf: ['MANAGE_POLICIES'] }]
      : demandsOfChange(change, change.entityType),
  );
}
