/** State transitions that writes and rollbacks share. */
import { currentAspect, type EntityState, type HardDeletion } from './entity-state.js';

/** Archives the value that is about to be replaced as an older version. */
export function archived(state: EntityState, aspect: string, until: number): EntityState {
  const current = currentAspect(state, aspect);
  if (current === undefined) return state;
  const row = {
    urn: state.urn.text,
    aspect,
    version: current.meta.version,
    payload: current.text,
    meta: JSON.stringify(current.meta),
    from: current.meta.created.time,
    until,
  };
  return { ...state, versions: [...state.versions, row] };
}

/** Marks the entity as hard-deleted. */
export function hardDeleted(state: EntityState, by: HardDeletion): EntityState {
  return {
    ...state,
    aspects: new Map(),
    exists: false,
    hardDeleted: state.existed && by,
    versions: [],
    points: new Map(),
    deletedPoints: [],
    changes: [],
  };
}
