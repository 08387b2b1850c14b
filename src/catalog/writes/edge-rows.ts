/** Computes the edges to add, update and remove when aspects change, by comparing old and new payloads. */
import { deriveEdges, diffEdges } from '../../model/derive-edges.js';
import type { Edge, MetadataModel } from '../../model/types.js';
import { aspectValue, type AspectState, type EntityState } from './entity-state.js';

/** Type of the edge that points upstream and accompanies each lineage relationship. */
export const LINEAGE_EDGE = 'HasUpstream';

/** Type of the edge that keeps a relationship that has ended. */
export const PAST_EDGE = 'Past';

export interface EdgeRow {
  readonly source: string;
  readonly type: string;
  readonly target: string;
  readonly aspect: string;
  readonly owner: string;
  /** For `HasUpstream`: the relationship that the edge was derived from. */
  readonly relationship?: string;
  readonly properties: Record<string, unknown>;
}

export interface EdgeChanges {
  readonly removed: EdgeRow[];
  readonly added: EdgeRow[];
  readonly updated: EdgeRow[];
}

export function edgeChanges(model: MetadataModel, state: EntityState, at: number): EdgeChanges {
  const changes: EdgeChanges = { removed: [], added: [], updated: [] };
  for (const aspectName of new Set([...state.stored.keys(), ...state.aspects.keys()])) {
    const before = state.stored.get(aspectName);
    const after = state.aspects.get(aspectName);
    if (before?.text === after?.text && !state.hardDeleted) continue;
    const definition = model.aspects.get(aspectName);
    if (definition === undefined) continue;
    if (definition.relationships.length === 0 && definition.columnLineage.length === 0) continue;
    const derive = (aspect: AspectState | undefined): Edge[] => {
      const value = aspectValue(aspect);
      return value === undefined ? [] : deriveEdges(model, state.urn, aspectName, value);
    };
    const diff = state.hardDeleted
      ? { removed: derive(before), added: derive(after), changed: [] }
      : diffEdges(derive(before), derive(after));
    changes.removed.push(...diff.removed.flatMap((edge) => edgeRows(edge, at)));
    changes.added.push(...diff.added.flatMap((edge) => edgeRows(edge, at)));
    changes.updated.push(...diff.changed.flatMap((edge) => edgeRows(edge, at)));
  }
  return changes;
}

/** Returns the edge itself and, for lineage, its `HasUpstream` edge. @param at time since when they exist */
export function edgeRows(edge: Edge, at: number): EdgeRow[] {
  const { source, type, target, downstream, ...rest } = edge;
  const own = {
    source,
    type,
    target,
    aspect: edge.aspect,
    owner: edge.owner,
    properties: { ...rest, from: at },
  };
  if (downstream === undefined) return [own];
  const [lower, upper] = downstream === 'source' ? [source, target] : [target, source];
  const properties = { ...own.properties, relationship: type };
  return [own, { ...own, source: lower, type: LINEAGE_EDGE, target: upper, relationship: type, properties }];
}

/** Returns the parameters of `cypher/writes/add-edges`. */
export function edgeParameters(added: readonly EdgeRow[]): Record<'ends' | 'rows', readonly unknown[]> {
  const positions = new Map<string, number>();
  const positionOf = (urn: string): number => {
    const known = positions.get(urn);
    if (known !== undefined) return known;
    positions.set(urn, positions.size);
    return positions.size - 1;
  };
  const rows = added.map(({ source, target, type, properties }) => {
    return { source: positionOf(source), target: positionOf(target), type, properties };
  });
  return { ends: [...positions.keys()], rows };
}
