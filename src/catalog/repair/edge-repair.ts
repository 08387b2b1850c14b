/** Computes the changes that make an entity's edges match its aspects. */
import { sameJson } from '../../core/same-json.js';
import { deriveEdges } from '../../model/derive-edges.js';
import type { MetadataModel } from '../../model/types.js';
import { edgeRows, type EdgeChanges, type EdgeRow } from '../writes/edge-rows.js';
import { aspectValue, type EntityState } from '../writes/entity-state.js';

export type StoredEdge = readonly [
  source: string,
  type: string,
  target: string,
  properties: Readonly<Record<string, unknown>>,
];

/** Returns the edges derived from all aspects or from one. They exist since their aspect was written. */
export function wantedEdges(state: EntityState, model: MetadataModel, aspectName?: string): EdgeRow[] {
  const names = aspectName === undefined ? [...state.aspects.keys()] : [aspectName];
  return names.flatMap((name) => {
    const aspect = state.aspects.get(name);
    const value = aspectValue(aspect);
    if (aspect === undefined || value === undefined) return [];
    const since = aspect.meta.created.time;
    return deriveEdges(model, state.urn, name, value).flatMap((edge) => edgeRows(edge, since));
  });
}

/** Duplicate edges are all removed, then one is added. */
export function repairEdges(
  wanted: readonly EdgeRow[],
  { stored, aspectName }: { stored: readonly StoredEdge[]; aspectName: string | undefined },
): EdgeChanges {
  const expected = new Map(wanted.map((row) => [keyOf(row), row]));
  const found = new Map<string, EdgeRow[]>();
  for (const row of stored.map(toRow)) {
    if (aspectName !== undefined && row.aspect !== aspectName) continue;
    found.set(keyOf(row), [...(found.get(keyOf(row)) ?? []), row]);
  }
  const changes: EdgeChanges = { removed: [], added: [], updated: [] };
  for (const [key, [row, ...copies]] of found) {
    const next = expected.get(key);
    if (row === undefined) continue;
    if (next === undefined || copies.length > 0) changes.removed.push(row);
    else if (!sameProperties(row, next)) changes.updated.push(next);
    if (next !== undefined && copies.length > 0) changes.added.push(next);
  }
  for (const [key, row] of expected) if (!found.has(key)) changes.added.push(row);
  return changes;
}

function toRow([source, type, target, properties]: StoredEdge): EdgeRow {
  const relationship = properties['relationship'] as string | undefined;
  return {
    source,
    type,
    target,
    aspect: properties['aspect'] as string,
    owner: properties['owner'] as string,
    ...(relationship !== undefined && { relationship }),
    properties: { ...properties },
  };
}

function keyOf({ source, type, target, aspect, owner, relationship = '' }: EdgeRow): string {
  return [source, type, target, aspect, owner, relationship].join('\n');
}

/** Compares all properties except the time since when the edge exists, because the aspect may have been written again meanwhile. */
function sameProperties(left: EdgeRow, right: EdgeRow): boolean {
  const plain = ({ properties: { from: _from, ...others } }: EdgeRow): string => JSON.stringify(others);
  return sameJson(plain(left), plain(right));
}
