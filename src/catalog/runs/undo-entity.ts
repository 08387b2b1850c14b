/** Undoes the writes of a run to one entity. */
import type { MetadataModel } from '../../model/types.js';
import { TEST_RESULTS } from '../metadata-tests/propose-results.js';
import { currentAspect, type EntityState, asHardDeleted } from '../writes/entity-state.js';
import type { RollbackOutcome, RollbackRow } from '../writes/types.js';
import { writerOf } from '../writes/write-metadata.js';
import type { AspectStanding } from './load-histories.js';
import { logged, undoAspect, type UndoContext } from './undo-aspect.js';

/** A write of the run to an aspect of the entity, from the change log. */
export interface RunWrite {
  readonly aspect: string;
  readonly kind: 'value' | 'point' | 'final';
  readonly time: number;
  readonly version: number;
  /** Number of points that still belong to the run. */
  readonly points?: number;
}

export interface EntityToUndo {
  readonly state: EntityState;
  /** The standing writes of the aspects that the run wrote, and of the key aspect. */
  readonly standings: ReadonlyMap<string, AspectStanding>;
  /** The last write of each aspect and kind. */
  readonly writes: readonly RunWrite[];
  readonly hasPointsOfOthers: boolean;
}

export interface UndoneEntity {
  readonly state: EntityState;
  readonly rows: readonly RollbackRow[];
  readonly isUnsafe: boolean;
  /** Number of aspects by others that were deleted with the entity. */
  readonly othersDeleted: number;
}

interface EntityUndoContext extends UndoContext {
  readonly model: MetadataModel;
  readonly nuke: boolean;
}

export function undoEntity(entity: EntityToUndo, context: EntityUndoContext): UndoneEntity {
  const { state: before, writes, standings } = entity;
  const { keyAspect } = before.definition;
  const outcomes = new Map<RunWrite, RollbackOutcome>();
  let state = before;
  for (const write of writes) {
    if (write.aspect === keyAspect && write.kind === 'value') continue;
    const undone = undoWrite(state, { write, standing: standings.get(write.aspect) }, context);
    outcomes.set(write, undone.outcome);
    state = undone.state;
  }
  const left = valuesOf(state);
  const isDeleted = shouldDelete(entity, left, context);
  if (isDeleted) state = asHardDeleted(before, { actor: context.actor });
  const rows = writes.map((write): RollbackRow => {
    const isKey = write.aspect === keyAspect;
    const own = outcomes.get(write) ?? (isDeleted || !before.exists ? 'REMOVED' : 'KEPT');
    const outcome = isDeleted && own === 'KEPT' ? 'REMOVED' : own;
    const { aspect, time, version, points } = write;
    const counted = points === undefined ? {} : { points };
    return { urn: state.urn.text, aspect, time, version, keyAspect: isKey, outcome, ...counted };
  });
  const othersDeleted = isDeleted ? left.length + (entity.hasPointsOfOthers ? 1 : 0) : 0;
  const isUnsafe = othersDeleted > 0 || rows.some(({ outcome }) => outcome === 'KEPT');
  return { state, rows, isUnsafe, othersDeleted };
}

interface WriteToUndo {
  readonly write: RunWrite;
  readonly standing: AspectStanding | undefined;
}

function undoWrite(
  state: EntityState,
  { write, standing }: WriteToUndo,
  context: UndoContext,
): { state: EntityState; outcome: RollbackOutcome } {
  const { aspect, kind } = write;
  if (kind === 'final') return { state, outcome: 'FINAL' };
  if (kind === 'point') return { state: logged(state, { aspect, version: 0 }, context), outcome: 'REMOVED' };
  // An aspect that is no longer in the model cannot be read.
  return standing === undefined ? { state, outcome: 'KEPT' } : undoAspect(state, standing, context);
}

/**
 * Names of the existing aspects, except those that tell nothing of their own: the key aspect follows from the URN, and the service computes
 * the results of tests from the other aspects.
 */
function valuesOf(state: EntityState): string[] {
  const { aspects, keyAspect } = state.definition;
  return aspects.filter(
    (name) => name !== keyAspect && name !== TEST_RESULTS && currentAspect(state, name) !== undefined,
  );
}

/** An entity is deleted when nothing is left of it and only rolled-back runs created it. */
function shouldDelete(
  { state, standings, writes, hasPointsOfOthers }: EntityToUndo,
  left: readonly string[],
  { nuke, runId }: EntityUndoContext,
): boolean {
  if (!state.exists) return false;
  const { keyAspect } = state.definition;
  const key = standings.get(keyAspect);
  const wroteKey = writes.some(({ aspect, kind }) => aspect === keyAspect && kind === 'value');
  if (nuke && wroteKey && key !== undefined && writerOf(key.current.meta).runId === runId) return true;
  return left.length === 0 && !hasPointsOfOthers && key?.standing.kind !== 'value';
}
