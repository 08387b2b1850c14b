/** The nodes of entities that exist only as ends of edges. */
import type { MetadataModel } from '../../model/types.js';
import type { EdgeRow } from './edge-rows.js';
import type { EntityState } from './entity-state.js';

/** Nodes that were created for locking and remain only as the end of an edge. They still need the label of their type. */
export function lockedStubRows(states: readonly EntityState[], added: readonly EdgeRow[]): { urn: string }[] {
  const missing = states.filter((state) => !state.exists && !state.existed);
  if (missing.length === 0) return [];
  const ends = new Set(added.flatMap((row) => [row.source, row.target]));
  return missing
    .filter((state) => ends.has(state.urn.text))
    .map((state) => ({
      urn: state.urn.text,
      labels: [state.definition.label],
      properties: {},
      last: {},
      lists: [],
    }));
}

/** Ends of new edges that may have no node yet, sorted because all locks are taken in URN order. */
export function stubRows(
  added: readonly EdgeRow[],
  states: readonly EntityState[],
  model: MetadataModel,
): { urn: string }[] {
  const locked = new Set(states.map((state) => state.urn.text));
  const urns = new Set(added.flatMap((row) => [row.source, row.target]).filter((urn) => !locked.has(urn)));
  return [...urns].sort().map((urn) => ({ urn, label: labelOf(urn, model) }));
}

/** An edge may point to an entity type that the model does not have. Such a stub only gets the label `Entity`. */
export function labelOf(urn: string, model: MetadataModel): string {
  return model.entities.get(urn.split(':')[2] ?? '')?.label ?? 'Entity';
}
