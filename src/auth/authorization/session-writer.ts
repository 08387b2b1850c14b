/** The writer of a request: it executes a call only if the actor may make and see every change of it, and writes the audit log. */
import { withoutDefaultMark } from '../../catalog/writes/built-ins.js';
import type { StepWriter } from '../../catalog/writes/catalog-writer.js';
import { deleteWithReferences } from '../../catalog/writes/deletions.js';
import type {
  CatalogWriter,
  ChangeType,
  Proposal,
  ReportUnknownFields,
  WriteContext,
  WriteResult,
} from '../../catalog/writes/types.js';
import type { WriteStep } from '../../catalog/writes/write-steps.js';
import { CatalogError, hasCode } from '../../core/errors.js';
import { ACCESS_ASPECTS } from '../../model/secret-aspects.js';
import type { AuditLog } from '../types.js';
import {
  deleteVisibleReferences,
  requireVisible,
  type ActorScope,
  type VisibilityDeps,
} from './actor-scope.js';
import { changesOf, changesOfInvalid } from './policies/changes.js';
import type { IndexedChange } from './policies/types.js';
import { sessionUndoing, type UndoingDeps } from './session-undoing.js';
import { createWriteAudit } from './write-audit.js';
import { requireChanges } from './write-requirements.js';

export interface SessionWriterDeps extends UndoingDeps {
  readonly audit: AuditLog;
  /** The catalog without any authorization. */
  readonly writer: StepWriter;
}

/** What belongs to one request. */
export interface WriterSession extends VisibilityDeps {
  readonly scope: ActorScope;
  readonly onUnknownFields?: ReportUnknownFields | undefined;
}

/**
 * Decides on prepared steps. It evaluates the policies first, and only then checks whether the actor may view the entities. So an actor
 * without the permission gets the same answer for a hidden entity as for any other.
 */
export function sessionWriter(deps: SessionWriterDeps, session: WriterSession): CatalogWriter {
  const { model, writer } = deps;
  const { scope } = session;
  const audit = createWriteAudit(model, deps.audit);
  const requireDeletion = async (
    text: string,
    aspectName: string | undefined,
    actor: string,
  ): Promise<void> => {
    const change = deletionOf(deps, text, aspectName);
    await requireChanges(deps, [change], actor);
    await requireVisible([change.urn], session);
  };
  const audited: Pick<CatalogWriter, 'deleteEntity' | 'deleteReferences'> = {
    deleteEntity: async (urn, context) => {
      const result = await writer.deleteEntity(urn, context);
      audit.deleted(urn, result, context.actor);
      return result;
    },
    deleteReferences: async (urn, context) => {
      const result = await writer.deleteReferences(urn, context);
      const named = result.references.map(({ entity, aspect }) => ({ urn: entity, aspectName: aspect }));
      if (context.dryRun !== true) audit.changed(named, context.actor);
      return result;
    },
  };
  return {
    write: async (sent, context) => {
      sent.forEach(refuseAccessAspect);
      const proposals = sent.map(withoutDefaultMark);
      // A missing permission is reported before an invalid payload.
      const steps = await writer.prepare(proposals).catch(async (error: unknown) => {
        await requireWrites(deps, changesOfInvalid(model, proposals), context);
        throw error;
      });
      const changes = changesOf(steps);
      const results = await writeAsDecided(steps, {
        decide: () => requireWrites(deps, changes, context),
        store: (decided) => writeVisible(writer, session, { steps: decided, context }),
      });
      audit.written(results, changes, context.actor);
      return results;
    },
    deletePoints: async (range, context) => {
      await requireDeletion(range.urn, range.aspectName, context.actor);
      return writer.deletePoints(range, context);
    },
    deleteEntity: async (urn, context) => {
      await requireDeletion(urn, undefined, context.actor);
      return audited.deleteEntity(urn, context);
    },
    deleteReferences: async (urn, context) => {
      if (context.dryRun !== true) await requireDeletion(urn, undefined, context.actor);
      return deleteVisibleReferences(audited, scope, { urn, context });
    },
    // Checked once for all steps: the first step may remove what permits the deletion, e.g. an ownership.
    deleteWithReferences: async (urn, context) => {
      await requireDeletion(urn, undefined, context.actor);
      return deleteWithReferences(audited, urn, context);
    },
    ...sessionUndoing(deps, { scope, audit }),
  };
}

/** A writer for what needs no permission: its callers decide what it may write. */
export function visibleWriter(
  { writer }: Pick<SessionWriterDeps, 'writer'>,
  session: WriterSession,
): Pick<CatalogWriter, 'write'> {
  return {
    write: async (proposals, context) =>
      writeVisible(writer, session, { steps: await writer.prepare(proposals), context }),
  };
}

interface Batch {
  readonly steps: readonly WriteStep[];
  readonly context: WriteContext;
}

async function writeVisible(
  writer: StepWriter,
  session: WriterSession,
  { steps, context }: Batch,
): Promise<WriteResult[]> {
  const urns = steps.map(({ urn }) => urn.text);
  await requireVisible(urns, session);
  const results = await writer.writeSteps(steps, context);
  for (const { unknownFields } of results)
    if (unknownFields !== undefined) session.onUnknownFields?.(unknownFields);
  return results;
}

/** @returns the indexes of the changes that are permitted only while the entity does not exist */
async function requireWrites(
  deps: SessionWriterDeps,
  changes: readonly IndexedChange[],
  { actor, permittedBy }: WriteContext,
): Promise<readonly number[]> {
  if (permittedBy !== undefined) {
    await deps.decisions.requirePlatform(actor, permittedBy.anyOf, permittedBy.action);
    return [];
  }
  try {
    return await requireChanges(deps, changes, actor);
  } catch (error) {
    // A value nested thousands of levels deep exhausts the stack while its permissions are derived.
    if (!(error instanceof RangeError)) throw error;
    const message = 'A value is nested too deeply';
    throw new CatalogError('INVALID_REQUEST', message, { rule: 'depth' }, { cause: error });
  }
}

function refuseAccessAspect({ aspectName }: Proposal, index: number): void {
  if (!ACCESS_ASPECTS.has(aspectName)) return;
  throw new CatalogError(
    'FORBIDDEN',
    `${aspectName} cannot be written as metadata: passwords, tokens and invitations have their own endpoints`,
    { index, rule: 'aspects that are not secret' },
  );
}

/** @param aspectName absent: the whole entity is deleted */
function deletionOf(
  { model }: SessionWriterDeps,
  text: string,
  aspectName: string | undefined,
): IndexedChange {
  const { text: urn, entityType } = model.parseUrn(text);
  const { keyAspect } = model.getEntity(entityType);
  return { urn, entityType, aspectName: aspectName ?? keyAspect, changeType: 'DELETE', index: 0 };
}

interface DecidedWrite {
  /** Refuses, or returns the indexes of the steps that are permitted only while the entity does not exist. */
  readonly decide: () => Promise<readonly number[]>;
  readonly store: (steps: readonly WriteStep[]) => Promise<WriteResult[]>;
}

/** These types replace an existing value. */
const WHOLE: readonly ChangeType[] = ['UPSERT', 'UPDATE', 'RESTATE'];
/** Attempts for a batch whose personal entities others create and delete at the same time. */
const ATTEMPTS = 5;

/**
 * Stores the steps if they are permitted. The permissions depend on which entities exist, so it decides again if another user has created a
 * personal entity of the batch meanwhile.
 */
export async function writeAsDecided(
  steps: readonly WriteStep[],
  { decide, store }: DecidedWrite,
): Promise<WriteResult[]> {
  for (let attempt = 1; ; attempt += 1) {
    const decided = onlyIfNew(steps, await decide());
    try {
      return await store(decided);
    } catch (error) {
      const index = hasCode(error, 'PRECONDITION_FAILED') ? error.details.index : undefined;
      const isOvertaken = index !== undefined && decided[index] !== steps[index];
      if (!isOvertaken || attempt === ATTEMPTS) throw error;
    }
  }
}

/** Adds to the first step for each of these entities the condition that the aspect does not exist, unless it already has a condition. */
function onlyIfNew(steps: readonly WriteStep[], creating: readonly number[]): readonly WriteStep[] {
  if (creating.length === 0) return steps;
  const seen = new Set<string>();
  const indexes = new Set(creating);
  return steps.map((step, index) => {
    const isFirst = indexes.has(index) && seen.size < seen.add(step.urn.text).size;
    if (!isFirst || step.kind !== 'put' || !WHOLE.includes(step.changeType)) return step;
    return step.ifVersion === undefined && step.ifAbsent !== true ? { ...step, ifVersion: 0 } : step;
  });
}
