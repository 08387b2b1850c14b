/** Deletions by registry and rollbacks of runs: they require a view of everything, and the permission to make what they undo. */
import { REQUEST, REQUEST_RESULT, requestOfRun } from '../../catalog/ingestion/request-input.js';
import { isReverted } from '../../catalog/runs/roll-back-run.js';
import type { CatalogWriter, RollbackGroup } from '../../catalog/writes/types.js';
import { toRegistryId } from '../../catalog/writes/write-metadata.js';
import type { MetadataModel } from '../../model/types.js';
import type { ReadDeps } from '../../neo4j/database.js';
import { ROOT_USER } from '../auth-deps.js';
import type { ActorScope } from './actor-scope.js';
import type { Change } from './policies/types.js';
import type { AspectName, WriteAudit } from './write-audit.js';
import { permittedChanges, requireUndoing, type RequirementDeps } from './write-requirements.js';

export interface UndoingDeps extends RequirementDeps, ReadDeps {
  readonly writer: Pick<CatalogWriter, 'deleteByRegistry' | 'rollBack'>;
}

export function sessionUndoing(
  deps: UndoingDeps,
  { scope, audit }: { readonly scope: Pick<ActorScope, 'requireFullScope'>; readonly audit: WriteAudit },
): Pick<CatalogWriter, 'deleteByRegistry' | 'rollBack'> {
  const { writer } = deps;
  return {
    deleteByRegistry: async (registryId, context) => {
      await scope.requireFullScope('delete by registry');
      if (context.dryRun === true) return writer.deleteByRegistry(registryId, context);
      const aspects = await aspectsOfRegistry(deps, registryId);
      await requireUndoing(deps, undoneByRegistry(deps.model, aspects), context.actor);
      const result = await writer.deleteByRegistry(registryId, context);
      audit.changed(aspects, context.actor);
      return result;
    },
    rollBack: async (request, context) => {
      await scope.requireFullScope('roll back runs');
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
      const isReported = await mayUpdateRequest(deps, request.runId, context.actor);
      return writer.rollBack({ ...request, isReported, onGroup: auditGroup }, context);
    },
  };
}

/**
 * Lists all aspects written with the registry, also those that the current schema no longer has, because undoing a write requires the
 * permission to write.
 */
async function aspectsOfRegistry({ database, load }: UndoingDeps, registryId: string): Promise<AspectName[]> {
  const rows = await database.read(load('writes/list-registry-aspects'), {
    registry: toRegistryId(registryId),
  });
  return rows.map(({ urn, aspect }) => ({ urn, aspectName: aspect }));
}

function undoneByRegistry({ aspects: known }: MetadataModel, aspects: readonly AspectName[]): Change[] {
  return aspects.map(({ urn, aspectName }) =>
    known.get(aspectName)?.keyFor === undefined ? deletion(urn, aspectName) : keyWrite(urn, aspectName),
  );
}

function undoneByRollback(model: MetadataModel, { rows, deleted }: RollbackGroup): Change[] {
  return [
    // Kept rows count too: the run no longer owns them, so a later rollback of another run would not restore them.
    ...rows
      .filter(({ outcome, keyAspect }) => !keyAspect || outcome !== 'REMOVED')
      .map(({ urn, aspect, keyAspect }) => (keyAspect ? keyWrite(urn, aspect) : deletion(urn, aspect))),
    ...deleted.map((urn) => deletion(urn, model.getEntity(model.parseUrn(urn).entityType).keyAspect)),
  ];
}

function deletion(urn: string, aspectName: string): Change {
  return { urn, aspectName, changeType: 'DELETE' };
}

/** The entity keeps its key aspect, so only the permission to write is required. */
function keyWrite(urn: string, aspectName: string): Change {
  return { urn, aspectName, changeType: 'UPSERT' };
}

/**
 * Tells whether the actor may change the status of the request that belongs to a run, so that a rollback of the run shows there. Clients choose
 * run ids: otherwise a user could write with the id of another user's request, and change its status by a rollback.
 * @returns true if no request can have this id
 */
async function mayUpdateRequest(deps: RequirementDeps, runId: string, actor: string): Promise<boolean> {
  const urn = actor === ROOT_USER ? undefined : requestOfRun(deps.model, runId);
  if (urn === undefined) return true;
  const [isPermitted] = await permittedChanges(
    deps,
    [{ urn, entityType: REQUEST, aspectName: REQUEST_RESULT, changeType: 'PATCH', index: 0 }],
    actor,
  );
  return isPermitted === true;
}
